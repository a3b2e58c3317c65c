# Generated from schema/pi-rpc.schema.json by scripts/generate.py. Do not edit.
# mypy: disable-error-code="no-any-return"
"""Decoders and encoders of every definition of the schema."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pi_protocol import _types as t
from pi_protocol._dataclass import draft
from pi_protocol._runtime import DecodeError, MISSING, array, bad, integer, missing, new, object_item, string_item, unknown_fields, with_extra


def decode_TextContent(o: Any) -> t.TextContent:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["type"]
        v1 = o["text"]
    except KeyError:
        missing(o, {"type": "\"text\"", "text": "string"})
    if v0 != "text":
        bad(v0, "\"text\"", "type")
    if v1.__class__ is not str:
        bad(v1, "string", "text")
    if len(o) == 2:
        v2 = extra = None
    else:
        n = 2
        v2 = o.get("textSignature")
        if v2 is not None:
            n += 1
            if v2.__class__ is not str:
                bad(v2, "string", "textSignature")
        extra = None if len(o) == n else unknown_fields(o, _fields_TextContent)
    x = new(_draft_TextContent)
    x.extra = extra
    x.type = "text"
    x.text = v1
    x.text_signature = v2
    x.__class__ = t.TextContent
    return x


def decode_ImageContent(o: Any) -> t.ImageContent:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["type"]
        v1 = o["data"]
        v2 = o["mimeType"]
    except KeyError:
        missing(o, {"type": "\"image\"", "data": "string", "mimeType": "string"})
    if v0 != "image":
        bad(v0, "\"image\"", "type")
    if v1.__class__ is not str:
        bad(v1, "string", "data")
    if v2.__class__ is not str:
        bad(v2, "string", "mimeType")
    extra = None if len(o) == 3 else unknown_fields(o, _fields_ImageContent)
    x = new(_draft_ImageContent)
    x.extra = extra
    x.type = "image"
    x.data = v1
    x.mime_type = v2
    x.__class__ = t.ImageContent
    return x


def decode_ThinkingContent(o: Any) -> t.ThinkingContent:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["type"]
        v1 = o["thinking"]
    except KeyError:
        missing(o, {"type": "\"thinking\"", "thinking": "string"})
    if v0 != "thinking":
        bad(v0, "\"thinking\"", "type")
    if v1.__class__ is not str:
        bad(v1, "string", "thinking")
    if len(o) == 2:
        v2 = v3 = extra = None
    else:
        n = 2
        v2 = o.get("thinkingSignature")
        if v2 is not None:
            n += 1
            if v2.__class__ is not str:
                bad(v2, "string", "thinkingSignature")
        v3 = o.get("redacted")
        if v3 is not None:
            n += 1
            if v3.__class__ is not bool:
                bad(v3, "boolean", "redacted")
        extra = None if len(o) == n else unknown_fields(o, _fields_ThinkingContent)
    x = new(_draft_ThinkingContent)
    x.extra = extra
    x.type = "thinking"
    x.thinking = v1
    x.thinking_signature = v2
    x.redacted = v3
    x.__class__ = t.ThinkingContent
    return x


def decode_ToolCall(o: Any) -> t.ToolCall:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["type"]
        v1 = o["id"]
        v2 = o["name"]
        v3 = o["arguments"]
    except KeyError:
        missing(o, {"type": "\"toolCall\"", "id": "string", "name": "string", "arguments": "object"})
    if v0 != "toolCall":
        bad(v0, "\"toolCall\"", "type")
    if v1.__class__ is not str:
        bad(v1, "string", "id")
    if v2.__class__ is not str:
        bad(v2, "string", "name")
    if v3.__class__ is not dict:
        bad(v3, "object", "arguments")
    if len(o) == 4:
        v4 = v5 = v6 = extra = None
    else:
        n = 4
        v4 = o.get("thoughtSignature")
        if v4 is not None:
            n += 1
            if v4.__class__ is not str:
                bad(v4, "string", "thoughtSignature")
        v5 = o.get("namespace")
        if v5 is not None:
            n += 1
            if v5.__class__ is not str:
                bad(v5, "string", "namespace")
        v6 = o.get("argumentsError")
        if v6 is not None:
            n += 1
            if v6.__class__ is not str:
                bad(v6, "string", "argumentsError")
        extra = None if len(o) == n else unknown_fields(o, _fields_ToolCall)
    x = new(_draft_ToolCall)
    x.extra = extra
    x.type = "toolCall"
    x.id = v1
    x.name = v2
    x.arguments = v3
    x.thought_signature = v4
    x.namespace = v5
    x.arguments_error = v6
    x.__class__ = t.ToolCall
    return x


def decode_UnknownUserContent(o: Any) -> t.UnknownUserContent:
    if o.__class__ is not dict:
        bad(o, "object")
    x = new(_draft_UnknownUserContent)
    x.extra = o
    x.type = "UnknownUserContent"
    x.__class__ = t.UnknownUserContent
    return x


def decode_UserContent(o: Any) -> t.UserContent:
    if o.__class__ is not dict:
        bad(o, "object")
    tag = o.get("type", MISSING)
    if tag.__class__ is not str:
        bad(tag, "string", "type")
    decode = _members_UserContent_type.get(tag)
    return decode_UnknownUserContent(o) if decode is None else decode(o)


def decode_UnknownAssistantContent(o: Any) -> t.UnknownAssistantContent:
    if o.__class__ is not dict:
        bad(o, "object")
    x = new(_draft_UnknownAssistantContent)
    x.extra = o
    x.type = "UnknownAssistantContent"
    x.__class__ = t.UnknownAssistantContent
    return x


def decode_AssistantContent(o: Any) -> t.AssistantContent:
    if o.__class__ is not dict:
        bad(o, "object")
    tag = o.get("type", MISSING)
    if tag.__class__ is not str:
        bad(tag, "string", "type")
    decode = _members_AssistantContent_type.get(tag)
    return decode_UnknownAssistantContent(o) if decode is None else decode(o)


def decode_UsageCost(o: Any) -> t.UsageCost:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["input"]
        v1 = o["output"]
        v2 = o["cacheRead"]
        v3 = o["cacheWrite"]
        v4 = o["total"]
    except KeyError:
        missing(o, {"input": "number", "output": "number", "cacheRead": "number", "cacheWrite": "number", "total": "number"})
    if v0.__class__ is not float and v0.__class__ is not int:
        bad(v0, "number", "input")
    if v1.__class__ is not float and v1.__class__ is not int:
        bad(v1, "number", "output")
    if v2.__class__ is not float and v2.__class__ is not int:
        bad(v2, "number", "cacheRead")
    if v3.__class__ is not float and v3.__class__ is not int:
        bad(v3, "number", "cacheWrite")
    if v4.__class__ is not float and v4.__class__ is not int:
        bad(v4, "number", "total")
    if len(o) == 5:
        v5 = extra = None
    else:
        n = 5
        v5 = o.get("totalFromProvider")
        if v5 is not None:
            n += 1
            if v5.__class__ is not bool:
                bad(v5, "boolean", "totalFromProvider")
        extra = None if len(o) == n else unknown_fields(o, _fields_UsageCost)
    x = new(_draft_UsageCost)
    x.extra = extra
    x.input = v0
    x.output = v1
    x.cache_read = v2
    x.cache_write = v3
    x.total = v4
    x.total_from_provider = v5
    x.__class__ = t.UsageCost
    return x


def decode_Usage(o: Any) -> t.Usage:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["input"]
        v1 = o["output"]
        v2 = o["cacheRead"]
        v3 = o["cacheWrite"]
        v6 = o["totalTokens"]
        v7 = o["cost"]
    except KeyError:
        missing(o, {"input": "integer", "output": "integer", "cacheRead": "integer", "cacheWrite": "integer", "totalTokens": "integer", "cost": "object"})
    if v0.__class__ is not int:
        v0 = integer(v0, "input", "integer")
    if v1.__class__ is not int:
        v1 = integer(v1, "output", "integer")
    if v2.__class__ is not int:
        v2 = integer(v2, "cacheRead", "integer")
    if v3.__class__ is not int:
        v3 = integer(v3, "cacheWrite", "integer")
    if v6.__class__ is not int:
        v6 = integer(v6, "totalTokens", "integer")
    if len(o) == 6:
        v4 = v5 = extra = None
    else:
        n = 6
        v4 = o.get("cacheWrite1h")
        if v4 is not None:
            n += 1
            if v4.__class__ is not int:
                v4 = integer(v4, "cacheWrite1h", "integer")
        v5 = o.get("reasoning")
        if v5 is not None:
            n += 1
            if v5.__class__ is not int:
                v5 = integer(v5, "reasoning", "integer")
        extra = None if len(o) == n else unknown_fields(o, _fields_Usage)
    k = ""
    try:
        k = "cost"
        v7 = decode_UsageCost(v7)
    except DecodeError as error:
        raise error.under(k)
    x = new(_draft_Usage)
    x.extra = extra
    x.input = v0
    x.output = v1
    x.cache_read = v2
    x.cache_write = v3
    x.cache_write1h = v4
    x.reasoning = v5
    x.total_tokens = v6
    x.cost = v7
    x.__class__ = t.Usage
    return x


def decode_SystemMessage(o: Any) -> t.SystemMessage:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["role"]
        v1 = o["content"]
        v5 = o["timestamp"]
    except KeyError:
        missing(o, {"role": "\"system\"", "content": "string or array", "timestamp": "integer"})
    if v0 != "system":
        bad(v0, "\"system\"", "role")
    if v1.__class__ is not str:
        v1 = array(v1, "content", decode_TextOnlyContent, "string or array")
    if v5.__class__ is not int:
        v5 = integer(v5, "timestamp", "integer")
    if len(o) == 3:
        v2 = v3 = v4 = extra = None
    else:
        n = 3
        v2 = o.get("sections")
        if v2 is not None:
            n += 1
            if v2.__class__ is not dict:
                bad(v2, "object", "sections")
        v3 = o.get("toolsAdded")
        if v3 is not None:
            n += 1
            v3 = array(v3, "toolsAdded", object_item, "array")
        v4 = o.get("toolsRemoved")
        if v4 is not None:
            n += 1
            v4 = array(v4, "toolsRemoved", object_item, "array")
        extra = None if len(o) == n else unknown_fields(o, _fields_SystemMessage)
    x = new(_draft_SystemMessage)
    x.extra = extra
    x.role = "system"
    x.content = v1
    x.sections = v2
    x.tools_added = v3
    x.tools_removed = v4
    x.timestamp = v5
    x.__class__ = t.SystemMessage
    return x


def decode_UnknownTextOnlyContent(o: Any) -> t.UnknownTextOnlyContent:
    if o.__class__ is not dict:
        bad(o, "object")
    x = new(_draft_UnknownTextOnlyContent)
    x.extra = o
    x.type = "UnknownTextOnlyContent"
    x.__class__ = t.UnknownTextOnlyContent
    return x


def decode_TextOnlyContent(o: Any) -> t.TextOnlyContent:
    if o.__class__ is not dict:
        bad(o, "object")
    tag = o.get("type", MISSING)
    if tag.__class__ is not str:
        bad(tag, "string", "type")
    decode = _members_TextOnlyContent_type.get(tag)
    return decode_UnknownTextOnlyContent(o) if decode is None else decode(o)


def decode_UserMessage(o: Any) -> t.UserMessage:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["role"]
        v1 = o["content"]
        v2 = o["timestamp"]
    except KeyError:
        missing(o, {"role": "\"user\"", "content": "string or array", "timestamp": "integer"})
    if v0 != "user":
        bad(v0, "\"user\"", "role")
    if v1.__class__ is not str:
        v1 = array(v1, "content", decode_UserContent, "string or array")
    if v2.__class__ is not int:
        v2 = integer(v2, "timestamp", "integer")
    extra = None if len(o) == 3 else unknown_fields(o, _fields_UserMessage)
    x = new(_draft_UserMessage)
    x.extra = extra
    x.role = "user"
    x.content = v1
    x.timestamp = v2
    x.__class__ = t.UserMessage
    return x


def decode_AssistantMessage(o: Any) -> t.AssistantMessage:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["role"]
        v1 = o["content"]
        v2 = o["api"]
        v3 = o["provider"]
        v4 = o["model"]
        v10 = o["usage"]
        v11 = o["stopReason"]
        v16 = o["timestamp"]
    except KeyError:
        missing(o, {"role": "\"assistant\"", "content": "array", "api": "string", "provider": "string", "model": "string", "usage": "object", "stopReason": "string", "timestamp": "integer"})
    if v0 != "assistant":
        bad(v0, "\"assistant\"", "role")
    v1 = array(v1, "content", decode_AssistantContent, "array")
    if v2.__class__ is not str:
        bad(v2, "string", "api")
    if v3.__class__ is not str:
        bad(v3, "string", "provider")
    if v4.__class__ is not str:
        bad(v4, "string", "model")
    if v11.__class__ is not str:
        bad(v11, "string", "stopReason")
    if v16.__class__ is not int:
        v16 = integer(v16, "timestamp", "integer")
    if len(o) == 8:
        v5 = v6 = v7 = v8 = v9 = v12 = v13 = v14 = v15 = v17 = extra = None
    else:
        n = 8
        v5 = o.get("responseModel")
        if v5 is not None:
            n += 1
            if v5.__class__ is not str:
                bad(v5, "string", "responseModel")
        v6 = o.get("responseId")
        if v6 is not None:
            n += 1
            if v6.__class__ is not str:
                bad(v6, "string", "responseId")
        v7 = o.get("providerThinkingLevel")
        if v7 is not None:
            n += 1
            if v7.__class__ is not str:
                bad(v7, "string", "providerThinkingLevel")
        v8 = o.get("thinkingLevel")
        if v8 is not None:
            n += 1
            if v8.__class__ is not str:
                bad(v8, "string", "thinkingLevel")
        v9 = o.get("diagnostics")
        if v9 is not None:
            n += 1
            v9 = array(v9, "diagnostics", object_item, "array")
        v12 = o.get("deferred")
        if v12 is not None:
            n += 1
            if v12.__class__ is not dict:
                bad(v12, "object", "deferred")
        v13 = o.get("errorMessage")
        if v13 is not None:
            n += 1
            if v13.__class__ is not str:
                bad(v13, "string", "errorMessage")
        v14 = o.get("rawStopReason")
        if v14 is not None:
            n += 1
            if v14.__class__ is not str:
                bad(v14, "string", "rawStopReason")
        v15 = o.get("endTurn")
        if v15 is not None:
            n += 1
            if v15.__class__ is not bool:
                bad(v15, "boolean", "endTurn")
        v17 = o.get("durationMs")
        if v17 is not None:
            n += 1
            if v17.__class__ is not float and v17.__class__ is not int:
                bad(v17, "number", "durationMs")
        extra = None if len(o) == n else unknown_fields(o, _fields_AssistantMessage)
    k = ""
    try:
        k = "usage"
        v10 = decode_Usage(v10)
    except DecodeError as error:
        raise error.under(k)
    x = new(_draft_AssistantMessage)
    x.extra = extra
    x.role = "assistant"
    x.content = v1
    x.api = v2
    x.provider = v3
    x.model = v4
    x.response_model = v5
    x.response_id = v6
    x.provider_thinking_level = v7
    x.thinking_level = v8
    x.diagnostics = v9
    x.usage = v10
    x.stop_reason = v11
    x.deferred = v12
    x.error_message = v13
    x.raw_stop_reason = v14
    x.end_turn = v15
    x.timestamp = v16
    x.duration_ms = v17
    x.__class__ = t.AssistantMessage
    return x


def decode_ToolResultMessage(o: Any) -> t.ToolResultMessage:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["role"]
        v1 = o["toolCallId"]
        v2 = o["toolName"]
        v3 = o["content"]
        v7 = o["isError"]
        v8 = o["timestamp"]
    except KeyError:
        missing(o, {"role": "\"toolResult\"", "toolCallId": "string", "toolName": "string", "content": "array", "isError": "boolean", "timestamp": "integer"})
    if v0 != "toolResult":
        bad(v0, "\"toolResult\"", "role")
    if v1.__class__ is not str:
        bad(v1, "string", "toolCallId")
    if v2.__class__ is not str:
        bad(v2, "string", "toolName")
    v3 = array(v3, "content", decode_UserContent, "array")
    if v7.__class__ is not bool:
        bad(v7, "boolean", "isError")
    if v8.__class__ is not int:
        v8 = integer(v8, "timestamp", "integer")
    if len(o) == 6:
        v4 = v5 = v6 = v9 = extra = None
    else:
        n = 6
        v4 = o.get("details")
        if v4 is not None:
            n += 1
        v5 = o.get("usage")
        if v5 is not None:
            n += 1
        v6 = o.get("nestedCalls")
        if v6 is not None:
            n += 1
            if v6.__class__ is not dict:
                bad(v6, "object", "nestedCalls")
        v9 = o.get("durationMs")
        if v9 is not None:
            n += 1
            if v9.__class__ is not float and v9.__class__ is not int:
                bad(v9, "number", "durationMs")
        extra = None if len(o) == n else unknown_fields(o, _fields_ToolResultMessage)
    k = ""
    try:
        k = "usage"
        if v5 is not None:
            v5 = decode_Usage(v5)
    except DecodeError as error:
        raise error.under(k)
    x = new(_draft_ToolResultMessage)
    x.extra = extra
    x.role = "toolResult"
    x.tool_call_id = v1
    x.tool_name = v2
    x.content = v3
    x.details = v4
    x.usage = v5
    x.nested_calls = v6
    x.is_error = v7
    x.timestamp = v8
    x.duration_ms = v9
    x.__class__ = t.ToolResultMessage
    return x


def decode_BashExecutionMessage(o: Any) -> t.BashExecutionMessage:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["role"]
        v1 = o["command"]
        v2 = o["output"]
        v4 = o["cancelled"]
        v5 = o["truncated"]
        v7 = o["timestamp"]
    except KeyError:
        missing(o, {"role": "\"bashExecution\"", "command": "string", "output": "string", "cancelled": "boolean", "truncated": "boolean", "timestamp": "integer"})
    if v0 != "bashExecution":
        bad(v0, "\"bashExecution\"", "role")
    if v1.__class__ is not str:
        bad(v1, "string", "command")
    if v2.__class__ is not str:
        bad(v2, "string", "output")
    if v4.__class__ is not bool:
        bad(v4, "boolean", "cancelled")
    if v5.__class__ is not bool:
        bad(v5, "boolean", "truncated")
    if v7.__class__ is not int:
        v7 = integer(v7, "timestamp", "integer")
    if len(o) == 6:
        v3 = v6 = v8 = extra = None
    else:
        n = 6
        v3 = o.get("exitCode")
        if v3 is not None:
            n += 1
            if v3.__class__ is not int:
                v3 = integer(v3, "exitCode", "integer")
        v6 = o.get("fullOutputPath")
        if v6 is not None:
            n += 1
            if v6.__class__ is not str:
                bad(v6, "string", "fullOutputPath")
        v8 = o.get("excludeFromContext")
        if v8 is not None:
            n += 1
            if v8.__class__ is not bool:
                bad(v8, "boolean", "excludeFromContext")
        extra = None if len(o) == n else unknown_fields(o, _fields_BashExecutionMessage)
    x = new(_draft_BashExecutionMessage)
    x.extra = extra
    x.role = "bashExecution"
    x.command = v1
    x.output = v2
    x.exit_code = v3
    x.cancelled = v4
    x.truncated = v5
    x.full_output_path = v6
    x.timestamp = v7
    x.exclude_from_context = v8
    x.__class__ = t.BashExecutionMessage
    return x


def decode_CustomMessage(o: Any) -> t.CustomMessage:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["role"]
        v1 = o["customType"]
        v2 = o["content"]
        v3 = o["display"]
        v5 = o["timestamp"]
    except KeyError:
        missing(o, {"role": "\"custom\"", "customType": "string", "content": "string or array", "display": "boolean", "timestamp": "integer"})
    if v0 != "custom":
        bad(v0, "\"custom\"", "role")
    if v1.__class__ is not str:
        bad(v1, "string", "customType")
    if v2.__class__ is not str:
        v2 = array(v2, "content", decode_UserContent, "string or array")
    if v3.__class__ is not bool:
        bad(v3, "boolean", "display")
    if v5.__class__ is not int:
        v5 = integer(v5, "timestamp", "integer")
    if len(o) == 5:
        v4 = extra = None
    else:
        n = 5
        v4 = o.get("details")
        if v4 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_CustomMessage)
    x = new(_draft_CustomMessage)
    x.extra = extra
    x.role = "custom"
    x.custom_type = v1
    x.content = v2
    x.display = v3
    x.details = v4
    x.timestamp = v5
    x.__class__ = t.CustomMessage
    return x


def decode_BranchSummaryMessage(o: Any) -> t.BranchSummaryMessage:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["role"]
        v1 = o["summary"]
        v2 = o["fromId"]
        v3 = o["timestamp"]
    except KeyError:
        missing(o, {"role": "\"branchSummary\"", "summary": "string", "fromId": "null or string", "timestamp": "integer"})
    if v0 != "branchSummary":
        bad(v0, "\"branchSummary\"", "role")
    if v1.__class__ is not str:
        bad(v1, "string", "summary")
    if v2 is not None:
        if v2.__class__ is not str:
            bad(v2, "null or string", "fromId")
    if v3.__class__ is not int:
        v3 = integer(v3, "timestamp", "integer")
    extra = None if len(o) == 4 else unknown_fields(o, _fields_BranchSummaryMessage)
    x = new(_draft_BranchSummaryMessage)
    x.extra = extra
    x.role = "branchSummary"
    x.summary = v1
    x.from_id = v2
    x.timestamp = v3
    x.__class__ = t.BranchSummaryMessage
    return x


def decode_CompactionSummaryMessage(o: Any) -> t.CompactionSummaryMessage:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["role"]
        v1 = o["summary"]
        v2 = o["tokensBefore"]
        v3 = o["timestamp"]
    except KeyError:
        missing(o, {"role": "\"compactionSummary\"", "summary": "string", "tokensBefore": "integer", "timestamp": "integer"})
    if v0 != "compactionSummary":
        bad(v0, "\"compactionSummary\"", "role")
    if v1.__class__ is not str:
        bad(v1, "string", "summary")
    if v2.__class__ is not int:
        v2 = integer(v2, "tokensBefore", "integer")
    if v3.__class__ is not int:
        v3 = integer(v3, "timestamp", "integer")
    extra = None if len(o) == 4 else unknown_fields(o, _fields_CompactionSummaryMessage)
    x = new(_draft_CompactionSummaryMessage)
    x.extra = extra
    x.role = "compactionSummary"
    x.summary = v1
    x.tokens_before = v2
    x.timestamp = v3
    x.__class__ = t.CompactionSummaryMessage
    return x


def decode_UnknownAgentMessage(o: Any) -> t.UnknownAgentMessage:
    if o.__class__ is not dict:
        bad(o, "object")
    x = new(_draft_UnknownAgentMessage)
    x.extra = o
    x.role = "UnknownAgentMessage"
    x.__class__ = t.UnknownAgentMessage
    return x


def decode_AgentMessage(o: Any) -> t.AgentMessage:
    if o.__class__ is not dict:
        bad(o, "object")
    tag = o.get("role", MISSING)
    if tag.__class__ is not str:
        bad(tag, "string", "role")
    decode = _members_AgentMessage_role.get(tag)
    return decode_UnknownAgentMessage(o) if decode is None else decode(o)


def decode_Model(o: Any) -> t.Model:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["id"]
    except KeyError:
        missing(o, {"id": "string"})
    if v0.__class__ is not str:
        bad(v0, "string", "id")
    if len(o) == 1:
        v1 = v2 = v3 = v4 = v5 = v6 = extra = None
    else:
        n = 1
        v1 = o.get("name")
        if v1 is not None:
            n += 1
            if v1.__class__ is not str:
                bad(v1, "string", "name")
        v2 = o.get("api")
        if v2 is not None:
            n += 1
            if v2.__class__ is not str:
                bad(v2, "string", "api")
        v3 = o.get("provider")
        if v3 is not None:
            n += 1
            if v3.__class__ is not str:
                bad(v3, "string", "provider")
        v4 = o.get("contextWindow")
        if v4 is not None:
            n += 1
            if v4.__class__ is not int:
                v4 = integer(v4, "contextWindow", "integer")
        v5 = o.get("maxTokens")
        if v5 is not None:
            n += 1
            if v5.__class__ is not int:
                v5 = integer(v5, "maxTokens", "integer")
        v6 = o.get("reasoning")
        if v6 is not None:
            n += 1
            if v6.__class__ is not bool:
                bad(v6, "boolean", "reasoning")
        extra = None if len(o) == n else unknown_fields(o, _fields_Model)
    x = new(_draft_Model)
    x.extra = extra
    x.id = v0
    x.name = v1
    x.api = v2
    x.provider = v3
    x.context_window = v4
    x.max_tokens = v5
    x.reasoning = v6
    x.__class__ = t.Model
    return x


def decode_SessionState(o: Any) -> t.SessionState:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v7 = o["sessionId"]
    except KeyError:
        missing(o, {"sessionId": "string"})
    if v7.__class__ is not str:
        bad(v7, "string", "sessionId")
    if len(o) == 1:
        v0 = v1 = v2 = v3 = v4 = v5 = v6 = v8 = v9 = v10 = v11 = extra = None
    else:
        n = 1
        v0 = o.get("model")
        if v0 is not None:
            n += 1
        v1 = o.get("thinkingLevel")
        if v1 is not None:
            n += 1
            if v1.__class__ is not str:
                bad(v1, "string", "thinkingLevel")
        v2 = o.get("isStreaming")
        if v2 is not None:
            n += 1
            if v2.__class__ is not bool:
                bad(v2, "boolean", "isStreaming")
        v3 = o.get("isCompacting")
        if v3 is not None:
            n += 1
            if v3.__class__ is not bool:
                bad(v3, "boolean", "isCompacting")
        v4 = o.get("steeringMode")
        if v4 is not None:
            n += 1
            if v4.__class__ is not str:
                bad(v4, "string", "steeringMode")
        v5 = o.get("followUpMode")
        if v5 is not None:
            n += 1
            if v5.__class__ is not str:
                bad(v5, "string", "followUpMode")
        v6 = o.get("sessionFile")
        if v6 is not None:
            n += 1
            if v6.__class__ is not str:
                bad(v6, "string", "sessionFile")
        v8 = o.get("sessionName")
        if v8 is not None:
            n += 1
            if v8.__class__ is not str:
                bad(v8, "string", "sessionName")
        v9 = o.get("autoCompactionEnabled")
        if v9 is not None:
            n += 1
            if v9.__class__ is not bool:
                bad(v9, "boolean", "autoCompactionEnabled")
        v10 = o.get("messageCount")
        if v10 is not None:
            n += 1
            if v10.__class__ is not int:
                v10 = integer(v10, "messageCount", "integer")
        v11 = o.get("pendingMessageCount")
        if v11 is not None:
            n += 1
            if v11.__class__ is not int:
                v11 = integer(v11, "pendingMessageCount", "integer")
        extra = None if len(o) == n else unknown_fields(o, _fields_SessionState)
    k = ""
    try:
        k = "model"
        if v0 is not None:
            v0 = decode_Model(v0)
    except DecodeError as error:
        raise error.under(k)
    x = new(_draft_SessionState)
    x.extra = extra
    x.model = v0
    x.thinking_level = v1
    x.is_streaming = v2
    x.is_compacting = v3
    x.steering_mode = v4
    x.follow_up_mode = v5
    x.session_file = v6
    x.session_id = v7
    x.session_name = v8
    x.auto_compaction_enabled = v9
    x.message_count = v10
    x.pending_message_count = v11
    x.__class__ = t.SessionState
    return x


def decode_SourceInfo(o: Any) -> t.SourceInfo:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["path"]
        v1 = o["source"]
        v2 = o["scope"]
        v3 = o["origin"]
    except KeyError:
        missing(o, {"path": "string", "source": "string", "scope": "string", "origin": "string"})
    if v0.__class__ is not str:
        bad(v0, "string", "path")
    if v1.__class__ is not str:
        bad(v1, "string", "source")
    if v2.__class__ is not str:
        bad(v2, "string", "scope")
    if v3.__class__ is not str:
        bad(v3, "string", "origin")
    if len(o) == 4:
        v4 = v5 = extra = None
    else:
        n = 4
        v4 = o.get("baseDir")
        if v4 is not None:
            n += 1
            if v4.__class__ is not str:
                bad(v4, "string", "baseDir")
        v5 = o.get("changelogPath")
        if v5 is not None:
            n += 1
            if v5.__class__ is not str:
                bad(v5, "string", "changelogPath")
        extra = None if len(o) == n else unknown_fields(o, _fields_SourceInfo)
    x = new(_draft_SourceInfo)
    x.extra = extra
    x.path = v0
    x.source = v1
    x.scope = v2
    x.origin = v3
    x.base_dir = v4
    x.changelog_path = v5
    x.__class__ = t.SourceInfo
    return x


def decode_SlashCommand(o: Any) -> t.SlashCommand:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["name"]
        v2 = o["source"]
    except KeyError:
        missing(o, {"name": "string", "source": "string"})
    if v0.__class__ is not str:
        bad(v0, "string", "name")
    if v2.__class__ is not str:
        bad(v2, "string", "source")
    if len(o) == 2:
        v1 = v3 = extra = None
    else:
        n = 2
        v1 = o.get("description")
        if v1 is not None:
            n += 1
            if v1.__class__ is not str:
                bad(v1, "string", "description")
        v3 = o.get("sourceInfo")
        if v3 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_SlashCommand)
    k = ""
    try:
        k = "sourceInfo"
        if v3 is not None:
            v3 = decode_SourceInfo(v3)
    except DecodeError as error:
        raise error.under(k)
    x = new(_draft_SlashCommand)
    x.extra = extra
    x.name = v0
    x.description = v1
    x.source = v2
    x.source_info = v3
    x.__class__ = t.SlashCommand
    return x


def decode_PromptCommand(o: Any) -> t.PromptCommand:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["type"]
        v2 = o["message"]
    except KeyError:
        missing(o, {"type": "\"prompt\"", "message": "string"})
    if v0 != "prompt":
        bad(v0, "\"prompt\"", "type")
    if v2.__class__ is not str:
        bad(v2, "string", "message")
    if len(o) == 2:
        v1 = v3 = v4 = extra = None
    else:
        n = 2
        v1 = o.get("id")
        if v1 is not None:
            n += 1
        v3 = o.get("images")
        if v3 is not None:
            n += 1
            v3 = array(v3, "images", decode_ImageContent, "array")
        v4 = o.get("streamingBehavior")
        if v4 is not None:
            n += 1
            if v4.__class__ is not str:
                bad(v4, "string", "streamingBehavior")
        extra = None if len(o) == n else unknown_fields(o, _fields_PromptCommand)
    x = new(_draft_PromptCommand)
    x.extra = extra
    x.type = "prompt"
    x.id = v1
    x.message = v2
    x.images = v3
    x.streaming_behavior = v4
    x.__class__ = t.PromptCommand
    return x


def decode_AbortCommand(o: Any) -> t.AbortCommand:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["type"]
    except KeyError:
        missing(o, {"type": "\"abort\""})
    if v0 != "abort":
        bad(v0, "\"abort\"", "type")
    if len(o) == 1:
        v1 = extra = None
    else:
        n = 1
        v1 = o.get("id")
        if v1 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_AbortCommand)
    x = new(_draft_AbortCommand)
    x.extra = extra
    x.type = "abort"
    x.id = v1
    x.__class__ = t.AbortCommand
    return x


def decode_ClearQueueCommand(o: Any) -> t.ClearQueueCommand:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["type"]
    except KeyError:
        missing(o, {"type": "\"clear_queue\""})
    if v0 != "clear_queue":
        bad(v0, "\"clear_queue\"", "type")
    if len(o) == 1:
        v1 = extra = None
    else:
        n = 1
        v1 = o.get("id")
        if v1 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_ClearQueueCommand)
    x = new(_draft_ClearQueueCommand)
    x.extra = extra
    x.type = "clear_queue"
    x.id = v1
    x.__class__ = t.ClearQueueCommand
    return x


def decode_NewSessionCommand(o: Any) -> t.NewSessionCommand:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["type"]
    except KeyError:
        missing(o, {"type": "\"new_session\""})
    if v0 != "new_session":
        bad(v0, "\"new_session\"", "type")
    if len(o) == 1:
        v1 = v2 = extra = None
    else:
        n = 1
        v1 = o.get("id")
        if v1 is not None:
            n += 1
        v2 = o.get("parentSession")
        if v2 is not None:
            n += 1
            if v2.__class__ is not str:
                bad(v2, "string", "parentSession")
        extra = None if len(o) == n else unknown_fields(o, _fields_NewSessionCommand)
    x = new(_draft_NewSessionCommand)
    x.extra = extra
    x.type = "new_session"
    x.id = v1
    x.parent_session = v2
    x.__class__ = t.NewSessionCommand
    return x


def decode_SwitchSessionCommand(o: Any) -> t.SwitchSessionCommand:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["type"]
        v2 = o["sessionPath"]
    except KeyError:
        missing(o, {"type": "\"switch_session\"", "sessionPath": "string"})
    if v0 != "switch_session":
        bad(v0, "\"switch_session\"", "type")
    if v2.__class__ is not str:
        bad(v2, "string", "sessionPath")
    if len(o) == 2:
        v1 = extra = None
    else:
        n = 2
        v1 = o.get("id")
        if v1 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_SwitchSessionCommand)
    x = new(_draft_SwitchSessionCommand)
    x.extra = extra
    x.type = "switch_session"
    x.id = v1
    x.session_path = v2
    x.__class__ = t.SwitchSessionCommand
    return x


def decode_GetStateCommand(o: Any) -> t.GetStateCommand:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["type"]
    except KeyError:
        missing(o, {"type": "\"get_state\""})
    if v0 != "get_state":
        bad(v0, "\"get_state\"", "type")
    if len(o) == 1:
        v1 = extra = None
    else:
        n = 1
        v1 = o.get("id")
        if v1 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_GetStateCommand)
    x = new(_draft_GetStateCommand)
    x.extra = extra
    x.type = "get_state"
    x.id = v1
    x.__class__ = t.GetStateCommand
    return x


def decode_GetMessagesCommand(o: Any) -> t.GetMessagesCommand:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["type"]
    except KeyError:
        missing(o, {"type": "\"get_messages\""})
    if v0 != "get_messages":
        bad(v0, "\"get_messages\"", "type")
    if len(o) == 1:
        v1 = extra = None
    else:
        n = 1
        v1 = o.get("id")
        if v1 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_GetMessagesCommand)
    x = new(_draft_GetMessagesCommand)
    x.extra = extra
    x.type = "get_messages"
    x.id = v1
    x.__class__ = t.GetMessagesCommand
    return x


def decode_GetCommandsCommand(o: Any) -> t.GetCommandsCommand:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["type"]
    except KeyError:
        missing(o, {"type": "\"get_commands\""})
    if v0 != "get_commands":
        bad(v0, "\"get_commands\"", "type")
    if len(o) == 1:
        v1 = extra = None
    else:
        n = 1
        v1 = o.get("id")
        if v1 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_GetCommandsCommand)
    x = new(_draft_GetCommandsCommand)
    x.extra = extra
    x.type = "get_commands"
    x.id = v1
    x.__class__ = t.GetCommandsCommand
    return x


def decode_UnknownCommand(o: Any) -> t.UnknownCommand:
    if o.__class__ is not dict:
        bad(o, "object")
    x = new(_draft_UnknownCommand)
    x.extra = o
    x.type = "UnknownCommand"
    x.__class__ = t.UnknownCommand
    return x


def decode_PromptResult(o: Any) -> t.PromptResult:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["disposition"]
    except KeyError:
        missing(o, {"disposition": "string"})
    if v0.__class__ is not str:
        bad(v0, "string", "disposition")
    extra = None if len(o) == 1 else unknown_fields(o, _fields_PromptResult)
    x = new(_draft_PromptResult)
    x.extra = extra
    x.disposition = v0
    x.__class__ = t.PromptResult
    return x


def decode_ClearedQueue(o: Any) -> t.ClearedQueue:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["steering"]
        v1 = o["followUp"]
    except KeyError:
        missing(o, {"steering": "array", "followUp": "array"})
    v0 = array(v0, "steering", string_item, "array")
    v1 = array(v1, "followUp", string_item, "array")
    extra = None if len(o) == 2 else unknown_fields(o, _fields_ClearedQueue)
    x = new(_draft_ClearedQueue)
    x.extra = extra
    x.steering = v0
    x.follow_up = v1
    x.__class__ = t.ClearedQueue
    return x


def decode_SessionReplacement(o: Any) -> t.SessionReplacement:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["cancelled"]
    except KeyError:
        missing(o, {"cancelled": "boolean"})
    if v0.__class__ is not bool:
        bad(v0, "boolean", "cancelled")
    extra = None if len(o) == 1 else unknown_fields(o, _fields_SessionReplacement)
    x = new(_draft_SessionReplacement)
    x.extra = extra
    x.cancelled = v0
    x.__class__ = t.SessionReplacement
    return x


def decode_MessageList(o: Any) -> t.MessageList:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["messages"]
    except KeyError:
        missing(o, {"messages": "array"})
    v0 = array(v0, "messages", decode_AgentMessage, "array")
    extra = None if len(o) == 1 else unknown_fields(o, _fields_MessageList)
    x = new(_draft_MessageList)
    x.extra = extra
    x.messages = v0
    x.__class__ = t.MessageList
    return x


def decode_SlashCommandList(o: Any) -> t.SlashCommandList:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["commands"]
    except KeyError:
        missing(o, {"commands": "array"})
    v0 = array(v0, "commands", decode_SlashCommand, "array")
    extra = None if len(o) == 1 else unknown_fields(o, _fields_SlashCommandList)
    x = new(_draft_SlashCommandList)
    x.extra = extra
    x.commands = v0
    x.__class__ = t.SlashCommandList
    return x


def decode_PromptResponse(o: Any) -> t.PromptResponse:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["type"]
        v1 = o["command"]
        v2 = o["success"]
    except KeyError:
        missing(o, {"type": "\"response\"", "command": "\"prompt\"", "success": "true"})
    if v0 != "response":
        bad(v0, "\"response\"", "type")
    if v1 != "prompt":
        bad(v1, "\"prompt\"", "command")
    if v2 is not True:
        bad(v2, "true", "success")
    if len(o) == 3:
        v3 = v4 = extra = None
    else:
        n = 3
        v3 = o.get("id")
        if v3 is not None:
            n += 1
        v4 = o.get("data")
        if v4 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_PromptResponse)
    k = ""
    try:
        k = "data"
        if v4 is not None:
            v4 = decode_PromptResult(v4)
    except DecodeError as error:
        raise error.under(k)
    x = new(_draft_PromptResponse)
    x.extra = extra
    x.type = "response"
    x.command = "prompt"
    x.success = True
    x.id = v3
    x.data = v4
    x.__class__ = t.PromptResponse
    return x


def decode_AbortResponse(o: Any) -> t.AbortResponse:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["type"]
        v1 = o["command"]
        v2 = o["success"]
    except KeyError:
        missing(o, {"type": "\"response\"", "command": "\"abort\"", "success": "true"})
    if v0 != "response":
        bad(v0, "\"response\"", "type")
    if v1 != "abort":
        bad(v1, "\"abort\"", "command")
    if v2 is not True:
        bad(v2, "true", "success")
    if len(o) == 3:
        v3 = extra = None
    else:
        n = 3
        v3 = o.get("id")
        if v3 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_AbortResponse)
    x = new(_draft_AbortResponse)
    x.extra = extra
    x.type = "response"
    x.command = "abort"
    x.success = True
    x.id = v3
    x.__class__ = t.AbortResponse
    return x


def decode_ClearQueueResponse(o: Any) -> t.ClearQueueResponse:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["type"]
        v1 = o["command"]
        v2 = o["success"]
        v4 = o["data"]
    except KeyError:
        missing(o, {"type": "\"response\"", "command": "\"clear_queue\"", "success": "true", "data": "object"})
    if v0 != "response":
        bad(v0, "\"response\"", "type")
    if v1 != "clear_queue":
        bad(v1, "\"clear_queue\"", "command")
    if v2 is not True:
        bad(v2, "true", "success")
    if len(o) == 4:
        v3 = extra = None
    else:
        n = 4
        v3 = o.get("id")
        if v3 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_ClearQueueResponse)
    k = ""
    try:
        k = "data"
        v4 = decode_ClearedQueue(v4)
    except DecodeError as error:
        raise error.under(k)
    x = new(_draft_ClearQueueResponse)
    x.extra = extra
    x.type = "response"
    x.command = "clear_queue"
    x.success = True
    x.id = v3
    x.data = v4
    x.__class__ = t.ClearQueueResponse
    return x


def decode_NewSessionResponse(o: Any) -> t.NewSessionResponse:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["type"]
        v1 = o["command"]
        v2 = o["success"]
        v4 = o["data"]
    except KeyError:
        missing(o, {"type": "\"response\"", "command": "\"new_session\"", "success": "true", "data": "object"})
    if v0 != "response":
        bad(v0, "\"response\"", "type")
    if v1 != "new_session":
        bad(v1, "\"new_session\"", "command")
    if v2 is not True:
        bad(v2, "true", "success")
    if len(o) == 4:
        v3 = extra = None
    else:
        n = 4
        v3 = o.get("id")
        if v3 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_NewSessionResponse)
    k = ""
    try:
        k = "data"
        v4 = decode_SessionReplacement(v4)
    except DecodeError as error:
        raise error.under(k)
    x = new(_draft_NewSessionResponse)
    x.extra = extra
    x.type = "response"
    x.command = "new_session"
    x.success = True
    x.id = v3
    x.data = v4
    x.__class__ = t.NewSessionResponse
    return x


def decode_SwitchSessionResponse(o: Any) -> t.SwitchSessionResponse:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["type"]
        v1 = o["command"]
        v2 = o["success"]
        v4 = o["data"]
    except KeyError:
        missing(o, {"type": "\"response\"", "command": "\"switch_session\"", "success": "true", "data": "object"})
    if v0 != "response":
        bad(v0, "\"response\"", "type")
    if v1 != "switch_session":
        bad(v1, "\"switch_session\"", "command")
    if v2 is not True:
        bad(v2, "true", "success")
    if len(o) == 4:
        v3 = extra = None
    else:
        n = 4
        v3 = o.get("id")
        if v3 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_SwitchSessionResponse)
    k = ""
    try:
        k = "data"
        v4 = decode_SessionReplacement(v4)
    except DecodeError as error:
        raise error.under(k)
    x = new(_draft_SwitchSessionResponse)
    x.extra = extra
    x.type = "response"
    x.command = "switch_session"
    x.success = True
    x.id = v3
    x.data = v4
    x.__class__ = t.SwitchSessionResponse
    return x


def decode_GetStateResponse(o: Any) -> t.GetStateResponse:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["type"]
        v1 = o["command"]
        v2 = o["success"]
        v4 = o["data"]
    except KeyError:
        missing(o, {"type": "\"response\"", "command": "\"get_state\"", "success": "true", "data": "object"})
    if v0 != "response":
        bad(v0, "\"response\"", "type")
    if v1 != "get_state":
        bad(v1, "\"get_state\"", "command")
    if v2 is not True:
        bad(v2, "true", "success")
    if len(o) == 4:
        v3 = extra = None
    else:
        n = 4
        v3 = o.get("id")
        if v3 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_GetStateResponse)
    k = ""
    try:
        k = "data"
        v4 = decode_SessionState(v4)
    except DecodeError as error:
        raise error.under(k)
    x = new(_draft_GetStateResponse)
    x.extra = extra
    x.type = "response"
    x.command = "get_state"
    x.success = True
    x.id = v3
    x.data = v4
    x.__class__ = t.GetStateResponse
    return x


def decode_GetMessagesResponse(o: Any) -> t.GetMessagesResponse:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["type"]
        v1 = o["command"]
        v2 = o["success"]
        v4 = o["data"]
    except KeyError:
        missing(o, {"type": "\"response\"", "command": "\"get_messages\"", "success": "true", "data": "object"})
    if v0 != "response":
        bad(v0, "\"response\"", "type")
    if v1 != "get_messages":
        bad(v1, "\"get_messages\"", "command")
    if v2 is not True:
        bad(v2, "true", "success")
    if len(o) == 4:
        v3 = extra = None
    else:
        n = 4
        v3 = o.get("id")
        if v3 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_GetMessagesResponse)
    k = ""
    try:
        k = "data"
        v4 = decode_MessageList(v4)
    except DecodeError as error:
        raise error.under(k)
    x = new(_draft_GetMessagesResponse)
    x.extra = extra
    x.type = "response"
    x.command = "get_messages"
    x.success = True
    x.id = v3
    x.data = v4
    x.__class__ = t.GetMessagesResponse
    return x


def decode_GetCommandsResponse(o: Any) -> t.GetCommandsResponse:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["type"]
        v1 = o["command"]
        v2 = o["success"]
        v4 = o["data"]
    except KeyError:
        missing(o, {"type": "\"response\"", "command": "\"get_commands\"", "success": "true", "data": "object"})
    if v0 != "response":
        bad(v0, "\"response\"", "type")
    if v1 != "get_commands":
        bad(v1, "\"get_commands\"", "command")
    if v2 is not True:
        bad(v2, "true", "success")
    if len(o) == 4:
        v3 = extra = None
    else:
        n = 4
        v3 = o.get("id")
        if v3 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_GetCommandsResponse)
    k = ""
    try:
        k = "data"
        v4 = decode_SlashCommandList(v4)
    except DecodeError as error:
        raise error.under(k)
    x = new(_draft_GetCommandsResponse)
    x.extra = extra
    x.type = "response"
    x.command = "get_commands"
    x.success = True
    x.id = v3
    x.data = v4
    x.__class__ = t.GetCommandsResponse
    return x


def decode_ErrorResponse(o: Any) -> t.ErrorResponse:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["type"]
        v1 = o["success"]
        v4 = o["error"]
    except KeyError:
        missing(o, {"type": "\"response\"", "success": "false", "error": "string"})
    if v0 != "response":
        bad(v0, "\"response\"", "type")
    if v1 is not False:
        bad(v1, "false", "success")
    if v4.__class__ is not str:
        bad(v4, "string", "error")
    if len(o) == 3:
        v2 = v3 = extra = None
    else:
        n = 3
        v2 = o.get("id")
        if v2 is not None:
            n += 1
        v3 = o.get("command")
        if v3 is not None:
            n += 1
            if v3.__class__ is not str:
                bad(v3, "string", "command")
        extra = None if len(o) == n else unknown_fields(o, _fields_ErrorResponse)
    x = new(_draft_ErrorResponse)
    x.extra = extra
    x.type = "response"
    x.success = False
    x.id = v2
    x.command = v3
    x.error = v4
    x.__class__ = t.ErrorResponse
    return x


def decode_UnknownResponse(o: Any) -> t.UnknownResponse:
    if o.__class__ is not dict:
        bad(o, "object")
    x = new(_draft_UnknownResponse)
    x.extra = o
    x.type = "response"
    x.success = True
    x.command = "UnknownResponse"
    x.__class__ = t.UnknownResponse
    return x


def decode_TextStart(o: Any) -> t.TextStart:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["type"]
        v1 = o["contentIndex"]
    except KeyError:
        missing(o, {"type": "\"text_start\"", "contentIndex": "integer"})
    if v0 != "text_start":
        bad(v0, "\"text_start\"", "type")
    if v1.__class__ is not int:
        v1 = integer(v1, "contentIndex", "integer")
    extra = None if len(o) == 2 else unknown_fields(o, _fields_TextStart)
    x = new(_draft_TextStart)
    x.extra = extra
    x.type = "text_start"
    x.content_index = v1
    x.__class__ = t.TextStart
    return x


def decode_TextDelta(o: Any) -> t.TextDelta:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["type"]
        v1 = o["contentIndex"]
        v2 = o["delta"]
    except KeyError:
        missing(o, {"type": "\"text_delta\"", "contentIndex": "integer", "delta": "string"})
    if v0 != "text_delta":
        bad(v0, "\"text_delta\"", "type")
    if v1.__class__ is not int:
        v1 = integer(v1, "contentIndex", "integer")
    if v2.__class__ is not str:
        bad(v2, "string", "delta")
    extra = None if len(o) == 3 else unknown_fields(o, _fields_TextDelta)
    x = new(_draft_TextDelta)
    x.extra = extra
    x.type = "text_delta"
    x.content_index = v1
    x.delta = v2
    x.__class__ = t.TextDelta
    return x


def decode_TextEnd(o: Any) -> t.TextEnd:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["type"]
        v1 = o["contentIndex"]
        v2 = o["content"]
    except KeyError:
        missing(o, {"type": "\"text_end\"", "contentIndex": "integer", "content": "string"})
    if v0 != "text_end":
        bad(v0, "\"text_end\"", "type")
    if v1.__class__ is not int:
        v1 = integer(v1, "contentIndex", "integer")
    if v2.__class__ is not str:
        bad(v2, "string", "content")
    extra = None if len(o) == 3 else unknown_fields(o, _fields_TextEnd)
    x = new(_draft_TextEnd)
    x.extra = extra
    x.type = "text_end"
    x.content_index = v1
    x.content = v2
    x.__class__ = t.TextEnd
    return x


def decode_ThinkingStart(o: Any) -> t.ThinkingStart:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["type"]
        v1 = o["contentIndex"]
    except KeyError:
        missing(o, {"type": "\"thinking_start\"", "contentIndex": "integer"})
    if v0 != "thinking_start":
        bad(v0, "\"thinking_start\"", "type")
    if v1.__class__ is not int:
        v1 = integer(v1, "contentIndex", "integer")
    extra = None if len(o) == 2 else unknown_fields(o, _fields_ThinkingStart)
    x = new(_draft_ThinkingStart)
    x.extra = extra
    x.type = "thinking_start"
    x.content_index = v1
    x.__class__ = t.ThinkingStart
    return x


def decode_ThinkingDelta(o: Any) -> t.ThinkingDelta:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["type"]
        v1 = o["contentIndex"]
        v2 = o["delta"]
    except KeyError:
        missing(o, {"type": "\"thinking_delta\"", "contentIndex": "integer", "delta": "string"})
    if v0 != "thinking_delta":
        bad(v0, "\"thinking_delta\"", "type")
    if v1.__class__ is not int:
        v1 = integer(v1, "contentIndex", "integer")
    if v2.__class__ is not str:
        bad(v2, "string", "delta")
    extra = None if len(o) == 3 else unknown_fields(o, _fields_ThinkingDelta)
    x = new(_draft_ThinkingDelta)
    x.extra = extra
    x.type = "thinking_delta"
    x.content_index = v1
    x.delta = v2
    x.__class__ = t.ThinkingDelta
    return x


def decode_ThinkingEnd(o: Any) -> t.ThinkingEnd:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["type"]
        v1 = o["contentIndex"]
        v2 = o["content"]
    except KeyError:
        missing(o, {"type": "\"thinking_end\"", "contentIndex": "integer", "content": "string"})
    if v0 != "thinking_end":
        bad(v0, "\"thinking_end\"", "type")
    if v1.__class__ is not int:
        v1 = integer(v1, "contentIndex", "integer")
    if v2.__class__ is not str:
        bad(v2, "string", "content")
    extra = None if len(o) == 3 else unknown_fields(o, _fields_ThinkingEnd)
    x = new(_draft_ThinkingEnd)
    x.extra = extra
    x.type = "thinking_end"
    x.content_index = v1
    x.content = v2
    x.__class__ = t.ThinkingEnd
    return x


def decode_ToolCallStart(o: Any) -> t.ToolCallStart:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["type"]
        v1 = o["contentIndex"]
    except KeyError:
        missing(o, {"type": "\"toolcall_start\"", "contentIndex": "integer"})
    if v0 != "toolcall_start":
        bad(v0, "\"toolcall_start\"", "type")
    if v1.__class__ is not int:
        v1 = integer(v1, "contentIndex", "integer")
    if len(o) == 2:
        v2 = v3 = extra = None
    else:
        n = 2
        v2 = o.get("id")
        if v2 is not None:
            n += 1
            if v2.__class__ is not str:
                bad(v2, "string", "id")
        v3 = o.get("toolName")
        if v3 is not None:
            n += 1
            if v3.__class__ is not str:
                bad(v3, "string", "toolName")
        extra = None if len(o) == n else unknown_fields(o, _fields_ToolCallStart)
    x = new(_draft_ToolCallStart)
    x.extra = extra
    x.type = "toolcall_start"
    x.content_index = v1
    x.id = v2
    x.tool_name = v3
    x.__class__ = t.ToolCallStart
    return x


def decode_ToolCallDelta(o: Any) -> t.ToolCallDelta:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["type"]
        v1 = o["contentIndex"]
        v2 = o["delta"]
    except KeyError:
        missing(o, {"type": "\"toolcall_delta\"", "contentIndex": "integer", "delta": "string"})
    if v0 != "toolcall_delta":
        bad(v0, "\"toolcall_delta\"", "type")
    if v1.__class__ is not int:
        v1 = integer(v1, "contentIndex", "integer")
    if v2.__class__ is not str:
        bad(v2, "string", "delta")
    extra = None if len(o) == 3 else unknown_fields(o, _fields_ToolCallDelta)
    x = new(_draft_ToolCallDelta)
    x.extra = extra
    x.type = "toolcall_delta"
    x.content_index = v1
    x.delta = v2
    x.__class__ = t.ToolCallDelta
    return x


def decode_ToolCallEnd(o: Any) -> t.ToolCallEnd:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["type"]
        v1 = o["contentIndex"]
        v2 = o["toolCall"]
    except KeyError:
        missing(o, {"type": "\"toolcall_end\"", "contentIndex": "integer", "toolCall": "object"})
    if v0 != "toolcall_end":
        bad(v0, "\"toolcall_end\"", "type")
    if v1.__class__ is not int:
        v1 = integer(v1, "contentIndex", "integer")
    extra = None if len(o) == 3 else unknown_fields(o, _fields_ToolCallEnd)
    k = ""
    try:
        k = "toolCall"
        v2 = decode_ToolCall(v2)
    except DecodeError as error:
        raise error.under(k)
    x = new(_draft_ToolCallEnd)
    x.extra = extra
    x.type = "toolcall_end"
    x.content_index = v1
    x.tool_call = v2
    x.__class__ = t.ToolCallEnd
    return x


def decode_UnknownAssistantMessageEvent(o: Any) -> t.UnknownAssistantMessageEvent:
    if o.__class__ is not dict:
        bad(o, "object")
    x = new(_draft_UnknownAssistantMessageEvent)
    x.extra = o
    x.type = "UnknownAssistantMessageEvent"
    x.__class__ = t.UnknownAssistantMessageEvent
    return x


def decode_AssistantMessageEvent(o: Any) -> t.AssistantMessageEvent:
    if o.__class__ is not dict:
        bad(o, "object")
    tag = o.get("type", MISSING)
    if tag.__class__ is not str:
        bad(tag, "string", "type")
    decode = _members_AssistantMessageEvent_type.get(tag)
    return decode_UnknownAssistantMessageEvent(o) if decode is None else decode(o)


def decode_AgentStartEvent(o: Any) -> t.AgentStartEvent:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["type"]
    except KeyError:
        missing(o, {"type": "\"agent_start\""})
    if v0 != "agent_start":
        bad(v0, "\"agent_start\"", "type")
    extra = None if len(o) == 1 else unknown_fields(o, _fields_AgentStartEvent)
    x = new(_draft_AgentStartEvent)
    x.extra = extra
    x.type = "agent_start"
    x.__class__ = t.AgentStartEvent
    return x


def decode_TurnStartEvent(o: Any) -> t.TurnStartEvent:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["type"]
    except KeyError:
        missing(o, {"type": "\"turn_start\""})
    if v0 != "turn_start":
        bad(v0, "\"turn_start\"", "type")
    extra = None if len(o) == 1 else unknown_fields(o, _fields_TurnStartEvent)
    x = new(_draft_TurnStartEvent)
    x.extra = extra
    x.type = "turn_start"
    x.__class__ = t.TurnStartEvent
    return x


def decode_MessageStartEvent(o: Any) -> t.MessageStartEvent:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["type"]
        v1 = o["message"]
    except KeyError:
        missing(o, {"type": "\"message_start\"", "message": "object"})
    if v0 != "message_start":
        bad(v0, "\"message_start\"", "type")
    extra = None if len(o) == 2 else unknown_fields(o, _fields_MessageStartEvent)
    k = ""
    try:
        k = "message"
        v1 = decode_AgentMessage(v1)
    except DecodeError as error:
        raise error.under(k)
    x = new(_draft_MessageStartEvent)
    x.extra = extra
    x.type = "message_start"
    x.message = v1
    x.__class__ = t.MessageStartEvent
    return x


def decode_MessageUpdateEvent(o: Any) -> t.MessageUpdateEvent:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["type"]
        v2 = o["assistantMessageEvent"]
    except KeyError:
        missing(o, {"type": "\"message_update\"", "assistantMessageEvent": "object"})
    if v0 != "message_update":
        bad(v0, "\"message_update\"", "type")
    if len(o) == 2:
        v1 = extra = None
    else:
        n = 2
        v1 = o.get("usage")
        if v1 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_MessageUpdateEvent)
    k = ""
    try:
        k = "usage"
        if v1 is not None:
            v1 = decode_Usage(v1)
        k = "assistantMessageEvent"
        v2 = decode_AssistantMessageEvent(v2)
    except DecodeError as error:
        raise error.under(k)
    x = new(_draft_MessageUpdateEvent)
    x.extra = extra
    x.type = "message_update"
    x.usage = v1
    x.assistant_message_event = v2
    x.__class__ = t.MessageUpdateEvent
    return x


def decode_MessageEndEvent(o: Any) -> t.MessageEndEvent:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["type"]
        v1 = o["message"]
    except KeyError:
        missing(o, {"type": "\"message_end\"", "message": "object"})
    if v0 != "message_end":
        bad(v0, "\"message_end\"", "type")
    extra = None if len(o) == 2 else unknown_fields(o, _fields_MessageEndEvent)
    k = ""
    try:
        k = "message"
        v1 = decode_AgentMessage(v1)
    except DecodeError as error:
        raise error.under(k)
    x = new(_draft_MessageEndEvent)
    x.extra = extra
    x.type = "message_end"
    x.message = v1
    x.__class__ = t.MessageEndEvent
    return x


def decode_TurnEndEvent(o: Any) -> t.TurnEndEvent:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["type"]
        v1 = o["message"]
        v2 = o["toolResults"]
    except KeyError:
        missing(o, {"type": "\"turn_end\"", "message": "object", "toolResults": "array"})
    if v0 != "turn_end":
        bad(v0, "\"turn_end\"", "type")
    v2 = array(v2, "toolResults", decode_AgentMessage, "array")
    extra = None if len(o) == 3 else unknown_fields(o, _fields_TurnEndEvent)
    k = ""
    try:
        k = "message"
        v1 = decode_AgentMessage(v1)
    except DecodeError as error:
        raise error.under(k)
    x = new(_draft_TurnEndEvent)
    x.extra = extra
    x.type = "turn_end"
    x.message = v1
    x.tool_results = v2
    x.__class__ = t.TurnEndEvent
    return x


def decode_ToolExecutionStartEvent(o: Any) -> t.ToolExecutionStartEvent:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["type"]
        v1 = o["toolCallId"]
        v2 = o["toolName"]
    except KeyError:
        missing(o, {"type": "\"tool_execution_start\"", "toolCallId": "string", "toolName": "string"})
    if v0 != "tool_execution_start":
        bad(v0, "\"tool_execution_start\"", "type")
    if v1.__class__ is not str:
        bad(v1, "string", "toolCallId")
    if v2.__class__ is not str:
        bad(v2, "string", "toolName")
    if len(o) == 3:
        v3 = v4 = extra = None
    else:
        n = 3
        v3 = o.get("args")
        if v3 is not None:
            n += 1
        v4 = o.get("parentToolCallId")
        if v4 is not None:
            n += 1
            if v4.__class__ is not str:
                bad(v4, "string", "parentToolCallId")
        extra = None if len(o) == n else unknown_fields(o, _fields_ToolExecutionStartEvent)
    x = new(_draft_ToolExecutionStartEvent)
    x.extra = extra
    x.type = "tool_execution_start"
    x.tool_call_id = v1
    x.tool_name = v2
    x.args = v3
    x.parent_tool_call_id = v4
    x.__class__ = t.ToolExecutionStartEvent
    return x


def decode_ToolExecutionUpdateEvent(o: Any) -> t.ToolExecutionUpdateEvent:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["type"]
        v1 = o["toolCallId"]
        v2 = o["toolName"]
    except KeyError:
        missing(o, {"type": "\"tool_execution_update\"", "toolCallId": "string", "toolName": "string"})
    if v0 != "tool_execution_update":
        bad(v0, "\"tool_execution_update\"", "type")
    if v1.__class__ is not str:
        bad(v1, "string", "toolCallId")
    if v2.__class__ is not str:
        bad(v2, "string", "toolName")
    if len(o) == 3:
        v3 = v4 = v5 = extra = None
    else:
        n = 3
        v3 = o.get("args")
        if v3 is not None:
            n += 1
        v4 = o.get("partialResult")
        if v4 is not None:
            n += 1
        v5 = o.get("parentToolCallId")
        if v5 is not None:
            n += 1
            if v5.__class__ is not str:
                bad(v5, "string", "parentToolCallId")
        extra = None if len(o) == n else unknown_fields(o, _fields_ToolExecutionUpdateEvent)
    x = new(_draft_ToolExecutionUpdateEvent)
    x.extra = extra
    x.type = "tool_execution_update"
    x.tool_call_id = v1
    x.tool_name = v2
    x.args = v3
    x.partial_result = v4
    x.parent_tool_call_id = v5
    x.__class__ = t.ToolExecutionUpdateEvent
    return x


def decode_ToolExecutionEndEvent(o: Any) -> t.ToolExecutionEndEvent:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["type"]
        v1 = o["toolCallId"]
        v2 = o["toolName"]
    except KeyError:
        missing(o, {"type": "\"tool_execution_end\"", "toolCallId": "string", "toolName": "string"})
    if v0 != "tool_execution_end":
        bad(v0, "\"tool_execution_end\"", "type")
    if v1.__class__ is not str:
        bad(v1, "string", "toolCallId")
    if v2.__class__ is not str:
        bad(v2, "string", "toolName")
    if len(o) == 3:
        v3 = v4 = v5 = v6 = extra = None
    else:
        n = 3
        v3 = o.get("result")
        if v3 is not None:
            n += 1
        v4 = o.get("isError")
        if v4 is not None:
            n += 1
            if v4.__class__ is not bool:
                bad(v4, "boolean", "isError")
        v5 = o.get("durationMs")
        if v5 is not None:
            n += 1
            if v5.__class__ is not float and v5.__class__ is not int:
                bad(v5, "number", "durationMs")
        v6 = o.get("parentToolCallId")
        if v6 is not None:
            n += 1
            if v6.__class__ is not str:
                bad(v6, "string", "parentToolCallId")
        extra = None if len(o) == n else unknown_fields(o, _fields_ToolExecutionEndEvent)
    x = new(_draft_ToolExecutionEndEvent)
    x.extra = extra
    x.type = "tool_execution_end"
    x.tool_call_id = v1
    x.tool_name = v2
    x.result = v3
    x.is_error = v4
    x.duration_ms = v5
    x.parent_tool_call_id = v6
    x.__class__ = t.ToolExecutionEndEvent
    return x


def decode_AgentEndEvent(o: Any) -> t.AgentEndEvent:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["type"]
        v1 = o["messages"]
    except KeyError:
        missing(o, {"type": "\"agent_end\"", "messages": "array"})
    if v0 != "agent_end":
        bad(v0, "\"agent_end\"", "type")
    v1 = array(v1, "messages", decode_AgentMessage, "array")
    if len(o) == 2:
        v2 = extra = None
    else:
        n = 2
        v2 = o.get("willRetry")
        if v2 is not None:
            n += 1
            if v2.__class__ is not bool:
                bad(v2, "boolean", "willRetry")
        extra = None if len(o) == n else unknown_fields(o, _fields_AgentEndEvent)
    x = new(_draft_AgentEndEvent)
    x.extra = extra
    x.type = "agent_end"
    x.messages = v1
    x.will_retry = v2
    x.__class__ = t.AgentEndEvent
    return x


def decode_AgentSettledEvent(o: Any) -> t.AgentSettledEvent:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["type"]
    except KeyError:
        missing(o, {"type": "\"agent_settled\""})
    if v0 != "agent_settled":
        bad(v0, "\"agent_settled\"", "type")
    if len(o) == 1:
        v1 = extra = None
    else:
        n = 1
        v1 = o.get("aborted")
        if v1 is not None:
            n += 1
            if v1.__class__ is not bool:
                bad(v1, "boolean", "aborted")
        extra = None if len(o) == n else unknown_fields(o, _fields_AgentSettledEvent)
    x = new(_draft_AgentSettledEvent)
    x.extra = extra
    x.type = "agent_settled"
    x.aborted = v1
    x.__class__ = t.AgentSettledEvent
    return x


def decode_QueueUpdateEvent(o: Any) -> t.QueueUpdateEvent:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["type"]
        v1 = o["steering"]
        v2 = o["followUp"]
    except KeyError:
        missing(o, {"type": "\"queue_update\"", "steering": "array", "followUp": "array"})
    if v0 != "queue_update":
        bad(v0, "\"queue_update\"", "type")
    v1 = array(v1, "steering", string_item, "array")
    v2 = array(v2, "followUp", string_item, "array")
    extra = None if len(o) == 3 else unknown_fields(o, _fields_QueueUpdateEvent)
    x = new(_draft_QueueUpdateEvent)
    x.extra = extra
    x.type = "queue_update"
    x.steering = v1
    x.follow_up = v2
    x.__class__ = t.QueueUpdateEvent
    return x


def decode_AutoRetryStartEvent(o: Any) -> t.AutoRetryStartEvent:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["type"]
        v1 = o["attempt"]
        v2 = o["maxAttempts"]
        v3 = o["delayMs"]
        v4 = o["errorMessage"]
    except KeyError:
        missing(o, {"type": "\"auto_retry_start\"", "attempt": "integer", "maxAttempts": "integer", "delayMs": "number", "errorMessage": "string"})
    if v0 != "auto_retry_start":
        bad(v0, "\"auto_retry_start\"", "type")
    if v1.__class__ is not int:
        v1 = integer(v1, "attempt", "integer")
    if v2.__class__ is not int:
        v2 = integer(v2, "maxAttempts", "integer")
    if v3.__class__ is not float and v3.__class__ is not int:
        bad(v3, "number", "delayMs")
    if v4.__class__ is not str:
        bad(v4, "string", "errorMessage")
    extra = None if len(o) == 5 else unknown_fields(o, _fields_AutoRetryStartEvent)
    x = new(_draft_AutoRetryStartEvent)
    x.extra = extra
    x.type = "auto_retry_start"
    x.attempt = v1
    x.max_attempts = v2
    x.delay_ms = v3
    x.error_message = v4
    x.__class__ = t.AutoRetryStartEvent
    return x


def decode_AutoRetryEndEvent(o: Any) -> t.AutoRetryEndEvent:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["type"]
        v1 = o["success"]
        v2 = o["attempt"]
    except KeyError:
        missing(o, {"type": "\"auto_retry_end\"", "success": "boolean", "attempt": "integer"})
    if v0 != "auto_retry_end":
        bad(v0, "\"auto_retry_end\"", "type")
    if v1.__class__ is not bool:
        bad(v1, "boolean", "success")
    if v2.__class__ is not int:
        v2 = integer(v2, "attempt", "integer")
    if len(o) == 3:
        v3 = extra = None
    else:
        n = 3
        v3 = o.get("finalError")
        if v3 is not None:
            n += 1
            if v3.__class__ is not str:
                bad(v3, "string", "finalError")
        extra = None if len(o) == n else unknown_fields(o, _fields_AutoRetryEndEvent)
    x = new(_draft_AutoRetryEndEvent)
    x.extra = extra
    x.type = "auto_retry_end"
    x.success = v1
    x.attempt = v2
    x.final_error = v3
    x.__class__ = t.AutoRetryEndEvent
    return x


def decode_SessionInfoChangedEvent(o: Any) -> t.SessionInfoChangedEvent:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["type"]
    except KeyError:
        missing(o, {"type": "\"session_info_changed\""})
    if v0 != "session_info_changed":
        bad(v0, "\"session_info_changed\"", "type")
    if len(o) == 1:
        v1 = extra = None
    else:
        n = 1
        v1 = o.get("name")
        if v1 is not None:
            n += 1
            if v1.__class__ is not str:
                bad(v1, "string", "name")
        extra = None if len(o) == n else unknown_fields(o, _fields_SessionInfoChangedEvent)
    x = new(_draft_SessionInfoChangedEvent)
    x.extra = extra
    x.type = "session_info_changed"
    x.name = v1
    x.__class__ = t.SessionInfoChangedEvent
    return x


def decode_ThinkingLevelChangedEvent(o: Any) -> t.ThinkingLevelChangedEvent:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["type"]
    except KeyError:
        missing(o, {"type": "\"thinking_level_changed\""})
    if v0 != "thinking_level_changed":
        bad(v0, "\"thinking_level_changed\"", "type")
    if len(o) == 1:
        v1 = extra = None
    else:
        n = 1
        v1 = o.get("level")
        if v1 is not None:
            n += 1
            if v1.__class__ is not str:
                bad(v1, "string", "level")
        extra = None if len(o) == n else unknown_fields(o, _fields_ThinkingLevelChangedEvent)
    x = new(_draft_ThinkingLevelChangedEvent)
    x.extra = extra
    x.type = "thinking_level_changed"
    x.level = v1
    x.__class__ = t.ThinkingLevelChangedEvent
    return x


def decode_ExtensionErrorEvent(o: Any) -> t.ExtensionErrorEvent:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["type"]
        v1 = o["extensionPath"]
        v2 = o["event"]
        v3 = o["error"]
    except KeyError:
        missing(o, {"type": "\"extension_error\"", "extensionPath": "string", "event": "string", "error": "string"})
    if v0 != "extension_error":
        bad(v0, "\"extension_error\"", "type")
    if v1.__class__ is not str:
        bad(v1, "string", "extensionPath")
    if v2.__class__ is not str:
        bad(v2, "string", "event")
    if v3.__class__ is not str:
        bad(v3, "string", "error")
    extra = None if len(o) == 4 else unknown_fields(o, _fields_ExtensionErrorEvent)
    x = new(_draft_ExtensionErrorEvent)
    x.extra = extra
    x.type = "extension_error"
    x.extension_path = v1
    x.event = v2
    x.error = v3
    x.__class__ = t.ExtensionErrorEvent
    return x


def decode_SelectRequest(o: Any) -> t.SelectRequest:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["type"]
        v1 = o["id"]
        v2 = o["method"]
    except KeyError:
        missing(o, {"type": "\"extension_ui_request\"", "id": "string", "method": "\"select\""})
    if v0 != "extension_ui_request":
        bad(v0, "\"extension_ui_request\"", "type")
    if v1.__class__ is not str:
        bad(v1, "string", "id")
    if v2 != "select":
        bad(v2, "\"select\"", "method")
    if len(o) == 3:
        v3 = v4 = v5 = extra = None
    else:
        n = 3
        v3 = o.get("title")
        if v3 is not None:
            n += 1
            if v3.__class__ is not str:
                bad(v3, "string", "title")
        v4 = o.get("options")
        if v4 is not None:
            n += 1
            v4 = array(v4, "options", string_item, "array")
        v5 = o.get("timeout")
        if v5 is not None:
            n += 1
            if v5.__class__ is not float and v5.__class__ is not int:
                bad(v5, "number", "timeout")
        extra = None if len(o) == n else unknown_fields(o, _fields_SelectRequest)
    x = new(_draft_SelectRequest)
    x.extra = extra
    x.type = "extension_ui_request"
    x.id = v1
    x.method = "select"
    x.title = v3
    x.options = v4
    x.timeout = v5
    x.__class__ = t.SelectRequest
    return x


def decode_ConfirmRequest(o: Any) -> t.ConfirmRequest:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["type"]
        v1 = o["id"]
        v2 = o["method"]
    except KeyError:
        missing(o, {"type": "\"extension_ui_request\"", "id": "string", "method": "\"confirm\""})
    if v0 != "extension_ui_request":
        bad(v0, "\"extension_ui_request\"", "type")
    if v1.__class__ is not str:
        bad(v1, "string", "id")
    if v2 != "confirm":
        bad(v2, "\"confirm\"", "method")
    if len(o) == 3:
        v3 = v4 = v5 = extra = None
    else:
        n = 3
        v3 = o.get("title")
        if v3 is not None:
            n += 1
            if v3.__class__ is not str:
                bad(v3, "string", "title")
        v4 = o.get("message")
        if v4 is not None:
            n += 1
            if v4.__class__ is not str:
                bad(v4, "string", "message")
        v5 = o.get("timeout")
        if v5 is not None:
            n += 1
            if v5.__class__ is not float and v5.__class__ is not int:
                bad(v5, "number", "timeout")
        extra = None if len(o) == n else unknown_fields(o, _fields_ConfirmRequest)
    x = new(_draft_ConfirmRequest)
    x.extra = extra
    x.type = "extension_ui_request"
    x.id = v1
    x.method = "confirm"
    x.title = v3
    x.message = v4
    x.timeout = v5
    x.__class__ = t.ConfirmRequest
    return x


def decode_InputRequest(o: Any) -> t.InputRequest:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["type"]
        v1 = o["id"]
        v2 = o["method"]
    except KeyError:
        missing(o, {"type": "\"extension_ui_request\"", "id": "string", "method": "\"input\""})
    if v0 != "extension_ui_request":
        bad(v0, "\"extension_ui_request\"", "type")
    if v1.__class__ is not str:
        bad(v1, "string", "id")
    if v2 != "input":
        bad(v2, "\"input\"", "method")
    if len(o) == 3:
        v3 = v4 = v5 = extra = None
    else:
        n = 3
        v3 = o.get("title")
        if v3 is not None:
            n += 1
            if v3.__class__ is not str:
                bad(v3, "string", "title")
        v4 = o.get("placeholder")
        if v4 is not None:
            n += 1
            if v4.__class__ is not str:
                bad(v4, "string", "placeholder")
        v5 = o.get("timeout")
        if v5 is not None:
            n += 1
            if v5.__class__ is not float and v5.__class__ is not int:
                bad(v5, "number", "timeout")
        extra = None if len(o) == n else unknown_fields(o, _fields_InputRequest)
    x = new(_draft_InputRequest)
    x.extra = extra
    x.type = "extension_ui_request"
    x.id = v1
    x.method = "input"
    x.title = v3
    x.placeholder = v4
    x.timeout = v5
    x.__class__ = t.InputRequest
    return x


def decode_EditorRequest(o: Any) -> t.EditorRequest:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["type"]
        v1 = o["id"]
        v2 = o["method"]
    except KeyError:
        missing(o, {"type": "\"extension_ui_request\"", "id": "string", "method": "\"editor\""})
    if v0 != "extension_ui_request":
        bad(v0, "\"extension_ui_request\"", "type")
    if v1.__class__ is not str:
        bad(v1, "string", "id")
    if v2 != "editor":
        bad(v2, "\"editor\"", "method")
    if len(o) == 3:
        v3 = v4 = extra = None
    else:
        n = 3
        v3 = o.get("title")
        if v3 is not None:
            n += 1
            if v3.__class__ is not str:
                bad(v3, "string", "title")
        v4 = o.get("prefill")
        if v4 is not None:
            n += 1
            if v4.__class__ is not str:
                bad(v4, "string", "prefill")
        extra = None if len(o) == n else unknown_fields(o, _fields_EditorRequest)
    x = new(_draft_EditorRequest)
    x.extra = extra
    x.type = "extension_ui_request"
    x.id = v1
    x.method = "editor"
    x.title = v3
    x.prefill = v4
    x.__class__ = t.EditorRequest
    return x


def decode_NotifyRequest(o: Any) -> t.NotifyRequest:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["type"]
        v1 = o["id"]
        v2 = o["method"]
    except KeyError:
        missing(o, {"type": "\"extension_ui_request\"", "id": "string", "method": "\"notify\""})
    if v0 != "extension_ui_request":
        bad(v0, "\"extension_ui_request\"", "type")
    if v1.__class__ is not str:
        bad(v1, "string", "id")
    if v2 != "notify":
        bad(v2, "\"notify\"", "method")
    if len(o) == 3:
        v3 = v4 = extra = None
    else:
        n = 3
        v3 = o.get("message")
        if v3 is not None:
            n += 1
            if v3.__class__ is not str:
                bad(v3, "string", "message")
        v4 = o.get("notifyType")
        if v4 is not None:
            n += 1
            if v4.__class__ is not str:
                bad(v4, "string", "notifyType")
        extra = None if len(o) == n else unknown_fields(o, _fields_NotifyRequest)
    x = new(_draft_NotifyRequest)
    x.extra = extra
    x.type = "extension_ui_request"
    x.id = v1
    x.method = "notify"
    x.message = v3
    x.notify_type = v4
    x.__class__ = t.NotifyRequest
    return x


def decode_SetStatusRequest(o: Any) -> t.SetStatusRequest:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["type"]
        v1 = o["id"]
        v2 = o["method"]
    except KeyError:
        missing(o, {"type": "\"extension_ui_request\"", "id": "string", "method": "\"setStatus\""})
    if v0 != "extension_ui_request":
        bad(v0, "\"extension_ui_request\"", "type")
    if v1.__class__ is not str:
        bad(v1, "string", "id")
    if v2 != "setStatus":
        bad(v2, "\"setStatus\"", "method")
    if len(o) == 3:
        v3 = v4 = extra = None
    else:
        n = 3
        v3 = o.get("statusKey")
        if v3 is not None:
            n += 1
            if v3.__class__ is not str:
                bad(v3, "string", "statusKey")
        v4 = o.get("statusText")
        if v4 is not None:
            n += 1
            if v4.__class__ is not str:
                bad(v4, "string", "statusText")
        extra = None if len(o) == n else unknown_fields(o, _fields_SetStatusRequest)
    x = new(_draft_SetStatusRequest)
    x.extra = extra
    x.type = "extension_ui_request"
    x.id = v1
    x.method = "setStatus"
    x.status_key = v3
    x.status_text = v4
    x.__class__ = t.SetStatusRequest
    return x


def decode_SetWidgetRequest(o: Any) -> t.SetWidgetRequest:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["type"]
        v1 = o["id"]
        v2 = o["method"]
    except KeyError:
        missing(o, {"type": "\"extension_ui_request\"", "id": "string", "method": "\"setWidget\""})
    if v0 != "extension_ui_request":
        bad(v0, "\"extension_ui_request\"", "type")
    if v1.__class__ is not str:
        bad(v1, "string", "id")
    if v2 != "setWidget":
        bad(v2, "\"setWidget\"", "method")
    if len(o) == 3:
        v3 = v4 = v5 = extra = None
    else:
        n = 3
        v3 = o.get("widgetKey")
        if v3 is not None:
            n += 1
            if v3.__class__ is not str:
                bad(v3, "string", "widgetKey")
        v4 = o.get("widgetLines")
        if v4 is not None:
            n += 1
            v4 = array(v4, "widgetLines", string_item, "array")
        v5 = o.get("widgetPlacement")
        if v5 is not None:
            n += 1
            if v5.__class__ is not str:
                bad(v5, "string", "widgetPlacement")
        extra = None if len(o) == n else unknown_fields(o, _fields_SetWidgetRequest)
    x = new(_draft_SetWidgetRequest)
    x.extra = extra
    x.type = "extension_ui_request"
    x.id = v1
    x.method = "setWidget"
    x.widget_key = v3
    x.widget_lines = v4
    x.widget_placement = v5
    x.__class__ = t.SetWidgetRequest
    return x


def decode_SetTitleRequest(o: Any) -> t.SetTitleRequest:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["type"]
        v1 = o["id"]
        v2 = o["method"]
    except KeyError:
        missing(o, {"type": "\"extension_ui_request\"", "id": "string", "method": "\"setTitle\""})
    if v0 != "extension_ui_request":
        bad(v0, "\"extension_ui_request\"", "type")
    if v1.__class__ is not str:
        bad(v1, "string", "id")
    if v2 != "setTitle":
        bad(v2, "\"setTitle\"", "method")
    if len(o) == 3:
        v3 = extra = None
    else:
        n = 3
        v3 = o.get("title")
        if v3 is not None:
            n += 1
            if v3.__class__ is not str:
                bad(v3, "string", "title")
        extra = None if len(o) == n else unknown_fields(o, _fields_SetTitleRequest)
    x = new(_draft_SetTitleRequest)
    x.extra = extra
    x.type = "extension_ui_request"
    x.id = v1
    x.method = "setTitle"
    x.title = v3
    x.__class__ = t.SetTitleRequest
    return x


def decode_SetEditorTextRequest(o: Any) -> t.SetEditorTextRequest:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["type"]
        v1 = o["id"]
        v2 = o["method"]
    except KeyError:
        missing(o, {"type": "\"extension_ui_request\"", "id": "string", "method": "\"set_editor_text\""})
    if v0 != "extension_ui_request":
        bad(v0, "\"extension_ui_request\"", "type")
    if v1.__class__ is not str:
        bad(v1, "string", "id")
    if v2 != "set_editor_text":
        bad(v2, "\"set_editor_text\"", "method")
    if len(o) == 3:
        v3 = extra = None
    else:
        n = 3
        v3 = o.get("text")
        if v3 is not None:
            n += 1
            if v3.__class__ is not str:
                bad(v3, "string", "text")
        extra = None if len(o) == n else unknown_fields(o, _fields_SetEditorTextRequest)
    x = new(_draft_SetEditorTextRequest)
    x.extra = extra
    x.type = "extension_ui_request"
    x.id = v1
    x.method = "set_editor_text"
    x.text = v3
    x.__class__ = t.SetEditorTextRequest
    return x


def decode_UnknownExtensionUIRequest(o: Any) -> t.UnknownExtensionUIRequest:
    if o.__class__ is not dict:
        bad(o, "object")
    x = new(_draft_UnknownExtensionUIRequest)
    x.extra = o
    x.type = "extension_ui_request"
    x.method = "UnknownExtensionUIRequest"
    x.__class__ = t.UnknownExtensionUIRequest
    return x


def decode_ValueResponse(o: Any) -> t.ValueResponse:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["type"]
        v1 = o["id"]
        v2 = o["value"]
    except KeyError:
        missing(o, {"type": "\"extension_ui_response\"", "id": "string", "value": "string"})
    if v0 != "extension_ui_response":
        bad(v0, "\"extension_ui_response\"", "type")
    if v1.__class__ is not str:
        bad(v1, "string", "id")
    if v2.__class__ is not str:
        bad(v2, "string", "value")
    extra = None if len(o) == 3 else unknown_fields(o, _fields_ValueResponse)
    x = new(_draft_ValueResponse)
    x.extra = extra
    x.type = "extension_ui_response"
    x.id = v1
    x.value = v2
    x.__class__ = t.ValueResponse
    return x


def decode_ConfirmedResponse(o: Any) -> t.ConfirmedResponse:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["type"]
        v1 = o["id"]
        v2 = o["confirmed"]
    except KeyError:
        missing(o, {"type": "\"extension_ui_response\"", "id": "string", "confirmed": "boolean"})
    if v0 != "extension_ui_response":
        bad(v0, "\"extension_ui_response\"", "type")
    if v1.__class__ is not str:
        bad(v1, "string", "id")
    if v2.__class__ is not bool:
        bad(v2, "boolean", "confirmed")
    extra = None if len(o) == 3 else unknown_fields(o, _fields_ConfirmedResponse)
    x = new(_draft_ConfirmedResponse)
    x.extra = extra
    x.type = "extension_ui_response"
    x.id = v1
    x.confirmed = v2
    x.__class__ = t.ConfirmedResponse
    return x


def decode_CancelledResponse(o: Any) -> t.CancelledResponse:
    if o.__class__ is not dict:
        bad(o, "object")
    try:
        v0 = o["type"]
        v1 = o["id"]
        v2 = o["cancelled"]
    except KeyError:
        missing(o, {"type": "\"extension_ui_response\"", "id": "string", "cancelled": "true"})
    if v0 != "extension_ui_response":
        bad(v0, "\"extension_ui_response\"", "type")
    if v1.__class__ is not str:
        bad(v1, "string", "id")
    if v2 is not True:
        bad(v2, "true", "cancelled")
    extra = None if len(o) == 3 else unknown_fields(o, _fields_CancelledResponse)
    x = new(_draft_CancelledResponse)
    x.extra = extra
    x.type = "extension_ui_response"
    x.id = v1
    x.cancelled = True
    x.__class__ = t.CancelledResponse
    return x


def decode_UnknownAgentRecord(o: Any) -> t.UnknownAgentRecord:
    if o.__class__ is not dict:
        bad(o, "object")
    x = new(_draft_UnknownAgentRecord)
    x.extra = o
    x.type = "UnknownAgentRecord"
    x.__class__ = t.UnknownAgentRecord
    return x


def decode_AgentRecord_extension_ui_request(o: Any) -> t.SelectRequest | t.ConfirmRequest | t.InputRequest | t.EditorRequest | t.NotifyRequest | t.SetStatusRequest | t.SetWidgetRequest | t.SetTitleRequest | t.SetEditorTextRequest | t.UnknownExtensionUIRequest:
    tag = o.get("method", MISSING)
    if tag.__class__ is not str:
        bad(tag, "string", "method")
    decode = _members_AgentRecord_extension_ui_request_method.get(tag)
    return decode_UnknownExtensionUIRequest(o) if decode is None else decode(o)


def decode_AgentRecord_response_True(o: Any) -> t.PromptResponse | t.AbortResponse | t.ClearQueueResponse | t.NewSessionResponse | t.SwitchSessionResponse | t.GetStateResponse | t.GetMessagesResponse | t.GetCommandsResponse | t.UnknownResponse:
    tag = o.get("command", MISSING)
    if tag.__class__ is not str:
        bad(tag, "string", "command")
    decode = _members_AgentRecord_response_True_command.get(tag)
    return decode_UnknownResponse(o) if decode is None else decode(o)


def decode_AgentRecord_response(o: Any) -> t.PromptResponse | t.AbortResponse | t.ClearQueueResponse | t.NewSessionResponse | t.SwitchSessionResponse | t.GetStateResponse | t.GetMessagesResponse | t.GetCommandsResponse | t.ErrorResponse | t.UnknownResponse:
    tag = o.get("success", MISSING)
    if tag.__class__ is not bool:
        bad(tag, "boolean", "success")
    decode = _members_AgentRecord_response_success.get(tag)
    if decode is None:
        bad(tag, "one of True, False", "success")
    return decode(o)


def decode_AgentRecord(o: Any) -> t.AgentRecord:
    if o.__class__ is not dict:
        bad(o, "object")
    tag = o.get("type", MISSING)
    if tag.__class__ is not str:
        bad(tag, "string", "type")
    decode = _members_AgentRecord_type.get(tag)
    return decode_UnknownAgentRecord(o) if decode is None else decode(o)


def decode_ClientRecord_extension_ui_response(o: Any) -> t.ValueResponse | t.ConfirmedResponse | t.CancelledResponse:
    if o.get("cancelled") is True:
        return decode_CancelledResponse(o)
    if o.get("value") is not None:
        return decode_ValueResponse(o)
    if o.get("confirmed") is not None:
        return decode_ConfirmedResponse(o)
    if "value" in o:
        return decode_ValueResponse(o)
    if "confirmed" in o:
        return decode_ConfirmedResponse(o)
    if "cancelled" in o:
        return decode_CancelledResponse(o)
    raise DecodeError("has none of the fields value, confirmed, cancelled")


def decode_ClientRecord(o: Any) -> t.ClientRecord:
    if o.__class__ is not dict:
        bad(o, "object")
    tag = o.get("type", MISSING)
    if tag.__class__ is not str:
        bad(tag, "string", "type")
    decode = _members_ClientRecord_type.get(tag)
    return decode_UnknownCommand(o) if decode is None else decode(o)


def encode_TextContent(x: t.TextContent) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "text": x.text}
    if x.text_signature is not None:
        d["textSignature"] = x.text_signature
    return with_extra(x.extra, d) if x.extra else d


def encode_ImageContent(x: t.ImageContent) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "data": x.data, "mimeType": x.mime_type}
    return with_extra(x.extra, d) if x.extra else d


def encode_ThinkingContent(x: t.ThinkingContent) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "thinking": x.thinking}
    if x.thinking_signature is not None:
        d["thinkingSignature"] = x.thinking_signature
    if x.redacted is not None:
        d["redacted"] = x.redacted
    return with_extra(x.extra, d) if x.extra else d


def encode_ToolCall(x: t.ToolCall) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "id": x.id, "name": x.name, "arguments": x.arguments}
    if x.thought_signature is not None:
        d["thoughtSignature"] = x.thought_signature
    if x.namespace is not None:
        d["namespace"] = x.namespace
    if x.arguments_error is not None:
        d["argumentsError"] = x.arguments_error
    return with_extra(x.extra, d) if x.extra else d


def encode_UnknownUserContent(x: t.UnknownUserContent) -> dict[str, Any]:
    return dict(x.extra or {})


def encode_UnknownAssistantContent(x: t.UnknownAssistantContent) -> dict[str, Any]:
    return dict(x.extra or {})


def encode_UsageCost(x: t.UsageCost) -> dict[str, Any]:
    d: dict[str, Any] = {"input": x.input, "output": x.output, "cacheRead": x.cache_read, "cacheWrite": x.cache_write, "total": x.total}
    if x.total_from_provider is not None:
        d["totalFromProvider"] = x.total_from_provider
    return with_extra(x.extra, d) if x.extra else d


def encode_Usage(x: t.Usage) -> dict[str, Any]:
    d: dict[str, Any] = {"input": x.input, "output": x.output, "cacheRead": x.cache_read, "cacheWrite": x.cache_write}
    if x.cache_write1h is not None:
        d["cacheWrite1h"] = x.cache_write1h
    if x.reasoning is not None:
        d["reasoning"] = x.reasoning
    d["totalTokens"] = x.total_tokens
    d["cost"] = encode_UsageCost(x.cost)
    return with_extra(x.extra, d) if x.extra else d


def encode_SystemMessage(x: t.SystemMessage) -> dict[str, Any]:
    d: dict[str, Any] = {"role": x.role, "content": x.content if isinstance(x.content, str) else [ENCODERS[item.__class__](item) for item in x.content]}
    if x.sections is not None:
        d["sections"] = x.sections
    if x.tools_added is not None:
        d["toolsAdded"] = x.tools_added
    if x.tools_removed is not None:
        d["toolsRemoved"] = x.tools_removed
    d["timestamp"] = x.timestamp
    return with_extra(x.extra, d) if x.extra else d


def encode_UnknownTextOnlyContent(x: t.UnknownTextOnlyContent) -> dict[str, Any]:
    return dict(x.extra or {})


def encode_UserMessage(x: t.UserMessage) -> dict[str, Any]:
    d: dict[str, Any] = {"role": x.role, "content": x.content if isinstance(x.content, str) else [ENCODERS[item.__class__](item) for item in x.content], "timestamp": x.timestamp}
    return with_extra(x.extra, d) if x.extra else d


def encode_AssistantMessage(x: t.AssistantMessage) -> dict[str, Any]:
    d: dict[str, Any] = {"role": x.role, "content": [ENCODERS[item.__class__](item) for item in x.content], "api": x.api, "provider": x.provider, "model": x.model}
    if x.response_model is not None:
        d["responseModel"] = x.response_model
    if x.response_id is not None:
        d["responseId"] = x.response_id
    if x.provider_thinking_level is not None:
        d["providerThinkingLevel"] = x.provider_thinking_level
    if x.thinking_level is not None:
        d["thinkingLevel"] = x.thinking_level
    if x.diagnostics is not None:
        d["diagnostics"] = x.diagnostics
    d["usage"] = encode_Usage(x.usage)
    d["stopReason"] = x.stop_reason
    if x.deferred is not None:
        d["deferred"] = x.deferred
    if x.error_message is not None:
        d["errorMessage"] = x.error_message
    if x.raw_stop_reason is not None:
        d["rawStopReason"] = x.raw_stop_reason
    if x.end_turn is not None:
        d["endTurn"] = x.end_turn
    d["timestamp"] = x.timestamp
    if x.duration_ms is not None:
        d["durationMs"] = x.duration_ms
    return with_extra(x.extra, d) if x.extra else d


def encode_ToolResultMessage(x: t.ToolResultMessage) -> dict[str, Any]:
    d: dict[str, Any] = {"role": x.role, "toolCallId": x.tool_call_id, "toolName": x.tool_name, "content": [ENCODERS[item.__class__](item) for item in x.content]}
    if x.details is not None:
        d["details"] = x.details
    if x.usage is not None:
        d["usage"] = encode_Usage(x.usage)
    if x.nested_calls is not None:
        d["nestedCalls"] = x.nested_calls
    d["isError"] = x.is_error
    d["timestamp"] = x.timestamp
    if x.duration_ms is not None:
        d["durationMs"] = x.duration_ms
    return with_extra(x.extra, d) if x.extra else d


def encode_BashExecutionMessage(x: t.BashExecutionMessage) -> dict[str, Any]:
    d: dict[str, Any] = {"role": x.role, "command": x.command, "output": x.output}
    if x.exit_code is not None:
        d["exitCode"] = x.exit_code
    d["cancelled"] = x.cancelled
    d["truncated"] = x.truncated
    if x.full_output_path is not None:
        d["fullOutputPath"] = x.full_output_path
    d["timestamp"] = x.timestamp
    if x.exclude_from_context is not None:
        d["excludeFromContext"] = x.exclude_from_context
    return with_extra(x.extra, d) if x.extra else d


def encode_CustomMessage(x: t.CustomMessage) -> dict[str, Any]:
    d: dict[str, Any] = {"role": x.role, "customType": x.custom_type, "content": x.content if isinstance(x.content, str) else [ENCODERS[item.__class__](item) for item in x.content], "display": x.display}
    if x.details is not None:
        d["details"] = x.details
    d["timestamp"] = x.timestamp
    return with_extra(x.extra, d) if x.extra else d


def encode_BranchSummaryMessage(x: t.BranchSummaryMessage) -> dict[str, Any]:
    d: dict[str, Any] = {"role": x.role, "summary": x.summary, "fromId": x.from_id, "timestamp": x.timestamp}
    return with_extra(x.extra, d) if x.extra else d


def encode_CompactionSummaryMessage(x: t.CompactionSummaryMessage) -> dict[str, Any]:
    d: dict[str, Any] = {"role": x.role, "summary": x.summary, "tokensBefore": x.tokens_before, "timestamp": x.timestamp}
    return with_extra(x.extra, d) if x.extra else d


def encode_UnknownAgentMessage(x: t.UnknownAgentMessage) -> dict[str, Any]:
    return dict(x.extra or {})


def encode_Model(x: t.Model) -> dict[str, Any]:
    d: dict[str, Any] = {"id": x.id}
    if x.name is not None:
        d["name"] = x.name
    if x.api is not None:
        d["api"] = x.api
    if x.provider is not None:
        d["provider"] = x.provider
    if x.context_window is not None:
        d["contextWindow"] = x.context_window
    if x.max_tokens is not None:
        d["maxTokens"] = x.max_tokens
    if x.reasoning is not None:
        d["reasoning"] = x.reasoning
    return with_extra(x.extra, d) if x.extra else d


def encode_SessionState(x: t.SessionState) -> dict[str, Any]:
    d: dict[str, Any] = {}
    if x.model is not None:
        d["model"] = encode_Model(x.model)
    if x.thinking_level is not None:
        d["thinkingLevel"] = x.thinking_level
    if x.is_streaming is not None:
        d["isStreaming"] = x.is_streaming
    if x.is_compacting is not None:
        d["isCompacting"] = x.is_compacting
    if x.steering_mode is not None:
        d["steeringMode"] = x.steering_mode
    if x.follow_up_mode is not None:
        d["followUpMode"] = x.follow_up_mode
    if x.session_file is not None:
        d["sessionFile"] = x.session_file
    d["sessionId"] = x.session_id
    if x.session_name is not None:
        d["sessionName"] = x.session_name
    if x.auto_compaction_enabled is not None:
        d["autoCompactionEnabled"] = x.auto_compaction_enabled
    if x.message_count is not None:
        d["messageCount"] = x.message_count
    if x.pending_message_count is not None:
        d["pendingMessageCount"] = x.pending_message_count
    return with_extra(x.extra, d) if x.extra else d


def encode_SourceInfo(x: t.SourceInfo) -> dict[str, Any]:
    d: dict[str, Any] = {"path": x.path, "source": x.source, "scope": x.scope, "origin": x.origin}
    if x.base_dir is not None:
        d["baseDir"] = x.base_dir
    if x.changelog_path is not None:
        d["changelogPath"] = x.changelog_path
    return with_extra(x.extra, d) if x.extra else d


def encode_SlashCommand(x: t.SlashCommand) -> dict[str, Any]:
    d: dict[str, Any] = {"name": x.name}
    if x.description is not None:
        d["description"] = x.description
    d["source"] = x.source
    if x.source_info is not None:
        d["sourceInfo"] = encode_SourceInfo(x.source_info)
    return with_extra(x.extra, d) if x.extra else d


def encode_PromptCommand(x: t.PromptCommand) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type}
    if x.id is not None:
        d["id"] = x.id
    d["message"] = x.message
    if x.images is not None:
        d["images"] = [encode_ImageContent(item) for item in x.images]
    if x.streaming_behavior is not None:
        d["streamingBehavior"] = x.streaming_behavior
    return with_extra(x.extra, d) if x.extra else d


def encode_AbortCommand(x: t.AbortCommand) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type}
    if x.id is not None:
        d["id"] = x.id
    return with_extra(x.extra, d) if x.extra else d


def encode_ClearQueueCommand(x: t.ClearQueueCommand) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type}
    if x.id is not None:
        d["id"] = x.id
    return with_extra(x.extra, d) if x.extra else d


def encode_NewSessionCommand(x: t.NewSessionCommand) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type}
    if x.id is not None:
        d["id"] = x.id
    if x.parent_session is not None:
        d["parentSession"] = x.parent_session
    return with_extra(x.extra, d) if x.extra else d


def encode_SwitchSessionCommand(x: t.SwitchSessionCommand) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type}
    if x.id is not None:
        d["id"] = x.id
    d["sessionPath"] = x.session_path
    return with_extra(x.extra, d) if x.extra else d


def encode_GetStateCommand(x: t.GetStateCommand) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type}
    if x.id is not None:
        d["id"] = x.id
    return with_extra(x.extra, d) if x.extra else d


def encode_GetMessagesCommand(x: t.GetMessagesCommand) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type}
    if x.id is not None:
        d["id"] = x.id
    return with_extra(x.extra, d) if x.extra else d


def encode_GetCommandsCommand(x: t.GetCommandsCommand) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type}
    if x.id is not None:
        d["id"] = x.id
    return with_extra(x.extra, d) if x.extra else d


def encode_UnknownCommand(x: t.UnknownCommand) -> dict[str, Any]:
    return dict(x.extra or {})


def encode_PromptResult(x: t.PromptResult) -> dict[str, Any]:
    d: dict[str, Any] = {"disposition": x.disposition}
    return with_extra(x.extra, d) if x.extra else d


def encode_ClearedQueue(x: t.ClearedQueue) -> dict[str, Any]:
    d: dict[str, Any] = {"steering": x.steering, "followUp": x.follow_up}
    return with_extra(x.extra, d) if x.extra else d


def encode_SessionReplacement(x: t.SessionReplacement) -> dict[str, Any]:
    d: dict[str, Any] = {"cancelled": x.cancelled}
    return with_extra(x.extra, d) if x.extra else d


def encode_MessageList(x: t.MessageList) -> dict[str, Any]:
    d: dict[str, Any] = {"messages": [ENCODERS[item.__class__](item) for item in x.messages]}
    return with_extra(x.extra, d) if x.extra else d


def encode_SlashCommandList(x: t.SlashCommandList) -> dict[str, Any]:
    d: dict[str, Any] = {"commands": [encode_SlashCommand(item) for item in x.commands]}
    return with_extra(x.extra, d) if x.extra else d


def encode_PromptResponse(x: t.PromptResponse) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "command": x.command, "success": x.success}
    if x.id is not None:
        d["id"] = x.id
    if x.data is not None:
        d["data"] = encode_PromptResult(x.data)
    return with_extra(x.extra, d) if x.extra else d


def encode_AbortResponse(x: t.AbortResponse) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "command": x.command, "success": x.success}
    if x.id is not None:
        d["id"] = x.id
    return with_extra(x.extra, d) if x.extra else d


def encode_ClearQueueResponse(x: t.ClearQueueResponse) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "command": x.command, "success": x.success}
    if x.id is not None:
        d["id"] = x.id
    d["data"] = encode_ClearedQueue(x.data)
    return with_extra(x.extra, d) if x.extra else d


def encode_NewSessionResponse(x: t.NewSessionResponse) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "command": x.command, "success": x.success}
    if x.id is not None:
        d["id"] = x.id
    d["data"] = encode_SessionReplacement(x.data)
    return with_extra(x.extra, d) if x.extra else d


def encode_SwitchSessionResponse(x: t.SwitchSessionResponse) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "command": x.command, "success": x.success}
    if x.id is not None:
        d["id"] = x.id
    d["data"] = encode_SessionReplacement(x.data)
    return with_extra(x.extra, d) if x.extra else d


def encode_GetStateResponse(x: t.GetStateResponse) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "command": x.command, "success": x.success}
    if x.id is not None:
        d["id"] = x.id
    d["data"] = encode_SessionState(x.data)
    return with_extra(x.extra, d) if x.extra else d


def encode_GetMessagesResponse(x: t.GetMessagesResponse) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "command": x.command, "success": x.success}
    if x.id is not None:
        d["id"] = x.id
    d["data"] = encode_MessageList(x.data)
    return with_extra(x.extra, d) if x.extra else d


def encode_GetCommandsResponse(x: t.GetCommandsResponse) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "command": x.command, "success": x.success}
    if x.id is not None:
        d["id"] = x.id
    d["data"] = encode_SlashCommandList(x.data)
    return with_extra(x.extra, d) if x.extra else d


def encode_ErrorResponse(x: t.ErrorResponse) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "success": x.success}
    if x.id is not None:
        d["id"] = x.id
    if x.command is not None:
        d["command"] = x.command
    d["error"] = x.error
    return with_extra(x.extra, d) if x.extra else d


def encode_UnknownResponse(x: t.UnknownResponse) -> dict[str, Any]:
    return dict(x.extra or {})


def encode_TextStart(x: t.TextStart) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "contentIndex": x.content_index}
    return with_extra(x.extra, d) if x.extra else d


def encode_TextDelta(x: t.TextDelta) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "contentIndex": x.content_index, "delta": x.delta}
    return with_extra(x.extra, d) if x.extra else d


def encode_TextEnd(x: t.TextEnd) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "contentIndex": x.content_index, "content": x.content}
    return with_extra(x.extra, d) if x.extra else d


def encode_ThinkingStart(x: t.ThinkingStart) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "contentIndex": x.content_index}
    return with_extra(x.extra, d) if x.extra else d


def encode_ThinkingDelta(x: t.ThinkingDelta) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "contentIndex": x.content_index, "delta": x.delta}
    return with_extra(x.extra, d) if x.extra else d


def encode_ThinkingEnd(x: t.ThinkingEnd) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "contentIndex": x.content_index, "content": x.content}
    return with_extra(x.extra, d) if x.extra else d


def encode_ToolCallStart(x: t.ToolCallStart) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "contentIndex": x.content_index}
    if x.id is not None:
        d["id"] = x.id
    if x.tool_name is not None:
        d["toolName"] = x.tool_name
    return with_extra(x.extra, d) if x.extra else d


def encode_ToolCallDelta(x: t.ToolCallDelta) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "contentIndex": x.content_index, "delta": x.delta}
    return with_extra(x.extra, d) if x.extra else d


def encode_ToolCallEnd(x: t.ToolCallEnd) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "contentIndex": x.content_index, "toolCall": encode_ToolCall(x.tool_call)}
    return with_extra(x.extra, d) if x.extra else d


def encode_UnknownAssistantMessageEvent(x: t.UnknownAssistantMessageEvent) -> dict[str, Any]:
    return dict(x.extra or {})


def encode_AgentStartEvent(x: t.AgentStartEvent) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type}
    return with_extra(x.extra, d) if x.extra else d


def encode_TurnStartEvent(x: t.TurnStartEvent) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type}
    return with_extra(x.extra, d) if x.extra else d


def encode_MessageStartEvent(x: t.MessageStartEvent) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "message": ENCODERS[x.message.__class__](x.message)}
    return with_extra(x.extra, d) if x.extra else d


def encode_MessageUpdateEvent(x: t.MessageUpdateEvent) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type}
    if x.usage is not None:
        d["usage"] = encode_Usage(x.usage)
    d["assistantMessageEvent"] = ENCODERS[x.assistant_message_event.__class__](x.assistant_message_event)
    return with_extra(x.extra, d) if x.extra else d


def encode_MessageEndEvent(x: t.MessageEndEvent) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "message": ENCODERS[x.message.__class__](x.message)}
    return with_extra(x.extra, d) if x.extra else d


def encode_TurnEndEvent(x: t.TurnEndEvent) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "message": ENCODERS[x.message.__class__](x.message), "toolResults": [ENCODERS[item.__class__](item) for item in x.tool_results]}
    return with_extra(x.extra, d) if x.extra else d


def encode_ToolExecutionStartEvent(x: t.ToolExecutionStartEvent) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "toolCallId": x.tool_call_id, "toolName": x.tool_name}
    if x.args is not None:
        d["args"] = x.args
    if x.parent_tool_call_id is not None:
        d["parentToolCallId"] = x.parent_tool_call_id
    return with_extra(x.extra, d) if x.extra else d


def encode_ToolExecutionUpdateEvent(x: t.ToolExecutionUpdateEvent) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "toolCallId": x.tool_call_id, "toolName": x.tool_name}
    if x.args is not None:
        d["args"] = x.args
    if x.partial_result is not None:
        d["partialResult"] = x.partial_result
    if x.parent_tool_call_id is not None:
        d["parentToolCallId"] = x.parent_tool_call_id
    return with_extra(x.extra, d) if x.extra else d


def encode_ToolExecutionEndEvent(x: t.ToolExecutionEndEvent) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "toolCallId": x.tool_call_id, "toolName": x.tool_name}
    if x.result is not None:
        d["result"] = x.result
    if x.is_error is not None:
        d["isError"] = x.is_error
    if x.duration_ms is not None:
        d["durationMs"] = x.duration_ms
    if x.parent_tool_call_id is not None:
        d["parentToolCallId"] = x.parent_tool_call_id
    return with_extra(x.extra, d) if x.extra else d


def encode_AgentEndEvent(x: t.AgentEndEvent) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "messages": [ENCODERS[item.__class__](item) for item in x.messages]}
    if x.will_retry is not None:
        d["willRetry"] = x.will_retry
    return with_extra(x.extra, d) if x.extra else d


def encode_AgentSettledEvent(x: t.AgentSettledEvent) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type}
    if x.aborted is not None:
        d["aborted"] = x.aborted
    return with_extra(x.extra, d) if x.extra else d


def encode_QueueUpdateEvent(x: t.QueueUpdateEvent) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "steering": x.steering, "followUp": x.follow_up}
    return with_extra(x.extra, d) if x.extra else d


def encode_AutoRetryStartEvent(x: t.AutoRetryStartEvent) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "attempt": x.attempt, "maxAttempts": x.max_attempts, "delayMs": x.delay_ms, "errorMessage": x.error_message}
    return with_extra(x.extra, d) if x.extra else d


def encode_AutoRetryEndEvent(x: t.AutoRetryEndEvent) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "success": x.success, "attempt": x.attempt}
    if x.final_error is not None:
        d["finalError"] = x.final_error
    return with_extra(x.extra, d) if x.extra else d


def encode_SessionInfoChangedEvent(x: t.SessionInfoChangedEvent) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type}
    if x.name is not None:
        d["name"] = x.name
    return with_extra(x.extra, d) if x.extra else d


def encode_ThinkingLevelChangedEvent(x: t.ThinkingLevelChangedEvent) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type}
    if x.level is not None:
        d["level"] = x.level
    return with_extra(x.extra, d) if x.extra else d


def encode_ExtensionErrorEvent(x: t.ExtensionErrorEvent) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "extensionPath": x.extension_path, "event": x.event, "error": x.error}
    return with_extra(x.extra, d) if x.extra else d


def encode_SelectRequest(x: t.SelectRequest) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "id": x.id, "method": x.method}
    if x.title is not None:
        d["title"] = x.title
    if x.options is not None:
        d["options"] = x.options
    if x.timeout is not None:
        d["timeout"] = x.timeout
    return with_extra(x.extra, d) if x.extra else d


def encode_ConfirmRequest(x: t.ConfirmRequest) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "id": x.id, "method": x.method}
    if x.title is not None:
        d["title"] = x.title
    if x.message is not None:
        d["message"] = x.message
    if x.timeout is not None:
        d["timeout"] = x.timeout
    return with_extra(x.extra, d) if x.extra else d


def encode_InputRequest(x: t.InputRequest) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "id": x.id, "method": x.method}
    if x.title is not None:
        d["title"] = x.title
    if x.placeholder is not None:
        d["placeholder"] = x.placeholder
    if x.timeout is not None:
        d["timeout"] = x.timeout
    return with_extra(x.extra, d) if x.extra else d


def encode_EditorRequest(x: t.EditorRequest) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "id": x.id, "method": x.method}
    if x.title is not None:
        d["title"] = x.title
    if x.prefill is not None:
        d["prefill"] = x.prefill
    return with_extra(x.extra, d) if x.extra else d


def encode_NotifyRequest(x: t.NotifyRequest) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "id": x.id, "method": x.method}
    if x.message is not None:
        d["message"] = x.message
    if x.notify_type is not None:
        d["notifyType"] = x.notify_type
    return with_extra(x.extra, d) if x.extra else d


def encode_SetStatusRequest(x: t.SetStatusRequest) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "id": x.id, "method": x.method}
    if x.status_key is not None:
        d["statusKey"] = x.status_key
    if x.status_text is not None:
        d["statusText"] = x.status_text
    return with_extra(x.extra, d) if x.extra else d


def encode_SetWidgetRequest(x: t.SetWidgetRequest) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "id": x.id, "method": x.method}
    if x.widget_key is not None:
        d["widgetKey"] = x.widget_key
    if x.widget_lines is not None:
        d["widgetLines"] = x.widget_lines
    if x.widget_placement is not None:
        d["widgetPlacement"] = x.widget_placement
    return with_extra(x.extra, d) if x.extra else d


def encode_SetTitleRequest(x: t.SetTitleRequest) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "id": x.id, "method": x.method}
    if x.title is not None:
        d["title"] = x.title
    return with_extra(x.extra, d) if x.extra else d


def encode_SetEditorTextRequest(x: t.SetEditorTextRequest) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "id": x.id, "method": x.method}
    if x.text is not None:
        d["text"] = x.text
    return with_extra(x.extra, d) if x.extra else d


def encode_UnknownExtensionUIRequest(x: t.UnknownExtensionUIRequest) -> dict[str, Any]:
    return dict(x.extra or {})


def encode_ValueResponse(x: t.ValueResponse) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "id": x.id, "value": x.value}
    return with_extra(x.extra, d) if x.extra else d


def encode_ConfirmedResponse(x: t.ConfirmedResponse) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "id": x.id, "confirmed": x.confirmed}
    return with_extra(x.extra, d) if x.extra else d


def encode_CancelledResponse(x: t.CancelledResponse) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "id": x.id, "cancelled": x.cancelled}
    return with_extra(x.extra, d) if x.extra else d


def encode_UnknownAgentRecord(x: t.UnknownAgentRecord) -> dict[str, Any]:
    return dict(x.extra or {})


_fields_TextContent = frozenset(("type", "text", "textSignature",))
_draft_TextContent = draft(t.TextContent)
_fields_ImageContent = frozenset(("type", "data", "mimeType",))
_draft_ImageContent = draft(t.ImageContent)
_fields_ThinkingContent = frozenset(("type", "thinking", "thinkingSignature", "redacted",))
_draft_ThinkingContent = draft(t.ThinkingContent)
_fields_ToolCall = frozenset(("type", "id", "name", "arguments", "thoughtSignature", "namespace", "argumentsError",))
_draft_ToolCall = draft(t.ToolCall)
_draft_UnknownUserContent = draft(t.UnknownUserContent)
_members_UserContent_type: dict[Any, Callable[[Any], Any]] = {
    "text": decode_TextContent,
    "image": decode_ImageContent,
}
_draft_UnknownAssistantContent = draft(t.UnknownAssistantContent)
_members_AssistantContent_type: dict[Any, Callable[[Any], Any]] = {
    "text": decode_TextContent,
    "thinking": decode_ThinkingContent,
    "toolCall": decode_ToolCall,
}
_fields_UsageCost = frozenset(("input", "output", "cacheRead", "cacheWrite", "total", "totalFromProvider",))
_draft_UsageCost = draft(t.UsageCost)
_fields_Usage = frozenset(("input", "output", "cacheRead", "cacheWrite", "cacheWrite1h", "reasoning", "totalTokens", "cost",))
_draft_Usage = draft(t.Usage)
_fields_SystemMessage = frozenset(("role", "content", "sections", "toolsAdded", "toolsRemoved", "timestamp",))
_draft_SystemMessage = draft(t.SystemMessage)
_draft_UnknownTextOnlyContent = draft(t.UnknownTextOnlyContent)
_members_TextOnlyContent_type: dict[Any, Callable[[Any], Any]] = {
    "text": decode_TextContent,
}
_fields_UserMessage = frozenset(("role", "content", "timestamp",))
_draft_UserMessage = draft(t.UserMessage)
_fields_AssistantMessage = frozenset(("role", "content", "api", "provider", "model", "responseModel", "responseId", "providerThinkingLevel", "thinkingLevel", "diagnostics", "usage", "stopReason", "deferred", "errorMessage", "rawStopReason", "endTurn", "timestamp", "durationMs",))
_draft_AssistantMessage = draft(t.AssistantMessage)
_fields_ToolResultMessage = frozenset(("role", "toolCallId", "toolName", "content", "details", "usage", "nestedCalls", "isError", "timestamp", "durationMs",))
_draft_ToolResultMessage = draft(t.ToolResultMessage)
_fields_BashExecutionMessage = frozenset(("role", "command", "output", "exitCode", "cancelled", "truncated", "fullOutputPath", "timestamp", "excludeFromContext",))
_draft_BashExecutionMessage = draft(t.BashExecutionMessage)
_fields_CustomMessage = frozenset(("role", "customType", "content", "display", "details", "timestamp",))
_draft_CustomMessage = draft(t.CustomMessage)
_fields_BranchSummaryMessage = frozenset(("role", "summary", "fromId", "timestamp",))
_draft_BranchSummaryMessage = draft(t.BranchSummaryMessage)
_fields_CompactionSummaryMessage = frozenset(("role", "summary", "tokensBefore", "timestamp",))
_draft_CompactionSummaryMessage = draft(t.CompactionSummaryMessage)
_draft_UnknownAgentMessage = draft(t.UnknownAgentMessage)
_members_AgentMessage_role: dict[Any, Callable[[Any], Any]] = {
    "system": decode_SystemMessage,
    "user": decode_UserMessage,
    "assistant": decode_AssistantMessage,
    "toolResult": decode_ToolResultMessage,
    "bashExecution": decode_BashExecutionMessage,
    "custom": decode_CustomMessage,
    "branchSummary": decode_BranchSummaryMessage,
    "compactionSummary": decode_CompactionSummaryMessage,
}
_fields_Model = frozenset(("id", "name", "api", "provider", "contextWindow", "maxTokens", "reasoning",))
_draft_Model = draft(t.Model)
_fields_SessionState = frozenset(("model", "thinkingLevel", "isStreaming", "isCompacting", "steeringMode", "followUpMode", "sessionFile", "sessionId", "sessionName", "autoCompactionEnabled", "messageCount", "pendingMessageCount",))
_draft_SessionState = draft(t.SessionState)
_fields_SourceInfo = frozenset(("path", "source", "scope", "origin", "baseDir", "changelogPath",))
_draft_SourceInfo = draft(t.SourceInfo)
_fields_SlashCommand = frozenset(("name", "description", "source", "sourceInfo",))
_draft_SlashCommand = draft(t.SlashCommand)
_fields_PromptCommand = frozenset(("type", "id", "message", "images", "streamingBehavior",))
_draft_PromptCommand = draft(t.PromptCommand)
_fields_AbortCommand = frozenset(("type", "id",))
_draft_AbortCommand = draft(t.AbortCommand)
_fields_ClearQueueCommand = frozenset(("type", "id",))
_draft_ClearQueueCommand = draft(t.ClearQueueCommand)
_fields_NewSessionCommand = frozenset(("type", "id", "parentSession",))
_draft_NewSessionCommand = draft(t.NewSessionCommand)
_fields_SwitchSessionCommand = frozenset(("type", "id", "sessionPath",))
_draft_SwitchSessionCommand = draft(t.SwitchSessionCommand)
_fields_GetStateCommand = frozenset(("type", "id",))
_draft_GetStateCommand = draft(t.GetStateCommand)
_fields_GetMessagesCommand = frozenset(("type", "id",))
_draft_GetMessagesCommand = draft(t.GetMessagesCommand)
_fields_GetCommandsCommand = frozenset(("type", "id",))
_draft_GetCommandsCommand = draft(t.GetCommandsCommand)
_draft_UnknownCommand = draft(t.UnknownCommand)
_fields_PromptResult = frozenset(("disposition",))
_draft_PromptResult = draft(t.PromptResult)
_fields_ClearedQueue = frozenset(("steering", "followUp",))
_draft_ClearedQueue = draft(t.ClearedQueue)
_fields_SessionReplacement = frozenset(("cancelled",))
_draft_SessionReplacement = draft(t.SessionReplacement)
_fields_MessageList = frozenset(("messages",))
_draft_MessageList = draft(t.MessageList)
_fields_SlashCommandList = frozenset(("commands",))
_draft_SlashCommandList = draft(t.SlashCommandList)
_fields_PromptResponse = frozenset(("type", "command", "success", "id", "data",))
_draft_PromptResponse = draft(t.PromptResponse)
_fields_AbortResponse = frozenset(("type", "command", "success", "id",))
_draft_AbortResponse = draft(t.AbortResponse)
_fields_ClearQueueResponse = frozenset(("type", "command", "success", "id", "data",))
_draft_ClearQueueResponse = draft(t.ClearQueueResponse)
_fields_NewSessionResponse = frozenset(("type", "command", "success", "id", "data",))
_draft_NewSessionResponse = draft(t.NewSessionResponse)
_fields_SwitchSessionResponse = frozenset(("type", "command", "success", "id", "data",))
_draft_SwitchSessionResponse = draft(t.SwitchSessionResponse)
_fields_GetStateResponse = frozenset(("type", "command", "success", "id", "data",))
_draft_GetStateResponse = draft(t.GetStateResponse)
_fields_GetMessagesResponse = frozenset(("type", "command", "success", "id", "data",))
_draft_GetMessagesResponse = draft(t.GetMessagesResponse)
_fields_GetCommandsResponse = frozenset(("type", "command", "success", "id", "data",))
_draft_GetCommandsResponse = draft(t.GetCommandsResponse)
_fields_ErrorResponse = frozenset(("type", "success", "id", "command", "error",))
_draft_ErrorResponse = draft(t.ErrorResponse)
_draft_UnknownResponse = draft(t.UnknownResponse)
_fields_TextStart = frozenset(("type", "contentIndex",))
_draft_TextStart = draft(t.TextStart)
_fields_TextDelta = frozenset(("type", "contentIndex", "delta",))
_draft_TextDelta = draft(t.TextDelta)
_fields_TextEnd = frozenset(("type", "contentIndex", "content",))
_draft_TextEnd = draft(t.TextEnd)
_fields_ThinkingStart = frozenset(("type", "contentIndex",))
_draft_ThinkingStart = draft(t.ThinkingStart)
_fields_ThinkingDelta = frozenset(("type", "contentIndex", "delta",))
_draft_ThinkingDelta = draft(t.ThinkingDelta)
_fields_ThinkingEnd = frozenset(("type", "contentIndex", "content",))
_draft_ThinkingEnd = draft(t.ThinkingEnd)
_fields_ToolCallStart = frozenset(("type", "contentIndex", "id", "toolName",))
_draft_ToolCallStart = draft(t.ToolCallStart)
_fields_ToolCallDelta = frozenset(("type", "contentIndex", "delta",))
_draft_ToolCallDelta = draft(t.ToolCallDelta)
_fields_ToolCallEnd = frozenset(("type", "contentIndex", "toolCall",))
_draft_ToolCallEnd = draft(t.ToolCallEnd)
_draft_UnknownAssistantMessageEvent = draft(t.UnknownAssistantMessageEvent)
_members_AssistantMessageEvent_type: dict[Any, Callable[[Any], Any]] = {
    "text_start": decode_TextStart,
    "text_delta": decode_TextDelta,
    "text_end": decode_TextEnd,
    "thinking_start": decode_ThinkingStart,
    "thinking_delta": decode_ThinkingDelta,
    "thinking_end": decode_ThinkingEnd,
    "toolcall_start": decode_ToolCallStart,
    "toolcall_delta": decode_ToolCallDelta,
    "toolcall_end": decode_ToolCallEnd,
}
_fields_AgentStartEvent = frozenset(("type",))
_draft_AgentStartEvent = draft(t.AgentStartEvent)
_fields_TurnStartEvent = frozenset(("type",))
_draft_TurnStartEvent = draft(t.TurnStartEvent)
_fields_MessageStartEvent = frozenset(("type", "message",))
_draft_MessageStartEvent = draft(t.MessageStartEvent)
_fields_MessageUpdateEvent = frozenset(("type", "usage", "assistantMessageEvent",))
_draft_MessageUpdateEvent = draft(t.MessageUpdateEvent)
_fields_MessageEndEvent = frozenset(("type", "message",))
_draft_MessageEndEvent = draft(t.MessageEndEvent)
_fields_TurnEndEvent = frozenset(("type", "message", "toolResults",))
_draft_TurnEndEvent = draft(t.TurnEndEvent)
_fields_ToolExecutionStartEvent = frozenset(("type", "toolCallId", "toolName", "args", "parentToolCallId",))
_draft_ToolExecutionStartEvent = draft(t.ToolExecutionStartEvent)
_fields_ToolExecutionUpdateEvent = frozenset(("type", "toolCallId", "toolName", "args", "partialResult", "parentToolCallId",))
_draft_ToolExecutionUpdateEvent = draft(t.ToolExecutionUpdateEvent)
_fields_ToolExecutionEndEvent = frozenset(("type", "toolCallId", "toolName", "result", "isError", "durationMs", "parentToolCallId",))
_draft_ToolExecutionEndEvent = draft(t.ToolExecutionEndEvent)
_fields_AgentEndEvent = frozenset(("type", "messages", "willRetry",))
_draft_AgentEndEvent = draft(t.AgentEndEvent)
_fields_AgentSettledEvent = frozenset(("type", "aborted",))
_draft_AgentSettledEvent = draft(t.AgentSettledEvent)
_fields_QueueUpdateEvent = frozenset(("type", "steering", "followUp",))
_draft_QueueUpdateEvent = draft(t.QueueUpdateEvent)
_fields_AutoRetryStartEvent = frozenset(("type", "attempt", "maxAttempts", "delayMs", "errorMessage",))
_draft_AutoRetryStartEvent = draft(t.AutoRetryStartEvent)
_fields_AutoRetryEndEvent = frozenset(("type", "success", "attempt", "finalError",))
_draft_AutoRetryEndEvent = draft(t.AutoRetryEndEvent)
_fields_SessionInfoChangedEvent = frozenset(("type", "name",))
_draft_SessionInfoChangedEvent = draft(t.SessionInfoChangedEvent)
_fields_ThinkingLevelChangedEvent = frozenset(("type", "level",))
_draft_ThinkingLevelChangedEvent = draft(t.ThinkingLevelChangedEvent)
_fields_ExtensionErrorEvent = frozenset(("type", "extensionPath", "event", "error",))
_draft_ExtensionErrorEvent = draft(t.ExtensionErrorEvent)
_fields_SelectRequest = frozenset(("type", "id", "method", "title", "options", "timeout",))
_draft_SelectRequest = draft(t.SelectRequest)
_fields_ConfirmRequest = frozenset(("type", "id", "method", "title", "message", "timeout",))
_draft_ConfirmRequest = draft(t.ConfirmRequest)
_fields_InputRequest = frozenset(("type", "id", "method", "title", "placeholder", "timeout",))
_draft_InputRequest = draft(t.InputRequest)
_fields_EditorRequest = frozenset(("type", "id", "method", "title", "prefill",))
_draft_EditorRequest = draft(t.EditorRequest)
_fields_NotifyRequest = frozenset(("type", "id", "method", "message", "notifyType",))
_draft_NotifyRequest = draft(t.NotifyRequest)
_fields_SetStatusRequest = frozenset(("type", "id", "method", "statusKey", "statusText",))
_draft_SetStatusRequest = draft(t.SetStatusRequest)
_fields_SetWidgetRequest = frozenset(("type", "id", "method", "widgetKey", "widgetLines", "widgetPlacement",))
_draft_SetWidgetRequest = draft(t.SetWidgetRequest)
_fields_SetTitleRequest = frozenset(("type", "id", "method", "title",))
_draft_SetTitleRequest = draft(t.SetTitleRequest)
_fields_SetEditorTextRequest = frozenset(("type", "id", "method", "text",))
_draft_SetEditorTextRequest = draft(t.SetEditorTextRequest)
_draft_UnknownExtensionUIRequest = draft(t.UnknownExtensionUIRequest)
_fields_ValueResponse = frozenset(("type", "id", "value",))
_draft_ValueResponse = draft(t.ValueResponse)
_fields_ConfirmedResponse = frozenset(("type", "id", "confirmed",))
_draft_ConfirmedResponse = draft(t.ConfirmedResponse)
_fields_CancelledResponse = frozenset(("type", "id", "cancelled",))
_draft_CancelledResponse = draft(t.CancelledResponse)
_draft_UnknownAgentRecord = draft(t.UnknownAgentRecord)
_members_AgentRecord_extension_ui_request_method: dict[Any, Callable[[Any], Any]] = {
    "select": decode_SelectRequest,
    "confirm": decode_ConfirmRequest,
    "input": decode_InputRequest,
    "editor": decode_EditorRequest,
    "notify": decode_NotifyRequest,
    "setStatus": decode_SetStatusRequest,
    "setWidget": decode_SetWidgetRequest,
    "setTitle": decode_SetTitleRequest,
    "set_editor_text": decode_SetEditorTextRequest,
}
_members_AgentRecord_response_True_command: dict[Any, Callable[[Any], Any]] = {
    "prompt": decode_PromptResponse,
    "abort": decode_AbortResponse,
    "clear_queue": decode_ClearQueueResponse,
    "new_session": decode_NewSessionResponse,
    "switch_session": decode_SwitchSessionResponse,
    "get_state": decode_GetStateResponse,
    "get_messages": decode_GetMessagesResponse,
    "get_commands": decode_GetCommandsResponse,
}
_members_AgentRecord_response_success: dict[Any, Callable[[Any], Any]] = {
    True: decode_AgentRecord_response_True,
    False: decode_ErrorResponse,
}
_members_AgentRecord_type: dict[Any, Callable[[Any], Any]] = {
    "extension_ui_request": decode_AgentRecord_extension_ui_request,
    "response": decode_AgentRecord_response,
    "agent_start": decode_AgentStartEvent,
    "turn_start": decode_TurnStartEvent,
    "message_start": decode_MessageStartEvent,
    "message_update": decode_MessageUpdateEvent,
    "message_end": decode_MessageEndEvent,
    "turn_end": decode_TurnEndEvent,
    "tool_execution_start": decode_ToolExecutionStartEvent,
    "tool_execution_update": decode_ToolExecutionUpdateEvent,
    "tool_execution_end": decode_ToolExecutionEndEvent,
    "agent_end": decode_AgentEndEvent,
    "agent_settled": decode_AgentSettledEvent,
    "queue_update": decode_QueueUpdateEvent,
    "auto_retry_start": decode_AutoRetryStartEvent,
    "auto_retry_end": decode_AutoRetryEndEvent,
    "session_info_changed": decode_SessionInfoChangedEvent,
    "thinking_level_changed": decode_ThinkingLevelChangedEvent,
    "extension_error": decode_ExtensionErrorEvent,
}
_members_ClientRecord_type: dict[Any, Callable[[Any], Any]] = {
    "extension_ui_response": decode_ClientRecord_extension_ui_response,
    "prompt": decode_PromptCommand,
    "abort": decode_AbortCommand,
    "clear_queue": decode_ClearQueueCommand,
    "new_session": decode_NewSessionCommand,
    "switch_session": decode_SwitchSessionCommand,
    "get_state": decode_GetStateCommand,
    "get_messages": decode_GetMessagesCommand,
    "get_commands": decode_GetCommandsCommand,
}

DECODERS: dict[type, Callable[[Any], Any]] = {
    t.TextContent: decode_TextContent,
    t.ImageContent: decode_ImageContent,
    t.ThinkingContent: decode_ThinkingContent,
    t.ToolCall: decode_ToolCall,
    t.UnknownUserContent: decode_UnknownUserContent,
    t.UnknownAssistantContent: decode_UnknownAssistantContent,
    t.UsageCost: decode_UsageCost,
    t.Usage: decode_Usage,
    t.SystemMessage: decode_SystemMessage,
    t.UnknownTextOnlyContent: decode_UnknownTextOnlyContent,
    t.UserMessage: decode_UserMessage,
    t.AssistantMessage: decode_AssistantMessage,
    t.ToolResultMessage: decode_ToolResultMessage,
    t.BashExecutionMessage: decode_BashExecutionMessage,
    t.CustomMessage: decode_CustomMessage,
    t.BranchSummaryMessage: decode_BranchSummaryMessage,
    t.CompactionSummaryMessage: decode_CompactionSummaryMessage,
    t.UnknownAgentMessage: decode_UnknownAgentMessage,
    t.Model: decode_Model,
    t.SessionState: decode_SessionState,
    t.SourceInfo: decode_SourceInfo,
    t.SlashCommand: decode_SlashCommand,
    t.PromptCommand: decode_PromptCommand,
    t.AbortCommand: decode_AbortCommand,
    t.ClearQueueCommand: decode_ClearQueueCommand,
    t.NewSessionCommand: decode_NewSessionCommand,
    t.SwitchSessionCommand: decode_SwitchSessionCommand,
    t.GetStateCommand: decode_GetStateCommand,
    t.GetMessagesCommand: decode_GetMessagesCommand,
    t.GetCommandsCommand: decode_GetCommandsCommand,
    t.UnknownCommand: decode_UnknownCommand,
    t.PromptResult: decode_PromptResult,
    t.ClearedQueue: decode_ClearedQueue,
    t.SessionReplacement: decode_SessionReplacement,
    t.MessageList: decode_MessageList,
    t.SlashCommandList: decode_SlashCommandList,
    t.PromptResponse: decode_PromptResponse,
    t.AbortResponse: decode_AbortResponse,
    t.ClearQueueResponse: decode_ClearQueueResponse,
    t.NewSessionResponse: decode_NewSessionResponse,
    t.SwitchSessionResponse: decode_SwitchSessionResponse,
    t.GetStateResponse: decode_GetStateResponse,
    t.GetMessagesResponse: decode_GetMessagesResponse,
    t.GetCommandsResponse: decode_GetCommandsResponse,
    t.ErrorResponse: decode_ErrorResponse,
    t.UnknownResponse: decode_UnknownResponse,
    t.TextStart: decode_TextStart,
    t.TextDelta: decode_TextDelta,
    t.TextEnd: decode_TextEnd,
    t.ThinkingStart: decode_ThinkingStart,
    t.ThinkingDelta: decode_ThinkingDelta,
    t.ThinkingEnd: decode_ThinkingEnd,
    t.ToolCallStart: decode_ToolCallStart,
    t.ToolCallDelta: decode_ToolCallDelta,
    t.ToolCallEnd: decode_ToolCallEnd,
    t.UnknownAssistantMessageEvent: decode_UnknownAssistantMessageEvent,
    t.AgentStartEvent: decode_AgentStartEvent,
    t.TurnStartEvent: decode_TurnStartEvent,
    t.MessageStartEvent: decode_MessageStartEvent,
    t.MessageUpdateEvent: decode_MessageUpdateEvent,
    t.MessageEndEvent: decode_MessageEndEvent,
    t.TurnEndEvent: decode_TurnEndEvent,
    t.ToolExecutionStartEvent: decode_ToolExecutionStartEvent,
    t.ToolExecutionUpdateEvent: decode_ToolExecutionUpdateEvent,
    t.ToolExecutionEndEvent: decode_ToolExecutionEndEvent,
    t.AgentEndEvent: decode_AgentEndEvent,
    t.AgentSettledEvent: decode_AgentSettledEvent,
    t.QueueUpdateEvent: decode_QueueUpdateEvent,
    t.AutoRetryStartEvent: decode_AutoRetryStartEvent,
    t.AutoRetryEndEvent: decode_AutoRetryEndEvent,
    t.SessionInfoChangedEvent: decode_SessionInfoChangedEvent,
    t.ThinkingLevelChangedEvent: decode_ThinkingLevelChangedEvent,
    t.ExtensionErrorEvent: decode_ExtensionErrorEvent,
    t.SelectRequest: decode_SelectRequest,
    t.ConfirmRequest: decode_ConfirmRequest,
    t.InputRequest: decode_InputRequest,
    t.EditorRequest: decode_EditorRequest,
    t.NotifyRequest: decode_NotifyRequest,
    t.SetStatusRequest: decode_SetStatusRequest,
    t.SetWidgetRequest: decode_SetWidgetRequest,
    t.SetTitleRequest: decode_SetTitleRequest,
    t.SetEditorTextRequest: decode_SetEditorTextRequest,
    t.UnknownExtensionUIRequest: decode_UnknownExtensionUIRequest,
    t.ValueResponse: decode_ValueResponse,
    t.ConfirmedResponse: decode_ConfirmedResponse,
    t.CancelledResponse: decode_CancelledResponse,
    t.UnknownAgentRecord: decode_UnknownAgentRecord,
}
ENCODERS: dict[type, Callable[[Any], dict[str, Any]]] = {
    t.TextContent: encode_TextContent,
    t.ImageContent: encode_ImageContent,
    t.ThinkingContent: encode_ThinkingContent,
    t.ToolCall: encode_ToolCall,
    t.UnknownUserContent: encode_UnknownUserContent,
    t.UnknownAssistantContent: encode_UnknownAssistantContent,
    t.UsageCost: encode_UsageCost,
    t.Usage: encode_Usage,
    t.SystemMessage: encode_SystemMessage,
    t.UnknownTextOnlyContent: encode_UnknownTextOnlyContent,
    t.UserMessage: encode_UserMessage,
    t.AssistantMessage: encode_AssistantMessage,
    t.ToolResultMessage: encode_ToolResultMessage,
    t.BashExecutionMessage: encode_BashExecutionMessage,
    t.CustomMessage: encode_CustomMessage,
    t.BranchSummaryMessage: encode_BranchSummaryMessage,
    t.CompactionSummaryMessage: encode_CompactionSummaryMessage,
    t.UnknownAgentMessage: encode_UnknownAgentMessage,
    t.Model: encode_Model,
    t.SessionState: encode_SessionState,
    t.SourceInfo: encode_SourceInfo,
    t.SlashCommand: encode_SlashCommand,
    t.PromptCommand: encode_PromptCommand,
    t.AbortCommand: encode_AbortCommand,
    t.ClearQueueCommand: encode_ClearQueueCommand,
    t.NewSessionCommand: encode_NewSessionCommand,
    t.SwitchSessionCommand: encode_SwitchSessionCommand,
    t.GetStateCommand: encode_GetStateCommand,
    t.GetMessagesCommand: encode_GetMessagesCommand,
    t.GetCommandsCommand: encode_GetCommandsCommand,
    t.UnknownCommand: encode_UnknownCommand,
    t.PromptResult: encode_PromptResult,
    t.ClearedQueue: encode_ClearedQueue,
    t.SessionReplacement: encode_SessionReplacement,
    t.MessageList: encode_MessageList,
    t.SlashCommandList: encode_SlashCommandList,
    t.PromptResponse: encode_PromptResponse,
    t.AbortResponse: encode_AbortResponse,
    t.ClearQueueResponse: encode_ClearQueueResponse,
    t.NewSessionResponse: encode_NewSessionResponse,
    t.SwitchSessionResponse: encode_SwitchSessionResponse,
    t.GetStateResponse: encode_GetStateResponse,
    t.GetMessagesResponse: encode_GetMessagesResponse,
    t.GetCommandsResponse: encode_GetCommandsResponse,
    t.ErrorResponse: encode_ErrorResponse,
    t.UnknownResponse: encode_UnknownResponse,
    t.TextStart: encode_TextStart,
    t.TextDelta: encode_TextDelta,
    t.TextEnd: encode_TextEnd,
    t.ThinkingStart: encode_ThinkingStart,
    t.ThinkingDelta: encode_ThinkingDelta,
    t.ThinkingEnd: encode_ThinkingEnd,
    t.ToolCallStart: encode_ToolCallStart,
    t.ToolCallDelta: encode_ToolCallDelta,
    t.ToolCallEnd: encode_ToolCallEnd,
    t.UnknownAssistantMessageEvent: encode_UnknownAssistantMessageEvent,
    t.AgentStartEvent: encode_AgentStartEvent,
    t.TurnStartEvent: encode_TurnStartEvent,
    t.MessageStartEvent: encode_MessageStartEvent,
    t.MessageUpdateEvent: encode_MessageUpdateEvent,
    t.MessageEndEvent: encode_MessageEndEvent,
    t.TurnEndEvent: encode_TurnEndEvent,
    t.ToolExecutionStartEvent: encode_ToolExecutionStartEvent,
    t.ToolExecutionUpdateEvent: encode_ToolExecutionUpdateEvent,
    t.ToolExecutionEndEvent: encode_ToolExecutionEndEvent,
    t.AgentEndEvent: encode_AgentEndEvent,
    t.AgentSettledEvent: encode_AgentSettledEvent,
    t.QueueUpdateEvent: encode_QueueUpdateEvent,
    t.AutoRetryStartEvent: encode_AutoRetryStartEvent,
    t.AutoRetryEndEvent: encode_AutoRetryEndEvent,
    t.SessionInfoChangedEvent: encode_SessionInfoChangedEvent,
    t.ThinkingLevelChangedEvent: encode_ThinkingLevelChangedEvent,
    t.ExtensionErrorEvent: encode_ExtensionErrorEvent,
    t.SelectRequest: encode_SelectRequest,
    t.ConfirmRequest: encode_ConfirmRequest,
    t.InputRequest: encode_InputRequest,
    t.EditorRequest: encode_EditorRequest,
    t.NotifyRequest: encode_NotifyRequest,
    t.SetStatusRequest: encode_SetStatusRequest,
    t.SetWidgetRequest: encode_SetWidgetRequest,
    t.SetTitleRequest: encode_SetTitleRequest,
    t.SetEditorTextRequest: encode_SetEditorTextRequest,
    t.UnknownExtensionUIRequest: encode_UnknownExtensionUIRequest,
    t.ValueResponse: encode_ValueResponse,
    t.ConfirmedResponse: encode_ConfirmedResponse,
    t.CancelledResponse: encode_CancelledResponse,
    t.UnknownAgentRecord: encode_UnknownAgentRecord,
}

# Generated from schema/pi-rpc.schema.json by scripts/generate.py. Do not edit.
"""Decoders and encoders of every definition of the schema."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pi_protocol import _types as t
from pi_protocol._runtime import DecodeError, MISSING, array, bad, integer, new, object_item, setters, string_item, unknown_fields, with_extra


def decode_TextContent(o: Any) -> t.TextContent:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("type", MISSING)
    if v0 != "text":
        bad(v0, "\"text\"", "type")
    v1 = o.get("text", MISSING)
    if v1.__class__ is not str:
        bad(v1, "string", "text")
    v2 = o.get("textSignature")
    if v2 is not None:
        if v2.__class__ is not str:
            bad(v2, "string", "textSignature")
    extra = None if len(o) == 2 else unknown_fields(o, _fields_TextContent)
    x = new(t.TextContent)
    _set_TextContent_0(x, extra)
    _set_TextContent_1(x, "text")
    _set_TextContent_2(x, v1)
    _set_TextContent_3(x, v2)
    return x


def decode_ImageContent(o: Any) -> t.ImageContent:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("type", MISSING)
    if v0 != "image":
        bad(v0, "\"image\"", "type")
    v1 = o.get("data", MISSING)
    if v1.__class__ is not str:
        bad(v1, "string", "data")
    v2 = o.get("mimeType", MISSING)
    if v2.__class__ is not str:
        bad(v2, "string", "mimeType")
    extra = None if len(o) == 3 else unknown_fields(o, _fields_ImageContent)
    x = new(t.ImageContent)
    _set_ImageContent_0(x, extra)
    _set_ImageContent_1(x, "image")
    _set_ImageContent_2(x, v1)
    _set_ImageContent_3(x, v2)
    return x


def decode_ThinkingContent(o: Any) -> t.ThinkingContent:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("type", MISSING)
    if v0 != "thinking":
        bad(v0, "\"thinking\"", "type")
    v1 = o.get("thinking", MISSING)
    if v1.__class__ is not str:
        bad(v1, "string", "thinking")
    v2 = o.get("thinkingSignature")
    if v2 is not None:
        if v2.__class__ is not str:
            bad(v2, "string", "thinkingSignature")
    v3 = o.get("redacted")
    if v3 is not None:
        if v3.__class__ is not bool:
            bad(v3, "boolean", "redacted")
    extra = None if len(o) == 2 else unknown_fields(o, _fields_ThinkingContent)
    x = new(t.ThinkingContent)
    _set_ThinkingContent_0(x, extra)
    _set_ThinkingContent_1(x, "thinking")
    _set_ThinkingContent_2(x, v1)
    _set_ThinkingContent_3(x, v2)
    _set_ThinkingContent_4(x, v3)
    return x


def decode_ToolCall(o: Any) -> t.ToolCall:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("type", MISSING)
    if v0 != "toolCall":
        bad(v0, "\"toolCall\"", "type")
    v1 = o.get("id", MISSING)
    if v1.__class__ is not str:
        bad(v1, "string", "id")
    v2 = o.get("name", MISSING)
    if v2.__class__ is not str:
        bad(v2, "string", "name")
    v3 = o.get("arguments", MISSING)
    if v3.__class__ is not dict:
        bad(v3, "object", "arguments")
    v4 = o.get("thoughtSignature")
    if v4 is not None:
        if v4.__class__ is not str:
            bad(v4, "string", "thoughtSignature")
    v5 = o.get("namespace")
    if v5 is not None:
        if v5.__class__ is not str:
            bad(v5, "string", "namespace")
    v6 = o.get("argumentsError")
    if v6 is not None:
        if v6.__class__ is not str:
            bad(v6, "string", "argumentsError")
    extra = None if len(o) == 4 else unknown_fields(o, _fields_ToolCall)
    x = new(t.ToolCall)
    _set_ToolCall_0(x, extra)
    _set_ToolCall_1(x, "toolCall")
    _set_ToolCall_2(x, v1)
    _set_ToolCall_3(x, v2)
    _set_ToolCall_4(x, v3)
    _set_ToolCall_5(x, v4)
    _set_ToolCall_6(x, v5)
    _set_ToolCall_7(x, v6)
    return x


def decode_UnknownUserContent(o: Any) -> t.UnknownUserContent:
    if o.__class__ is not dict:
        bad(o, "object")
    return t.UnknownUserContent(extra=o)


def decode_UserContent(o: Any) -> t.UserContent:
    if o.__class__ is not dict:
        bad(o, "object")
    tag = o.get("type", MISSING)
    if tag.__class__ is not str:
        bad(tag, "string", "type")
    decode = _members_UserContent_type.get(tag)
    return t.UnknownUserContent(extra=o) if decode is None else decode(o)


def decode_UnknownAssistantContent(o: Any) -> t.UnknownAssistantContent:
    if o.__class__ is not dict:
        bad(o, "object")
    return t.UnknownAssistantContent(extra=o)


def decode_AssistantContent(o: Any) -> t.AssistantContent:
    if o.__class__ is not dict:
        bad(o, "object")
    tag = o.get("type", MISSING)
    if tag.__class__ is not str:
        bad(tag, "string", "type")
    decode = _members_AssistantContent_type.get(tag)
    return t.UnknownAssistantContent(extra=o) if decode is None else decode(o)


def decode_UsageCost(o: Any) -> t.UsageCost:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("input", MISSING)
    if v0.__class__ is not float and v0.__class__ is not int:
        bad(v0, "number", "input")
    v1 = o.get("output", MISSING)
    if v1.__class__ is not float and v1.__class__ is not int:
        bad(v1, "number", "output")
    v2 = o.get("cacheRead", MISSING)
    if v2.__class__ is not float and v2.__class__ is not int:
        bad(v2, "number", "cacheRead")
    v3 = o.get("cacheWrite", MISSING)
    if v3.__class__ is not float and v3.__class__ is not int:
        bad(v3, "number", "cacheWrite")
    v4 = o.get("total", MISSING)
    if v4.__class__ is not float and v4.__class__ is not int:
        bad(v4, "number", "total")
    v5 = o.get("totalFromProvider")
    if v5 is not None:
        if v5.__class__ is not bool:
            bad(v5, "boolean", "totalFromProvider")
    extra = None if len(o) == 5 else unknown_fields(o, _fields_UsageCost)
    x = new(t.UsageCost)
    _set_UsageCost_0(x, extra)
    _set_UsageCost_1(x, v0)
    _set_UsageCost_2(x, v1)
    _set_UsageCost_3(x, v2)
    _set_UsageCost_4(x, v3)
    _set_UsageCost_5(x, v4)
    _set_UsageCost_6(x, v5)
    return x


def decode_Usage(o: Any) -> t.Usage:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("input", MISSING)
    if v0.__class__ is not int:
        v0 = integer(v0, "input")
    v1 = o.get("output", MISSING)
    if v1.__class__ is not int:
        v1 = integer(v1, "output")
    v2 = o.get("cacheRead", MISSING)
    if v2.__class__ is not int:
        v2 = integer(v2, "cacheRead")
    v3 = o.get("cacheWrite", MISSING)
    if v3.__class__ is not int:
        v3 = integer(v3, "cacheWrite")
    v4 = o.get("cacheWrite1h")
    if v4 is not None:
        if v4.__class__ is not int:
            v4 = integer(v4, "cacheWrite1h")
    v5 = o.get("reasoning")
    if v5 is not None:
        if v5.__class__ is not int:
            v5 = integer(v5, "reasoning")
    v6 = o.get("totalTokens", MISSING)
    if v6.__class__ is not int:
        v6 = integer(v6, "totalTokens")
    k = ""
    try:
        k = "cost"
        v7 = o.get("cost", MISSING)
        if v7 is MISSING:
            bad(v7, "object")
        v7 = decode_UsageCost(v7)
    except DecodeError as error:
        raise error.under(k)
    extra = None if len(o) == 6 else unknown_fields(o, _fields_Usage)
    x = new(t.Usage)
    _set_Usage_0(x, extra)
    _set_Usage_1(x, v0)
    _set_Usage_2(x, v1)
    _set_Usage_3(x, v2)
    _set_Usage_4(x, v3)
    _set_Usage_5(x, v4)
    _set_Usage_6(x, v5)
    _set_Usage_7(x, v6)
    _set_Usage_8(x, v7)
    return x


def decode_SystemMessage(o: Any) -> t.SystemMessage:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("role", MISSING)
    if v0 != "system":
        bad(v0, "\"system\"", "role")
    v1 = o.get("content", MISSING)
    if v1.__class__ is not str:
        v1 = array(v1, "content", decode_TextOnlyContent, "string or array")
    v2 = o.get("sections")
    if v2 is not None:
        if v2.__class__ is not dict:
            bad(v2, "object", "sections")
    v3 = o.get("toolsAdded")
    if v3 is not None:
        v3 = array(v3, "toolsAdded", object_item)
    v4 = o.get("toolsRemoved")
    if v4 is not None:
        v4 = array(v4, "toolsRemoved", object_item)
    v5 = o.get("timestamp", MISSING)
    if v5.__class__ is not int:
        v5 = integer(v5, "timestamp")
    extra = None if len(o) == 3 else unknown_fields(o, _fields_SystemMessage)
    x = new(t.SystemMessage)
    _set_SystemMessage_0(x, extra)
    _set_SystemMessage_1(x, "system")
    _set_SystemMessage_2(x, v1)
    _set_SystemMessage_3(x, v2)
    _set_SystemMessage_4(x, v3)
    _set_SystemMessage_5(x, v4)
    _set_SystemMessage_6(x, v5)
    return x


def decode_UnknownTextOnlyContent(o: Any) -> t.UnknownTextOnlyContent:
    if o.__class__ is not dict:
        bad(o, "object")
    return t.UnknownTextOnlyContent(extra=o)


def decode_TextOnlyContent(o: Any) -> t.TextOnlyContent:
    if o.__class__ is not dict:
        bad(o, "object")
    tag = o.get("type", MISSING)
    if tag.__class__ is not str:
        bad(tag, "string", "type")
    decode = _members_TextOnlyContent_type.get(tag)
    return t.UnknownTextOnlyContent(extra=o) if decode is None else decode(o)


def decode_UserMessage(o: Any) -> t.UserMessage:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("role", MISSING)
    if v0 != "user":
        bad(v0, "\"user\"", "role")
    v1 = o.get("content", MISSING)
    if v1.__class__ is not str:
        v1 = array(v1, "content", decode_UserContent, "string or array")
    v2 = o.get("timestamp", MISSING)
    if v2.__class__ is not int:
        v2 = integer(v2, "timestamp")
    extra = None if len(o) == 3 else unknown_fields(o, _fields_UserMessage)
    x = new(t.UserMessage)
    _set_UserMessage_0(x, extra)
    _set_UserMessage_1(x, "user")
    _set_UserMessage_2(x, v1)
    _set_UserMessage_3(x, v2)
    return x


def decode_AssistantMessage(o: Any) -> t.AssistantMessage:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("role", MISSING)
    if v0 != "assistant":
        bad(v0, "\"assistant\"", "role")
    v1 = o.get("content", MISSING)
    v1 = array(v1, "content", decode_AssistantContent)
    v2 = o.get("api", MISSING)
    if v2.__class__ is not str:
        bad(v2, "string", "api")
    v3 = o.get("provider", MISSING)
    if v3.__class__ is not str:
        bad(v3, "string", "provider")
    v4 = o.get("model", MISSING)
    if v4.__class__ is not str:
        bad(v4, "string", "model")
    v5 = o.get("responseModel")
    if v5 is not None:
        if v5.__class__ is not str:
            bad(v5, "string", "responseModel")
    v6 = o.get("responseId")
    if v6 is not None:
        if v6.__class__ is not str:
            bad(v6, "string", "responseId")
    v7 = o.get("providerThinkingLevel")
    if v7 is not None:
        if v7.__class__ is not str:
            bad(v7, "string", "providerThinkingLevel")
    v8 = o.get("thinkingLevel")
    if v8 is not None:
        if v8.__class__ is not str:
            bad(v8, "string", "thinkingLevel")
    v9 = o.get("diagnostics")
    if v9 is not None:
        v9 = array(v9, "diagnostics", object_item)
    v11 = o.get("stopReason", MISSING)
    if v11.__class__ is not str:
        bad(v11, "string", "stopReason")
    v12 = o.get("deferred")
    if v12 is not None:
        if v12.__class__ is not dict:
            bad(v12, "object", "deferred")
    v13 = o.get("errorMessage")
    if v13 is not None:
        if v13.__class__ is not str:
            bad(v13, "string", "errorMessage")
    v14 = o.get("rawStopReason")
    if v14 is not None:
        if v14.__class__ is not str:
            bad(v14, "string", "rawStopReason")
    v15 = o.get("endTurn")
    if v15 is not None:
        if v15.__class__ is not bool:
            bad(v15, "boolean", "endTurn")
    v16 = o.get("timestamp", MISSING)
    if v16.__class__ is not int:
        v16 = integer(v16, "timestamp")
    v17 = o.get("durationMs")
    if v17 is not None:
        if v17.__class__ is not float and v17.__class__ is not int:
            bad(v17, "number", "durationMs")
    k = ""
    try:
        k = "usage"
        v10 = o.get("usage", MISSING)
        if v10 is MISSING:
            bad(v10, "object")
        v10 = decode_Usage(v10)
    except DecodeError as error:
        raise error.under(k)
    extra = None if len(o) == 8 else unknown_fields(o, _fields_AssistantMessage)
    x = new(t.AssistantMessage)
    _set_AssistantMessage_0(x, extra)
    _set_AssistantMessage_1(x, "assistant")
    _set_AssistantMessage_2(x, v1)
    _set_AssistantMessage_3(x, v2)
    _set_AssistantMessage_4(x, v3)
    _set_AssistantMessage_5(x, v4)
    _set_AssistantMessage_6(x, v5)
    _set_AssistantMessage_7(x, v6)
    _set_AssistantMessage_8(x, v7)
    _set_AssistantMessage_9(x, v8)
    _set_AssistantMessage_10(x, v9)
    _set_AssistantMessage_11(x, v10)
    _set_AssistantMessage_12(x, v11)
    _set_AssistantMessage_13(x, v12)
    _set_AssistantMessage_14(x, v13)
    _set_AssistantMessage_15(x, v14)
    _set_AssistantMessage_16(x, v15)
    _set_AssistantMessage_17(x, v16)
    _set_AssistantMessage_18(x, v17)
    return x


def decode_ToolResultMessage(o: Any) -> t.ToolResultMessage:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("role", MISSING)
    if v0 != "toolResult":
        bad(v0, "\"toolResult\"", "role")
    v1 = o.get("toolCallId", MISSING)
    if v1.__class__ is not str:
        bad(v1, "string", "toolCallId")
    v2 = o.get("toolName", MISSING)
    if v2.__class__ is not str:
        bad(v2, "string", "toolName")
    v3 = o.get("content", MISSING)
    v3 = array(v3, "content", decode_UserContent)
    v4 = o.get("details")
    v6 = o.get("nestedCalls")
    if v6 is not None:
        if v6.__class__ is not dict:
            bad(v6, "object", "nestedCalls")
    v7 = o.get("isError", MISSING)
    if v7.__class__ is not bool:
        bad(v7, "boolean", "isError")
    v8 = o.get("timestamp", MISSING)
    if v8.__class__ is not int:
        v8 = integer(v8, "timestamp")
    v9 = o.get("durationMs")
    if v9 is not None:
        if v9.__class__ is not float and v9.__class__ is not int:
            bad(v9, "number", "durationMs")
    k = ""
    try:
        k = "usage"
        v5 = o.get("usage")
        if v5 is not None:
            v5 = decode_Usage(v5)
    except DecodeError as error:
        raise error.under(k)
    extra = None if len(o) == 6 else unknown_fields(o, _fields_ToolResultMessage)
    x = new(t.ToolResultMessage)
    _set_ToolResultMessage_0(x, extra)
    _set_ToolResultMessage_1(x, "toolResult")
    _set_ToolResultMessage_2(x, v1)
    _set_ToolResultMessage_3(x, v2)
    _set_ToolResultMessage_4(x, v3)
    _set_ToolResultMessage_5(x, v4)
    _set_ToolResultMessage_6(x, v5)
    _set_ToolResultMessage_7(x, v6)
    _set_ToolResultMessage_8(x, v7)
    _set_ToolResultMessage_9(x, v8)
    _set_ToolResultMessage_10(x, v9)
    return x


def decode_BashExecutionMessage(o: Any) -> t.BashExecutionMessage:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("role", MISSING)
    if v0 != "bashExecution":
        bad(v0, "\"bashExecution\"", "role")
    v1 = o.get("command", MISSING)
    if v1.__class__ is not str:
        bad(v1, "string", "command")
    v2 = o.get("output", MISSING)
    if v2.__class__ is not str:
        bad(v2, "string", "output")
    v3 = o.get("exitCode")
    if v3 is not None:
        if v3.__class__ is not int:
            v3 = integer(v3, "exitCode")
    v4 = o.get("cancelled", MISSING)
    if v4.__class__ is not bool:
        bad(v4, "boolean", "cancelled")
    v5 = o.get("truncated", MISSING)
    if v5.__class__ is not bool:
        bad(v5, "boolean", "truncated")
    v6 = o.get("fullOutputPath")
    if v6 is not None:
        if v6.__class__ is not str:
            bad(v6, "string", "fullOutputPath")
    v7 = o.get("timestamp", MISSING)
    if v7.__class__ is not int:
        v7 = integer(v7, "timestamp")
    v8 = o.get("excludeFromContext")
    if v8 is not None:
        if v8.__class__ is not bool:
            bad(v8, "boolean", "excludeFromContext")
    extra = None if len(o) == 6 else unknown_fields(o, _fields_BashExecutionMessage)
    x = new(t.BashExecutionMessage)
    _set_BashExecutionMessage_0(x, extra)
    _set_BashExecutionMessage_1(x, "bashExecution")
    _set_BashExecutionMessage_2(x, v1)
    _set_BashExecutionMessage_3(x, v2)
    _set_BashExecutionMessage_4(x, v3)
    _set_BashExecutionMessage_5(x, v4)
    _set_BashExecutionMessage_6(x, v5)
    _set_BashExecutionMessage_7(x, v6)
    _set_BashExecutionMessage_8(x, v7)
    _set_BashExecutionMessage_9(x, v8)
    return x


def decode_CustomMessage(o: Any) -> t.CustomMessage:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("role", MISSING)
    if v0 != "custom":
        bad(v0, "\"custom\"", "role")
    v1 = o.get("customType", MISSING)
    if v1.__class__ is not str:
        bad(v1, "string", "customType")
    v2 = o.get("content", MISSING)
    if v2.__class__ is not str:
        v2 = array(v2, "content", decode_UserContent, "string or array")
    v3 = o.get("display", MISSING)
    if v3.__class__ is not bool:
        bad(v3, "boolean", "display")
    v4 = o.get("details")
    v5 = o.get("timestamp", MISSING)
    if v5.__class__ is not int:
        v5 = integer(v5, "timestamp")
    extra = None if len(o) == 5 else unknown_fields(o, _fields_CustomMessage)
    x = new(t.CustomMessage)
    _set_CustomMessage_0(x, extra)
    _set_CustomMessage_1(x, "custom")
    _set_CustomMessage_2(x, v1)
    _set_CustomMessage_3(x, v2)
    _set_CustomMessage_4(x, v3)
    _set_CustomMessage_5(x, v4)
    _set_CustomMessage_6(x, v5)
    return x


def decode_BranchSummaryMessage(o: Any) -> t.BranchSummaryMessage:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("role", MISSING)
    if v0 != "branchSummary":
        bad(v0, "\"branchSummary\"", "role")
    v1 = o.get("summary", MISSING)
    if v1.__class__ is not str:
        bad(v1, "string", "summary")
    v2 = o.get("fromId", MISSING)
    if v2 is not None:
        if v2.__class__ is not str:
            bad(v2, "null or string", "fromId")
    v3 = o.get("timestamp", MISSING)
    if v3.__class__ is not int:
        v3 = integer(v3, "timestamp")
    extra = None if len(o) == 4 else unknown_fields(o, _fields_BranchSummaryMessage)
    x = new(t.BranchSummaryMessage)
    _set_BranchSummaryMessage_0(x, extra)
    _set_BranchSummaryMessage_1(x, "branchSummary")
    _set_BranchSummaryMessage_2(x, v1)
    _set_BranchSummaryMessage_3(x, v2)
    _set_BranchSummaryMessage_4(x, v3)
    return x


def decode_CompactionSummaryMessage(o: Any) -> t.CompactionSummaryMessage:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("role", MISSING)
    if v0 != "compactionSummary":
        bad(v0, "\"compactionSummary\"", "role")
    v1 = o.get("summary", MISSING)
    if v1.__class__ is not str:
        bad(v1, "string", "summary")
    v2 = o.get("tokensBefore", MISSING)
    if v2.__class__ is not int:
        v2 = integer(v2, "tokensBefore")
    v3 = o.get("timestamp", MISSING)
    if v3.__class__ is not int:
        v3 = integer(v3, "timestamp")
    extra = None if len(o) == 4 else unknown_fields(o, _fields_CompactionSummaryMessage)
    x = new(t.CompactionSummaryMessage)
    _set_CompactionSummaryMessage_0(x, extra)
    _set_CompactionSummaryMessage_1(x, "compactionSummary")
    _set_CompactionSummaryMessage_2(x, v1)
    _set_CompactionSummaryMessage_3(x, v2)
    _set_CompactionSummaryMessage_4(x, v3)
    return x


def decode_UnknownAgentMessage(o: Any) -> t.UnknownAgentMessage:
    if o.__class__ is not dict:
        bad(o, "object")
    return t.UnknownAgentMessage(extra=o)


def decode_AgentMessage(o: Any) -> t.AgentMessage:
    if o.__class__ is not dict:
        bad(o, "object")
    tag = o.get("role", MISSING)
    if tag.__class__ is not str:
        bad(tag, "string", "role")
    decode = _members_AgentMessage_role.get(tag)
    return t.UnknownAgentMessage(extra=o) if decode is None else decode(o)


def decode_Model(o: Any) -> t.Model:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("id", MISSING)
    if v0.__class__ is not str:
        bad(v0, "string", "id")
    v1 = o.get("name")
    if v1 is not None:
        if v1.__class__ is not str:
            bad(v1, "string", "name")
    v2 = o.get("api")
    if v2 is not None:
        if v2.__class__ is not str:
            bad(v2, "string", "api")
    v3 = o.get("provider")
    if v3 is not None:
        if v3.__class__ is not str:
            bad(v3, "string", "provider")
    v4 = o.get("contextWindow")
    if v4 is not None:
        if v4.__class__ is not int:
            v4 = integer(v4, "contextWindow")
    v5 = o.get("maxTokens")
    if v5 is not None:
        if v5.__class__ is not int:
            v5 = integer(v5, "maxTokens")
    v6 = o.get("reasoning")
    if v6 is not None:
        if v6.__class__ is not bool:
            bad(v6, "boolean", "reasoning")
    extra = None if len(o) == 1 else unknown_fields(o, _fields_Model)
    x = new(t.Model)
    _set_Model_0(x, extra)
    _set_Model_1(x, v0)
    _set_Model_2(x, v1)
    _set_Model_3(x, v2)
    _set_Model_4(x, v3)
    _set_Model_5(x, v4)
    _set_Model_6(x, v5)
    _set_Model_7(x, v6)
    return x


def decode_SessionState(o: Any) -> t.SessionState:
    if o.__class__ is not dict:
        bad(o, "object")
    v1 = o.get("thinkingLevel")
    if v1 is not None:
        if v1.__class__ is not str:
            bad(v1, "string", "thinkingLevel")
    v2 = o.get("isStreaming")
    if v2 is not None:
        if v2.__class__ is not bool:
            bad(v2, "boolean", "isStreaming")
    v3 = o.get("isCompacting")
    if v3 is not None:
        if v3.__class__ is not bool:
            bad(v3, "boolean", "isCompacting")
    v4 = o.get("steeringMode")
    if v4 is not None:
        if v4.__class__ is not str:
            bad(v4, "string", "steeringMode")
    v5 = o.get("followUpMode")
    if v5 is not None:
        if v5.__class__ is not str:
            bad(v5, "string", "followUpMode")
    v6 = o.get("sessionFile")
    if v6 is not None:
        if v6.__class__ is not str:
            bad(v6, "string", "sessionFile")
    v7 = o.get("sessionId", MISSING)
    if v7.__class__ is not str:
        bad(v7, "string", "sessionId")
    v8 = o.get("sessionName")
    if v8 is not None:
        if v8.__class__ is not str:
            bad(v8, "string", "sessionName")
    v9 = o.get("autoCompactionEnabled")
    if v9 is not None:
        if v9.__class__ is not bool:
            bad(v9, "boolean", "autoCompactionEnabled")
    v10 = o.get("messageCount")
    if v10 is not None:
        if v10.__class__ is not int:
            v10 = integer(v10, "messageCount")
    v11 = o.get("pendingMessageCount")
    if v11 is not None:
        if v11.__class__ is not int:
            v11 = integer(v11, "pendingMessageCount")
    k = ""
    try:
        k = "model"
        v0 = o.get("model")
        if v0 is not None:
            v0 = decode_Model(v0)
    except DecodeError as error:
        raise error.under(k)
    extra = None if len(o) == 1 else unknown_fields(o, _fields_SessionState)
    x = new(t.SessionState)
    _set_SessionState_0(x, extra)
    _set_SessionState_1(x, v0)
    _set_SessionState_2(x, v1)
    _set_SessionState_3(x, v2)
    _set_SessionState_4(x, v3)
    _set_SessionState_5(x, v4)
    _set_SessionState_6(x, v5)
    _set_SessionState_7(x, v6)
    _set_SessionState_8(x, v7)
    _set_SessionState_9(x, v8)
    _set_SessionState_10(x, v9)
    _set_SessionState_11(x, v10)
    _set_SessionState_12(x, v11)
    return x


def decode_SourceInfo(o: Any) -> t.SourceInfo:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("path", MISSING)
    if v0.__class__ is not str:
        bad(v0, "string", "path")
    v1 = o.get("source", MISSING)
    if v1.__class__ is not str:
        bad(v1, "string", "source")
    v2 = o.get("scope", MISSING)
    if v2.__class__ is not str:
        bad(v2, "string", "scope")
    v3 = o.get("origin", MISSING)
    if v3.__class__ is not str:
        bad(v3, "string", "origin")
    v4 = o.get("baseDir")
    if v4 is not None:
        if v4.__class__ is not str:
            bad(v4, "string", "baseDir")
    v5 = o.get("changelogPath")
    if v5 is not None:
        if v5.__class__ is not str:
            bad(v5, "string", "changelogPath")
    extra = None if len(o) == 4 else unknown_fields(o, _fields_SourceInfo)
    x = new(t.SourceInfo)
    _set_SourceInfo_0(x, extra)
    _set_SourceInfo_1(x, v0)
    _set_SourceInfo_2(x, v1)
    _set_SourceInfo_3(x, v2)
    _set_SourceInfo_4(x, v3)
    _set_SourceInfo_5(x, v4)
    _set_SourceInfo_6(x, v5)
    return x


def decode_SlashCommand(o: Any) -> t.SlashCommand:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("name", MISSING)
    if v0.__class__ is not str:
        bad(v0, "string", "name")
    v1 = o.get("description")
    if v1 is not None:
        if v1.__class__ is not str:
            bad(v1, "string", "description")
    v2 = o.get("source", MISSING)
    if v2.__class__ is not str:
        bad(v2, "string", "source")
    k = ""
    try:
        k = "sourceInfo"
        v3 = o.get("sourceInfo")
        if v3 is not None:
            v3 = decode_SourceInfo(v3)
    except DecodeError as error:
        raise error.under(k)
    extra = None if len(o) == 2 else unknown_fields(o, _fields_SlashCommand)
    x = new(t.SlashCommand)
    _set_SlashCommand_0(x, extra)
    _set_SlashCommand_1(x, v0)
    _set_SlashCommand_2(x, v1)
    _set_SlashCommand_3(x, v2)
    _set_SlashCommand_4(x, v3)
    return x


def decode_PromptCommand(o: Any) -> t.PromptCommand:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("type", MISSING)
    if v0 != "prompt":
        bad(v0, "\"prompt\"", "type")
    v1 = o.get("id")
    v2 = o.get("message", MISSING)
    if v2.__class__ is not str:
        bad(v2, "string", "message")
    v3 = o.get("images")
    if v3 is not None:
        v3 = array(v3, "images", decode_ImageContent)
    v4 = o.get("streamingBehavior")
    if v4 is not None:
        if v4.__class__ is not str:
            bad(v4, "string", "streamingBehavior")
    extra = None if len(o) == 2 else unknown_fields(o, _fields_PromptCommand)
    x = new(t.PromptCommand)
    _set_PromptCommand_0(x, extra)
    _set_PromptCommand_1(x, "prompt")
    _set_PromptCommand_2(x, v1)
    _set_PromptCommand_3(x, v2)
    _set_PromptCommand_4(x, v3)
    _set_PromptCommand_5(x, v4)
    return x


def decode_AbortCommand(o: Any) -> t.AbortCommand:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("type", MISSING)
    if v0 != "abort":
        bad(v0, "\"abort\"", "type")
    v1 = o.get("id")
    extra = None if len(o) == 1 else unknown_fields(o, _fields_AbortCommand)
    x = new(t.AbortCommand)
    _set_AbortCommand_0(x, extra)
    _set_AbortCommand_1(x, "abort")
    _set_AbortCommand_2(x, v1)
    return x


def decode_ClearQueueCommand(o: Any) -> t.ClearQueueCommand:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("type", MISSING)
    if v0 != "clear_queue":
        bad(v0, "\"clear_queue\"", "type")
    v1 = o.get("id")
    extra = None if len(o) == 1 else unknown_fields(o, _fields_ClearQueueCommand)
    x = new(t.ClearQueueCommand)
    _set_ClearQueueCommand_0(x, extra)
    _set_ClearQueueCommand_1(x, "clear_queue")
    _set_ClearQueueCommand_2(x, v1)
    return x


def decode_NewSessionCommand(o: Any) -> t.NewSessionCommand:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("type", MISSING)
    if v0 != "new_session":
        bad(v0, "\"new_session\"", "type")
    v1 = o.get("id")
    v2 = o.get("parentSession")
    if v2 is not None:
        if v2.__class__ is not str:
            bad(v2, "string", "parentSession")
    extra = None if len(o) == 1 else unknown_fields(o, _fields_NewSessionCommand)
    x = new(t.NewSessionCommand)
    _set_NewSessionCommand_0(x, extra)
    _set_NewSessionCommand_1(x, "new_session")
    _set_NewSessionCommand_2(x, v1)
    _set_NewSessionCommand_3(x, v2)
    return x


def decode_SwitchSessionCommand(o: Any) -> t.SwitchSessionCommand:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("type", MISSING)
    if v0 != "switch_session":
        bad(v0, "\"switch_session\"", "type")
    v1 = o.get("id")
    v2 = o.get("sessionPath", MISSING)
    if v2.__class__ is not str:
        bad(v2, "string", "sessionPath")
    extra = None if len(o) == 2 else unknown_fields(o, _fields_SwitchSessionCommand)
    x = new(t.SwitchSessionCommand)
    _set_SwitchSessionCommand_0(x, extra)
    _set_SwitchSessionCommand_1(x, "switch_session")
    _set_SwitchSessionCommand_2(x, v1)
    _set_SwitchSessionCommand_3(x, v2)
    return x


def decode_GetStateCommand(o: Any) -> t.GetStateCommand:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("type", MISSING)
    if v0 != "get_state":
        bad(v0, "\"get_state\"", "type")
    v1 = o.get("id")
    extra = None if len(o) == 1 else unknown_fields(o, _fields_GetStateCommand)
    x = new(t.GetStateCommand)
    _set_GetStateCommand_0(x, extra)
    _set_GetStateCommand_1(x, "get_state")
    _set_GetStateCommand_2(x, v1)
    return x


def decode_GetMessagesCommand(o: Any) -> t.GetMessagesCommand:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("type", MISSING)
    if v0 != "get_messages":
        bad(v0, "\"get_messages\"", "type")
    v1 = o.get("id")
    extra = None if len(o) == 1 else unknown_fields(o, _fields_GetMessagesCommand)
    x = new(t.GetMessagesCommand)
    _set_GetMessagesCommand_0(x, extra)
    _set_GetMessagesCommand_1(x, "get_messages")
    _set_GetMessagesCommand_2(x, v1)
    return x


def decode_GetCommandsCommand(o: Any) -> t.GetCommandsCommand:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("type", MISSING)
    if v0 != "get_commands":
        bad(v0, "\"get_commands\"", "type")
    v1 = o.get("id")
    extra = None if len(o) == 1 else unknown_fields(o, _fields_GetCommandsCommand)
    x = new(t.GetCommandsCommand)
    _set_GetCommandsCommand_0(x, extra)
    _set_GetCommandsCommand_1(x, "get_commands")
    _set_GetCommandsCommand_2(x, v1)
    return x


def decode_UnknownCommand(o: Any) -> t.UnknownCommand:
    if o.__class__ is not dict:
        bad(o, "object")
    return t.UnknownCommand(extra=o)


def decode_PromptResult(o: Any) -> t.PromptResult:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("disposition", MISSING)
    if v0.__class__ is not str:
        bad(v0, "string", "disposition")
    extra = None if len(o) == 1 else unknown_fields(o, _fields_PromptResult)
    x = new(t.PromptResult)
    _set_PromptResult_0(x, extra)
    _set_PromptResult_1(x, v0)
    return x


def decode_ClearedQueue(o: Any) -> t.ClearedQueue:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("steering", MISSING)
    v0 = array(v0, "steering", string_item)
    v1 = o.get("followUp", MISSING)
    v1 = array(v1, "followUp", string_item)
    extra = None if len(o) == 2 else unknown_fields(o, _fields_ClearedQueue)
    x = new(t.ClearedQueue)
    _set_ClearedQueue_0(x, extra)
    _set_ClearedQueue_1(x, v0)
    _set_ClearedQueue_2(x, v1)
    return x


def decode_SessionReplacement(o: Any) -> t.SessionReplacement:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("cancelled", MISSING)
    if v0.__class__ is not bool:
        bad(v0, "boolean", "cancelled")
    extra = None if len(o) == 1 else unknown_fields(o, _fields_SessionReplacement)
    x = new(t.SessionReplacement)
    _set_SessionReplacement_0(x, extra)
    _set_SessionReplacement_1(x, v0)
    return x


def decode_MessageList(o: Any) -> t.MessageList:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("messages", MISSING)
    v0 = array(v0, "messages", decode_AgentMessage)
    extra = None if len(o) == 1 else unknown_fields(o, _fields_MessageList)
    x = new(t.MessageList)
    _set_MessageList_0(x, extra)
    _set_MessageList_1(x, v0)
    return x


def decode_SlashCommandList(o: Any) -> t.SlashCommandList:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("commands", MISSING)
    v0 = array(v0, "commands", decode_SlashCommand)
    extra = None if len(o) == 1 else unknown_fields(o, _fields_SlashCommandList)
    x = new(t.SlashCommandList)
    _set_SlashCommandList_0(x, extra)
    _set_SlashCommandList_1(x, v0)
    return x


def decode_PromptResponse(o: Any) -> t.PromptResponse:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("type", MISSING)
    if v0 != "response":
        bad(v0, "\"response\"", "type")
    v1 = o.get("command", MISSING)
    if v1 != "prompt":
        bad(v1, "\"prompt\"", "command")
    v2 = o.get("success", MISSING)
    if v2 is not True:
        bad(v2, "true", "success")
    v3 = o.get("id")
    k = ""
    try:
        k = "data"
        v4 = o.get("data")
        if v4 is not None:
            v4 = decode_PromptResult(v4)
    except DecodeError as error:
        raise error.under(k)
    extra = None if len(o) == 3 else unknown_fields(o, _fields_PromptResponse)
    x = new(t.PromptResponse)
    _set_PromptResponse_0(x, extra)
    _set_PromptResponse_1(x, "response")
    _set_PromptResponse_2(x, "prompt")
    _set_PromptResponse_3(x, True)
    _set_PromptResponse_4(x, v3)
    _set_PromptResponse_5(x, v4)
    return x


def decode_AbortResponse(o: Any) -> t.AbortResponse:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("type", MISSING)
    if v0 != "response":
        bad(v0, "\"response\"", "type")
    v1 = o.get("command", MISSING)
    if v1 != "abort":
        bad(v1, "\"abort\"", "command")
    v2 = o.get("success", MISSING)
    if v2 is not True:
        bad(v2, "true", "success")
    v3 = o.get("id")
    extra = None if len(o) == 3 else unknown_fields(o, _fields_AbortResponse)
    x = new(t.AbortResponse)
    _set_AbortResponse_0(x, extra)
    _set_AbortResponse_1(x, "response")
    _set_AbortResponse_2(x, "abort")
    _set_AbortResponse_3(x, True)
    _set_AbortResponse_4(x, v3)
    return x


def decode_ClearQueueResponse(o: Any) -> t.ClearQueueResponse:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("type", MISSING)
    if v0 != "response":
        bad(v0, "\"response\"", "type")
    v1 = o.get("command", MISSING)
    if v1 != "clear_queue":
        bad(v1, "\"clear_queue\"", "command")
    v2 = o.get("success", MISSING)
    if v2 is not True:
        bad(v2, "true", "success")
    v3 = o.get("id")
    k = ""
    try:
        k = "data"
        v4 = o.get("data", MISSING)
        if v4 is MISSING:
            bad(v4, "object")
        v4 = decode_ClearedQueue(v4)
    except DecodeError as error:
        raise error.under(k)
    extra = None if len(o) == 4 else unknown_fields(o, _fields_ClearQueueResponse)
    x = new(t.ClearQueueResponse)
    _set_ClearQueueResponse_0(x, extra)
    _set_ClearQueueResponse_1(x, "response")
    _set_ClearQueueResponse_2(x, "clear_queue")
    _set_ClearQueueResponse_3(x, True)
    _set_ClearQueueResponse_4(x, v3)
    _set_ClearQueueResponse_5(x, v4)
    return x


def decode_NewSessionResponse(o: Any) -> t.NewSessionResponse:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("type", MISSING)
    if v0 != "response":
        bad(v0, "\"response\"", "type")
    v1 = o.get("command", MISSING)
    if v1 != "new_session":
        bad(v1, "\"new_session\"", "command")
    v2 = o.get("success", MISSING)
    if v2 is not True:
        bad(v2, "true", "success")
    v3 = o.get("id")
    k = ""
    try:
        k = "data"
        v4 = o.get("data", MISSING)
        if v4 is MISSING:
            bad(v4, "object")
        v4 = decode_SessionReplacement(v4)
    except DecodeError as error:
        raise error.under(k)
    extra = None if len(o) == 4 else unknown_fields(o, _fields_NewSessionResponse)
    x = new(t.NewSessionResponse)
    _set_NewSessionResponse_0(x, extra)
    _set_NewSessionResponse_1(x, "response")
    _set_NewSessionResponse_2(x, "new_session")
    _set_NewSessionResponse_3(x, True)
    _set_NewSessionResponse_4(x, v3)
    _set_NewSessionResponse_5(x, v4)
    return x


def decode_SwitchSessionResponse(o: Any) -> t.SwitchSessionResponse:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("type", MISSING)
    if v0 != "response":
        bad(v0, "\"response\"", "type")
    v1 = o.get("command", MISSING)
    if v1 != "switch_session":
        bad(v1, "\"switch_session\"", "command")
    v2 = o.get("success", MISSING)
    if v2 is not True:
        bad(v2, "true", "success")
    v3 = o.get("id")
    k = ""
    try:
        k = "data"
        v4 = o.get("data", MISSING)
        if v4 is MISSING:
            bad(v4, "object")
        v4 = decode_SessionReplacement(v4)
    except DecodeError as error:
        raise error.under(k)
    extra = None if len(o) == 4 else unknown_fields(o, _fields_SwitchSessionResponse)
    x = new(t.SwitchSessionResponse)
    _set_SwitchSessionResponse_0(x, extra)
    _set_SwitchSessionResponse_1(x, "response")
    _set_SwitchSessionResponse_2(x, "switch_session")
    _set_SwitchSessionResponse_3(x, True)
    _set_SwitchSessionResponse_4(x, v3)
    _set_SwitchSessionResponse_5(x, v4)
    return x


def decode_GetStateResponse(o: Any) -> t.GetStateResponse:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("type", MISSING)
    if v0 != "response":
        bad(v0, "\"response\"", "type")
    v1 = o.get("command", MISSING)
    if v1 != "get_state":
        bad(v1, "\"get_state\"", "command")
    v2 = o.get("success", MISSING)
    if v2 is not True:
        bad(v2, "true", "success")
    v3 = o.get("id")
    k = ""
    try:
        k = "data"
        v4 = o.get("data", MISSING)
        if v4 is MISSING:
            bad(v4, "object")
        v4 = decode_SessionState(v4)
    except DecodeError as error:
        raise error.under(k)
    extra = None if len(o) == 4 else unknown_fields(o, _fields_GetStateResponse)
    x = new(t.GetStateResponse)
    _set_GetStateResponse_0(x, extra)
    _set_GetStateResponse_1(x, "response")
    _set_GetStateResponse_2(x, "get_state")
    _set_GetStateResponse_3(x, True)
    _set_GetStateResponse_4(x, v3)
    _set_GetStateResponse_5(x, v4)
    return x


def decode_GetMessagesResponse(o: Any) -> t.GetMessagesResponse:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("type", MISSING)
    if v0 != "response":
        bad(v0, "\"response\"", "type")
    v1 = o.get("command", MISSING)
    if v1 != "get_messages":
        bad(v1, "\"get_messages\"", "command")
    v2 = o.get("success", MISSING)
    if v2 is not True:
        bad(v2, "true", "success")
    v3 = o.get("id")
    k = ""
    try:
        k = "data"
        v4 = o.get("data", MISSING)
        if v4 is MISSING:
            bad(v4, "object")
        v4 = decode_MessageList(v4)
    except DecodeError as error:
        raise error.under(k)
    extra = None if len(o) == 4 else unknown_fields(o, _fields_GetMessagesResponse)
    x = new(t.GetMessagesResponse)
    _set_GetMessagesResponse_0(x, extra)
    _set_GetMessagesResponse_1(x, "response")
    _set_GetMessagesResponse_2(x, "get_messages")
    _set_GetMessagesResponse_3(x, True)
    _set_GetMessagesResponse_4(x, v3)
    _set_GetMessagesResponse_5(x, v4)
    return x


def decode_GetCommandsResponse(o: Any) -> t.GetCommandsResponse:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("type", MISSING)
    if v0 != "response":
        bad(v0, "\"response\"", "type")
    v1 = o.get("command", MISSING)
    if v1 != "get_commands":
        bad(v1, "\"get_commands\"", "command")
    v2 = o.get("success", MISSING)
    if v2 is not True:
        bad(v2, "true", "success")
    v3 = o.get("id")
    k = ""
    try:
        k = "data"
        v4 = o.get("data", MISSING)
        if v4 is MISSING:
            bad(v4, "object")
        v4 = decode_SlashCommandList(v4)
    except DecodeError as error:
        raise error.under(k)
    extra = None if len(o) == 4 else unknown_fields(o, _fields_GetCommandsResponse)
    x = new(t.GetCommandsResponse)
    _set_GetCommandsResponse_0(x, extra)
    _set_GetCommandsResponse_1(x, "response")
    _set_GetCommandsResponse_2(x, "get_commands")
    _set_GetCommandsResponse_3(x, True)
    _set_GetCommandsResponse_4(x, v3)
    _set_GetCommandsResponse_5(x, v4)
    return x


def decode_ErrorResponse(o: Any) -> t.ErrorResponse:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("type", MISSING)
    if v0 != "response":
        bad(v0, "\"response\"", "type")
    v1 = o.get("success", MISSING)
    if v1 is not False:
        bad(v1, "false", "success")
    v2 = o.get("id")
    v3 = o.get("command")
    if v3 is not None:
        if v3.__class__ is not str:
            bad(v3, "string", "command")
    v4 = o.get("error", MISSING)
    if v4.__class__ is not str:
        bad(v4, "string", "error")
    extra = None if len(o) == 3 else unknown_fields(o, _fields_ErrorResponse)
    x = new(t.ErrorResponse)
    _set_ErrorResponse_0(x, extra)
    _set_ErrorResponse_1(x, "response")
    _set_ErrorResponse_2(x, False)
    _set_ErrorResponse_3(x, v2)
    _set_ErrorResponse_4(x, v3)
    _set_ErrorResponse_5(x, v4)
    return x


def decode_UnknownResponse(o: Any) -> t.UnknownResponse:
    if o.__class__ is not dict:
        bad(o, "object")
    return t.UnknownResponse(extra=o)


def decode_TextStart(o: Any) -> t.TextStart:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("type", MISSING)
    if v0 != "text_start":
        bad(v0, "\"text_start\"", "type")
    v1 = o.get("contentIndex", MISSING)
    if v1.__class__ is not int:
        v1 = integer(v1, "contentIndex")
    extra = None if len(o) == 2 else unknown_fields(o, _fields_TextStart)
    x = new(t.TextStart)
    _set_TextStart_0(x, extra)
    _set_TextStart_1(x, "text_start")
    _set_TextStart_2(x, v1)
    return x


def decode_TextDelta(o: Any) -> t.TextDelta:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("type", MISSING)
    if v0 != "text_delta":
        bad(v0, "\"text_delta\"", "type")
    v1 = o.get("contentIndex", MISSING)
    if v1.__class__ is not int:
        v1 = integer(v1, "contentIndex")
    v2 = o.get("delta", MISSING)
    if v2.__class__ is not str:
        bad(v2, "string", "delta")
    extra = None if len(o) == 3 else unknown_fields(o, _fields_TextDelta)
    x = new(t.TextDelta)
    _set_TextDelta_0(x, extra)
    _set_TextDelta_1(x, "text_delta")
    _set_TextDelta_2(x, v1)
    _set_TextDelta_3(x, v2)
    return x


def decode_TextEnd(o: Any) -> t.TextEnd:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("type", MISSING)
    if v0 != "text_end":
        bad(v0, "\"text_end\"", "type")
    v1 = o.get("contentIndex", MISSING)
    if v1.__class__ is not int:
        v1 = integer(v1, "contentIndex")
    v2 = o.get("content", MISSING)
    if v2.__class__ is not str:
        bad(v2, "string", "content")
    extra = None if len(o) == 3 else unknown_fields(o, _fields_TextEnd)
    x = new(t.TextEnd)
    _set_TextEnd_0(x, extra)
    _set_TextEnd_1(x, "text_end")
    _set_TextEnd_2(x, v1)
    _set_TextEnd_3(x, v2)
    return x


def decode_ThinkingStart(o: Any) -> t.ThinkingStart:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("type", MISSING)
    if v0 != "thinking_start":
        bad(v0, "\"thinking_start\"", "type")
    v1 = o.get("contentIndex", MISSING)
    if v1.__class__ is not int:
        v1 = integer(v1, "contentIndex")
    extra = None if len(o) == 2 else unknown_fields(o, _fields_ThinkingStart)
    x = new(t.ThinkingStart)
    _set_ThinkingStart_0(x, extra)
    _set_ThinkingStart_1(x, "thinking_start")
    _set_ThinkingStart_2(x, v1)
    return x


def decode_ThinkingDelta(o: Any) -> t.ThinkingDelta:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("type", MISSING)
    if v0 != "thinking_delta":
        bad(v0, "\"thinking_delta\"", "type")
    v1 = o.get("contentIndex", MISSING)
    if v1.__class__ is not int:
        v1 = integer(v1, "contentIndex")
    v2 = o.get("delta", MISSING)
    if v2.__class__ is not str:
        bad(v2, "string", "delta")
    extra = None if len(o) == 3 else unknown_fields(o, _fields_ThinkingDelta)
    x = new(t.ThinkingDelta)
    _set_ThinkingDelta_0(x, extra)
    _set_ThinkingDelta_1(x, "thinking_delta")
    _set_ThinkingDelta_2(x, v1)
    _set_ThinkingDelta_3(x, v2)
    return x


def decode_ThinkingEnd(o: Any) -> t.ThinkingEnd:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("type", MISSING)
    if v0 != "thinking_end":
        bad(v0, "\"thinking_end\"", "type")
    v1 = o.get("contentIndex", MISSING)
    if v1.__class__ is not int:
        v1 = integer(v1, "contentIndex")
    v2 = o.get("content", MISSING)
    if v2.__class__ is not str:
        bad(v2, "string", "content")
    extra = None if len(o) == 3 else unknown_fields(o, _fields_ThinkingEnd)
    x = new(t.ThinkingEnd)
    _set_ThinkingEnd_0(x, extra)
    _set_ThinkingEnd_1(x, "thinking_end")
    _set_ThinkingEnd_2(x, v1)
    _set_ThinkingEnd_3(x, v2)
    return x


def decode_ToolCallStart(o: Any) -> t.ToolCallStart:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("type", MISSING)
    if v0 != "toolcall_start":
        bad(v0, "\"toolcall_start\"", "type")
    v1 = o.get("contentIndex", MISSING)
    if v1.__class__ is not int:
        v1 = integer(v1, "contentIndex")
    v2 = o.get("id")
    if v2 is not None:
        if v2.__class__ is not str:
            bad(v2, "string", "id")
    v3 = o.get("toolName")
    if v3 is not None:
        if v3.__class__ is not str:
            bad(v3, "string", "toolName")
    extra = None if len(o) == 2 else unknown_fields(o, _fields_ToolCallStart)
    x = new(t.ToolCallStart)
    _set_ToolCallStart_0(x, extra)
    _set_ToolCallStart_1(x, "toolcall_start")
    _set_ToolCallStart_2(x, v1)
    _set_ToolCallStart_3(x, v2)
    _set_ToolCallStart_4(x, v3)
    return x


def decode_ToolCallDelta(o: Any) -> t.ToolCallDelta:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("type", MISSING)
    if v0 != "toolcall_delta":
        bad(v0, "\"toolcall_delta\"", "type")
    v1 = o.get("contentIndex", MISSING)
    if v1.__class__ is not int:
        v1 = integer(v1, "contentIndex")
    v2 = o.get("delta", MISSING)
    if v2.__class__ is not str:
        bad(v2, "string", "delta")
    extra = None if len(o) == 3 else unknown_fields(o, _fields_ToolCallDelta)
    x = new(t.ToolCallDelta)
    _set_ToolCallDelta_0(x, extra)
    _set_ToolCallDelta_1(x, "toolcall_delta")
    _set_ToolCallDelta_2(x, v1)
    _set_ToolCallDelta_3(x, v2)
    return x


def decode_ToolCallEnd(o: Any) -> t.ToolCallEnd:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("type", MISSING)
    if v0 != "toolcall_end":
        bad(v0, "\"toolcall_end\"", "type")
    v1 = o.get("contentIndex", MISSING)
    if v1.__class__ is not int:
        v1 = integer(v1, "contentIndex")
    k = ""
    try:
        k = "toolCall"
        v2 = o.get("toolCall", MISSING)
        if v2 is MISSING:
            bad(v2, "object")
        v2 = decode_ToolCall(v2)
    except DecodeError as error:
        raise error.under(k)
    extra = None if len(o) == 3 else unknown_fields(o, _fields_ToolCallEnd)
    x = new(t.ToolCallEnd)
    _set_ToolCallEnd_0(x, extra)
    _set_ToolCallEnd_1(x, "toolcall_end")
    _set_ToolCallEnd_2(x, v1)
    _set_ToolCallEnd_3(x, v2)
    return x


def decode_UnknownAssistantMessageEvent(o: Any) -> t.UnknownAssistantMessageEvent:
    if o.__class__ is not dict:
        bad(o, "object")
    return t.UnknownAssistantMessageEvent(extra=o)


def decode_AssistantMessageEvent(o: Any) -> t.AssistantMessageEvent:
    if o.__class__ is not dict:
        bad(o, "object")
    tag = o.get("type", MISSING)
    if tag.__class__ is not str:
        bad(tag, "string", "type")
    decode = _members_AssistantMessageEvent_type.get(tag)
    return t.UnknownAssistantMessageEvent(extra=o) if decode is None else decode(o)


def decode_AgentStartEvent(o: Any) -> t.AgentStartEvent:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("type", MISSING)
    if v0 != "agent_start":
        bad(v0, "\"agent_start\"", "type")
    extra = None if len(o) == 1 else unknown_fields(o, _fields_AgentStartEvent)
    x = new(t.AgentStartEvent)
    _set_AgentStartEvent_0(x, extra)
    _set_AgentStartEvent_1(x, "agent_start")
    return x


def decode_TurnStartEvent(o: Any) -> t.TurnStartEvent:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("type", MISSING)
    if v0 != "turn_start":
        bad(v0, "\"turn_start\"", "type")
    extra = None if len(o) == 1 else unknown_fields(o, _fields_TurnStartEvent)
    x = new(t.TurnStartEvent)
    _set_TurnStartEvent_0(x, extra)
    _set_TurnStartEvent_1(x, "turn_start")
    return x


def decode_MessageStartEvent(o: Any) -> t.MessageStartEvent:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("type", MISSING)
    if v0 != "message_start":
        bad(v0, "\"message_start\"", "type")
    k = ""
    try:
        k = "message"
        v1 = o.get("message", MISSING)
        if v1 is MISSING:
            bad(v1, "object")
        v1 = decode_AgentMessage(v1)
    except DecodeError as error:
        raise error.under(k)
    extra = None if len(o) == 2 else unknown_fields(o, _fields_MessageStartEvent)
    x = new(t.MessageStartEvent)
    _set_MessageStartEvent_0(x, extra)
    _set_MessageStartEvent_1(x, "message_start")
    _set_MessageStartEvent_2(x, v1)
    return x


def decode_MessageUpdateEvent(o: Any) -> t.MessageUpdateEvent:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("type", MISSING)
    if v0 != "message_update":
        bad(v0, "\"message_update\"", "type")
    k = ""
    try:
        k = "usage"
        v1 = o.get("usage")
        if v1 is not None:
            v1 = decode_Usage(v1)
        k = "assistantMessageEvent"
        v2 = o.get("assistantMessageEvent", MISSING)
        if v2 is MISSING:
            bad(v2, "object")
        v2 = decode_AssistantMessageEvent(v2)
    except DecodeError as error:
        raise error.under(k)
    extra = None if len(o) == 2 else unknown_fields(o, _fields_MessageUpdateEvent)
    x = new(t.MessageUpdateEvent)
    _set_MessageUpdateEvent_0(x, extra)
    _set_MessageUpdateEvent_1(x, "message_update")
    _set_MessageUpdateEvent_2(x, v1)
    _set_MessageUpdateEvent_3(x, v2)
    return x


def decode_MessageEndEvent(o: Any) -> t.MessageEndEvent:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("type", MISSING)
    if v0 != "message_end":
        bad(v0, "\"message_end\"", "type")
    k = ""
    try:
        k = "message"
        v1 = o.get("message", MISSING)
        if v1 is MISSING:
            bad(v1, "object")
        v1 = decode_AgentMessage(v1)
    except DecodeError as error:
        raise error.under(k)
    extra = None if len(o) == 2 else unknown_fields(o, _fields_MessageEndEvent)
    x = new(t.MessageEndEvent)
    _set_MessageEndEvent_0(x, extra)
    _set_MessageEndEvent_1(x, "message_end")
    _set_MessageEndEvent_2(x, v1)
    return x


def decode_TurnEndEvent(o: Any) -> t.TurnEndEvent:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("type", MISSING)
    if v0 != "turn_end":
        bad(v0, "\"turn_end\"", "type")
    v2 = o.get("toolResults", MISSING)
    v2 = array(v2, "toolResults", decode_AgentMessage)
    k = ""
    try:
        k = "message"
        v1 = o.get("message", MISSING)
        if v1 is MISSING:
            bad(v1, "object")
        v1 = decode_AgentMessage(v1)
    except DecodeError as error:
        raise error.under(k)
    extra = None if len(o) == 3 else unknown_fields(o, _fields_TurnEndEvent)
    x = new(t.TurnEndEvent)
    _set_TurnEndEvent_0(x, extra)
    _set_TurnEndEvent_1(x, "turn_end")
    _set_TurnEndEvent_2(x, v1)
    _set_TurnEndEvent_3(x, v2)
    return x


def decode_ToolExecutionStartEvent(o: Any) -> t.ToolExecutionStartEvent:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("type", MISSING)
    if v0 != "tool_execution_start":
        bad(v0, "\"tool_execution_start\"", "type")
    v1 = o.get("toolCallId", MISSING)
    if v1.__class__ is not str:
        bad(v1, "string", "toolCallId")
    v2 = o.get("toolName", MISSING)
    if v2.__class__ is not str:
        bad(v2, "string", "toolName")
    v3 = o.get("args")
    v4 = o.get("parentToolCallId")
    if v4 is not None:
        if v4.__class__ is not str:
            bad(v4, "string", "parentToolCallId")
    extra = None if len(o) == 3 else unknown_fields(o, _fields_ToolExecutionStartEvent)
    x = new(t.ToolExecutionStartEvent)
    _set_ToolExecutionStartEvent_0(x, extra)
    _set_ToolExecutionStartEvent_1(x, "tool_execution_start")
    _set_ToolExecutionStartEvent_2(x, v1)
    _set_ToolExecutionStartEvent_3(x, v2)
    _set_ToolExecutionStartEvent_4(x, v3)
    _set_ToolExecutionStartEvent_5(x, v4)
    return x


def decode_ToolExecutionUpdateEvent(o: Any) -> t.ToolExecutionUpdateEvent:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("type", MISSING)
    if v0 != "tool_execution_update":
        bad(v0, "\"tool_execution_update\"", "type")
    v1 = o.get("toolCallId", MISSING)
    if v1.__class__ is not str:
        bad(v1, "string", "toolCallId")
    v2 = o.get("toolName", MISSING)
    if v2.__class__ is not str:
        bad(v2, "string", "toolName")
    v3 = o.get("args")
    v4 = o.get("partialResult")
    v5 = o.get("parentToolCallId")
    if v5 is not None:
        if v5.__class__ is not str:
            bad(v5, "string", "parentToolCallId")
    extra = None if len(o) == 3 else unknown_fields(o, _fields_ToolExecutionUpdateEvent)
    x = new(t.ToolExecutionUpdateEvent)
    _set_ToolExecutionUpdateEvent_0(x, extra)
    _set_ToolExecutionUpdateEvent_1(x, "tool_execution_update")
    _set_ToolExecutionUpdateEvent_2(x, v1)
    _set_ToolExecutionUpdateEvent_3(x, v2)
    _set_ToolExecutionUpdateEvent_4(x, v3)
    _set_ToolExecutionUpdateEvent_5(x, v4)
    _set_ToolExecutionUpdateEvent_6(x, v5)
    return x


def decode_ToolExecutionEndEvent(o: Any) -> t.ToolExecutionEndEvent:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("type", MISSING)
    if v0 != "tool_execution_end":
        bad(v0, "\"tool_execution_end\"", "type")
    v1 = o.get("toolCallId", MISSING)
    if v1.__class__ is not str:
        bad(v1, "string", "toolCallId")
    v2 = o.get("toolName", MISSING)
    if v2.__class__ is not str:
        bad(v2, "string", "toolName")
    v3 = o.get("result")
    v4 = o.get("isError")
    if v4 is not None:
        if v4.__class__ is not bool:
            bad(v4, "boolean", "isError")
    v5 = o.get("durationMs")
    if v5 is not None:
        if v5.__class__ is not float and v5.__class__ is not int:
            bad(v5, "number", "durationMs")
    v6 = o.get("parentToolCallId")
    if v6 is not None:
        if v6.__class__ is not str:
            bad(v6, "string", "parentToolCallId")
    extra = None if len(o) == 3 else unknown_fields(o, _fields_ToolExecutionEndEvent)
    x = new(t.ToolExecutionEndEvent)
    _set_ToolExecutionEndEvent_0(x, extra)
    _set_ToolExecutionEndEvent_1(x, "tool_execution_end")
    _set_ToolExecutionEndEvent_2(x, v1)
    _set_ToolExecutionEndEvent_3(x, v2)
    _set_ToolExecutionEndEvent_4(x, v3)
    _set_ToolExecutionEndEvent_5(x, v4)
    _set_ToolExecutionEndEvent_6(x, v5)
    _set_ToolExecutionEndEvent_7(x, v6)
    return x


def decode_AgentEndEvent(o: Any) -> t.AgentEndEvent:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("type", MISSING)
    if v0 != "agent_end":
        bad(v0, "\"agent_end\"", "type")
    v1 = o.get("messages", MISSING)
    v1 = array(v1, "messages", decode_AgentMessage)
    v2 = o.get("willRetry")
    if v2 is not None:
        if v2.__class__ is not bool:
            bad(v2, "boolean", "willRetry")
    extra = None if len(o) == 2 else unknown_fields(o, _fields_AgentEndEvent)
    x = new(t.AgentEndEvent)
    _set_AgentEndEvent_0(x, extra)
    _set_AgentEndEvent_1(x, "agent_end")
    _set_AgentEndEvent_2(x, v1)
    _set_AgentEndEvent_3(x, v2)
    return x


def decode_AgentSettledEvent(o: Any) -> t.AgentSettledEvent:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("type", MISSING)
    if v0 != "agent_settled":
        bad(v0, "\"agent_settled\"", "type")
    v1 = o.get("aborted")
    if v1 is not None:
        if v1.__class__ is not bool:
            bad(v1, "boolean", "aborted")
    extra = None if len(o) == 1 else unknown_fields(o, _fields_AgentSettledEvent)
    x = new(t.AgentSettledEvent)
    _set_AgentSettledEvent_0(x, extra)
    _set_AgentSettledEvent_1(x, "agent_settled")
    _set_AgentSettledEvent_2(x, v1)
    return x


def decode_QueueUpdateEvent(o: Any) -> t.QueueUpdateEvent:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("type", MISSING)
    if v0 != "queue_update":
        bad(v0, "\"queue_update\"", "type")
    v1 = o.get("steering", MISSING)
    v1 = array(v1, "steering", string_item)
    v2 = o.get("followUp", MISSING)
    v2 = array(v2, "followUp", string_item)
    extra = None if len(o) == 3 else unknown_fields(o, _fields_QueueUpdateEvent)
    x = new(t.QueueUpdateEvent)
    _set_QueueUpdateEvent_0(x, extra)
    _set_QueueUpdateEvent_1(x, "queue_update")
    _set_QueueUpdateEvent_2(x, v1)
    _set_QueueUpdateEvent_3(x, v2)
    return x


def decode_AutoRetryStartEvent(o: Any) -> t.AutoRetryStartEvent:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("type", MISSING)
    if v0 != "auto_retry_start":
        bad(v0, "\"auto_retry_start\"", "type")
    v1 = o.get("attempt", MISSING)
    if v1.__class__ is not int:
        v1 = integer(v1, "attempt")
    v2 = o.get("maxAttempts", MISSING)
    if v2.__class__ is not int:
        v2 = integer(v2, "maxAttempts")
    v3 = o.get("delayMs", MISSING)
    if v3.__class__ is not float and v3.__class__ is not int:
        bad(v3, "number", "delayMs")
    v4 = o.get("errorMessage", MISSING)
    if v4.__class__ is not str:
        bad(v4, "string", "errorMessage")
    extra = None if len(o) == 5 else unknown_fields(o, _fields_AutoRetryStartEvent)
    x = new(t.AutoRetryStartEvent)
    _set_AutoRetryStartEvent_0(x, extra)
    _set_AutoRetryStartEvent_1(x, "auto_retry_start")
    _set_AutoRetryStartEvent_2(x, v1)
    _set_AutoRetryStartEvent_3(x, v2)
    _set_AutoRetryStartEvent_4(x, v3)
    _set_AutoRetryStartEvent_5(x, v4)
    return x


def decode_AutoRetryEndEvent(o: Any) -> t.AutoRetryEndEvent:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("type", MISSING)
    if v0 != "auto_retry_end":
        bad(v0, "\"auto_retry_end\"", "type")
    v1 = o.get("success", MISSING)
    if v1.__class__ is not bool:
        bad(v1, "boolean", "success")
    v2 = o.get("attempt", MISSING)
    if v2.__class__ is not int:
        v2 = integer(v2, "attempt")
    v3 = o.get("finalError")
    if v3 is not None:
        if v3.__class__ is not str:
            bad(v3, "string", "finalError")
    extra = None if len(o) == 3 else unknown_fields(o, _fields_AutoRetryEndEvent)
    x = new(t.AutoRetryEndEvent)
    _set_AutoRetryEndEvent_0(x, extra)
    _set_AutoRetryEndEvent_1(x, "auto_retry_end")
    _set_AutoRetryEndEvent_2(x, v1)
    _set_AutoRetryEndEvent_3(x, v2)
    _set_AutoRetryEndEvent_4(x, v3)
    return x


def decode_SessionInfoChangedEvent(o: Any) -> t.SessionInfoChangedEvent:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("type", MISSING)
    if v0 != "session_info_changed":
        bad(v0, "\"session_info_changed\"", "type")
    v1 = o.get("name")
    if v1 is not None:
        if v1.__class__ is not str:
            bad(v1, "string", "name")
    extra = None if len(o) == 1 else unknown_fields(o, _fields_SessionInfoChangedEvent)
    x = new(t.SessionInfoChangedEvent)
    _set_SessionInfoChangedEvent_0(x, extra)
    _set_SessionInfoChangedEvent_1(x, "session_info_changed")
    _set_SessionInfoChangedEvent_2(x, v1)
    return x


def decode_ThinkingLevelChangedEvent(o: Any) -> t.ThinkingLevelChangedEvent:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("type", MISSING)
    if v0 != "thinking_level_changed":
        bad(v0, "\"thinking_level_changed\"", "type")
    v1 = o.get("level")
    if v1 is not None:
        if v1.__class__ is not str:
            bad(v1, "string", "level")
    extra = None if len(o) == 1 else unknown_fields(o, _fields_ThinkingLevelChangedEvent)
    x = new(t.ThinkingLevelChangedEvent)
    _set_ThinkingLevelChangedEvent_0(x, extra)
    _set_ThinkingLevelChangedEvent_1(x, "thinking_level_changed")
    _set_ThinkingLevelChangedEvent_2(x, v1)
    return x


def decode_ExtensionErrorEvent(o: Any) -> t.ExtensionErrorEvent:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("type", MISSING)
    if v0 != "extension_error":
        bad(v0, "\"extension_error\"", "type")
    v1 = o.get("extensionPath", MISSING)
    if v1.__class__ is not str:
        bad(v1, "string", "extensionPath")
    v2 = o.get("event", MISSING)
    if v2.__class__ is not str:
        bad(v2, "string", "event")
    v3 = o.get("error", MISSING)
    if v3.__class__ is not str:
        bad(v3, "string", "error")
    extra = None if len(o) == 4 else unknown_fields(o, _fields_ExtensionErrorEvent)
    x = new(t.ExtensionErrorEvent)
    _set_ExtensionErrorEvent_0(x, extra)
    _set_ExtensionErrorEvent_1(x, "extension_error")
    _set_ExtensionErrorEvent_2(x, v1)
    _set_ExtensionErrorEvent_3(x, v2)
    _set_ExtensionErrorEvent_4(x, v3)
    return x


def decode_SelectRequest(o: Any) -> t.SelectRequest:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("type", MISSING)
    if v0 != "extension_ui_request":
        bad(v0, "\"extension_ui_request\"", "type")
    v1 = o.get("id", MISSING)
    if v1.__class__ is not str:
        bad(v1, "string", "id")
    v2 = o.get("method", MISSING)
    if v2 != "select":
        bad(v2, "\"select\"", "method")
    v3 = o.get("title")
    if v3 is not None:
        if v3.__class__ is not str:
            bad(v3, "string", "title")
    v4 = o.get("options")
    if v4 is not None:
        v4 = array(v4, "options", string_item)
    v5 = o.get("timeout")
    if v5 is not None:
        if v5.__class__ is not float and v5.__class__ is not int:
            bad(v5, "number", "timeout")
    extra = None if len(o) == 3 else unknown_fields(o, _fields_SelectRequest)
    x = new(t.SelectRequest)
    _set_SelectRequest_0(x, extra)
    _set_SelectRequest_1(x, "extension_ui_request")
    _set_SelectRequest_2(x, v1)
    _set_SelectRequest_3(x, "select")
    _set_SelectRequest_4(x, v3)
    _set_SelectRequest_5(x, v4)
    _set_SelectRequest_6(x, v5)
    return x


def decode_ConfirmRequest(o: Any) -> t.ConfirmRequest:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("type", MISSING)
    if v0 != "extension_ui_request":
        bad(v0, "\"extension_ui_request\"", "type")
    v1 = o.get("id", MISSING)
    if v1.__class__ is not str:
        bad(v1, "string", "id")
    v2 = o.get("method", MISSING)
    if v2 != "confirm":
        bad(v2, "\"confirm\"", "method")
    v3 = o.get("title")
    if v3 is not None:
        if v3.__class__ is not str:
            bad(v3, "string", "title")
    v4 = o.get("message")
    if v4 is not None:
        if v4.__class__ is not str:
            bad(v4, "string", "message")
    v5 = o.get("timeout")
    if v5 is not None:
        if v5.__class__ is not float and v5.__class__ is not int:
            bad(v5, "number", "timeout")
    extra = None if len(o) == 3 else unknown_fields(o, _fields_ConfirmRequest)
    x = new(t.ConfirmRequest)
    _set_ConfirmRequest_0(x, extra)
    _set_ConfirmRequest_1(x, "extension_ui_request")
    _set_ConfirmRequest_2(x, v1)
    _set_ConfirmRequest_3(x, "confirm")
    _set_ConfirmRequest_4(x, v3)
    _set_ConfirmRequest_5(x, v4)
    _set_ConfirmRequest_6(x, v5)
    return x


def decode_InputRequest(o: Any) -> t.InputRequest:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("type", MISSING)
    if v0 != "extension_ui_request":
        bad(v0, "\"extension_ui_request\"", "type")
    v1 = o.get("id", MISSING)
    if v1.__class__ is not str:
        bad(v1, "string", "id")
    v2 = o.get("method", MISSING)
    if v2 != "input":
        bad(v2, "\"input\"", "method")
    v3 = o.get("title")
    if v3 is not None:
        if v3.__class__ is not str:
            bad(v3, "string", "title")
    v4 = o.get("placeholder")
    if v4 is not None:
        if v4.__class__ is not str:
            bad(v4, "string", "placeholder")
    v5 = o.get("timeout")
    if v5 is not None:
        if v5.__class__ is not float and v5.__class__ is not int:
            bad(v5, "number", "timeout")
    extra = None if len(o) == 3 else unknown_fields(o, _fields_InputRequest)
    x = new(t.InputRequest)
    _set_InputRequest_0(x, extra)
    _set_InputRequest_1(x, "extension_ui_request")
    _set_InputRequest_2(x, v1)
    _set_InputRequest_3(x, "input")
    _set_InputRequest_4(x, v3)
    _set_InputRequest_5(x, v4)
    _set_InputRequest_6(x, v5)
    return x


def decode_EditorRequest(o: Any) -> t.EditorRequest:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("type", MISSING)
    if v0 != "extension_ui_request":
        bad(v0, "\"extension_ui_request\"", "type")
    v1 = o.get("id", MISSING)
    if v1.__class__ is not str:
        bad(v1, "string", "id")
    v2 = o.get("method", MISSING)
    if v2 != "editor":
        bad(v2, "\"editor\"", "method")
    v3 = o.get("title")
    if v3 is not None:
        if v3.__class__ is not str:
            bad(v3, "string", "title")
    v4 = o.get("prefill")
    if v4 is not None:
        if v4.__class__ is not str:
            bad(v4, "string", "prefill")
    extra = None if len(o) == 3 else unknown_fields(o, _fields_EditorRequest)
    x = new(t.EditorRequest)
    _set_EditorRequest_0(x, extra)
    _set_EditorRequest_1(x, "extension_ui_request")
    _set_EditorRequest_2(x, v1)
    _set_EditorRequest_3(x, "editor")
    _set_EditorRequest_4(x, v3)
    _set_EditorRequest_5(x, v4)
    return x


def decode_NotifyRequest(o: Any) -> t.NotifyRequest:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("type", MISSING)
    if v0 != "extension_ui_request":
        bad(v0, "\"extension_ui_request\"", "type")
    v1 = o.get("id", MISSING)
    if v1.__class__ is not str:
        bad(v1, "string", "id")
    v2 = o.get("method", MISSING)
    if v2 != "notify":
        bad(v2, "\"notify\"", "method")
    v3 = o.get("message")
    if v3 is not None:
        if v3.__class__ is not str:
            bad(v3, "string", "message")
    v4 = o.get("notifyType")
    if v4 is not None:
        if v4.__class__ is not str:
            bad(v4, "string", "notifyType")
    extra = None if len(o) == 3 else unknown_fields(o, _fields_NotifyRequest)
    x = new(t.NotifyRequest)
    _set_NotifyRequest_0(x, extra)
    _set_NotifyRequest_1(x, "extension_ui_request")
    _set_NotifyRequest_2(x, v1)
    _set_NotifyRequest_3(x, "notify")
    _set_NotifyRequest_4(x, v3)
    _set_NotifyRequest_5(x, v4)
    return x


def decode_SetStatusRequest(o: Any) -> t.SetStatusRequest:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("type", MISSING)
    if v0 != "extension_ui_request":
        bad(v0, "\"extension_ui_request\"", "type")
    v1 = o.get("id", MISSING)
    if v1.__class__ is not str:
        bad(v1, "string", "id")
    v2 = o.get("method", MISSING)
    if v2 != "setStatus":
        bad(v2, "\"setStatus\"", "method")
    v3 = o.get("statusKey")
    if v3 is not None:
        if v3.__class__ is not str:
            bad(v3, "string", "statusKey")
    v4 = o.get("statusText")
    if v4 is not None:
        if v4.__class__ is not str:
            bad(v4, "string", "statusText")
    extra = None if len(o) == 3 else unknown_fields(o, _fields_SetStatusRequest)
    x = new(t.SetStatusRequest)
    _set_SetStatusRequest_0(x, extra)
    _set_SetStatusRequest_1(x, "extension_ui_request")
    _set_SetStatusRequest_2(x, v1)
    _set_SetStatusRequest_3(x, "setStatus")
    _set_SetStatusRequest_4(x, v3)
    _set_SetStatusRequest_5(x, v4)
    return x


def decode_SetWidgetRequest(o: Any) -> t.SetWidgetRequest:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("type", MISSING)
    if v0 != "extension_ui_request":
        bad(v0, "\"extension_ui_request\"", "type")
    v1 = o.get("id", MISSING)
    if v1.__class__ is not str:
        bad(v1, "string", "id")
    v2 = o.get("method", MISSING)
    if v2 != "setWidget":
        bad(v2, "\"setWidget\"", "method")
    v3 = o.get("widgetKey")
    if v3 is not None:
        if v3.__class__ is not str:
            bad(v3, "string", "widgetKey")
    v4 = o.get("widgetLines")
    if v4 is not None:
        v4 = array(v4, "widgetLines", string_item)
    v5 = o.get("widgetPlacement")
    if v5 is not None:
        if v5.__class__ is not str:
            bad(v5, "string", "widgetPlacement")
    extra = None if len(o) == 3 else unknown_fields(o, _fields_SetWidgetRequest)
    x = new(t.SetWidgetRequest)
    _set_SetWidgetRequest_0(x, extra)
    _set_SetWidgetRequest_1(x, "extension_ui_request")
    _set_SetWidgetRequest_2(x, v1)
    _set_SetWidgetRequest_3(x, "setWidget")
    _set_SetWidgetRequest_4(x, v3)
    _set_SetWidgetRequest_5(x, v4)
    _set_SetWidgetRequest_6(x, v5)
    return x


def decode_SetTitleRequest(o: Any) -> t.SetTitleRequest:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("type", MISSING)
    if v0 != "extension_ui_request":
        bad(v0, "\"extension_ui_request\"", "type")
    v1 = o.get("id", MISSING)
    if v1.__class__ is not str:
        bad(v1, "string", "id")
    v2 = o.get("method", MISSING)
    if v2 != "setTitle":
        bad(v2, "\"setTitle\"", "method")
    v3 = o.get("title")
    if v3 is not None:
        if v3.__class__ is not str:
            bad(v3, "string", "title")
    extra = None if len(o) == 3 else unknown_fields(o, _fields_SetTitleRequest)
    x = new(t.SetTitleRequest)
    _set_SetTitleRequest_0(x, extra)
    _set_SetTitleRequest_1(x, "extension_ui_request")
    _set_SetTitleRequest_2(x, v1)
    _set_SetTitleRequest_3(x, "setTitle")
    _set_SetTitleRequest_4(x, v3)
    return x


def decode_SetEditorTextRequest(o: Any) -> t.SetEditorTextRequest:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("type", MISSING)
    if v0 != "extension_ui_request":
        bad(v0, "\"extension_ui_request\"", "type")
    v1 = o.get("id", MISSING)
    if v1.__class__ is not str:
        bad(v1, "string", "id")
    v2 = o.get("method", MISSING)
    if v2 != "set_editor_text":
        bad(v2, "\"set_editor_text\"", "method")
    v3 = o.get("text")
    if v3 is not None:
        if v3.__class__ is not str:
            bad(v3, "string", "text")
    extra = None if len(o) == 3 else unknown_fields(o, _fields_SetEditorTextRequest)
    x = new(t.SetEditorTextRequest)
    _set_SetEditorTextRequest_0(x, extra)
    _set_SetEditorTextRequest_1(x, "extension_ui_request")
    _set_SetEditorTextRequest_2(x, v1)
    _set_SetEditorTextRequest_3(x, "set_editor_text")
    _set_SetEditorTextRequest_4(x, v3)
    return x


def decode_UnknownExtensionUIRequest(o: Any) -> t.UnknownExtensionUIRequest:
    if o.__class__ is not dict:
        bad(o, "object")
    return t.UnknownExtensionUIRequest(extra=o)


def decode_ValueResponse(o: Any) -> t.ValueResponse:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("type", MISSING)
    if v0 != "extension_ui_response":
        bad(v0, "\"extension_ui_response\"", "type")
    v1 = o.get("id", MISSING)
    if v1.__class__ is not str:
        bad(v1, "string", "id")
    v2 = o.get("value", MISSING)
    if v2.__class__ is not str:
        bad(v2, "string", "value")
    extra = None if len(o) == 3 else unknown_fields(o, _fields_ValueResponse)
    x = new(t.ValueResponse)
    _set_ValueResponse_0(x, extra)
    _set_ValueResponse_1(x, "extension_ui_response")
    _set_ValueResponse_2(x, v1)
    _set_ValueResponse_3(x, v2)
    return x


def decode_ConfirmedResponse(o: Any) -> t.ConfirmedResponse:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("type", MISSING)
    if v0 != "extension_ui_response":
        bad(v0, "\"extension_ui_response\"", "type")
    v1 = o.get("id", MISSING)
    if v1.__class__ is not str:
        bad(v1, "string", "id")
    v2 = o.get("confirmed", MISSING)
    if v2.__class__ is not bool:
        bad(v2, "boolean", "confirmed")
    extra = None if len(o) == 3 else unknown_fields(o, _fields_ConfirmedResponse)
    x = new(t.ConfirmedResponse)
    _set_ConfirmedResponse_0(x, extra)
    _set_ConfirmedResponse_1(x, "extension_ui_response")
    _set_ConfirmedResponse_2(x, v1)
    _set_ConfirmedResponse_3(x, v2)
    return x


def decode_CancelledResponse(o: Any) -> t.CancelledResponse:
    if o.__class__ is not dict:
        bad(o, "object")
    v0 = o.get("type", MISSING)
    if v0 != "extension_ui_response":
        bad(v0, "\"extension_ui_response\"", "type")
    v1 = o.get("id", MISSING)
    if v1.__class__ is not str:
        bad(v1, "string", "id")
    v2 = o.get("cancelled", MISSING)
    if v2 is not True:
        bad(v2, "true", "cancelled")
    extra = None if len(o) == 3 else unknown_fields(o, _fields_CancelledResponse)
    x = new(t.CancelledResponse)
    _set_CancelledResponse_0(x, extra)
    _set_CancelledResponse_1(x, "extension_ui_response")
    _set_CancelledResponse_2(x, v1)
    _set_CancelledResponse_3(x, True)
    return x


def decode_UnknownAgentRecord(o: Any) -> t.UnknownAgentRecord:
    if o.__class__ is not dict:
        bad(o, "object")
    return t.UnknownAgentRecord(extra=o)


def decode_AgentRecord_extension_ui_request(o: Any) -> t.SelectRequest | t.ConfirmRequest | t.InputRequest | t.EditorRequest | t.NotifyRequest | t.SetStatusRequest | t.SetWidgetRequest | t.SetTitleRequest | t.SetEditorTextRequest | t.UnknownExtensionUIRequest:
    tag = o.get("method", MISSING)
    if tag.__class__ is not str:
        bad(tag, "string", "method")
    decode = _members_AgentRecord_extension_ui_request_method.get(tag)
    return t.UnknownExtensionUIRequest(extra=o) if decode is None else decode(o)


def decode_AgentRecord_response_True(o: Any) -> t.PromptResponse | t.AbortResponse | t.ClearQueueResponse | t.NewSessionResponse | t.SwitchSessionResponse | t.GetStateResponse | t.GetMessagesResponse | t.GetCommandsResponse | t.UnknownResponse:
    tag = o.get("command", MISSING)
    if tag.__class__ is not str:
        bad(tag, "string", "command")
    decode = _members_AgentRecord_response_True_command.get(tag)
    return t.UnknownResponse(extra=o) if decode is None else decode(o)


def decode_AgentRecord_response(o: Any) -> t.PromptResponse | t.AbortResponse | t.ClearQueueResponse | t.NewSessionResponse | t.SwitchSessionResponse | t.GetStateResponse | t.GetMessagesResponse | t.GetCommandsResponse | t.ErrorResponse | t.UnknownResponse:
    tag = o.get("success", MISSING)
    if tag.__class__ is not bool:
        bad(tag, "boolean", "success")
    decode = _members_AgentRecord_response_success.get(tag)
    if decode is None:
        bad(tag, "one of True, False", "success")
    return decode(o)  # type: ignore[no-any-return]


def decode_AgentRecord(o: Any) -> t.AgentRecord:
    if o.__class__ is not dict:
        bad(o, "object")
    tag = o.get("type", MISSING)
    if tag.__class__ is not str:
        bad(tag, "string", "type")
    decode = _members_AgentRecord_type.get(tag)
    return t.UnknownAgentRecord(extra=o) if decode is None else decode(o)


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
    return t.UnknownCommand(extra=o) if decode is None else decode(o)


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
_set_TextContent_0, _set_TextContent_1, _set_TextContent_2, _set_TextContent_3, = setters(t.TextContent, "extra", "type", "text", "text_signature")
_fields_ImageContent = frozenset(("type", "data", "mimeType",))
_set_ImageContent_0, _set_ImageContent_1, _set_ImageContent_2, _set_ImageContent_3, = setters(t.ImageContent, "extra", "type", "data", "mime_type")
_fields_ThinkingContent = frozenset(("type", "thinking", "thinkingSignature", "redacted",))
_set_ThinkingContent_0, _set_ThinkingContent_1, _set_ThinkingContent_2, _set_ThinkingContent_3, _set_ThinkingContent_4, = setters(t.ThinkingContent, "extra", "type", "thinking", "thinking_signature", "redacted")
_fields_ToolCall = frozenset(("type", "id", "name", "arguments", "thoughtSignature", "namespace", "argumentsError",))
_set_ToolCall_0, _set_ToolCall_1, _set_ToolCall_2, _set_ToolCall_3, _set_ToolCall_4, _set_ToolCall_5, _set_ToolCall_6, _set_ToolCall_7, = setters(t.ToolCall, "extra", "type", "id", "name", "arguments", "thought_signature", "namespace", "arguments_error")
_members_UserContent_type: dict[Any, Callable[[Any], Any]] = {
    "text": decode_TextContent,
    "image": decode_ImageContent,
}
_members_AssistantContent_type: dict[Any, Callable[[Any], Any]] = {
    "text": decode_TextContent,
    "thinking": decode_ThinkingContent,
    "toolCall": decode_ToolCall,
}
_fields_UsageCost = frozenset(("input", "output", "cacheRead", "cacheWrite", "total", "totalFromProvider",))
_set_UsageCost_0, _set_UsageCost_1, _set_UsageCost_2, _set_UsageCost_3, _set_UsageCost_4, _set_UsageCost_5, _set_UsageCost_6, = setters(t.UsageCost, "extra", "input", "output", "cache_read", "cache_write", "total", "total_from_provider")
_fields_Usage = frozenset(("input", "output", "cacheRead", "cacheWrite", "cacheWrite1h", "reasoning", "totalTokens", "cost",))
_set_Usage_0, _set_Usage_1, _set_Usage_2, _set_Usage_3, _set_Usage_4, _set_Usage_5, _set_Usage_6, _set_Usage_7, _set_Usage_8, = setters(t.Usage, "extra", "input", "output", "cache_read", "cache_write", "cache_write1h", "reasoning", "total_tokens", "cost")
_fields_SystemMessage = frozenset(("role", "content", "sections", "toolsAdded", "toolsRemoved", "timestamp",))
_set_SystemMessage_0, _set_SystemMessage_1, _set_SystemMessage_2, _set_SystemMessage_3, _set_SystemMessage_4, _set_SystemMessage_5, _set_SystemMessage_6, = setters(t.SystemMessage, "extra", "role", "content", "sections", "tools_added", "tools_removed", "timestamp")
_members_TextOnlyContent_type: dict[Any, Callable[[Any], Any]] = {
    "text": decode_TextContent,
}
_fields_UserMessage = frozenset(("role", "content", "timestamp",))
_set_UserMessage_0, _set_UserMessage_1, _set_UserMessage_2, _set_UserMessage_3, = setters(t.UserMessage, "extra", "role", "content", "timestamp")
_fields_AssistantMessage = frozenset(("role", "content", "api", "provider", "model", "responseModel", "responseId", "providerThinkingLevel", "thinkingLevel", "diagnostics", "usage", "stopReason", "deferred", "errorMessage", "rawStopReason", "endTurn", "timestamp", "durationMs",))
_set_AssistantMessage_0, _set_AssistantMessage_1, _set_AssistantMessage_2, _set_AssistantMessage_3, _set_AssistantMessage_4, _set_AssistantMessage_5, _set_AssistantMessage_6, _set_AssistantMessage_7, _set_AssistantMessage_8, _set_AssistantMessage_9, _set_AssistantMessage_10, _set_AssistantMessage_11, _set_AssistantMessage_12, _set_AssistantMessage_13, _set_AssistantMessage_14, _set_AssistantMessage_15, _set_AssistantMessage_16, _set_AssistantMessage_17, _set_AssistantMessage_18, = setters(t.AssistantMessage, "extra", "role", "content", "api", "provider", "model", "response_model", "response_id", "provider_thinking_level", "thinking_level", "diagnostics", "usage", "stop_reason", "deferred", "error_message", "raw_stop_reason", "end_turn", "timestamp", "duration_ms")
_fields_ToolResultMessage = frozenset(("role", "toolCallId", "toolName", "content", "details", "usage", "nestedCalls", "isError", "timestamp", "durationMs",))
_set_ToolResultMessage_0, _set_ToolResultMessage_1, _set_ToolResultMessage_2, _set_ToolResultMessage_3, _set_ToolResultMessage_4, _set_ToolResultMessage_5, _set_ToolResultMessage_6, _set_ToolResultMessage_7, _set_ToolResultMessage_8, _set_ToolResultMessage_9, _set_ToolResultMessage_10, = setters(t.ToolResultMessage, "extra", "role", "tool_call_id", "tool_name", "content", "details", "usage", "nested_calls", "is_error", "timestamp", "duration_ms")
_fields_BashExecutionMessage = frozenset(("role", "command", "output", "exitCode", "cancelled", "truncated", "fullOutputPath", "timestamp", "excludeFromContext",))
_set_BashExecutionMessage_0, _set_BashExecutionMessage_1, _set_BashExecutionMessage_2, _set_BashExecutionMessage_3, _set_BashExecutionMessage_4, _set_BashExecutionMessage_5, _set_BashExecutionMessage_6, _set_BashExecutionMessage_7, _set_BashExecutionMessage_8, _set_BashExecutionMessage_9, = setters(t.BashExecutionMessage, "extra", "role", "command", "output", "exit_code", "cancelled", "truncated", "full_output_path", "timestamp", "exclude_from_context")
_fields_CustomMessage = frozenset(("role", "customType", "content", "display", "details", "timestamp",))
_set_CustomMessage_0, _set_CustomMessage_1, _set_CustomMessage_2, _set_CustomMessage_3, _set_CustomMessage_4, _set_CustomMessage_5, _set_CustomMessage_6, = setters(t.CustomMessage, "extra", "role", "custom_type", "content", "display", "details", "timestamp")
_fields_BranchSummaryMessage = frozenset(("role", "summary", "fromId", "timestamp",))
_set_BranchSummaryMessage_0, _set_BranchSummaryMessage_1, _set_BranchSummaryMessage_2, _set_BranchSummaryMessage_3, _set_BranchSummaryMessage_4, = setters(t.BranchSummaryMessage, "extra", "role", "summary", "from_id", "timestamp")
_fields_CompactionSummaryMessage = frozenset(("role", "summary", "tokensBefore", "timestamp",))
_set_CompactionSummaryMessage_0, _set_CompactionSummaryMessage_1, _set_CompactionSummaryMessage_2, _set_CompactionSummaryMessage_3, _set_CompactionSummaryMessage_4, = setters(t.CompactionSummaryMessage, "extra", "role", "summary", "tokens_before", "timestamp")
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
_set_Model_0, _set_Model_1, _set_Model_2, _set_Model_3, _set_Model_4, _set_Model_5, _set_Model_6, _set_Model_7, = setters(t.Model, "extra", "id", "name", "api", "provider", "context_window", "max_tokens", "reasoning")
_fields_SessionState = frozenset(("model", "thinkingLevel", "isStreaming", "isCompacting", "steeringMode", "followUpMode", "sessionFile", "sessionId", "sessionName", "autoCompactionEnabled", "messageCount", "pendingMessageCount",))
_set_SessionState_0, _set_SessionState_1, _set_SessionState_2, _set_SessionState_3, _set_SessionState_4, _set_SessionState_5, _set_SessionState_6, _set_SessionState_7, _set_SessionState_8, _set_SessionState_9, _set_SessionState_10, _set_SessionState_11, _set_SessionState_12, = setters(t.SessionState, "extra", "model", "thinking_level", "is_streaming", "is_compacting", "steering_mode", "follow_up_mode", "session_file", "session_id", "session_name", "auto_compaction_enabled", "message_count", "pending_message_count")
_fields_SourceInfo = frozenset(("path", "source", "scope", "origin", "baseDir", "changelogPath",))
_set_SourceInfo_0, _set_SourceInfo_1, _set_SourceInfo_2, _set_SourceInfo_3, _set_SourceInfo_4, _set_SourceInfo_5, _set_SourceInfo_6, = setters(t.SourceInfo, "extra", "path", "source", "scope", "origin", "base_dir", "changelog_path")
_fields_SlashCommand = frozenset(("name", "description", "source", "sourceInfo",))
_set_SlashCommand_0, _set_SlashCommand_1, _set_SlashCommand_2, _set_SlashCommand_3, _set_SlashCommand_4, = setters(t.SlashCommand, "extra", "name", "description", "source", "source_info")
_fields_PromptCommand = frozenset(("type", "id", "message", "images", "streamingBehavior",))
_set_PromptCommand_0, _set_PromptCommand_1, _set_PromptCommand_2, _set_PromptCommand_3, _set_PromptCommand_4, _set_PromptCommand_5, = setters(t.PromptCommand, "extra", "type", "id", "message", "images", "streaming_behavior")
_fields_AbortCommand = frozenset(("type", "id",))
_set_AbortCommand_0, _set_AbortCommand_1, _set_AbortCommand_2, = setters(t.AbortCommand, "extra", "type", "id")
_fields_ClearQueueCommand = frozenset(("type", "id",))
_set_ClearQueueCommand_0, _set_ClearQueueCommand_1, _set_ClearQueueCommand_2, = setters(t.ClearQueueCommand, "extra", "type", "id")
_fields_NewSessionCommand = frozenset(("type", "id", "parentSession",))
_set_NewSessionCommand_0, _set_NewSessionCommand_1, _set_NewSessionCommand_2, _set_NewSessionCommand_3, = setters(t.NewSessionCommand, "extra", "type", "id", "parent_session")
_fields_SwitchSessionCommand = frozenset(("type", "id", "sessionPath",))
_set_SwitchSessionCommand_0, _set_SwitchSessionCommand_1, _set_SwitchSessionCommand_2, _set_SwitchSessionCommand_3, = setters(t.SwitchSessionCommand, "extra", "type", "id", "session_path")
_fields_GetStateCommand = frozenset(("type", "id",))
_set_GetStateCommand_0, _set_GetStateCommand_1, _set_GetStateCommand_2, = setters(t.GetStateCommand, "extra", "type", "id")
_fields_GetMessagesCommand = frozenset(("type", "id",))
_set_GetMessagesCommand_0, _set_GetMessagesCommand_1, _set_GetMessagesCommand_2, = setters(t.GetMessagesCommand, "extra", "type", "id")
_fields_GetCommandsCommand = frozenset(("type", "id",))
_set_GetCommandsCommand_0, _set_GetCommandsCommand_1, _set_GetCommandsCommand_2, = setters(t.GetCommandsCommand, "extra", "type", "id")
_fields_PromptResult = frozenset(("disposition",))
_set_PromptResult_0, _set_PromptResult_1, = setters(t.PromptResult, "extra", "disposition")
_fields_ClearedQueue = frozenset(("steering", "followUp",))
_set_ClearedQueue_0, _set_ClearedQueue_1, _set_ClearedQueue_2, = setters(t.ClearedQueue, "extra", "steering", "follow_up")
_fields_SessionReplacement = frozenset(("cancelled",))
_set_SessionReplacement_0, _set_SessionReplacement_1, = setters(t.SessionReplacement, "extra", "cancelled")
_fields_MessageList = frozenset(("messages",))
_set_MessageList_0, _set_MessageList_1, = setters(t.MessageList, "extra", "messages")
_fields_SlashCommandList = frozenset(("commands",))
_set_SlashCommandList_0, _set_SlashCommandList_1, = setters(t.SlashCommandList, "extra", "commands")
_fields_PromptResponse = frozenset(("type", "command", "success", "id", "data",))
_set_PromptResponse_0, _set_PromptResponse_1, _set_PromptResponse_2, _set_PromptResponse_3, _set_PromptResponse_4, _set_PromptResponse_5, = setters(t.PromptResponse, "extra", "type", "command", "success", "id", "data")
_fields_AbortResponse = frozenset(("type", "command", "success", "id",))
_set_AbortResponse_0, _set_AbortResponse_1, _set_AbortResponse_2, _set_AbortResponse_3, _set_AbortResponse_4, = setters(t.AbortResponse, "extra", "type", "command", "success", "id")
_fields_ClearQueueResponse = frozenset(("type", "command", "success", "id", "data",))
_set_ClearQueueResponse_0, _set_ClearQueueResponse_1, _set_ClearQueueResponse_2, _set_ClearQueueResponse_3, _set_ClearQueueResponse_4, _set_ClearQueueResponse_5, = setters(t.ClearQueueResponse, "extra", "type", "command", "success", "id", "data")
_fields_NewSessionResponse = frozenset(("type", "command", "success", "id", "data",))
_set_NewSessionResponse_0, _set_NewSessionResponse_1, _set_NewSessionResponse_2, _set_NewSessionResponse_3, _set_NewSessionResponse_4, _set_NewSessionResponse_5, = setters(t.NewSessionResponse, "extra", "type", "command", "success", "id", "data")
_fields_SwitchSessionResponse = frozenset(("type", "command", "success", "id", "data",))
_set_SwitchSessionResponse_0, _set_SwitchSessionResponse_1, _set_SwitchSessionResponse_2, _set_SwitchSessionResponse_3, _set_SwitchSessionResponse_4, _set_SwitchSessionResponse_5, = setters(t.SwitchSessionResponse, "extra", "type", "command", "success", "id", "data")
_fields_GetStateResponse = frozenset(("type", "command", "success", "id", "data",))
_set_GetStateResponse_0, _set_GetStateResponse_1, _set_GetStateResponse_2, _set_GetStateResponse_3, _set_GetStateResponse_4, _set_GetStateResponse_5, = setters(t.GetStateResponse, "extra", "type", "command", "success", "id", "data")
_fields_GetMessagesResponse = frozenset(("type", "command", "success", "id", "data",))
_set_GetMessagesResponse_0, _set_GetMessagesResponse_1, _set_GetMessagesResponse_2, _set_GetMessagesResponse_3, _set_GetMessagesResponse_4, _set_GetMessagesResponse_5, = setters(t.GetMessagesResponse, "extra", "type", "command", "success", "id", "data")
_fields_GetCommandsResponse = frozenset(("type", "command", "success", "id", "data",))
_set_GetCommandsResponse_0, _set_GetCommandsResponse_1, _set_GetCommandsResponse_2, _set_GetCommandsResponse_3, _set_GetCommandsResponse_4, _set_GetCommandsResponse_5, = setters(t.GetCommandsResponse, "extra", "type", "command", "success", "id", "data")
_fields_ErrorResponse = frozenset(("type", "success", "id", "command", "error",))
_set_ErrorResponse_0, _set_ErrorResponse_1, _set_ErrorResponse_2, _set_ErrorResponse_3, _set_ErrorResponse_4, _set_ErrorResponse_5, = setters(t.ErrorResponse, "extra", "type", "success", "id", "command", "error")
_fields_TextStart = frozenset(("type", "contentIndex",))
_set_TextStart_0, _set_TextStart_1, _set_TextStart_2, = setters(t.TextStart, "extra", "type", "content_index")
_fields_TextDelta = frozenset(("type", "contentIndex", "delta",))
_set_TextDelta_0, _set_TextDelta_1, _set_TextDelta_2, _set_TextDelta_3, = setters(t.TextDelta, "extra", "type", "content_index", "delta")
_fields_TextEnd = frozenset(("type", "contentIndex", "content",))
_set_TextEnd_0, _set_TextEnd_1, _set_TextEnd_2, _set_TextEnd_3, = setters(t.TextEnd, "extra", "type", "content_index", "content")
_fields_ThinkingStart = frozenset(("type", "contentIndex",))
_set_ThinkingStart_0, _set_ThinkingStart_1, _set_ThinkingStart_2, = setters(t.ThinkingStart, "extra", "type", "content_index")
_fields_ThinkingDelta = frozenset(("type", "contentIndex", "delta",))
_set_ThinkingDelta_0, _set_ThinkingDelta_1, _set_ThinkingDelta_2, _set_ThinkingDelta_3, = setters(t.ThinkingDelta, "extra", "type", "content_index", "delta")
_fields_ThinkingEnd = frozenset(("type", "contentIndex", "content",))
_set_ThinkingEnd_0, _set_ThinkingEnd_1, _set_ThinkingEnd_2, _set_ThinkingEnd_3, = setters(t.ThinkingEnd, "extra", "type", "content_index", "content")
_fields_ToolCallStart = frozenset(("type", "contentIndex", "id", "toolName",))
_set_ToolCallStart_0, _set_ToolCallStart_1, _set_ToolCallStart_2, _set_ToolCallStart_3, _set_ToolCallStart_4, = setters(t.ToolCallStart, "extra", "type", "content_index", "id", "tool_name")
_fields_ToolCallDelta = frozenset(("type", "contentIndex", "delta",))
_set_ToolCallDelta_0, _set_ToolCallDelta_1, _set_ToolCallDelta_2, _set_ToolCallDelta_3, = setters(t.ToolCallDelta, "extra", "type", "content_index", "delta")
_fields_ToolCallEnd = frozenset(("type", "contentIndex", "toolCall",))
_set_ToolCallEnd_0, _set_ToolCallEnd_1, _set_ToolCallEnd_2, _set_ToolCallEnd_3, = setters(t.ToolCallEnd, "extra", "type", "content_index", "tool_call")
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
_set_AgentStartEvent_0, _set_AgentStartEvent_1, = setters(t.AgentStartEvent, "extra", "type")
_fields_TurnStartEvent = frozenset(("type",))
_set_TurnStartEvent_0, _set_TurnStartEvent_1, = setters(t.TurnStartEvent, "extra", "type")
_fields_MessageStartEvent = frozenset(("type", "message",))
_set_MessageStartEvent_0, _set_MessageStartEvent_1, _set_MessageStartEvent_2, = setters(t.MessageStartEvent, "extra", "type", "message")
_fields_MessageUpdateEvent = frozenset(("type", "usage", "assistantMessageEvent",))
_set_MessageUpdateEvent_0, _set_MessageUpdateEvent_1, _set_MessageUpdateEvent_2, _set_MessageUpdateEvent_3, = setters(t.MessageUpdateEvent, "extra", "type", "usage", "assistant_message_event")
_fields_MessageEndEvent = frozenset(("type", "message",))
_set_MessageEndEvent_0, _set_MessageEndEvent_1, _set_MessageEndEvent_2, = setters(t.MessageEndEvent, "extra", "type", "message")
_fields_TurnEndEvent = frozenset(("type", "message", "toolResults",))
_set_TurnEndEvent_0, _set_TurnEndEvent_1, _set_TurnEndEvent_2, _set_TurnEndEvent_3, = setters(t.TurnEndEvent, "extra", "type", "message", "tool_results")
_fields_ToolExecutionStartEvent = frozenset(("type", "toolCallId", "toolName", "args", "parentToolCallId",))
_set_ToolExecutionStartEvent_0, _set_ToolExecutionStartEvent_1, _set_ToolExecutionStartEvent_2, _set_ToolExecutionStartEvent_3, _set_ToolExecutionStartEvent_4, _set_ToolExecutionStartEvent_5, = setters(t.ToolExecutionStartEvent, "extra", "type", "tool_call_id", "tool_name", "args", "parent_tool_call_id")
_fields_ToolExecutionUpdateEvent = frozenset(("type", "toolCallId", "toolName", "args", "partialResult", "parentToolCallId",))
_set_ToolExecutionUpdateEvent_0, _set_ToolExecutionUpdateEvent_1, _set_ToolExecutionUpdateEvent_2, _set_ToolExecutionUpdateEvent_3, _set_ToolExecutionUpdateEvent_4, _set_ToolExecutionUpdateEvent_5, _set_ToolExecutionUpdateEvent_6, = setters(t.ToolExecutionUpdateEvent, "extra", "type", "tool_call_id", "tool_name", "args", "partial_result", "parent_tool_call_id")
_fields_ToolExecutionEndEvent = frozenset(("type", "toolCallId", "toolName", "result", "isError", "durationMs", "parentToolCallId",))
_set_ToolExecutionEndEvent_0, _set_ToolExecutionEndEvent_1, _set_ToolExecutionEndEvent_2, _set_ToolExecutionEndEvent_3, _set_ToolExecutionEndEvent_4, _set_ToolExecutionEndEvent_5, _set_ToolExecutionEndEvent_6, _set_ToolExecutionEndEvent_7, = setters(t.ToolExecutionEndEvent, "extra", "type", "tool_call_id", "tool_name", "result", "is_error", "duration_ms", "parent_tool_call_id")
_fields_AgentEndEvent = frozenset(("type", "messages", "willRetry",))
_set_AgentEndEvent_0, _set_AgentEndEvent_1, _set_AgentEndEvent_2, _set_AgentEndEvent_3, = setters(t.AgentEndEvent, "extra", "type", "messages", "will_retry")
_fields_AgentSettledEvent = frozenset(("type", "aborted",))
_set_AgentSettledEvent_0, _set_AgentSettledEvent_1, _set_AgentSettledEvent_2, = setters(t.AgentSettledEvent, "extra", "type", "aborted")
_fields_QueueUpdateEvent = frozenset(("type", "steering", "followUp",))
_set_QueueUpdateEvent_0, _set_QueueUpdateEvent_1, _set_QueueUpdateEvent_2, _set_QueueUpdateEvent_3, = setters(t.QueueUpdateEvent, "extra", "type", "steering", "follow_up")
_fields_AutoRetryStartEvent = frozenset(("type", "attempt", "maxAttempts", "delayMs", "errorMessage",))
_set_AutoRetryStartEvent_0, _set_AutoRetryStartEvent_1, _set_AutoRetryStartEvent_2, _set_AutoRetryStartEvent_3, _set_AutoRetryStartEvent_4, _set_AutoRetryStartEvent_5, = setters(t.AutoRetryStartEvent, "extra", "type", "attempt", "max_attempts", "delay_ms", "error_message")
_fields_AutoRetryEndEvent = frozenset(("type", "success", "attempt", "finalError",))
_set_AutoRetryEndEvent_0, _set_AutoRetryEndEvent_1, _set_AutoRetryEndEvent_2, _set_AutoRetryEndEvent_3, _set_AutoRetryEndEvent_4, = setters(t.AutoRetryEndEvent, "extra", "type", "success", "attempt", "final_error")
_fields_SessionInfoChangedEvent = frozenset(("type", "name",))
_set_SessionInfoChangedEvent_0, _set_SessionInfoChangedEvent_1, _set_SessionInfoChangedEvent_2, = setters(t.SessionInfoChangedEvent, "extra", "type", "name")
_fields_ThinkingLevelChangedEvent = frozenset(("type", "level",))
_set_ThinkingLevelChangedEvent_0, _set_ThinkingLevelChangedEvent_1, _set_ThinkingLevelChangedEvent_2, = setters(t.ThinkingLevelChangedEvent, "extra", "type", "level")
_fields_ExtensionErrorEvent = frozenset(("type", "extensionPath", "event", "error",))
_set_ExtensionErrorEvent_0, _set_ExtensionErrorEvent_1, _set_ExtensionErrorEvent_2, _set_ExtensionErrorEvent_3, _set_ExtensionErrorEvent_4, = setters(t.ExtensionErrorEvent, "extra", "type", "extension_path", "event", "error")
_fields_SelectRequest = frozenset(("type", "id", "method", "title", "options", "timeout",))
_set_SelectRequest_0, _set_SelectRequest_1, _set_SelectRequest_2, _set_SelectRequest_3, _set_SelectRequest_4, _set_SelectRequest_5, _set_SelectRequest_6, = setters(t.SelectRequest, "extra", "type", "id", "method", "title", "options", "timeout")
_fields_ConfirmRequest = frozenset(("type", "id", "method", "title", "message", "timeout",))
_set_ConfirmRequest_0, _set_ConfirmRequest_1, _set_ConfirmRequest_2, _set_ConfirmRequest_3, _set_ConfirmRequest_4, _set_ConfirmRequest_5, _set_ConfirmRequest_6, = setters(t.ConfirmRequest, "extra", "type", "id", "method", "title", "message", "timeout")
_fields_InputRequest = frozenset(("type", "id", "method", "title", "placeholder", "timeout",))
_set_InputRequest_0, _set_InputRequest_1, _set_InputRequest_2, _set_InputRequest_3, _set_InputRequest_4, _set_InputRequest_5, _set_InputRequest_6, = setters(t.InputRequest, "extra", "type", "id", "method", "title", "placeholder", "timeout")
_fields_EditorRequest = frozenset(("type", "id", "method", "title", "prefill",))
_set_EditorRequest_0, _set_EditorRequest_1, _set_EditorRequest_2, _set_EditorRequest_3, _set_EditorRequest_4, _set_EditorRequest_5, = setters(t.EditorRequest, "extra", "type", "id", "method", "title", "prefill")
_fields_NotifyRequest = frozenset(("type", "id", "method", "message", "notifyType",))
_set_NotifyRequest_0, _set_NotifyRequest_1, _set_NotifyRequest_2, _set_NotifyRequest_3, _set_NotifyRequest_4, _set_NotifyRequest_5, = setters(t.NotifyRequest, "extra", "type", "id", "method", "message", "notify_type")
_fields_SetStatusRequest = frozenset(("type", "id", "method", "statusKey", "statusText",))
_set_SetStatusRequest_0, _set_SetStatusRequest_1, _set_SetStatusRequest_2, _set_SetStatusRequest_3, _set_SetStatusRequest_4, _set_SetStatusRequest_5, = setters(t.SetStatusRequest, "extra", "type", "id", "method", "status_key", "status_text")
_fields_SetWidgetRequest = frozenset(("type", "id", "method", "widgetKey", "widgetLines", "widgetPlacement",))
_set_SetWidgetRequest_0, _set_SetWidgetRequest_1, _set_SetWidgetRequest_2, _set_SetWidgetRequest_3, _set_SetWidgetRequest_4, _set_SetWidgetRequest_5, _set_SetWidgetRequest_6, = setters(t.SetWidgetRequest, "extra", "type", "id", "method", "widget_key", "widget_lines", "widget_placement")
_fields_SetTitleRequest = frozenset(("type", "id", "method", "title",))
_set_SetTitleRequest_0, _set_SetTitleRequest_1, _set_SetTitleRequest_2, _set_SetTitleRequest_3, _set_SetTitleRequest_4, = setters(t.SetTitleRequest, "extra", "type", "id", "method", "title")
_fields_SetEditorTextRequest = frozenset(("type", "id", "method", "text",))
_set_SetEditorTextRequest_0, _set_SetEditorTextRequest_1, _set_SetEditorTextRequest_2, _set_SetEditorTextRequest_3, _set_SetEditorTextRequest_4, = setters(t.SetEditorTextRequest, "extra", "type", "id", "method", "text")
_fields_ValueResponse = frozenset(("type", "id", "value",))
_set_ValueResponse_0, _set_ValueResponse_1, _set_ValueResponse_2, _set_ValueResponse_3, = setters(t.ValueResponse, "extra", "type", "id", "value")
_fields_ConfirmedResponse = frozenset(("type", "id", "confirmed",))
_set_ConfirmedResponse_0, _set_ConfirmedResponse_1, _set_ConfirmedResponse_2, _set_ConfirmedResponse_3, = setters(t.ConfirmedResponse, "extra", "type", "id", "confirmed")
_fields_CancelledResponse = frozenset(("type", "id", "cancelled",))
_set_CancelledResponse_0, _set_CancelledResponse_1, _set_CancelledResponse_2, _set_CancelledResponse_3, = setters(t.CancelledResponse, "extra", "type", "id", "cancelled")
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

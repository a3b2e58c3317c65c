# Generated from schema/pi-rpc.schema.json by scripts/generate.py. Do not edit.
# mypy: disable-error-code="no-any-return"
"""Decoders and encoders of every definition of the schema."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pi_protocol import _types as t
from pi_protocol._dataclass import draft
from pi_protocol._runtime import DecodeError, MISSING, array, bad, empty_object, integer, integer_item, missing, new, object_item, string_item, unknown_fields, with_extra


def decode_TextContent(o: Any) -> t.TextContent:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
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
        o = empty_object(o, "object")
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
        o = empty_object(o, "object")
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
        o = empty_object(o, "object")
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
        v3 = empty_object(v3, "object", "arguments")
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


def decode_UnknownEditedContent(o: Any) -> t.UnknownEditedContent:
    if o.__class__ is not dict:
        bad(o, "object")
    x = new(_draft_UnknownEditedContent)
    x.extra = o
    x.type = "UnknownEditedContent"
    x.__class__ = t.UnknownEditedContent
    return x


def decode_EditedContent(o: Any) -> t.EditedContent:
    if o.__class__ is not dict:
        bad(o, "object")
    tag = o.get("type", MISSING)
    if tag.__class__ is not str:
        bad(tag, "string", "type")
    decode = _members_EditedContent_type.get(tag)
    return decode_UnknownEditedContent(o) if decode is None else decode(o)


def decode_UsageCost(o: Any) -> t.UsageCost:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    if len(o) == 0:
        v0 = v1 = v2 = v3 = v4 = v5 = extra = None
    else:
        n = 0
        v0 = o.get("input")
        if v0 is not None:
            n += 1
            if v0.__class__ is not float and v0.__class__ is not int:
                bad(v0, "number", "input")
        v1 = o.get("output")
        if v1 is not None:
            n += 1
            if v1.__class__ is not float and v1.__class__ is not int:
                bad(v1, "number", "output")
        v2 = o.get("cacheRead")
        if v2 is not None:
            n += 1
            if v2.__class__ is not float and v2.__class__ is not int:
                bad(v2, "number", "cacheRead")
        v3 = o.get("cacheWrite")
        if v3 is not None:
            n += 1
            if v3.__class__ is not float and v3.__class__ is not int:
                bad(v3, "number", "cacheWrite")
        v4 = o.get("total")
        if v4 is not None:
            n += 1
            if v4.__class__ is not float and v4.__class__ is not int:
                bad(v4, "number", "total")
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
        o = empty_object(o, "object")
    if len(o) == 0:
        v0 = v1 = v2 = v3 = v4 = v5 = v6 = v7 = extra = None
    else:
        n = 0
        v0 = o.get("input")
        if v0 is not None:
            n += 1
            if v0.__class__ is not int:
                v0 = integer(v0, "input", "integer")
        v1 = o.get("output")
        if v1 is not None:
            n += 1
            if v1.__class__ is not int:
                v1 = integer(v1, "output", "integer")
        v2 = o.get("cacheRead")
        if v2 is not None:
            n += 1
            if v2.__class__ is not int:
                v2 = integer(v2, "cacheRead", "integer")
        v3 = o.get("cacheWrite")
        if v3 is not None:
            n += 1
            if v3.__class__ is not int:
                v3 = integer(v3, "cacheWrite", "integer")
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
        v6 = o.get("totalTokens")
        if v6 is not None:
            n += 1
            if v6.__class__ is not int:
                v6 = integer(v6, "totalTokens", "integer")
        v7 = o.get("cost")
        if v7 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_Usage)
    k = ""
    try:
        k = "cost"
        if v7 is not None:
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


def decode_ToolDefinition(o: Any) -> t.ToolDefinition:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["name"]
    except KeyError:
        missing(o, {"name": "string"})
    if v0.__class__ is not str:
        bad(v0, "string", "name")
    if len(o) == 1:
        v1 = v2 = v3 = extra = None
    else:
        n = 1
        v1 = o.get("description")
        if v1 is not None:
            n += 1
            if v1.__class__ is not str:
                bad(v1, "string", "description")
        v2 = o.get("parameters")
        if v2 is not None:
            n += 1
            if v2.__class__ is not dict:
                v2 = empty_object(v2, "object", "parameters")
        v3 = o.get("constrainedSampling")
        if v3 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_ToolDefinition)
    x = new(_draft_ToolDefinition)
    x.extra = extra
    x.name = v0
    x.description = v1
    x.parameters = v2
    x.constrained_sampling = v3
    x.__class__ = t.ToolDefinition
    return x


def decode_ToolReference(o: Any) -> t.ToolReference:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["name"]
    except KeyError:
        missing(o, {"name": "string"})
    if v0.__class__ is not str:
        bad(v0, "string", "name")
    extra = None if len(o) == 1 else unknown_fields(o, _fields_ToolReference)
    x = new(_draft_ToolReference)
    x.extra = extra
    x.name = v0
    x.__class__ = t.ToolReference
    return x


def decode_NestedToolCall(o: Any) -> t.NestedToolCall:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["id"]
        v1 = o["name"]
        v4 = o["status"]
    except KeyError:
        missing(o, {"id": "string", "name": "string", "status": "string"})
    if v0.__class__ is not str:
        bad(v0, "string", "id")
    if v1.__class__ is not str:
        bad(v1, "string", "name")
    if v4.__class__ is not str:
        bad(v4, "string", "status")
    if len(o) == 3:
        v2 = v3 = v5 = v6 = extra = None
    else:
        n = 3
        v2 = o.get("arguments")
        if v2 is not None:
            n += 1
            if v2.__class__ is not dict:
                v2 = empty_object(v2, "object", "arguments")
        v3 = o.get("argumentsBytes")
        if v3 is not None:
            n += 1
            if v3.__class__ is not int:
                v3 = integer(v3, "argumentsBytes", "integer")
        v5 = o.get("durationMs")
        if v5 is not None:
            n += 1
            if v5.__class__ is not float and v5.__class__ is not int:
                bad(v5, "number", "durationMs")
        v6 = o.get("error")
        if v6 is not None:
            n += 1
            if v6.__class__ is not str:
                bad(v6, "string", "error")
        extra = None if len(o) == n else unknown_fields(o, _fields_NestedToolCall)
    x = new(_draft_NestedToolCall)
    x.extra = extra
    x.id = v0
    x.name = v1
    x.arguments = v2
    x.arguments_bytes = v3
    x.status = v4
    x.duration_ms = v5
    x.error = v6
    x.__class__ = t.NestedToolCall
    return x


def decode_NestedToolCalls(o: Any) -> t.NestedToolCalls:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["calls"]
        v1 = o["complete"]
    except KeyError:
        missing(o, {"calls": "array", "complete": "boolean"})
    v0 = array(v0, "calls", decode_NestedToolCall, "array")
    if v1.__class__ is not bool:
        bad(v1, "boolean", "complete")
    extra = None if len(o) == 2 else unknown_fields(o, _fields_NestedToolCalls)
    x = new(_draft_NestedToolCalls)
    x.extra = extra
    x.calls = v0
    x.complete = v1
    x.__class__ = t.NestedToolCalls
    return x


def decode_DiagnosticError(o: Any) -> t.DiagnosticError:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v1 = o["message"]
    except KeyError:
        missing(o, {"message": "string"})
    if v1.__class__ is not str:
        bad(v1, "string", "message")
    if len(o) == 1:
        v0 = v2 = v3 = extra = None
    else:
        n = 1
        v0 = o.get("name")
        if v0 is not None:
            n += 1
            if v0.__class__ is not str:
                bad(v0, "string", "name")
        v2 = o.get("stack")
        if v2 is not None:
            n += 1
            if v2.__class__ is not str:
                bad(v2, "string", "stack")
        v3 = o.get("code")
        if v3 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_DiagnosticError)
    x = new(_draft_DiagnosticError)
    x.extra = extra
    x.name = v0
    x.message = v1
    x.stack = v2
    x.code = v3
    x.__class__ = t.DiagnosticError
    return x


def decode_AssistantMessageDiagnostic(o: Any) -> t.AssistantMessageDiagnostic:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v1 = o["timestamp"]
    except KeyError:
        missing(o, {"type": "string", "timestamp": "integer"})
    if v0.__class__ is not str:
        bad(v0, "string", "type")
    if v1.__class__ is not int:
        v1 = integer(v1, "timestamp", "integer")
    if len(o) == 2:
        v2 = v3 = extra = None
    else:
        n = 2
        v2 = o.get("error")
        if v2 is not None:
            n += 1
        v3 = o.get("details")
        if v3 is not None:
            n += 1
            if v3.__class__ is not dict:
                v3 = empty_object(v3, "object", "details")
        extra = None if len(o) == n else unknown_fields(o, _fields_AssistantMessageDiagnostic)
    k = ""
    try:
        k = "error"
        if v2 is not None:
            v2 = decode_DiagnosticError(v2)
    except DecodeError as error:
        raise error.under(k)
    x = new(_draft_AssistantMessageDiagnostic)
    x.extra = extra
    x.type = v0
    x.timestamp = v1
    x.error = v2
    x.details = v3
    x.__class__ = t.AssistantMessageDiagnostic
    return x


def decode_DeferredHandle(o: Any) -> t.DeferredHandle:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["provider"]
        v1 = o["modelId"]
        v2 = o["api"]
        v3 = o["id"]
    except KeyError:
        missing(o, {"provider": "string", "modelId": "string", "api": "string", "id": "string"})
    if v0.__class__ is not str:
        bad(v0, "string", "provider")
    if v1.__class__ is not str:
        bad(v1, "string", "modelId")
    if v2.__class__ is not str:
        bad(v2, "string", "api")
    if v3.__class__ is not str:
        bad(v3, "string", "id")
    if len(o) == 4:
        v4 = v5 = v6 = extra = None
    else:
        n = 4
        v4 = o.get("expiresAt")
        if v4 is not None:
            n += 1
            if v4.__class__ is not int:
                v4 = integer(v4, "expiresAt", "integer")
        v5 = o.get("pollAfterMs")
        if v5 is not None:
            n += 1
            if v5.__class__ is not float and v5.__class__ is not int:
                bad(v5, "number", "pollAfterMs")
        v6 = o.get("data")
        if v6 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_DeferredHandle)
    x = new(_draft_DeferredHandle)
    x.extra = extra
    x.provider = v0
    x.model_id = v1
    x.api = v2
    x.id = v3
    x.expires_at = v4
    x.poll_after_ms = v5
    x.data = v6
    x.__class__ = t.DeferredHandle
    return x


def decode_SystemMessage(o: Any) -> t.SystemMessage:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
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
                v2 = empty_object(v2, "object", "sections")
        v3 = o.get("toolsAdded")
        if v3 is not None:
            n += 1
            v3 = array(v3, "toolsAdded", decode_ToolDefinition, "array")
        v4 = o.get("toolsRemoved")
        if v4 is not None:
            n += 1
            v4 = array(v4, "toolsRemoved", decode_ToolReference, "array")
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


def decode_UserMessage(o: Any) -> t.UserMessage:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
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
        o = empty_object(o, "object")
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
            v9 = array(v9, "diagnostics", decode_AssistantMessageDiagnostic, "array")
        v12 = o.get("deferred")
        if v12 is not None:
            n += 1
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
        k = "deferred"
        if v12 is not None:
            v12 = decode_DeferredHandle(v12)
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
        o = empty_object(o, "object")
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
        k = "nestedCalls"
        if v6 is not None:
            v6 = decode_NestedToolCalls(v6)
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
        o = empty_object(o, "object")
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
        o = empty_object(o, "object")
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
        o = empty_object(o, "object")
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
        o = empty_object(o, "object")
    try:
        v0 = o["role"]
        v1 = o["summary"]
        v3 = o["timestamp"]
    except KeyError:
        missing(o, {"role": "\"compactionSummary\"", "summary": "string", "timestamp": "integer"})
    if v0 != "compactionSummary":
        bad(v0, "\"compactionSummary\"", "role")
    if v1.__class__ is not str:
        bad(v1, "string", "summary")
    if v3.__class__ is not int:
        v3 = integer(v3, "timestamp", "integer")
    if len(o) == 3:
        v2 = extra = None
    else:
        n = 3
        v2 = o.get("tokensBefore")
        if v2 is not None:
            n += 1
            if v2.__class__ is not int:
                v2 = integer(v2, "tokensBefore", "integer")
        extra = None if len(o) == n else unknown_fields(o, _fields_CompactionSummaryMessage)
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


def decode_ModelCostTier(o: Any) -> t.ModelCostTier:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v4 = o["inputTokensAbove"]
    except KeyError:
        missing(o, {"inputTokensAbove": "integer"})
    if v4.__class__ is not int:
        v4 = integer(v4, "inputTokensAbove", "integer")
    if len(o) == 1:
        v0 = v1 = v2 = v3 = extra = None
    else:
        n = 1
        v0 = o.get("input")
        if v0 is not None:
            n += 1
            if v0.__class__ is not float and v0.__class__ is not int:
                bad(v0, "number", "input")
        v1 = o.get("output")
        if v1 is not None:
            n += 1
            if v1.__class__ is not float and v1.__class__ is not int:
                bad(v1, "number", "output")
        v2 = o.get("cacheRead")
        if v2 is not None:
            n += 1
            if v2.__class__ is not float and v2.__class__ is not int:
                bad(v2, "number", "cacheRead")
        v3 = o.get("cacheWrite")
        if v3 is not None:
            n += 1
            if v3.__class__ is not float and v3.__class__ is not int:
                bad(v3, "number", "cacheWrite")
        extra = None if len(o) == n else unknown_fields(o, _fields_ModelCostTier)
    x = new(_draft_ModelCostTier)
    x.extra = extra
    x.input = v0
    x.output = v1
    x.cache_read = v2
    x.cache_write = v3
    x.input_tokens_above = v4
    x.__class__ = t.ModelCostTier
    return x


def decode_ModelCost(o: Any) -> t.ModelCost:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    if len(o) == 0:
        v0 = v1 = v2 = v3 = v4 = extra = None
    else:
        n = 0
        v0 = o.get("input")
        if v0 is not None:
            n += 1
            if v0.__class__ is not float and v0.__class__ is not int:
                bad(v0, "number", "input")
        v1 = o.get("output")
        if v1 is not None:
            n += 1
            if v1.__class__ is not float and v1.__class__ is not int:
                bad(v1, "number", "output")
        v2 = o.get("cacheRead")
        if v2 is not None:
            n += 1
            if v2.__class__ is not float and v2.__class__ is not int:
                bad(v2, "number", "cacheRead")
        v3 = o.get("cacheWrite")
        if v3 is not None:
            n += 1
            if v3.__class__ is not float and v3.__class__ is not int:
                bad(v3, "number", "cacheWrite")
        v4 = o.get("tiers")
        if v4 is not None:
            n += 1
            v4 = array(v4, "tiers", decode_ModelCostTier, "array")
        extra = None if len(o) == n else unknown_fields(o, _fields_ModelCost)
    x = new(_draft_ModelCost)
    x.extra = extra
    x.input = v0
    x.output = v1
    x.cache_read = v2
    x.cache_write = v3
    x.tiers = v4
    x.__class__ = t.ModelCost
    return x


def decode_ModelImageResize(o: Any) -> t.ModelImageResize:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    if len(o) == 0:
        v0 = v1 = v2 = v3 = extra = None
    else:
        n = 0
        v0 = o.get("maxWidth")
        if v0 is not None:
            n += 1
            if v0.__class__ is not int:
                v0 = integer(v0, "maxWidth", "integer")
        v1 = o.get("maxHeight")
        if v1 is not None:
            n += 1
            if v1.__class__ is not int:
                v1 = integer(v1, "maxHeight", "integer")
        v2 = o.get("maxBytes")
        if v2 is not None:
            n += 1
            if v2.__class__ is not int:
                v2 = integer(v2, "maxBytes", "integer")
        v3 = o.get("jpegQuality")
        if v3 is not None:
            n += 1
            if v3.__class__ is not float and v3.__class__ is not int:
                bad(v3, "number", "jpegQuality")
        extra = None if len(o) == n else unknown_fields(o, _fields_ModelImageResize)
    x = new(_draft_ModelImageResize)
    x.extra = extra
    x.max_width = v0
    x.max_height = v1
    x.max_bytes = v2
    x.jpeg_quality = v3
    x.__class__ = t.ModelImageResize
    return x


def decode_ModelImageLimits(o: Any) -> t.ModelImageLimits:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    if len(o) == 0:
        v0 = v1 = v2 = extra = None
    else:
        n = 0
        v0 = o.get("resize")
        if v0 is not None:
            n += 1
        v1 = o.get("maxPerMessage")
        if v1 is not None:
            n += 1
            if v1.__class__ is not int:
                v1 = integer(v1, "maxPerMessage", "integer")
        v2 = o.get("maxPerRequest")
        if v2 is not None:
            n += 1
            if v2.__class__ is not int:
                v2 = integer(v2, "maxPerRequest", "integer")
        extra = None if len(o) == n else unknown_fields(o, _fields_ModelImageLimits)
    k = ""
    try:
        k = "resize"
        if v0 is not None:
            v0 = decode_ModelImageResize(v0)
    except DecodeError as error:
        raise error.under(k)
    x = new(_draft_ModelImageLimits)
    x.extra = extra
    x.resize = v0
    x.max_per_message = v1
    x.max_per_request = v2
    x.__class__ = t.ModelImageLimits
    return x


def decode_ModelInputLimits(o: Any) -> t.ModelInputLimits:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    if len(o) == 0:
        v0 = v1 = extra = None
    else:
        n = 0
        v0 = o.get("maxRequestBytes")
        if v0 is not None:
            n += 1
            if v0.__class__ is not int:
                v0 = integer(v0, "maxRequestBytes", "integer")
        v1 = o.get("images")
        if v1 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_ModelInputLimits)
    k = ""
    try:
        k = "images"
        if v1 is not None:
            v1 = decode_ModelImageLimits(v1)
    except DecodeError as error:
        raise error.under(k)
    x = new(_draft_ModelInputLimits)
    x.extra = extra
    x.max_request_bytes = v0
    x.images = v1
    x.__class__ = t.ModelInputLimits
    return x


def decode_Model(o: Any) -> t.Model:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["id"]
    except KeyError:
        missing(o, {"id": "string"})
    if v0.__class__ is not str:
        bad(v0, "string", "id")
    if len(o) == 1:
        v1 = v2 = v3 = v4 = v5 = v6 = v7 = v8 = v9 = v10 = v11 = v12 = v13 = v14 = v15 = v16 = v17 = extra = None
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
        v4 = o.get("baseUrl")
        if v4 is not None:
            n += 1
            if v4.__class__ is not str:
                bad(v4, "string", "baseUrl")
        v5 = o.get("type")
        if v5 is not None:
            n += 1
            if v5.__class__ is not str:
                bad(v5, "string", "type")
        v6 = o.get("input")
        if v6 is not None:
            n += 1
            v6 = array(v6, "input", string_item, "array")
        v7 = o.get("inputLimits")
        if v7 is not None:
            n += 1
        v8 = o.get("contextWindow")
        if v8 is not None:
            n += 1
            if v8.__class__ is not int:
                v8 = integer(v8, "contextWindow", "integer")
        v9 = o.get("maxTokens")
        if v9 is not None:
            n += 1
            if v9.__class__ is not int:
                v9 = integer(v9, "maxTokens", "integer")
        v10 = o.get("reasoning")
        if v10 is not None:
            n += 1
            if v10.__class__ is not bool:
                bad(v10, "boolean", "reasoning")
        v11 = o.get("thinkingLevelMap")
        if v11 is not None:
            n += 1
            if v11.__class__ is not dict:
                v11 = empty_object(v11, "object", "thinkingLevelMap")
        v12 = o.get("cost")
        if v12 is not None:
            n += 1
        v13 = o.get("promptCache")
        if v13 is not None:
            n += 1
            if v13.__class__ is not dict:
                v13 = empty_object(v13, "object", "promptCache")
        v14 = o.get("samplingParams")
        if v14 is not None:
            n += 1
            if v14.__class__ is not dict:
                v14 = empty_object(v14, "object", "samplingParams")
        v15 = o.get("samplingParamsByThinkingLevel")
        if v15 is not None:
            n += 1
            if v15.__class__ is not dict:
                v15 = empty_object(v15, "object", "samplingParamsByThinkingLevel")
        v16 = o.get("headers")
        if v16 is not None:
            n += 1
            if v16.__class__ is not dict:
                v16 = empty_object(v16, "object", "headers")
        v17 = o.get("compat")
        if v17 is not None:
            n += 1
            if v17.__class__ is not dict:
                v17 = empty_object(v17, "object", "compat")
        extra = None if len(o) == n else unknown_fields(o, _fields_Model)
    k = ""
    try:
        k = "inputLimits"
        if v7 is not None:
            v7 = decode_ModelInputLimits(v7)
        k = "cost"
        if v12 is not None:
            v12 = decode_ModelCost(v12)
    except DecodeError as error:
        raise error.under(k)
    x = new(_draft_Model)
    x.extra = extra
    x.id = v0
    x.name = v1
    x.api = v2
    x.provider = v3
    x.base_url = v4
    x.type = v5
    x.input = v6
    x.input_limits = v7
    x.context_window = v8
    x.max_tokens = v9
    x.reasoning = v10
    x.thinking_level_map = v11
    x.cost = v12
    x.prompt_cache = v13
    x.sampling_params = v14
    x.sampling_params_by_thinking_level = v15
    x.headers = v16
    x.compat = v17
    x.__class__ = t.Model
    return x


def decode_SessionState(o: Any) -> t.SessionState:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    if len(o) == 0:
        v0 = v1 = v2 = v3 = v4 = v5 = v6 = v7 = v8 = v9 = v10 = v11 = extra = None
    else:
        n = 0
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
        v7 = o.get("sessionId")
        if v7 is not None:
            n += 1
            if v7.__class__ is not str:
                bad(v7, "string", "sessionId")
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
        o = empty_object(o, "object")
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
        o = empty_object(o, "object")
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


def decode_SessionMessageEntry(o: Any) -> t.SessionMessageEntry:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v1 = o["id"]
        v3 = o["timestamp"]
        v4 = o["message"]
    except KeyError:
        missing(o, {"type": "\"message\"", "id": "string", "timestamp": "string", "message": "object"})
    if v0 != "message":
        bad(v0, "\"message\"", "type")
    if v1.__class__ is not str:
        bad(v1, "string", "id")
    if v3.__class__ is not str:
        bad(v3, "string", "timestamp")
    if len(o) == 4:
        v2 = extra = None
    else:
        n = 4
        v2 = o.get("parentId")
        if v2 is not None:
            n += 1
            if v2.__class__ is not str:
                bad(v2, "null or string", "parentId")
        extra = None if len(o) == n else unknown_fields(o, _fields_SessionMessageEntry)
    k = ""
    try:
        k = "message"
        v4 = decode_AgentMessage(v4)
    except DecodeError as error:
        raise error.under(k)
    x = new(_draft_SessionMessageEntry)
    x.extra = extra
    x.type = "message"
    x.id = v1
    x.parent_id = v2
    x.timestamp = v3
    x.message = v4
    x.__class__ = t.SessionMessageEntry
    return x


def decode_ThinkingLevelChangeEntry(o: Any) -> t.ThinkingLevelChangeEntry:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v1 = o["id"]
        v3 = o["timestamp"]
    except KeyError:
        missing(o, {"type": "\"thinking_level_change\"", "id": "string", "timestamp": "string"})
    if v0 != "thinking_level_change":
        bad(v0, "\"thinking_level_change\"", "type")
    if v1.__class__ is not str:
        bad(v1, "string", "id")
    if v3.__class__ is not str:
        bad(v3, "string", "timestamp")
    if len(o) == 3:
        v2 = v4 = extra = None
    else:
        n = 3
        v2 = o.get("parentId")
        if v2 is not None:
            n += 1
            if v2.__class__ is not str:
                bad(v2, "null or string", "parentId")
        v4 = o.get("thinkingLevel")
        if v4 is not None:
            n += 1
            if v4.__class__ is not str:
                bad(v4, "string", "thinkingLevel")
        extra = None if len(o) == n else unknown_fields(o, _fields_ThinkingLevelChangeEntry)
    x = new(_draft_ThinkingLevelChangeEntry)
    x.extra = extra
    x.type = "thinking_level_change"
    x.id = v1
    x.parent_id = v2
    x.timestamp = v3
    x.thinking_level = v4
    x.__class__ = t.ThinkingLevelChangeEntry
    return x


def decode_ModelChangeEntry(o: Any) -> t.ModelChangeEntry:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v1 = o["id"]
        v3 = o["timestamp"]
    except KeyError:
        missing(o, {"type": "\"model_change\"", "id": "string", "timestamp": "string"})
    if v0 != "model_change":
        bad(v0, "\"model_change\"", "type")
    if v1.__class__ is not str:
        bad(v1, "string", "id")
    if v3.__class__ is not str:
        bad(v3, "string", "timestamp")
    if len(o) == 3:
        v2 = v4 = v5 = extra = None
    else:
        n = 3
        v2 = o.get("parentId")
        if v2 is not None:
            n += 1
            if v2.__class__ is not str:
                bad(v2, "null or string", "parentId")
        v4 = o.get("provider")
        if v4 is not None:
            n += 1
            if v4.__class__ is not str:
                bad(v4, "string", "provider")
        v5 = o.get("modelId")
        if v5 is not None:
            n += 1
            if v5.__class__ is not str:
                bad(v5, "string", "modelId")
        extra = None if len(o) == n else unknown_fields(o, _fields_ModelChangeEntry)
    x = new(_draft_ModelChangeEntry)
    x.extra = extra
    x.type = "model_change"
    x.id = v1
    x.parent_id = v2
    x.timestamp = v3
    x.provider = v4
    x.model_id = v5
    x.__class__ = t.ModelChangeEntry
    return x


def decode_UsageEntry(o: Any) -> t.UsageEntry:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v1 = o["id"]
        v3 = o["timestamp"]
        v4 = o["kind"]
        v5 = o["provider"]
        v6 = o["model"]
        v7 = o["usage"]
    except KeyError:
        missing(o, {"type": "\"usage\"", "id": "string", "timestamp": "string", "kind": "string", "provider": "string", "model": "string", "usage": "object"})
    if v0 != "usage":
        bad(v0, "\"usage\"", "type")
    if v1.__class__ is not str:
        bad(v1, "string", "id")
    if v3.__class__ is not str:
        bad(v3, "string", "timestamp")
    if v4.__class__ is not str:
        bad(v4, "string", "kind")
    if v5.__class__ is not str:
        bad(v5, "string", "provider")
    if v6.__class__ is not str:
        bad(v6, "string", "model")
    if len(o) == 7:
        v2 = v8 = extra = None
    else:
        n = 7
        v2 = o.get("parentId")
        if v2 is not None:
            n += 1
            if v2.__class__ is not str:
                bad(v2, "null or string", "parentId")
        v8 = o.get("note")
        if v8 is not None:
            n += 1
            if v8.__class__ is not str:
                bad(v8, "string", "note")
        extra = None if len(o) == n else unknown_fields(o, _fields_UsageEntry)
    k = ""
    try:
        k = "usage"
        v7 = decode_Usage(v7)
    except DecodeError as error:
        raise error.under(k)
    x = new(_draft_UsageEntry)
    x.extra = extra
    x.type = "usage"
    x.id = v1
    x.parent_id = v2
    x.timestamp = v3
    x.kind = v4
    x.provider = v5
    x.model = v6
    x.usage = v7
    x.note = v8
    x.__class__ = t.UsageEntry
    return x


def decode_CompactionEntry(o: Any) -> t.CompactionEntry:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v1 = o["id"]
        v3 = o["timestamp"]
        v4 = o["summary"]
        v5 = o["firstKeptEntryId"]
    except KeyError:
        missing(o, {"type": "\"compaction\"", "id": "string", "timestamp": "string", "summary": "string", "firstKeptEntryId": "string"})
    if v0 != "compaction":
        bad(v0, "\"compaction\"", "type")
    if v1.__class__ is not str:
        bad(v1, "string", "id")
    if v3.__class__ is not str:
        bad(v3, "string", "timestamp")
    if v4.__class__ is not str:
        bad(v4, "string", "summary")
    if v5.__class__ is not str:
        bad(v5, "string", "firstKeptEntryId")
    if len(o) == 5:
        v2 = v6 = v7 = v8 = v9 = v10 = extra = None
    else:
        n = 5
        v2 = o.get("parentId")
        if v2 is not None:
            n += 1
            if v2.__class__ is not str:
                bad(v2, "null or string", "parentId")
        v6 = o.get("tokensBefore")
        if v6 is not None:
            n += 1
            if v6.__class__ is not int:
                v6 = integer(v6, "tokensBefore", "integer")
        v7 = o.get("details")
        if v7 is not None:
            n += 1
        v8 = o.get("usage")
        if v8 is not None:
            n += 1
        v9 = o.get("fromHook")
        if v9 is not None:
            n += 1
            if v9.__class__ is not bool:
                bad(v9, "boolean", "fromHook")
        v10 = o.get("systemMessage")
        if v10 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_CompactionEntry)
    k = ""
    try:
        k = "usage"
        if v8 is not None:
            v8 = decode_Usage(v8)
        k = "systemMessage"
        if v10 is not None:
            v10 = decode_SystemMessage(v10)
    except DecodeError as error:
        raise error.under(k)
    x = new(_draft_CompactionEntry)
    x.extra = extra
    x.type = "compaction"
    x.id = v1
    x.parent_id = v2
    x.timestamp = v3
    x.summary = v4
    x.first_kept_entry_id = v5
    x.tokens_before = v6
    x.details = v7
    x.usage = v8
    x.from_hook = v9
    x.system_message = v10
    x.__class__ = t.CompactionEntry
    return x


def decode_BranchSummaryEntry(o: Any) -> t.BranchSummaryEntry:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v1 = o["id"]
        v3 = o["timestamp"]
        v4 = o["fromId"]
        v5 = o["summary"]
    except KeyError:
        missing(o, {"type": "\"branch_summary\"", "id": "string", "timestamp": "string", "fromId": "string", "summary": "string"})
    if v0 != "branch_summary":
        bad(v0, "\"branch_summary\"", "type")
    if v1.__class__ is not str:
        bad(v1, "string", "id")
    if v3.__class__ is not str:
        bad(v3, "string", "timestamp")
    if v4.__class__ is not str:
        bad(v4, "string", "fromId")
    if v5.__class__ is not str:
        bad(v5, "string", "summary")
    if len(o) == 5:
        v2 = v6 = v7 = v8 = extra = None
    else:
        n = 5
        v2 = o.get("parentId")
        if v2 is not None:
            n += 1
            if v2.__class__ is not str:
                bad(v2, "null or string", "parentId")
        v6 = o.get("details")
        if v6 is not None:
            n += 1
        v7 = o.get("usage")
        if v7 is not None:
            n += 1
        v8 = o.get("fromHook")
        if v8 is not None:
            n += 1
            if v8.__class__ is not bool:
                bad(v8, "boolean", "fromHook")
        extra = None if len(o) == n else unknown_fields(o, _fields_BranchSummaryEntry)
    k = ""
    try:
        k = "usage"
        if v7 is not None:
            v7 = decode_Usage(v7)
    except DecodeError as error:
        raise error.under(k)
    x = new(_draft_BranchSummaryEntry)
    x.extra = extra
    x.type = "branch_summary"
    x.id = v1
    x.parent_id = v2
    x.timestamp = v3
    x.from_id = v4
    x.summary = v5
    x.details = v6
    x.usage = v7
    x.from_hook = v8
    x.__class__ = t.BranchSummaryEntry
    return x


def decode_CustomEntry(o: Any) -> t.CustomEntry:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v1 = o["id"]
        v3 = o["timestamp"]
        v4 = o["customType"]
    except KeyError:
        missing(o, {"type": "\"custom\"", "id": "string", "timestamp": "string", "customType": "string"})
    if v0 != "custom":
        bad(v0, "\"custom\"", "type")
    if v1.__class__ is not str:
        bad(v1, "string", "id")
    if v3.__class__ is not str:
        bad(v3, "string", "timestamp")
    if v4.__class__ is not str:
        bad(v4, "string", "customType")
    if len(o) == 4:
        v2 = v5 = extra = None
    else:
        n = 4
        v2 = o.get("parentId")
        if v2 is not None:
            n += 1
            if v2.__class__ is not str:
                bad(v2, "null or string", "parentId")
        v5 = o.get("data")
        if v5 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_CustomEntry)
    x = new(_draft_CustomEntry)
    x.extra = extra
    x.type = "custom"
    x.id = v1
    x.parent_id = v2
    x.timestamp = v3
    x.custom_type = v4
    x.data = v5
    x.__class__ = t.CustomEntry
    return x


def decode_CustomMessageEntry(o: Any) -> t.CustomMessageEntry:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v1 = o["id"]
        v3 = o["timestamp"]
        v4 = o["customType"]
        v5 = o["content"]
        v7 = o["display"]
    except KeyError:
        missing(o, {"type": "\"custom_message\"", "id": "string", "timestamp": "string", "customType": "string", "content": "string or array", "display": "boolean"})
    if v0 != "custom_message":
        bad(v0, "\"custom_message\"", "type")
    if v1.__class__ is not str:
        bad(v1, "string", "id")
    if v3.__class__ is not str:
        bad(v3, "string", "timestamp")
    if v4.__class__ is not str:
        bad(v4, "string", "customType")
    if v5.__class__ is not str:
        v5 = array(v5, "content", decode_UserContent, "string or array")
    if v7.__class__ is not bool:
        bad(v7, "boolean", "display")
    if len(o) == 6:
        v2 = v6 = extra = None
    else:
        n = 6
        v2 = o.get("parentId")
        if v2 is not None:
            n += 1
            if v2.__class__ is not str:
                bad(v2, "null or string", "parentId")
        v6 = o.get("details")
        if v6 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_CustomMessageEntry)
    x = new(_draft_CustomMessageEntry)
    x.extra = extra
    x.type = "custom_message"
    x.id = v1
    x.parent_id = v2
    x.timestamp = v3
    x.custom_type = v4
    x.content = v5
    x.details = v6
    x.display = v7
    x.__class__ = t.CustomMessageEntry
    return x


def decode_ContextReplacement(o: Any) -> t.ContextReplacement:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["content"]
    except KeyError:
        missing(o, {"content": "string or array"})
    if v0.__class__ is not str:
        v0 = array(v0, "content", decode_EditedContent, "string or array")
    extra = None if len(o) == 1 else unknown_fields(o, _fields_ContextReplacement)
    x = new(_draft_ContextReplacement)
    x.extra = extra
    x.content = v0
    x.__class__ = t.ContextReplacement
    return x


def decode_ContextEditEntry(o: Any) -> t.ContextEditEntry:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v1 = o["id"]
        v3 = o["timestamp"]
        v4 = o["targetId"]
        v5 = o["replacement"]
    except KeyError:
        missing(o, {"type": "\"context_edit\"", "id": "string", "timestamp": "string", "targetId": "string", "replacement": "object or null"})
    if v0 != "context_edit":
        bad(v0, "\"context_edit\"", "type")
    if v1.__class__ is not str:
        bad(v1, "string", "id")
    if v3.__class__ is not str:
        bad(v3, "string", "timestamp")
    if v4.__class__ is not str:
        bad(v4, "string", "targetId")
    if len(o) == 5:
        v2 = extra = None
    else:
        n = 5
        v2 = o.get("parentId")
        if v2 is not None:
            n += 1
            if v2.__class__ is not str:
                bad(v2, "null or string", "parentId")
        extra = None if len(o) == n else unknown_fields(o, _fields_ContextEditEntry)
    k = ""
    try:
        k = "replacement"
        if v5 is not None:
            v5 = decode_ContextReplacement(v5)
    except DecodeError as error:
        raise error.under(k)
    x = new(_draft_ContextEditEntry)
    x.extra = extra
    x.type = "context_edit"
    x.id = v1
    x.parent_id = v2
    x.timestamp = v3
    x.target_id = v4
    x.replacement = v5
    x.__class__ = t.ContextEditEntry
    return x


def decode_LabelEntry(o: Any) -> t.LabelEntry:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v1 = o["id"]
        v3 = o["timestamp"]
        v4 = o["targetId"]
    except KeyError:
        missing(o, {"type": "\"label\"", "id": "string", "timestamp": "string", "targetId": "string"})
    if v0 != "label":
        bad(v0, "\"label\"", "type")
    if v1.__class__ is not str:
        bad(v1, "string", "id")
    if v3.__class__ is not str:
        bad(v3, "string", "timestamp")
    if v4.__class__ is not str:
        bad(v4, "string", "targetId")
    if len(o) == 4:
        v2 = v5 = extra = None
    else:
        n = 4
        v2 = o.get("parentId")
        if v2 is not None:
            n += 1
            if v2.__class__ is not str:
                bad(v2, "null or string", "parentId")
        v5 = o.get("label")
        if v5 is not None:
            n += 1
            if v5.__class__ is not str:
                bad(v5, "string", "label")
        extra = None if len(o) == n else unknown_fields(o, _fields_LabelEntry)
    x = new(_draft_LabelEntry)
    x.extra = extra
    x.type = "label"
    x.id = v1
    x.parent_id = v2
    x.timestamp = v3
    x.target_id = v4
    x.label = v5
    x.__class__ = t.LabelEntry
    return x


def decode_SessionInfoEntry(o: Any) -> t.SessionInfoEntry:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v1 = o["id"]
        v3 = o["timestamp"]
    except KeyError:
        missing(o, {"type": "\"session_info\"", "id": "string", "timestamp": "string"})
    if v0 != "session_info":
        bad(v0, "\"session_info\"", "type")
    if v1.__class__ is not str:
        bad(v1, "string", "id")
    if v3.__class__ is not str:
        bad(v3, "string", "timestamp")
    if len(o) == 3:
        v2 = v4 = extra = None
    else:
        n = 3
        v2 = o.get("parentId")
        if v2 is not None:
            n += 1
            if v2.__class__ is not str:
                bad(v2, "null or string", "parentId")
        v4 = o.get("name")
        if v4 is not None:
            n += 1
            if v4.__class__ is not str:
                bad(v4, "string", "name")
        extra = None if len(o) == n else unknown_fields(o, _fields_SessionInfoEntry)
    x = new(_draft_SessionInfoEntry)
    x.extra = extra
    x.type = "session_info"
    x.id = v1
    x.parent_id = v2
    x.timestamp = v3
    x.name = v4
    x.__class__ = t.SessionInfoEntry
    return x


def decode_UnknownSessionEntry(o: Any) -> t.UnknownSessionEntry:
    if o.__class__ is not dict:
        bad(o, "object")
    x = new(_draft_UnknownSessionEntry)
    x.extra = o
    x.type = "UnknownSessionEntry"
    x.__class__ = t.UnknownSessionEntry
    return x


def decode_SessionEntry(o: Any) -> t.SessionEntry:
    if o.__class__ is not dict:
        bad(o, "object")
    tag = o.get("type", MISSING)
    if tag.__class__ is not str:
        bad(tag, "string", "type")
    decode = _members_SessionEntry_type.get(tag)
    return decode_UnknownSessionEntry(o) if decode is None else decode(o)


def decode_SessionTreeNode(o: Any) -> t.SessionTreeNode:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["entry"]
        v1 = o["children"]
    except KeyError:
        missing(o, {"entry": "object", "children": "array"})
    v1 = array(v1, "children", decode_SessionTreeNode, "array")
    if len(o) == 2:
        v2 = v3 = extra = None
    else:
        n = 2
        v2 = o.get("label")
        if v2 is not None:
            n += 1
            if v2.__class__ is not str:
                bad(v2, "string", "label")
        v3 = o.get("labelTimestamp")
        if v3 is not None:
            n += 1
            if v3.__class__ is not str:
                bad(v3, "string", "labelTimestamp")
        extra = None if len(o) == n else unknown_fields(o, _fields_SessionTreeNode)
    k = ""
    try:
        k = "entry"
        v0 = decode_SessionEntry(v0)
    except DecodeError as error:
        raise error.under(k)
    x = new(_draft_SessionTreeNode)
    x.extra = extra
    x.entry = v0
    x.children = v1
    x.label = v2
    x.label_timestamp = v3
    x.__class__ = t.SessionTreeNode
    return x


def decode_PromptCommand(o: Any) -> t.PromptCommand:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
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


def decode_SteerCommand(o: Any) -> t.SteerCommand:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v2 = o["message"]
    except KeyError:
        missing(o, {"type": "\"steer\"", "message": "string"})
    if v0 != "steer":
        bad(v0, "\"steer\"", "type")
    if v2.__class__ is not str:
        bad(v2, "string", "message")
    if len(o) == 2:
        v1 = v3 = extra = None
    else:
        n = 2
        v1 = o.get("id")
        if v1 is not None:
            n += 1
        v3 = o.get("images")
        if v3 is not None:
            n += 1
            v3 = array(v3, "images", decode_ImageContent, "array")
        extra = None if len(o) == n else unknown_fields(o, _fields_SteerCommand)
    x = new(_draft_SteerCommand)
    x.extra = extra
    x.type = "steer"
    x.id = v1
    x.message = v2
    x.images = v3
    x.__class__ = t.SteerCommand
    return x


def decode_FollowUpCommand(o: Any) -> t.FollowUpCommand:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v2 = o["message"]
    except KeyError:
        missing(o, {"type": "\"follow_up\"", "message": "string"})
    if v0 != "follow_up":
        bad(v0, "\"follow_up\"", "type")
    if v2.__class__ is not str:
        bad(v2, "string", "message")
    if len(o) == 2:
        v1 = v3 = extra = None
    else:
        n = 2
        v1 = o.get("id")
        if v1 is not None:
            n += 1
        v3 = o.get("images")
        if v3 is not None:
            n += 1
            v3 = array(v3, "images", decode_ImageContent, "array")
        extra = None if len(o) == n else unknown_fields(o, _fields_FollowUpCommand)
    x = new(_draft_FollowUpCommand)
    x.extra = extra
    x.type = "follow_up"
    x.id = v1
    x.message = v2
    x.images = v3
    x.__class__ = t.FollowUpCommand
    return x


def decode_AbortCommand(o: Any) -> t.AbortCommand:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
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
        o = empty_object(o, "object")
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
        o = empty_object(o, "object")
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


def decode_GetStateCommand(o: Any) -> t.GetStateCommand:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
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


def decode_SetModelCommand(o: Any) -> t.SetModelCommand:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v2 = o["provider"]
        v3 = o["modelId"]
    except KeyError:
        missing(o, {"type": "\"set_model\"", "provider": "string", "modelId": "string"})
    if v0 != "set_model":
        bad(v0, "\"set_model\"", "type")
    if v2.__class__ is not str:
        bad(v2, "string", "provider")
    if v3.__class__ is not str:
        bad(v3, "string", "modelId")
    if len(o) == 3:
        v1 = extra = None
    else:
        n = 3
        v1 = o.get("id")
        if v1 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_SetModelCommand)
    x = new(_draft_SetModelCommand)
    x.extra = extra
    x.type = "set_model"
    x.id = v1
    x.provider = v2
    x.model_id = v3
    x.__class__ = t.SetModelCommand
    return x


def decode_CycleModelCommand(o: Any) -> t.CycleModelCommand:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
    except KeyError:
        missing(o, {"type": "\"cycle_model\""})
    if v0 != "cycle_model":
        bad(v0, "\"cycle_model\"", "type")
    if len(o) == 1:
        v1 = extra = None
    else:
        n = 1
        v1 = o.get("id")
        if v1 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_CycleModelCommand)
    x = new(_draft_CycleModelCommand)
    x.extra = extra
    x.type = "cycle_model"
    x.id = v1
    x.__class__ = t.CycleModelCommand
    return x


def decode_GetAvailableModelsCommand(o: Any) -> t.GetAvailableModelsCommand:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
    except KeyError:
        missing(o, {"type": "\"get_available_models\""})
    if v0 != "get_available_models":
        bad(v0, "\"get_available_models\"", "type")
    if len(o) == 1:
        v1 = extra = None
    else:
        n = 1
        v1 = o.get("id")
        if v1 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_GetAvailableModelsCommand)
    x = new(_draft_GetAvailableModelsCommand)
    x.extra = extra
    x.type = "get_available_models"
    x.id = v1
    x.__class__ = t.GetAvailableModelsCommand
    return x


def decode_SetThinkingLevelCommand(o: Any) -> t.SetThinkingLevelCommand:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v2 = o["level"]
    except KeyError:
        missing(o, {"type": "\"set_thinking_level\"", "level": "string"})
    if v0 != "set_thinking_level":
        bad(v0, "\"set_thinking_level\"", "type")
    if v2.__class__ is not str:
        bad(v2, "string", "level")
    if len(o) == 2:
        v1 = extra = None
    else:
        n = 2
        v1 = o.get("id")
        if v1 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_SetThinkingLevelCommand)
    x = new(_draft_SetThinkingLevelCommand)
    x.extra = extra
    x.type = "set_thinking_level"
    x.id = v1
    x.level = v2
    x.__class__ = t.SetThinkingLevelCommand
    return x


def decode_CycleThinkingLevelCommand(o: Any) -> t.CycleThinkingLevelCommand:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
    except KeyError:
        missing(o, {"type": "\"cycle_thinking_level\""})
    if v0 != "cycle_thinking_level":
        bad(v0, "\"cycle_thinking_level\"", "type")
    if len(o) == 1:
        v1 = extra = None
    else:
        n = 1
        v1 = o.get("id")
        if v1 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_CycleThinkingLevelCommand)
    x = new(_draft_CycleThinkingLevelCommand)
    x.extra = extra
    x.type = "cycle_thinking_level"
    x.id = v1
    x.__class__ = t.CycleThinkingLevelCommand
    return x


def decode_GetAvailableThinkingLevelsCommand(o: Any) -> t.GetAvailableThinkingLevelsCommand:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
    except KeyError:
        missing(o, {"type": "\"get_available_thinking_levels\""})
    if v0 != "get_available_thinking_levels":
        bad(v0, "\"get_available_thinking_levels\"", "type")
    if len(o) == 1:
        v1 = extra = None
    else:
        n = 1
        v1 = o.get("id")
        if v1 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_GetAvailableThinkingLevelsCommand)
    x = new(_draft_GetAvailableThinkingLevelsCommand)
    x.extra = extra
    x.type = "get_available_thinking_levels"
    x.id = v1
    x.__class__ = t.GetAvailableThinkingLevelsCommand
    return x


def decode_SetSteeringModeCommand(o: Any) -> t.SetSteeringModeCommand:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v2 = o["mode"]
    except KeyError:
        missing(o, {"type": "\"set_steering_mode\"", "mode": "string"})
    if v0 != "set_steering_mode":
        bad(v0, "\"set_steering_mode\"", "type")
    if v2.__class__ is not str:
        bad(v2, "string", "mode")
    if len(o) == 2:
        v1 = extra = None
    else:
        n = 2
        v1 = o.get("id")
        if v1 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_SetSteeringModeCommand)
    x = new(_draft_SetSteeringModeCommand)
    x.extra = extra
    x.type = "set_steering_mode"
    x.id = v1
    x.mode = v2
    x.__class__ = t.SetSteeringModeCommand
    return x


def decode_SetFollowUpModeCommand(o: Any) -> t.SetFollowUpModeCommand:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v2 = o["mode"]
    except KeyError:
        missing(o, {"type": "\"set_follow_up_mode\"", "mode": "string"})
    if v0 != "set_follow_up_mode":
        bad(v0, "\"set_follow_up_mode\"", "type")
    if v2.__class__ is not str:
        bad(v2, "string", "mode")
    if len(o) == 2:
        v1 = extra = None
    else:
        n = 2
        v1 = o.get("id")
        if v1 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_SetFollowUpModeCommand)
    x = new(_draft_SetFollowUpModeCommand)
    x.extra = extra
    x.type = "set_follow_up_mode"
    x.id = v1
    x.mode = v2
    x.__class__ = t.SetFollowUpModeCommand
    return x


def decode_CompactCommand(o: Any) -> t.CompactCommand:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
    except KeyError:
        missing(o, {"type": "\"compact\""})
    if v0 != "compact":
        bad(v0, "\"compact\"", "type")
    if len(o) == 1:
        v1 = v2 = extra = None
    else:
        n = 1
        v1 = o.get("id")
        if v1 is not None:
            n += 1
        v2 = o.get("customInstructions")
        if v2 is not None:
            n += 1
            if v2.__class__ is not str:
                bad(v2, "string", "customInstructions")
        extra = None if len(o) == n else unknown_fields(o, _fields_CompactCommand)
    x = new(_draft_CompactCommand)
    x.extra = extra
    x.type = "compact"
    x.id = v1
    x.custom_instructions = v2
    x.__class__ = t.CompactCommand
    return x


def decode_SetAutoCompactionCommand(o: Any) -> t.SetAutoCompactionCommand:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v2 = o["enabled"]
    except KeyError:
        missing(o, {"type": "\"set_auto_compaction\"", "enabled": "boolean"})
    if v0 != "set_auto_compaction":
        bad(v0, "\"set_auto_compaction\"", "type")
    if v2.__class__ is not bool:
        bad(v2, "boolean", "enabled")
    if len(o) == 2:
        v1 = extra = None
    else:
        n = 2
        v1 = o.get("id")
        if v1 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_SetAutoCompactionCommand)
    x = new(_draft_SetAutoCompactionCommand)
    x.extra = extra
    x.type = "set_auto_compaction"
    x.id = v1
    x.enabled = v2
    x.__class__ = t.SetAutoCompactionCommand
    return x


def decode_SetAutoRetryCommand(o: Any) -> t.SetAutoRetryCommand:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v2 = o["enabled"]
    except KeyError:
        missing(o, {"type": "\"set_auto_retry\"", "enabled": "boolean"})
    if v0 != "set_auto_retry":
        bad(v0, "\"set_auto_retry\"", "type")
    if v2.__class__ is not bool:
        bad(v2, "boolean", "enabled")
    if len(o) == 2:
        v1 = extra = None
    else:
        n = 2
        v1 = o.get("id")
        if v1 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_SetAutoRetryCommand)
    x = new(_draft_SetAutoRetryCommand)
    x.extra = extra
    x.type = "set_auto_retry"
    x.id = v1
    x.enabled = v2
    x.__class__ = t.SetAutoRetryCommand
    return x


def decode_AbortRetryCommand(o: Any) -> t.AbortRetryCommand:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
    except KeyError:
        missing(o, {"type": "\"abort_retry\""})
    if v0 != "abort_retry":
        bad(v0, "\"abort_retry\"", "type")
    if len(o) == 1:
        v1 = extra = None
    else:
        n = 1
        v1 = o.get("id")
        if v1 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_AbortRetryCommand)
    x = new(_draft_AbortRetryCommand)
    x.extra = extra
    x.type = "abort_retry"
    x.id = v1
    x.__class__ = t.AbortRetryCommand
    return x


def decode_BashCommand(o: Any) -> t.BashCommand:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v2 = o["command"]
    except KeyError:
        missing(o, {"type": "\"bash\"", "command": "string"})
    if v0 != "bash":
        bad(v0, "\"bash\"", "type")
    if v2.__class__ is not str:
        bad(v2, "string", "command")
    if len(o) == 2:
        v1 = v3 = extra = None
    else:
        n = 2
        v1 = o.get("id")
        if v1 is not None:
            n += 1
        v3 = o.get("excludeFromContext")
        if v3 is not None:
            n += 1
            if v3.__class__ is not bool:
                bad(v3, "boolean", "excludeFromContext")
        extra = None if len(o) == n else unknown_fields(o, _fields_BashCommand)
    x = new(_draft_BashCommand)
    x.extra = extra
    x.type = "bash"
    x.id = v1
    x.command = v2
    x.exclude_from_context = v3
    x.__class__ = t.BashCommand
    return x


def decode_AbortBashCommand(o: Any) -> t.AbortBashCommand:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
    except KeyError:
        missing(o, {"type": "\"abort_bash\""})
    if v0 != "abort_bash":
        bad(v0, "\"abort_bash\"", "type")
    if len(o) == 1:
        v1 = extra = None
    else:
        n = 1
        v1 = o.get("id")
        if v1 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_AbortBashCommand)
    x = new(_draft_AbortBashCommand)
    x.extra = extra
    x.type = "abort_bash"
    x.id = v1
    x.__class__ = t.AbortBashCommand
    return x


def decode_GetSessionStatsCommand(o: Any) -> t.GetSessionStatsCommand:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
    except KeyError:
        missing(o, {"type": "\"get_session_stats\""})
    if v0 != "get_session_stats":
        bad(v0, "\"get_session_stats\"", "type")
    if len(o) == 1:
        v1 = extra = None
    else:
        n = 1
        v1 = o.get("id")
        if v1 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_GetSessionStatsCommand)
    x = new(_draft_GetSessionStatsCommand)
    x.extra = extra
    x.type = "get_session_stats"
    x.id = v1
    x.__class__ = t.GetSessionStatsCommand
    return x


def decode_ExportHtmlCommand(o: Any) -> t.ExportHtmlCommand:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
    except KeyError:
        missing(o, {"type": "\"export_html\""})
    if v0 != "export_html":
        bad(v0, "\"export_html\"", "type")
    if len(o) == 1:
        v1 = v2 = extra = None
    else:
        n = 1
        v1 = o.get("id")
        if v1 is not None:
            n += 1
        v2 = o.get("outputPath")
        if v2 is not None:
            n += 1
            if v2.__class__ is not str:
                bad(v2, "string", "outputPath")
        extra = None if len(o) == n else unknown_fields(o, _fields_ExportHtmlCommand)
    x = new(_draft_ExportHtmlCommand)
    x.extra = extra
    x.type = "export_html"
    x.id = v1
    x.output_path = v2
    x.__class__ = t.ExportHtmlCommand
    return x


def decode_SwitchSessionCommand(o: Any) -> t.SwitchSessionCommand:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
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


def decode_ForkCommand(o: Any) -> t.ForkCommand:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v2 = o["entryId"]
    except KeyError:
        missing(o, {"type": "\"fork\"", "entryId": "string"})
    if v0 != "fork":
        bad(v0, "\"fork\"", "type")
    if v2.__class__ is not str:
        bad(v2, "string", "entryId")
    if len(o) == 2:
        v1 = extra = None
    else:
        n = 2
        v1 = o.get("id")
        if v1 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_ForkCommand)
    x = new(_draft_ForkCommand)
    x.extra = extra
    x.type = "fork"
    x.id = v1
    x.entry_id = v2
    x.__class__ = t.ForkCommand
    return x


def decode_CloneCommand(o: Any) -> t.CloneCommand:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
    except KeyError:
        missing(o, {"type": "\"clone\""})
    if v0 != "clone":
        bad(v0, "\"clone\"", "type")
    if len(o) == 1:
        v1 = extra = None
    else:
        n = 1
        v1 = o.get("id")
        if v1 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_CloneCommand)
    x = new(_draft_CloneCommand)
    x.extra = extra
    x.type = "clone"
    x.id = v1
    x.__class__ = t.CloneCommand
    return x


def decode_GetForkMessagesCommand(o: Any) -> t.GetForkMessagesCommand:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
    except KeyError:
        missing(o, {"type": "\"get_fork_messages\""})
    if v0 != "get_fork_messages":
        bad(v0, "\"get_fork_messages\"", "type")
    if len(o) == 1:
        v1 = extra = None
    else:
        n = 1
        v1 = o.get("id")
        if v1 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_GetForkMessagesCommand)
    x = new(_draft_GetForkMessagesCommand)
    x.extra = extra
    x.type = "get_fork_messages"
    x.id = v1
    x.__class__ = t.GetForkMessagesCommand
    return x


def decode_GetEntriesCommand(o: Any) -> t.GetEntriesCommand:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
    except KeyError:
        missing(o, {"type": "\"get_entries\""})
    if v0 != "get_entries":
        bad(v0, "\"get_entries\"", "type")
    if len(o) == 1:
        v1 = v2 = extra = None
    else:
        n = 1
        v1 = o.get("id")
        if v1 is not None:
            n += 1
        v2 = o.get("since")
        if v2 is not None:
            n += 1
            if v2.__class__ is not str:
                bad(v2, "string", "since")
        extra = None if len(o) == n else unknown_fields(o, _fields_GetEntriesCommand)
    x = new(_draft_GetEntriesCommand)
    x.extra = extra
    x.type = "get_entries"
    x.id = v1
    x.since = v2
    x.__class__ = t.GetEntriesCommand
    return x


def decode_GetTreeCommand(o: Any) -> t.GetTreeCommand:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
    except KeyError:
        missing(o, {"type": "\"get_tree\""})
    if v0 != "get_tree":
        bad(v0, "\"get_tree\"", "type")
    if len(o) == 1:
        v1 = extra = None
    else:
        n = 1
        v1 = o.get("id")
        if v1 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_GetTreeCommand)
    x = new(_draft_GetTreeCommand)
    x.extra = extra
    x.type = "get_tree"
    x.id = v1
    x.__class__ = t.GetTreeCommand
    return x


def decode_GetLastAssistantTextCommand(o: Any) -> t.GetLastAssistantTextCommand:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
    except KeyError:
        missing(o, {"type": "\"get_last_assistant_text\""})
    if v0 != "get_last_assistant_text":
        bad(v0, "\"get_last_assistant_text\"", "type")
    if len(o) == 1:
        v1 = extra = None
    else:
        n = 1
        v1 = o.get("id")
        if v1 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_GetLastAssistantTextCommand)
    x = new(_draft_GetLastAssistantTextCommand)
    x.extra = extra
    x.type = "get_last_assistant_text"
    x.id = v1
    x.__class__ = t.GetLastAssistantTextCommand
    return x


def decode_SetSessionNameCommand(o: Any) -> t.SetSessionNameCommand:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v2 = o["name"]
    except KeyError:
        missing(o, {"type": "\"set_session_name\"", "name": "string"})
    if v0 != "set_session_name":
        bad(v0, "\"set_session_name\"", "type")
    if v2.__class__ is not str:
        bad(v2, "string", "name")
    if len(o) == 2:
        v1 = extra = None
    else:
        n = 2
        v1 = o.get("id")
        if v1 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_SetSessionNameCommand)
    x = new(_draft_SetSessionNameCommand)
    x.extra = extra
    x.type = "set_session_name"
    x.id = v1
    x.name = v2
    x.__class__ = t.SetSessionNameCommand
    return x


def decode_GetMessagesCommand(o: Any) -> t.GetMessagesCommand:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
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
        o = empty_object(o, "object")
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
        o = empty_object(o, "object")
    if len(o) == 0:
        v0 = extra = None
    else:
        n = 0
        v0 = o.get("disposition")
        if v0 is not None:
            n += 1
            if v0.__class__ is not str:
                bad(v0, "string", "disposition")
        extra = None if len(o) == n else unknown_fields(o, _fields_PromptResult)
    x = new(_draft_PromptResult)
    x.extra = extra
    x.disposition = v0
    x.__class__ = t.PromptResult
    return x


def decode_QueuedInputResult(o: Any) -> t.QueuedInputResult:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    if len(o) == 0:
        v0 = extra = None
    else:
        n = 0
        v0 = o.get("disposition")
        if v0 is not None:
            n += 1
            if v0.__class__ is not str:
                bad(v0, "string", "disposition")
        extra = None if len(o) == n else unknown_fields(o, _fields_QueuedInputResult)
    x = new(_draft_QueuedInputResult)
    x.extra = extra
    x.disposition = v0
    x.__class__ = t.QueuedInputResult
    return x


def decode_ClearedQueue(o: Any) -> t.ClearedQueue:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
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
        o = empty_object(o, "object")
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


def decode_CycledModel(o: Any) -> t.CycledModel:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["model"]
    except KeyError:
        missing(o, {"model": "object"})
    if len(o) == 1:
        v1 = v2 = extra = None
    else:
        n = 1
        v1 = o.get("thinkingLevel")
        if v1 is not None:
            n += 1
            if v1.__class__ is not str:
                bad(v1, "string", "thinkingLevel")
        v2 = o.get("isScoped")
        if v2 is not None:
            n += 1
            if v2.__class__ is not bool:
                bad(v2, "boolean", "isScoped")
        extra = None if len(o) == n else unknown_fields(o, _fields_CycledModel)
    k = ""
    try:
        k = "model"
        v0 = decode_Model(v0)
    except DecodeError as error:
        raise error.under(k)
    x = new(_draft_CycledModel)
    x.extra = extra
    x.model = v0
    x.thinking_level = v1
    x.is_scoped = v2
    x.__class__ = t.CycledModel
    return x


def decode_ModelList(o: Any) -> t.ModelList:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["models"]
    except KeyError:
        missing(o, {"models": "array"})
    v0 = array(v0, "models", decode_Model, "array")
    extra = None if len(o) == 1 else unknown_fields(o, _fields_ModelList)
    x = new(_draft_ModelList)
    x.extra = extra
    x.models = v0
    x.__class__ = t.ModelList
    return x


def decode_CycledThinkingLevel(o: Any) -> t.CycledThinkingLevel:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    if len(o) == 0:
        v0 = extra = None
    else:
        n = 0
        v0 = o.get("level")
        if v0 is not None:
            n += 1
            if v0.__class__ is not str:
                bad(v0, "string", "level")
        extra = None if len(o) == n else unknown_fields(o, _fields_CycledThinkingLevel)
    x = new(_draft_CycledThinkingLevel)
    x.extra = extra
    x.level = v0
    x.__class__ = t.CycledThinkingLevel
    return x


def decode_ThinkingLevelList(o: Any) -> t.ThinkingLevelList:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["levels"]
    except KeyError:
        missing(o, {"levels": "array"})
    v0 = array(v0, "levels", string_item, "array")
    extra = None if len(o) == 1 else unknown_fields(o, _fields_ThinkingLevelList)
    x = new(_draft_ThinkingLevelList)
    x.extra = extra
    x.levels = v0
    x.__class__ = t.ThinkingLevelList
    return x


def decode_CompactionResult(o: Any) -> t.CompactionResult:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["summary"]
        v1 = o["firstKeptEntryId"]
    except KeyError:
        missing(o, {"summary": "string", "firstKeptEntryId": "string"})
    if v0.__class__ is not str:
        bad(v0, "string", "summary")
    if v1.__class__ is not str:
        bad(v1, "string", "firstKeptEntryId")
    if len(o) == 2:
        v2 = v3 = v4 = v5 = extra = None
    else:
        n = 2
        v2 = o.get("tokensBefore")
        if v2 is not None:
            n += 1
            if v2.__class__ is not int:
                v2 = integer(v2, "tokensBefore", "integer")
        v3 = o.get("estimatedTokensAfter")
        if v3 is not None:
            n += 1
            if v3.__class__ is not int:
                v3 = integer(v3, "estimatedTokensAfter", "integer")
        v4 = o.get("usage")
        if v4 is not None:
            n += 1
        v5 = o.get("details")
        if v5 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_CompactionResult)
    k = ""
    try:
        k = "usage"
        if v4 is not None:
            v4 = decode_Usage(v4)
    except DecodeError as error:
        raise error.under(k)
    x = new(_draft_CompactionResult)
    x.extra = extra
    x.summary = v0
    x.first_kept_entry_id = v1
    x.tokens_before = v2
    x.estimated_tokens_after = v3
    x.usage = v4
    x.details = v5
    x.__class__ = t.CompactionResult
    return x


def decode_BashResult(o: Any) -> t.BashResult:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["output"]
        v2 = o["cancelled"]
        v3 = o["truncated"]
    except KeyError:
        missing(o, {"output": "string", "cancelled": "boolean", "truncated": "boolean"})
    if v0.__class__ is not str:
        bad(v0, "string", "output")
    if v2.__class__ is not bool:
        bad(v2, "boolean", "cancelled")
    if v3.__class__ is not bool:
        bad(v3, "boolean", "truncated")
    if len(o) == 3:
        v1 = v4 = extra = None
    else:
        n = 3
        v1 = o.get("exitCode")
        if v1 is not None:
            n += 1
            if v1.__class__ is not int:
                v1 = integer(v1, "exitCode", "integer")
        v4 = o.get("fullOutputPath")
        if v4 is not None:
            n += 1
            if v4.__class__ is not str:
                bad(v4, "string", "fullOutputPath")
        extra = None if len(o) == n else unknown_fields(o, _fields_BashResult)
    x = new(_draft_BashResult)
    x.extra = extra
    x.output = v0
    x.exit_code = v1
    x.cancelled = v2
    x.truncated = v3
    x.full_output_path = v4
    x.__class__ = t.BashResult
    return x


def decode_SessionTokens(o: Any) -> t.SessionTokens:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    if len(o) == 0:
        v0 = v1 = v2 = v3 = v4 = extra = None
    else:
        n = 0
        v0 = o.get("input")
        if v0 is not None:
            n += 1
            if v0.__class__ is not int:
                v0 = integer(v0, "input", "integer")
        v1 = o.get("output")
        if v1 is not None:
            n += 1
            if v1.__class__ is not int:
                v1 = integer(v1, "output", "integer")
        v2 = o.get("cacheRead")
        if v2 is not None:
            n += 1
            if v2.__class__ is not int:
                v2 = integer(v2, "cacheRead", "integer")
        v3 = o.get("cacheWrite")
        if v3 is not None:
            n += 1
            if v3.__class__ is not int:
                v3 = integer(v3, "cacheWrite", "integer")
        v4 = o.get("total")
        if v4 is not None:
            n += 1
            if v4.__class__ is not int:
                v4 = integer(v4, "total", "integer")
        extra = None if len(o) == n else unknown_fields(o, _fields_SessionTokens)
    x = new(_draft_SessionTokens)
    x.extra = extra
    x.input = v0
    x.output = v1
    x.cache_read = v2
    x.cache_write = v3
    x.total = v4
    x.__class__ = t.SessionTokens
    return x


def decode_ContextUsage(o: Any) -> t.ContextUsage:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v1 = o["contextWindow"]
    except KeyError:
        missing(o, {"contextWindow": "integer"})
    if v1.__class__ is not int:
        v1 = integer(v1, "contextWindow", "integer")
    if len(o) == 1:
        v0 = v2 = extra = None
    else:
        n = 1
        v0 = o.get("tokens")
        if v0 is not None:
            n += 1
            if v0.__class__ is not int:
                v0 = integer(v0, "tokens", "null or integer")
        v2 = o.get("percent")
        if v2 is not None:
            n += 1
            if v2.__class__ is not float and v2.__class__ is not int:
                bad(v2, "null or number", "percent")
        extra = None if len(o) == n else unknown_fields(o, _fields_ContextUsage)
    x = new(_draft_ContextUsage)
    x.extra = extra
    x.tokens = v0
    x.context_window = v1
    x.percent = v2
    x.__class__ = t.ContextUsage
    return x


def decode_SessionStats(o: Any) -> t.SessionStats:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v2 = o["userMessages"]
        v3 = o["assistantMessages"]
        v4 = o["toolCalls"]
        v5 = o["toolResults"]
        v6 = o["totalMessages"]
    except KeyError:
        missing(o, {"userMessages": "integer", "assistantMessages": "integer", "toolCalls": "integer", "toolResults": "integer", "totalMessages": "integer"})
    if v2.__class__ is not int:
        v2 = integer(v2, "userMessages", "integer")
    if v3.__class__ is not int:
        v3 = integer(v3, "assistantMessages", "integer")
    if v4.__class__ is not int:
        v4 = integer(v4, "toolCalls", "integer")
    if v5.__class__ is not int:
        v5 = integer(v5, "toolResults", "integer")
    if v6.__class__ is not int:
        v6 = integer(v6, "totalMessages", "integer")
    if len(o) == 5:
        v0 = v1 = v7 = v8 = v9 = extra = None
    else:
        n = 5
        v0 = o.get("sessionFile")
        if v0 is not None:
            n += 1
            if v0.__class__ is not str:
                bad(v0, "string", "sessionFile")
        v1 = o.get("sessionId")
        if v1 is not None:
            n += 1
            if v1.__class__ is not str:
                bad(v1, "string", "sessionId")
        v7 = o.get("tokens")
        if v7 is not None:
            n += 1
        v8 = o.get("cost")
        if v8 is not None:
            n += 1
            if v8.__class__ is not float and v8.__class__ is not int:
                bad(v8, "number", "cost")
        v9 = o.get("contextUsage")
        if v9 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_SessionStats)
    k = ""
    try:
        k = "tokens"
        if v7 is not None:
            v7 = decode_SessionTokens(v7)
        k = "contextUsage"
        if v9 is not None:
            v9 = decode_ContextUsage(v9)
    except DecodeError as error:
        raise error.under(k)
    x = new(_draft_SessionStats)
    x.extra = extra
    x.session_file = v0
    x.session_id = v1
    x.user_messages = v2
    x.assistant_messages = v3
    x.tool_calls = v4
    x.tool_results = v5
    x.total_messages = v6
    x.tokens = v7
    x.cost = v8
    x.context_usage = v9
    x.__class__ = t.SessionStats
    return x


def decode_ExportedHtml(o: Any) -> t.ExportedHtml:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["path"]
    except KeyError:
        missing(o, {"path": "string"})
    if v0.__class__ is not str:
        bad(v0, "string", "path")
    extra = None if len(o) == 1 else unknown_fields(o, _fields_ExportedHtml)
    x = new(_draft_ExportedHtml)
    x.extra = extra
    x.path = v0
    x.__class__ = t.ExportedHtml
    return x


def decode_ForkResult(o: Any) -> t.ForkResult:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v1 = o["cancelled"]
    except KeyError:
        missing(o, {"cancelled": "boolean"})
    if v1.__class__ is not bool:
        bad(v1, "boolean", "cancelled")
    if len(o) == 1:
        v0 = extra = None
    else:
        n = 1
        v0 = o.get("text")
        if v0 is not None:
            n += 1
            if v0.__class__ is not str:
                bad(v0, "string", "text")
        extra = None if len(o) == n else unknown_fields(o, _fields_ForkResult)
    x = new(_draft_ForkResult)
    x.extra = extra
    x.text = v0
    x.cancelled = v1
    x.__class__ = t.ForkResult
    return x


def decode_ForkMessage(o: Any) -> t.ForkMessage:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["entryId"]
        v1 = o["text"]
    except KeyError:
        missing(o, {"entryId": "string", "text": "string"})
    if v0.__class__ is not str:
        bad(v0, "string", "entryId")
    if v1.__class__ is not str:
        bad(v1, "string", "text")
    extra = None if len(o) == 2 else unknown_fields(o, _fields_ForkMessage)
    x = new(_draft_ForkMessage)
    x.extra = extra
    x.entry_id = v0
    x.text = v1
    x.__class__ = t.ForkMessage
    return x


def decode_ForkMessageList(o: Any) -> t.ForkMessageList:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["messages"]
    except KeyError:
        missing(o, {"messages": "array"})
    v0 = array(v0, "messages", decode_ForkMessage, "array")
    extra = None if len(o) == 1 else unknown_fields(o, _fields_ForkMessageList)
    x = new(_draft_ForkMessageList)
    x.extra = extra
    x.messages = v0
    x.__class__ = t.ForkMessageList
    return x


def decode_EntryList(o: Any) -> t.EntryList:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["entries"]
    except KeyError:
        missing(o, {"entries": "array"})
    v0 = array(v0, "entries", decode_SessionEntry, "array")
    if len(o) == 1:
        v1 = extra = None
    else:
        n = 1
        v1 = o.get("leafId")
        if v1 is not None:
            n += 1
            if v1.__class__ is not str:
                bad(v1, "null or string", "leafId")
        extra = None if len(o) == n else unknown_fields(o, _fields_EntryList)
    x = new(_draft_EntryList)
    x.extra = extra
    x.entries = v0
    x.leaf_id = v1
    x.__class__ = t.EntryList
    return x


def decode_SessionTree(o: Any) -> t.SessionTree:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["tree"]
    except KeyError:
        missing(o, {"tree": "array"})
    v0 = array(v0, "tree", decode_SessionTreeNode, "array")
    if len(o) == 1:
        v1 = extra = None
    else:
        n = 1
        v1 = o.get("leafId")
        if v1 is not None:
            n += 1
            if v1.__class__ is not str:
                bad(v1, "null or string", "leafId")
        extra = None if len(o) == n else unknown_fields(o, _fields_SessionTree)
    x = new(_draft_SessionTree)
    x.extra = extra
    x.tree = v0
    x.leaf_id = v1
    x.__class__ = t.SessionTree
    return x


def decode_LastAssistantText(o: Any) -> t.LastAssistantText:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    if len(o) == 0:
        v0 = extra = None
    else:
        n = 0
        v0 = o.get("text")
        if v0 is not None:
            n += 1
            if v0.__class__ is not str:
                bad(v0, "string", "text")
        extra = None if len(o) == n else unknown_fields(o, _fields_LastAssistantText)
    x = new(_draft_LastAssistantText)
    x.extra = extra
    x.text = v0
    x.__class__ = t.LastAssistantText
    return x


def decode_MessageList(o: Any) -> t.MessageList:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
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
        o = empty_object(o, "object")
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
        o = empty_object(o, "object")
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


def decode_SteerResponse(o: Any) -> t.SteerResponse:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v1 = o["command"]
        v2 = o["success"]
    except KeyError:
        missing(o, {"type": "\"response\"", "command": "\"steer\"", "success": "true"})
    if v0 != "response":
        bad(v0, "\"response\"", "type")
    if v1 != "steer":
        bad(v1, "\"steer\"", "command")
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
        extra = None if len(o) == n else unknown_fields(o, _fields_SteerResponse)
    k = ""
    try:
        k = "data"
        if v4 is not None:
            v4 = decode_QueuedInputResult(v4)
    except DecodeError as error:
        raise error.under(k)
    x = new(_draft_SteerResponse)
    x.extra = extra
    x.type = "response"
    x.command = "steer"
    x.success = True
    x.id = v3
    x.data = v4
    x.__class__ = t.SteerResponse
    return x


def decode_FollowUpResponse(o: Any) -> t.FollowUpResponse:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v1 = o["command"]
        v2 = o["success"]
    except KeyError:
        missing(o, {"type": "\"response\"", "command": "\"follow_up\"", "success": "true"})
    if v0 != "response":
        bad(v0, "\"response\"", "type")
    if v1 != "follow_up":
        bad(v1, "\"follow_up\"", "command")
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
        extra = None if len(o) == n else unknown_fields(o, _fields_FollowUpResponse)
    k = ""
    try:
        k = "data"
        if v4 is not None:
            v4 = decode_QueuedInputResult(v4)
    except DecodeError as error:
        raise error.under(k)
    x = new(_draft_FollowUpResponse)
    x.extra = extra
    x.type = "response"
    x.command = "follow_up"
    x.success = True
    x.id = v3
    x.data = v4
    x.__class__ = t.FollowUpResponse
    return x


def decode_AbortResponse(o: Any) -> t.AbortResponse:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
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
        o = empty_object(o, "object")
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
        o = empty_object(o, "object")
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


def decode_GetStateResponse(o: Any) -> t.GetStateResponse:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
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


def decode_SetModelResponse(o: Any) -> t.SetModelResponse:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v1 = o["command"]
        v2 = o["success"]
        v4 = o["data"]
    except KeyError:
        missing(o, {"type": "\"response\"", "command": "\"set_model\"", "success": "true", "data": "object"})
    if v0 != "response":
        bad(v0, "\"response\"", "type")
    if v1 != "set_model":
        bad(v1, "\"set_model\"", "command")
    if v2 is not True:
        bad(v2, "true", "success")
    if len(o) == 4:
        v3 = extra = None
    else:
        n = 4
        v3 = o.get("id")
        if v3 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_SetModelResponse)
    k = ""
    try:
        k = "data"
        v4 = decode_Model(v4)
    except DecodeError as error:
        raise error.under(k)
    x = new(_draft_SetModelResponse)
    x.extra = extra
    x.type = "response"
    x.command = "set_model"
    x.success = True
    x.id = v3
    x.data = v4
    x.__class__ = t.SetModelResponse
    return x


def decode_CycleModelResponse(o: Any) -> t.CycleModelResponse:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v1 = o["command"]
        v2 = o["success"]
    except KeyError:
        missing(o, {"type": "\"response\"", "command": "\"cycle_model\"", "success": "true"})
    if v0 != "response":
        bad(v0, "\"response\"", "type")
    if v1 != "cycle_model":
        bad(v1, "\"cycle_model\"", "command")
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
        extra = None if len(o) == n else unknown_fields(o, _fields_CycleModelResponse)
    k = ""
    try:
        k = "data"
        if v4 is not None:
            v4 = decode_CycledModel(v4)
    except DecodeError as error:
        raise error.under(k)
    x = new(_draft_CycleModelResponse)
    x.extra = extra
    x.type = "response"
    x.command = "cycle_model"
    x.success = True
    x.id = v3
    x.data = v4
    x.__class__ = t.CycleModelResponse
    return x


def decode_GetAvailableModelsResponse(o: Any) -> t.GetAvailableModelsResponse:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v1 = o["command"]
        v2 = o["success"]
        v4 = o["data"]
    except KeyError:
        missing(o, {"type": "\"response\"", "command": "\"get_available_models\"", "success": "true", "data": "object"})
    if v0 != "response":
        bad(v0, "\"response\"", "type")
    if v1 != "get_available_models":
        bad(v1, "\"get_available_models\"", "command")
    if v2 is not True:
        bad(v2, "true", "success")
    if len(o) == 4:
        v3 = extra = None
    else:
        n = 4
        v3 = o.get("id")
        if v3 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_GetAvailableModelsResponse)
    k = ""
    try:
        k = "data"
        v4 = decode_ModelList(v4)
    except DecodeError as error:
        raise error.under(k)
    x = new(_draft_GetAvailableModelsResponse)
    x.extra = extra
    x.type = "response"
    x.command = "get_available_models"
    x.success = True
    x.id = v3
    x.data = v4
    x.__class__ = t.GetAvailableModelsResponse
    return x


def decode_SetThinkingLevelResponse(o: Any) -> t.SetThinkingLevelResponse:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v1 = o["command"]
        v2 = o["success"]
    except KeyError:
        missing(o, {"type": "\"response\"", "command": "\"set_thinking_level\"", "success": "true"})
    if v0 != "response":
        bad(v0, "\"response\"", "type")
    if v1 != "set_thinking_level":
        bad(v1, "\"set_thinking_level\"", "command")
    if v2 is not True:
        bad(v2, "true", "success")
    if len(o) == 3:
        v3 = extra = None
    else:
        n = 3
        v3 = o.get("id")
        if v3 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_SetThinkingLevelResponse)
    x = new(_draft_SetThinkingLevelResponse)
    x.extra = extra
    x.type = "response"
    x.command = "set_thinking_level"
    x.success = True
    x.id = v3
    x.__class__ = t.SetThinkingLevelResponse
    return x


def decode_CycleThinkingLevelResponse(o: Any) -> t.CycleThinkingLevelResponse:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v1 = o["command"]
        v2 = o["success"]
    except KeyError:
        missing(o, {"type": "\"response\"", "command": "\"cycle_thinking_level\"", "success": "true"})
    if v0 != "response":
        bad(v0, "\"response\"", "type")
    if v1 != "cycle_thinking_level":
        bad(v1, "\"cycle_thinking_level\"", "command")
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
        extra = None if len(o) == n else unknown_fields(o, _fields_CycleThinkingLevelResponse)
    k = ""
    try:
        k = "data"
        if v4 is not None:
            v4 = decode_CycledThinkingLevel(v4)
    except DecodeError as error:
        raise error.under(k)
    x = new(_draft_CycleThinkingLevelResponse)
    x.extra = extra
    x.type = "response"
    x.command = "cycle_thinking_level"
    x.success = True
    x.id = v3
    x.data = v4
    x.__class__ = t.CycleThinkingLevelResponse
    return x


def decode_GetAvailableThinkingLevelsResponse(o: Any) -> t.GetAvailableThinkingLevelsResponse:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v1 = o["command"]
        v2 = o["success"]
        v4 = o["data"]
    except KeyError:
        missing(o, {"type": "\"response\"", "command": "\"get_available_thinking_levels\"", "success": "true", "data": "object"})
    if v0 != "response":
        bad(v0, "\"response\"", "type")
    if v1 != "get_available_thinking_levels":
        bad(v1, "\"get_available_thinking_levels\"", "command")
    if v2 is not True:
        bad(v2, "true", "success")
    if len(o) == 4:
        v3 = extra = None
    else:
        n = 4
        v3 = o.get("id")
        if v3 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_GetAvailableThinkingLevelsResponse)
    k = ""
    try:
        k = "data"
        v4 = decode_ThinkingLevelList(v4)
    except DecodeError as error:
        raise error.under(k)
    x = new(_draft_GetAvailableThinkingLevelsResponse)
    x.extra = extra
    x.type = "response"
    x.command = "get_available_thinking_levels"
    x.success = True
    x.id = v3
    x.data = v4
    x.__class__ = t.GetAvailableThinkingLevelsResponse
    return x


def decode_SetSteeringModeResponse(o: Any) -> t.SetSteeringModeResponse:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v1 = o["command"]
        v2 = o["success"]
    except KeyError:
        missing(o, {"type": "\"response\"", "command": "\"set_steering_mode\"", "success": "true"})
    if v0 != "response":
        bad(v0, "\"response\"", "type")
    if v1 != "set_steering_mode":
        bad(v1, "\"set_steering_mode\"", "command")
    if v2 is not True:
        bad(v2, "true", "success")
    if len(o) == 3:
        v3 = extra = None
    else:
        n = 3
        v3 = o.get("id")
        if v3 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_SetSteeringModeResponse)
    x = new(_draft_SetSteeringModeResponse)
    x.extra = extra
    x.type = "response"
    x.command = "set_steering_mode"
    x.success = True
    x.id = v3
    x.__class__ = t.SetSteeringModeResponse
    return x


def decode_SetFollowUpModeResponse(o: Any) -> t.SetFollowUpModeResponse:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v1 = o["command"]
        v2 = o["success"]
    except KeyError:
        missing(o, {"type": "\"response\"", "command": "\"set_follow_up_mode\"", "success": "true"})
    if v0 != "response":
        bad(v0, "\"response\"", "type")
    if v1 != "set_follow_up_mode":
        bad(v1, "\"set_follow_up_mode\"", "command")
    if v2 is not True:
        bad(v2, "true", "success")
    if len(o) == 3:
        v3 = extra = None
    else:
        n = 3
        v3 = o.get("id")
        if v3 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_SetFollowUpModeResponse)
    x = new(_draft_SetFollowUpModeResponse)
    x.extra = extra
    x.type = "response"
    x.command = "set_follow_up_mode"
    x.success = True
    x.id = v3
    x.__class__ = t.SetFollowUpModeResponse
    return x


def decode_CompactResponse(o: Any) -> t.CompactResponse:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v1 = o["command"]
        v2 = o["success"]
        v4 = o["data"]
    except KeyError:
        missing(o, {"type": "\"response\"", "command": "\"compact\"", "success": "true", "data": "object"})
    if v0 != "response":
        bad(v0, "\"response\"", "type")
    if v1 != "compact":
        bad(v1, "\"compact\"", "command")
    if v2 is not True:
        bad(v2, "true", "success")
    if len(o) == 4:
        v3 = extra = None
    else:
        n = 4
        v3 = o.get("id")
        if v3 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_CompactResponse)
    k = ""
    try:
        k = "data"
        v4 = decode_CompactionResult(v4)
    except DecodeError as error:
        raise error.under(k)
    x = new(_draft_CompactResponse)
    x.extra = extra
    x.type = "response"
    x.command = "compact"
    x.success = True
    x.id = v3
    x.data = v4
    x.__class__ = t.CompactResponse
    return x


def decode_SetAutoCompactionResponse(o: Any) -> t.SetAutoCompactionResponse:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v1 = o["command"]
        v2 = o["success"]
    except KeyError:
        missing(o, {"type": "\"response\"", "command": "\"set_auto_compaction\"", "success": "true"})
    if v0 != "response":
        bad(v0, "\"response\"", "type")
    if v1 != "set_auto_compaction":
        bad(v1, "\"set_auto_compaction\"", "command")
    if v2 is not True:
        bad(v2, "true", "success")
    if len(o) == 3:
        v3 = extra = None
    else:
        n = 3
        v3 = o.get("id")
        if v3 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_SetAutoCompactionResponse)
    x = new(_draft_SetAutoCompactionResponse)
    x.extra = extra
    x.type = "response"
    x.command = "set_auto_compaction"
    x.success = True
    x.id = v3
    x.__class__ = t.SetAutoCompactionResponse
    return x


def decode_SetAutoRetryResponse(o: Any) -> t.SetAutoRetryResponse:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v1 = o["command"]
        v2 = o["success"]
    except KeyError:
        missing(o, {"type": "\"response\"", "command": "\"set_auto_retry\"", "success": "true"})
    if v0 != "response":
        bad(v0, "\"response\"", "type")
    if v1 != "set_auto_retry":
        bad(v1, "\"set_auto_retry\"", "command")
    if v2 is not True:
        bad(v2, "true", "success")
    if len(o) == 3:
        v3 = extra = None
    else:
        n = 3
        v3 = o.get("id")
        if v3 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_SetAutoRetryResponse)
    x = new(_draft_SetAutoRetryResponse)
    x.extra = extra
    x.type = "response"
    x.command = "set_auto_retry"
    x.success = True
    x.id = v3
    x.__class__ = t.SetAutoRetryResponse
    return x


def decode_AbortRetryResponse(o: Any) -> t.AbortRetryResponse:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v1 = o["command"]
        v2 = o["success"]
    except KeyError:
        missing(o, {"type": "\"response\"", "command": "\"abort_retry\"", "success": "true"})
    if v0 != "response":
        bad(v0, "\"response\"", "type")
    if v1 != "abort_retry":
        bad(v1, "\"abort_retry\"", "command")
    if v2 is not True:
        bad(v2, "true", "success")
    if len(o) == 3:
        v3 = extra = None
    else:
        n = 3
        v3 = o.get("id")
        if v3 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_AbortRetryResponse)
    x = new(_draft_AbortRetryResponse)
    x.extra = extra
    x.type = "response"
    x.command = "abort_retry"
    x.success = True
    x.id = v3
    x.__class__ = t.AbortRetryResponse
    return x


def decode_BashResponse(o: Any) -> t.BashResponse:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v1 = o["command"]
        v2 = o["success"]
        v4 = o["data"]
    except KeyError:
        missing(o, {"type": "\"response\"", "command": "\"bash\"", "success": "true", "data": "object"})
    if v0 != "response":
        bad(v0, "\"response\"", "type")
    if v1 != "bash":
        bad(v1, "\"bash\"", "command")
    if v2 is not True:
        bad(v2, "true", "success")
    if len(o) == 4:
        v3 = extra = None
    else:
        n = 4
        v3 = o.get("id")
        if v3 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_BashResponse)
    k = ""
    try:
        k = "data"
        v4 = decode_BashResult(v4)
    except DecodeError as error:
        raise error.under(k)
    x = new(_draft_BashResponse)
    x.extra = extra
    x.type = "response"
    x.command = "bash"
    x.success = True
    x.id = v3
    x.data = v4
    x.__class__ = t.BashResponse
    return x


def decode_AbortBashResponse(o: Any) -> t.AbortBashResponse:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v1 = o["command"]
        v2 = o["success"]
    except KeyError:
        missing(o, {"type": "\"response\"", "command": "\"abort_bash\"", "success": "true"})
    if v0 != "response":
        bad(v0, "\"response\"", "type")
    if v1 != "abort_bash":
        bad(v1, "\"abort_bash\"", "command")
    if v2 is not True:
        bad(v2, "true", "success")
    if len(o) == 3:
        v3 = extra = None
    else:
        n = 3
        v3 = o.get("id")
        if v3 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_AbortBashResponse)
    x = new(_draft_AbortBashResponse)
    x.extra = extra
    x.type = "response"
    x.command = "abort_bash"
    x.success = True
    x.id = v3
    x.__class__ = t.AbortBashResponse
    return x


def decode_GetSessionStatsResponse(o: Any) -> t.GetSessionStatsResponse:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v1 = o["command"]
        v2 = o["success"]
        v4 = o["data"]
    except KeyError:
        missing(o, {"type": "\"response\"", "command": "\"get_session_stats\"", "success": "true", "data": "object"})
    if v0 != "response":
        bad(v0, "\"response\"", "type")
    if v1 != "get_session_stats":
        bad(v1, "\"get_session_stats\"", "command")
    if v2 is not True:
        bad(v2, "true", "success")
    if len(o) == 4:
        v3 = extra = None
    else:
        n = 4
        v3 = o.get("id")
        if v3 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_GetSessionStatsResponse)
    k = ""
    try:
        k = "data"
        v4 = decode_SessionStats(v4)
    except DecodeError as error:
        raise error.under(k)
    x = new(_draft_GetSessionStatsResponse)
    x.extra = extra
    x.type = "response"
    x.command = "get_session_stats"
    x.success = True
    x.id = v3
    x.data = v4
    x.__class__ = t.GetSessionStatsResponse
    return x


def decode_ExportHtmlResponse(o: Any) -> t.ExportHtmlResponse:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v1 = o["command"]
        v2 = o["success"]
        v4 = o["data"]
    except KeyError:
        missing(o, {"type": "\"response\"", "command": "\"export_html\"", "success": "true", "data": "object"})
    if v0 != "response":
        bad(v0, "\"response\"", "type")
    if v1 != "export_html":
        bad(v1, "\"export_html\"", "command")
    if v2 is not True:
        bad(v2, "true", "success")
    if len(o) == 4:
        v3 = extra = None
    else:
        n = 4
        v3 = o.get("id")
        if v3 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_ExportHtmlResponse)
    k = ""
    try:
        k = "data"
        v4 = decode_ExportedHtml(v4)
    except DecodeError as error:
        raise error.under(k)
    x = new(_draft_ExportHtmlResponse)
    x.extra = extra
    x.type = "response"
    x.command = "export_html"
    x.success = True
    x.id = v3
    x.data = v4
    x.__class__ = t.ExportHtmlResponse
    return x


def decode_SwitchSessionResponse(o: Any) -> t.SwitchSessionResponse:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
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


def decode_ForkResponse(o: Any) -> t.ForkResponse:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v1 = o["command"]
        v2 = o["success"]
        v4 = o["data"]
    except KeyError:
        missing(o, {"type": "\"response\"", "command": "\"fork\"", "success": "true", "data": "object"})
    if v0 != "response":
        bad(v0, "\"response\"", "type")
    if v1 != "fork":
        bad(v1, "\"fork\"", "command")
    if v2 is not True:
        bad(v2, "true", "success")
    if len(o) == 4:
        v3 = extra = None
    else:
        n = 4
        v3 = o.get("id")
        if v3 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_ForkResponse)
    k = ""
    try:
        k = "data"
        v4 = decode_ForkResult(v4)
    except DecodeError as error:
        raise error.under(k)
    x = new(_draft_ForkResponse)
    x.extra = extra
    x.type = "response"
    x.command = "fork"
    x.success = True
    x.id = v3
    x.data = v4
    x.__class__ = t.ForkResponse
    return x


def decode_CloneResponse(o: Any) -> t.CloneResponse:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v1 = o["command"]
        v2 = o["success"]
        v4 = o["data"]
    except KeyError:
        missing(o, {"type": "\"response\"", "command": "\"clone\"", "success": "true", "data": "object"})
    if v0 != "response":
        bad(v0, "\"response\"", "type")
    if v1 != "clone":
        bad(v1, "\"clone\"", "command")
    if v2 is not True:
        bad(v2, "true", "success")
    if len(o) == 4:
        v3 = extra = None
    else:
        n = 4
        v3 = o.get("id")
        if v3 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_CloneResponse)
    k = ""
    try:
        k = "data"
        v4 = decode_SessionReplacement(v4)
    except DecodeError as error:
        raise error.under(k)
    x = new(_draft_CloneResponse)
    x.extra = extra
    x.type = "response"
    x.command = "clone"
    x.success = True
    x.id = v3
    x.data = v4
    x.__class__ = t.CloneResponse
    return x


def decode_GetForkMessagesResponse(o: Any) -> t.GetForkMessagesResponse:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v1 = o["command"]
        v2 = o["success"]
        v4 = o["data"]
    except KeyError:
        missing(o, {"type": "\"response\"", "command": "\"get_fork_messages\"", "success": "true", "data": "object"})
    if v0 != "response":
        bad(v0, "\"response\"", "type")
    if v1 != "get_fork_messages":
        bad(v1, "\"get_fork_messages\"", "command")
    if v2 is not True:
        bad(v2, "true", "success")
    if len(o) == 4:
        v3 = extra = None
    else:
        n = 4
        v3 = o.get("id")
        if v3 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_GetForkMessagesResponse)
    k = ""
    try:
        k = "data"
        v4 = decode_ForkMessageList(v4)
    except DecodeError as error:
        raise error.under(k)
    x = new(_draft_GetForkMessagesResponse)
    x.extra = extra
    x.type = "response"
    x.command = "get_fork_messages"
    x.success = True
    x.id = v3
    x.data = v4
    x.__class__ = t.GetForkMessagesResponse
    return x


def decode_GetEntriesResponse(o: Any) -> t.GetEntriesResponse:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v1 = o["command"]
        v2 = o["success"]
        v4 = o["data"]
    except KeyError:
        missing(o, {"type": "\"response\"", "command": "\"get_entries\"", "success": "true", "data": "object"})
    if v0 != "response":
        bad(v0, "\"response\"", "type")
    if v1 != "get_entries":
        bad(v1, "\"get_entries\"", "command")
    if v2 is not True:
        bad(v2, "true", "success")
    if len(o) == 4:
        v3 = extra = None
    else:
        n = 4
        v3 = o.get("id")
        if v3 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_GetEntriesResponse)
    k = ""
    try:
        k = "data"
        v4 = decode_EntryList(v4)
    except DecodeError as error:
        raise error.under(k)
    x = new(_draft_GetEntriesResponse)
    x.extra = extra
    x.type = "response"
    x.command = "get_entries"
    x.success = True
    x.id = v3
    x.data = v4
    x.__class__ = t.GetEntriesResponse
    return x


def decode_GetTreeResponse(o: Any) -> t.GetTreeResponse:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v1 = o["command"]
        v2 = o["success"]
        v4 = o["data"]
    except KeyError:
        missing(o, {"type": "\"response\"", "command": "\"get_tree\"", "success": "true", "data": "object"})
    if v0 != "response":
        bad(v0, "\"response\"", "type")
    if v1 != "get_tree":
        bad(v1, "\"get_tree\"", "command")
    if v2 is not True:
        bad(v2, "true", "success")
    if len(o) == 4:
        v3 = extra = None
    else:
        n = 4
        v3 = o.get("id")
        if v3 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_GetTreeResponse)
    k = ""
    try:
        k = "data"
        v4 = decode_SessionTree(v4)
    except DecodeError as error:
        raise error.under(k)
    x = new(_draft_GetTreeResponse)
    x.extra = extra
    x.type = "response"
    x.command = "get_tree"
    x.success = True
    x.id = v3
    x.data = v4
    x.__class__ = t.GetTreeResponse
    return x


def decode_GetLastAssistantTextResponse(o: Any) -> t.GetLastAssistantTextResponse:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v1 = o["command"]
        v2 = o["success"]
        v4 = o["data"]
    except KeyError:
        missing(o, {"type": "\"response\"", "command": "\"get_last_assistant_text\"", "success": "true", "data": "object"})
    if v0 != "response":
        bad(v0, "\"response\"", "type")
    if v1 != "get_last_assistant_text":
        bad(v1, "\"get_last_assistant_text\"", "command")
    if v2 is not True:
        bad(v2, "true", "success")
    if len(o) == 4:
        v3 = extra = None
    else:
        n = 4
        v3 = o.get("id")
        if v3 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_GetLastAssistantTextResponse)
    k = ""
    try:
        k = "data"
        v4 = decode_LastAssistantText(v4)
    except DecodeError as error:
        raise error.under(k)
    x = new(_draft_GetLastAssistantTextResponse)
    x.extra = extra
    x.type = "response"
    x.command = "get_last_assistant_text"
    x.success = True
    x.id = v3
    x.data = v4
    x.__class__ = t.GetLastAssistantTextResponse
    return x


def decode_SetSessionNameResponse(o: Any) -> t.SetSessionNameResponse:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v1 = o["command"]
        v2 = o["success"]
    except KeyError:
        missing(o, {"type": "\"response\"", "command": "\"set_session_name\"", "success": "true"})
    if v0 != "response":
        bad(v0, "\"response\"", "type")
    if v1 != "set_session_name":
        bad(v1, "\"set_session_name\"", "command")
    if v2 is not True:
        bad(v2, "true", "success")
    if len(o) == 3:
        v3 = extra = None
    else:
        n = 3
        v3 = o.get("id")
        if v3 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_SetSessionNameResponse)
    x = new(_draft_SetSessionNameResponse)
    x.extra = extra
    x.type = "response"
    x.command = "set_session_name"
    x.success = True
    x.id = v3
    x.__class__ = t.SetSessionNameResponse
    return x


def decode_GetMessagesResponse(o: Any) -> t.GetMessagesResponse:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
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
        o = empty_object(o, "object")
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
        o = empty_object(o, "object")
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


def decode_StreamStart(o: Any) -> t.StreamStart:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
    except KeyError:
        missing(o, {"type": "\"start\""})
    if v0 != "start":
        bad(v0, "\"start\"", "type")
    extra = None if len(o) == 1 else unknown_fields(o, _fields_StreamStart)
    x = new(_draft_StreamStart)
    x.extra = extra
    x.type = "start"
    x.__class__ = t.StreamStart
    return x


def decode_TextStart(o: Any) -> t.TextStart:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
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
        o = empty_object(o, "object")
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
        o = empty_object(o, "object")
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
        o = empty_object(o, "object")
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
        o = empty_object(o, "object")
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
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v1 = o["contentIndex"]
    except KeyError:
        missing(o, {"type": "\"thinking_end\"", "contentIndex": "integer"})
    if v0 != "thinking_end":
        bad(v0, "\"thinking_end\"", "type")
    if v1.__class__ is not int:
        v1 = integer(v1, "contentIndex", "integer")
    if len(o) == 2:
        v2 = extra = None
    else:
        n = 2
        v2 = o.get("content")
        if v2 is not None:
            n += 1
            if v2.__class__ is not str:
                bad(v2, "string", "content")
        extra = None if len(o) == n else unknown_fields(o, _fields_ThinkingEnd)
    x = new(_draft_ThinkingEnd)
    x.extra = extra
    x.type = "thinking_end"
    x.content_index = v1
    x.content = v2
    x.__class__ = t.ThinkingEnd
    return x


def decode_ToolCallStart(o: Any) -> t.ToolCallStart:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
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
        o = empty_object(o, "object")
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
        o = empty_object(o, "object")
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


def decode_StreamDone(o: Any) -> t.StreamDone:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
    except KeyError:
        missing(o, {"type": "\"done\""})
    if v0 != "done":
        bad(v0, "\"done\"", "type")
    if len(o) == 1:
        v1 = v2 = extra = None
    else:
        n = 1
        v1 = o.get("reason")
        if v1 is not None:
            n += 1
            if v1.__class__ is not str:
                bad(v1, "string", "reason")
        v2 = o.get("message")
        if v2 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_StreamDone)
    k = ""
    try:
        k = "message"
        if v2 is not None:
            v2 = decode_AssistantMessage(v2)
    except DecodeError as error:
        raise error.under(k)
    x = new(_draft_StreamDone)
    x.extra = extra
    x.type = "done"
    x.reason = v1
    x.message = v2
    x.__class__ = t.StreamDone
    return x


def decode_StreamError(o: Any) -> t.StreamError:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
    except KeyError:
        missing(o, {"type": "\"error\""})
    if v0 != "error":
        bad(v0, "\"error\"", "type")
    if len(o) == 1:
        v1 = v2 = extra = None
    else:
        n = 1
        v1 = o.get("reason")
        if v1 is not None:
            n += 1
            if v1.__class__ is not str:
                bad(v1, "string", "reason")
        v2 = o.get("error")
        if v2 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_StreamError)
    k = ""
    try:
        k = "error"
        if v2 is not None:
            v2 = decode_AssistantMessage(v2)
    except DecodeError as error:
        raise error.under(k)
    x = new(_draft_StreamError)
    x.extra = extra
    x.type = "error"
    x.reason = v1
    x.error = v2
    x.__class__ = t.StreamError
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
        o = empty_object(o, "object")
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
        o = empty_object(o, "object")
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
        o = empty_object(o, "object")
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
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
    except KeyError:
        missing(o, {"type": "\"message_update\""})
    if v0 != "message_update":
        bad(v0, "\"message_update\"", "type")
    if len(o) == 1:
        v1 = v2 = v3 = v4 = extra = None
    else:
        n = 1
        v1 = o.get("usage")
        if v1 is not None:
            n += 1
        v2 = o.get("assistantMessageEvent")
        if v2 is not None:
            n += 1
        v3 = o.get("delta")
        if v3 is not None:
            n += 1
        v4 = o.get("message")
        if v4 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_MessageUpdateEvent)
    k = ""
    try:
        k = "usage"
        if v1 is not None:
            v1 = decode_Usage(v1)
        k = "assistantMessageEvent"
        if v2 is not None:
            v2 = decode_AssistantMessageEvent(v2)
        k = "delta"
        if v3 is not None:
            v3 = decode_AssistantMessageEvent(v3)
    except DecodeError as error:
        raise error.under(k)
    x = new(_draft_MessageUpdateEvent)
    x.extra = extra
    x.type = "message_update"
    x.usage = v1
    x.assistant_message_event = v2
    x.delta = v3
    x.message = v4
    x.__class__ = t.MessageUpdateEvent
    return x


def decode_MessageEndEvent(o: Any) -> t.MessageEndEvent:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
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
        o = empty_object(o, "object")
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
        o = empty_object(o, "object")
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
        o = empty_object(o, "object")
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
        o = empty_object(o, "object")
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
        o = empty_object(o, "object")
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
        o = empty_object(o, "object")
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
        o = empty_object(o, "object")
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


def decode_EntryAppendedEvent(o: Any) -> t.EntryAppendedEvent:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v1 = o["entry"]
    except KeyError:
        missing(o, {"type": "\"entry_appended\"", "entry": "object"})
    if v0 != "entry_appended":
        bad(v0, "\"entry_appended\"", "type")
    extra = None if len(o) == 2 else unknown_fields(o, _fields_EntryAppendedEvent)
    k = ""
    try:
        k = "entry"
        v1 = decode_SessionEntry(v1)
    except DecodeError as error:
        raise error.under(k)
    x = new(_draft_EntryAppendedEvent)
    x.extra = extra
    x.type = "entry_appended"
    x.entry = v1
    x.__class__ = t.EntryAppendedEvent
    return x


def decode_SessionInfoChangedEvent(o: Any) -> t.SessionInfoChangedEvent:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
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
        o = empty_object(o, "object")
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


def decode_CompactionStartEvent(o: Any) -> t.CompactionStartEvent:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v1 = o["reason"]
    except KeyError:
        missing(o, {"type": "\"compaction_start\"", "reason": "string"})
    if v0 != "compaction_start":
        bad(v0, "\"compaction_start\"", "type")
    if v1.__class__ is not str:
        bad(v1, "string", "reason")
    extra = None if len(o) == 2 else unknown_fields(o, _fields_CompactionStartEvent)
    x = new(_draft_CompactionStartEvent)
    x.extra = extra
    x.type = "compaction_start"
    x.reason = v1
    x.__class__ = t.CompactionStartEvent
    return x


def decode_CompactionEndEvent(o: Any) -> t.CompactionEndEvent:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v1 = o["reason"]
        v3 = o["aborted"]
        v4 = o["willRetry"]
    except KeyError:
        missing(o, {"type": "\"compaction_end\"", "reason": "string", "aborted": "boolean", "willRetry": "boolean"})
    if v0 != "compaction_end":
        bad(v0, "\"compaction_end\"", "type")
    if v1.__class__ is not str:
        bad(v1, "string", "reason")
    if v3.__class__ is not bool:
        bad(v3, "boolean", "aborted")
    if v4.__class__ is not bool:
        bad(v4, "boolean", "willRetry")
    if len(o) == 4:
        v2 = v5 = extra = None
    else:
        n = 4
        v2 = o.get("result")
        if v2 is not None:
            n += 1
        v5 = o.get("errorMessage")
        if v5 is not None:
            n += 1
            if v5.__class__ is not str:
                bad(v5, "string", "errorMessage")
        extra = None if len(o) == n else unknown_fields(o, _fields_CompactionEndEvent)
    k = ""
    try:
        k = "result"
        if v2 is not None:
            v2 = decode_CompactionResult(v2)
    except DecodeError as error:
        raise error.under(k)
    x = new(_draft_CompactionEndEvent)
    x.extra = extra
    x.type = "compaction_end"
    x.reason = v1
    x.result = v2
    x.aborted = v3
    x.will_retry = v4
    x.error_message = v5
    x.__class__ = t.CompactionEndEvent
    return x


def decode_AutoRetryStartEvent(o: Any) -> t.AutoRetryStartEvent:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
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
        o = empty_object(o, "object")
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


def decode_SummarizationRetryScheduledEvent(o: Any) -> t.SummarizationRetryScheduledEvent:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v1 = o["attempt"]
        v2 = o["maxAttempts"]
        v3 = o["delayMs"]
        v4 = o["errorMessage"]
    except KeyError:
        missing(o, {"type": "\"summarization_retry_scheduled\"", "attempt": "integer", "maxAttempts": "integer", "delayMs": "number", "errorMessage": "string"})
    if v0 != "summarization_retry_scheduled":
        bad(v0, "\"summarization_retry_scheduled\"", "type")
    if v1.__class__ is not int:
        v1 = integer(v1, "attempt", "integer")
    if v2.__class__ is not int:
        v2 = integer(v2, "maxAttempts", "integer")
    if v3.__class__ is not float and v3.__class__ is not int:
        bad(v3, "number", "delayMs")
    if v4.__class__ is not str:
        bad(v4, "string", "errorMessage")
    extra = None if len(o) == 5 else unknown_fields(o, _fields_SummarizationRetryScheduledEvent)
    x = new(_draft_SummarizationRetryScheduledEvent)
    x.extra = extra
    x.type = "summarization_retry_scheduled"
    x.attempt = v1
    x.max_attempts = v2
    x.delay_ms = v3
    x.error_message = v4
    x.__class__ = t.SummarizationRetryScheduledEvent
    return x


def decode_SummarizationRetryAttemptStartEvent(o: Any) -> t.SummarizationRetryAttemptStartEvent:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v1 = o["source"]
    except KeyError:
        missing(o, {"type": "\"summarization_retry_attempt_start\"", "source": "string"})
    if v0 != "summarization_retry_attempt_start":
        bad(v0, "\"summarization_retry_attempt_start\"", "type")
    if v1.__class__ is not str:
        bad(v1, "string", "source")
    if len(o) == 2:
        v2 = extra = None
    else:
        n = 2
        v2 = o.get("reason")
        if v2 is not None:
            n += 1
            if v2.__class__ is not str:
                bad(v2, "string", "reason")
        extra = None if len(o) == n else unknown_fields(o, _fields_SummarizationRetryAttemptStartEvent)
    x = new(_draft_SummarizationRetryAttemptStartEvent)
    x.extra = extra
    x.type = "summarization_retry_attempt_start"
    x.source = v1
    x.reason = v2
    x.__class__ = t.SummarizationRetryAttemptStartEvent
    return x


def decode_SummarizationRetryFinishedEvent(o: Any) -> t.SummarizationRetryFinishedEvent:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
    except KeyError:
        missing(o, {"type": "\"summarization_retry_finished\""})
    if v0 != "summarization_retry_finished":
        bad(v0, "\"summarization_retry_finished\"", "type")
    extra = None if len(o) == 1 else unknown_fields(o, _fields_SummarizationRetryFinishedEvent)
    x = new(_draft_SummarizationRetryFinishedEvent)
    x.extra = extra
    x.type = "summarization_retry_finished"
    x.__class__ = t.SummarizationRetryFinishedEvent
    return x


def decode_BashExecutionUpdateEvent(o: Any) -> t.BashExecutionUpdateEvent:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v2 = o["delta"]
    except KeyError:
        missing(o, {"type": "\"bash_execution_update\"", "delta": "string"})
    if v0 != "bash_execution_update":
        bad(v0, "\"bash_execution_update\"", "type")
    if v2.__class__ is not str:
        bad(v2, "string", "delta")
    if len(o) == 2:
        v1 = extra = None
    else:
        n = 2
        v1 = o.get("id")
        if v1 is not None:
            n += 1
        extra = None if len(o) == n else unknown_fields(o, _fields_BashExecutionUpdateEvent)
    x = new(_draft_BashExecutionUpdateEvent)
    x.extra = extra
    x.type = "bash_execution_update"
    x.id = v1
    x.delta = v2
    x.__class__ = t.BashExecutionUpdateEvent
    return x


def decode_ExtensionErrorEvent(o: Any) -> t.ExtensionErrorEvent:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
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


def decode_ReadyEvent(o: Any) -> t.ReadyEvent:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
    except KeyError:
        missing(o, {"type": "\"ready\""})
    if v0 != "ready":
        bad(v0, "\"ready\"", "type")
    if len(o) == 1:
        v1 = v2 = v3 = extra = None
    else:
        n = 1
        v1 = o.get("protocolVersion")
        if v1 is not None:
            n += 1
            if v1.__class__ is not int:
                v1 = integer(v1, "protocolVersion", "integer")
        v2 = o.get("supportedProtocolVersions")
        if v2 is not None:
            n += 1
            v2 = array(v2, "supportedProtocolVersions", integer_item, "array")
        v3 = o.get("maxFrameBytes")
        if v3 is not None:
            n += 1
            if v3.__class__ is not int:
                v3 = integer(v3, "maxFrameBytes", "integer")
        extra = None if len(o) == n else unknown_fields(o, _fields_ReadyEvent)
    x = new(_draft_ReadyEvent)
    x.extra = extra
    x.type = "ready"
    x.protocol_version = v1
    x.supported_protocol_versions = v2
    x.max_frame_bytes = v3
    x.__class__ = t.ReadyEvent
    return x


def decode_HookErrorEvent(o: Any) -> t.HookErrorEvent:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v3 = o["error"]
    except KeyError:
        missing(o, {"type": "\"hook_error\"", "error": "string"})
    if v0 != "hook_error":
        bad(v0, "\"hook_error\"", "type")
    if v3.__class__ is not str:
        bad(v3, "string", "error")
    if len(o) == 2:
        v1 = v2 = extra = None
    else:
        n = 2
        v1 = o.get("hookPath")
        if v1 is not None:
            n += 1
            if v1.__class__ is not str:
                bad(v1, "string", "hookPath")
        v2 = o.get("event")
        if v2 is not None:
            n += 1
            if v2.__class__ is not str:
                bad(v2, "string", "event")
        extra = None if len(o) == n else unknown_fields(o, _fields_HookErrorEvent)
    x = new(_draft_HookErrorEvent)
    x.extra = extra
    x.type = "hook_error"
    x.hook_path = v1
    x.event = v2
    x.error = v3
    x.__class__ = t.HookErrorEvent
    return x


def decode_ToolErrorEvent(o: Any) -> t.ToolErrorEvent:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v2 = o["error"]
    except KeyError:
        missing(o, {"type": "\"tool_error\"", "error": "string"})
    if v0 != "tool_error":
        bad(v0, "\"tool_error\"", "type")
    if v2.__class__ is not str:
        bad(v2, "string", "error")
    if len(o) == 2:
        v1 = extra = None
    else:
        n = 2
        v1 = o.get("path")
        if v1 is not None:
            n += 1
            if v1.__class__ is not str:
                bad(v1, "string", "path")
        extra = None if len(o) == n else unknown_fields(o, _fields_ToolErrorEvent)
    x = new(_draft_ToolErrorEvent)
    x.extra = extra
    x.type = "tool_error"
    x.path = v1
    x.error = v2
    x.__class__ = t.ToolErrorEvent
    return x


def decode_SelectOptionDetail(o: Any) -> t.SelectOptionDetail:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    if len(o) == 0:
        v0 = extra = None
    else:
        n = 0
        v0 = o.get("description")
        if v0 is not None:
            n += 1
            if v0.__class__ is not str:
                bad(v0, "string", "description")
        extra = None if len(o) == n else unknown_fields(o, _fields_SelectOptionDetail)
    x = new(_draft_SelectOptionDetail)
    x.extra = extra
    x.description = v0
    x.__class__ = t.SelectOptionDetail
    return x


def decode_SelectRequest(o: Any) -> t.SelectRequest:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
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
        v3 = v4 = v5 = v6 = extra = None
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
        v6 = o.get("optionDetails")
        if v6 is not None:
            n += 1
            v6 = array(v6, "optionDetails", decode_SelectOptionDetail, "array")
        extra = None if len(o) == n else unknown_fields(o, _fields_SelectRequest)
    x = new(_draft_SelectRequest)
    x.extra = extra
    x.type = "extension_ui_request"
    x.id = v1
    x.method = "select"
    x.title = v3
    x.options = v4
    x.timeout = v5
    x.option_details = v6
    x.__class__ = t.SelectRequest
    return x


def decode_ConfirmRequest(o: Any) -> t.ConfirmRequest:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
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
        o = empty_object(o, "object")
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
        o = empty_object(o, "object")
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
        v3 = v4 = v5 = extra = None
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
        v5 = o.get("promptStyle")
        if v5 is not None:
            n += 1
            if v5.__class__ is not bool:
                bad(v5, "boolean", "promptStyle")
        extra = None if len(o) == n else unknown_fields(o, _fields_EditorRequest)
    x = new(_draft_EditorRequest)
    x.extra = extra
    x.type = "extension_ui_request"
    x.id = v1
    x.method = "editor"
    x.title = v3
    x.prefill = v4
    x.prompt_style = v5
    x.__class__ = t.EditorRequest
    return x


def decode_NotifyRequest(o: Any) -> t.NotifyRequest:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
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
        o = empty_object(o, "object")
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
        o = empty_object(o, "object")
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
        o = empty_object(o, "object")
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
        o = empty_object(o, "object")
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


def decode_CancelRequest(o: Any) -> t.CancelRequest:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v1 = o["id"]
        v2 = o["method"]
    except KeyError:
        missing(o, {"type": "\"extension_ui_request\"", "id": "string", "method": "\"cancel\""})
    if v0 != "extension_ui_request":
        bad(v0, "\"extension_ui_request\"", "type")
    if v1.__class__ is not str:
        bad(v1, "string", "id")
    if v2 != "cancel":
        bad(v2, "\"cancel\"", "method")
    if len(o) == 3:
        v3 = extra = None
    else:
        n = 3
        v3 = o.get("targetId")
        if v3 is not None:
            n += 1
            if v3.__class__ is not str:
                bad(v3, "string", "targetId")
        extra = None if len(o) == n else unknown_fields(o, _fields_CancelRequest)
    x = new(_draft_CancelRequest)
    x.extra = extra
    x.type = "extension_ui_request"
    x.id = v1
    x.method = "cancel"
    x.target_id = v3
    x.__class__ = t.CancelRequest
    return x


def decode_OpenUrlRequest(o: Any) -> t.OpenUrlRequest:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v1 = o["id"]
        v2 = o["method"]
    except KeyError:
        missing(o, {"type": "\"extension_ui_request\"", "id": "string", "method": "\"open_url\""})
    if v0 != "extension_ui_request":
        bad(v0, "\"extension_ui_request\"", "type")
    if v1.__class__ is not str:
        bad(v1, "string", "id")
    if v2 != "open_url":
        bad(v2, "\"open_url\"", "method")
    if len(o) == 3:
        v3 = v4 = v5 = extra = None
    else:
        n = 3
        v3 = o.get("url")
        if v3 is not None:
            n += 1
            if v3.__class__ is not str:
                bad(v3, "string", "url")
        v4 = o.get("launchUrl")
        if v4 is not None:
            n += 1
            if v4.__class__ is not str:
                bad(v4, "string", "launchUrl")
        v5 = o.get("instructions")
        if v5 is not None:
            n += 1
            if v5.__class__ is not str:
                bad(v5, "string", "instructions")
        extra = None if len(o) == n else unknown_fields(o, _fields_OpenUrlRequest)
    x = new(_draft_OpenUrlRequest)
    x.extra = extra
    x.type = "extension_ui_request"
    x.id = v1
    x.method = "open_url"
    x.url = v3
    x.launch_url = v4
    x.instructions = v5
    x.__class__ = t.OpenUrlRequest
    return x


def decode_ValueResponse(o: Any) -> t.ValueResponse:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
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
        o = empty_object(o, "object")
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
        o = empty_object(o, "object")
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
    if len(o) == 3:
        v3 = extra = None
    else:
        n = 3
        v3 = o.get("timedOut")
        if v3 is not None:
            n += 1
            if v3.__class__ is not bool:
                bad(v3, "boolean", "timedOut")
        extra = None if len(o) == n else unknown_fields(o, _fields_CancelledResponse)
    x = new(_draft_CancelledResponse)
    x.extra = extra
    x.type = "extension_ui_response"
    x.id = v1
    x.cancelled = True
    x.timed_out = v3
    x.__class__ = t.CancelledResponse
    return x


def decode_HookSelectRequest(o: Any) -> t.HookSelectRequest:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v1 = o["method"]
        v2 = o["id"]
    except KeyError:
        missing(o, {"type": "\"hook_ui_request\"", "method": "\"select\"", "id": "string"})
    if v0 != "hook_ui_request":
        bad(v0, "\"hook_ui_request\"", "type")
    if v1 != "select":
        bad(v1, "\"select\"", "method")
    if v2.__class__ is not str:
        bad(v2, "string", "id")
    if len(o) == 3:
        v3 = v4 = extra = None
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
        extra = None if len(o) == n else unknown_fields(o, _fields_HookSelectRequest)
    x = new(_draft_HookSelectRequest)
    x.extra = extra
    x.type = "hook_ui_request"
    x.method = "select"
    x.id = v2
    x.title = v3
    x.options = v4
    x.__class__ = t.HookSelectRequest
    return x


def decode_HookConfirmRequest(o: Any) -> t.HookConfirmRequest:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v1 = o["method"]
        v2 = o["id"]
    except KeyError:
        missing(o, {"type": "\"hook_ui_request\"", "method": "\"confirm\"", "id": "string"})
    if v0 != "hook_ui_request":
        bad(v0, "\"hook_ui_request\"", "type")
    if v1 != "confirm":
        bad(v1, "\"confirm\"", "method")
    if v2.__class__ is not str:
        bad(v2, "string", "id")
    if len(o) == 3:
        v3 = v4 = extra = None
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
        extra = None if len(o) == n else unknown_fields(o, _fields_HookConfirmRequest)
    x = new(_draft_HookConfirmRequest)
    x.extra = extra
    x.type = "hook_ui_request"
    x.method = "confirm"
    x.id = v2
    x.title = v3
    x.message = v4
    x.__class__ = t.HookConfirmRequest
    return x


def decode_HookInputRequest(o: Any) -> t.HookInputRequest:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v1 = o["method"]
        v2 = o["id"]
    except KeyError:
        missing(o, {"type": "\"hook_ui_request\"", "method": "\"input\"", "id": "string"})
    if v0 != "hook_ui_request":
        bad(v0, "\"hook_ui_request\"", "type")
    if v1 != "input":
        bad(v1, "\"input\"", "method")
    if v2.__class__ is not str:
        bad(v2, "string", "id")
    if len(o) == 3:
        v3 = v4 = extra = None
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
        extra = None if len(o) == n else unknown_fields(o, _fields_HookInputRequest)
    x = new(_draft_HookInputRequest)
    x.extra = extra
    x.type = "hook_ui_request"
    x.method = "input"
    x.id = v2
    x.title = v3
    x.placeholder = v4
    x.__class__ = t.HookInputRequest
    return x


def decode_HookEditorRequest(o: Any) -> t.HookEditorRequest:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v1 = o["method"]
        v2 = o["id"]
    except KeyError:
        missing(o, {"type": "\"hook_ui_request\"", "method": "\"editor\"", "id": "string"})
    if v0 != "hook_ui_request":
        bad(v0, "\"hook_ui_request\"", "type")
    if v1 != "editor":
        bad(v1, "\"editor\"", "method")
    if v2.__class__ is not str:
        bad(v2, "string", "id")
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
        extra = None if len(o) == n else unknown_fields(o, _fields_HookEditorRequest)
    x = new(_draft_HookEditorRequest)
    x.extra = extra
    x.type = "hook_ui_request"
    x.method = "editor"
    x.id = v2
    x.title = v3
    x.prefill = v4
    x.__class__ = t.HookEditorRequest
    return x


def decode_HookCancelRequest(o: Any) -> t.HookCancelRequest:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v1 = o["method"]
        v2 = o["id"]
    except KeyError:
        missing(o, {"type": "\"hook_ui_request\"", "method": "\"cancel\"", "id": "string"})
    if v0 != "hook_ui_request":
        bad(v0, "\"hook_ui_request\"", "type")
    if v1 != "cancel":
        bad(v1, "\"cancel\"", "method")
    if v2.__class__ is not str:
        bad(v2, "string", "id")
    extra = None if len(o) == 3 else unknown_fields(o, _fields_HookCancelRequest)
    x = new(_draft_HookCancelRequest)
    x.extra = extra
    x.type = "hook_ui_request"
    x.method = "cancel"
    x.id = v2
    x.__class__ = t.HookCancelRequest
    return x


def decode_HookNotifyRequest(o: Any) -> t.HookNotifyRequest:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v1 = o["method"]
    except KeyError:
        missing(o, {"type": "\"hook_ui_request\"", "method": "\"notify\""})
    if v0 != "hook_ui_request":
        bad(v0, "\"hook_ui_request\"", "type")
    if v1 != "notify":
        bad(v1, "\"notify\"", "method")
    if len(o) == 2:
        v2 = v3 = extra = None
    else:
        n = 2
        v2 = o.get("message")
        if v2 is not None:
            n += 1
            if v2.__class__ is not str:
                bad(v2, "string", "message")
        v3 = o.get("level")
        if v3 is not None:
            n += 1
            if v3.__class__ is not str:
                bad(v3, "string", "level")
        extra = None if len(o) == n else unknown_fields(o, _fields_HookNotifyRequest)
    x = new(_draft_HookNotifyRequest)
    x.extra = extra
    x.type = "hook_ui_request"
    x.method = "notify"
    x.message = v2
    x.level = v3
    x.__class__ = t.HookNotifyRequest
    return x


def decode_HookSetStatusRequest(o: Any) -> t.HookSetStatusRequest:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v1 = o["method"]
    except KeyError:
        missing(o, {"type": "\"hook_ui_request\"", "method": "\"set_status\""})
    if v0 != "hook_ui_request":
        bad(v0, "\"hook_ui_request\"", "type")
    if v1 != "set_status":
        bad(v1, "\"set_status\"", "method")
    if len(o) == 2:
        v2 = v3 = extra = None
    else:
        n = 2
        v2 = o.get("statusKey")
        if v2 is not None:
            n += 1
            if v2.__class__ is not str:
                bad(v2, "string", "statusKey")
        v3 = o.get("statusText")
        if v3 is not None:
            n += 1
            if v3.__class__ is not str:
                bad(v3, "string", "statusText")
        extra = None if len(o) == n else unknown_fields(o, _fields_HookSetStatusRequest)
    x = new(_draft_HookSetStatusRequest)
    x.extra = extra
    x.type = "hook_ui_request"
    x.method = "set_status"
    x.status_key = v2
    x.status_text = v3
    x.__class__ = t.HookSetStatusRequest
    return x


def decode_HookSetWidgetRequest(o: Any) -> t.HookSetWidgetRequest:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v1 = o["method"]
    except KeyError:
        missing(o, {"type": "\"hook_ui_request\"", "method": "\"set_widget\""})
    if v0 != "hook_ui_request":
        bad(v0, "\"hook_ui_request\"", "type")
    if v1 != "set_widget":
        bad(v1, "\"set_widget\"", "method")
    if len(o) == 2:
        v2 = v3 = v4 = extra = None
    else:
        n = 2
        v2 = o.get("key")
        if v2 is not None:
            n += 1
            if v2.__class__ is not str:
                bad(v2, "string", "key")
        v3 = o.get("content")
        if v3 is not None:
            n += 1
            v3 = array(v3, "content", string_item, "array")
        v4 = o.get("placement")
        if v4 is not None:
            n += 1
            if v4.__class__ is not str:
                bad(v4, "string", "placement")
        extra = None if len(o) == n else unknown_fields(o, _fields_HookSetWidgetRequest)
    x = new(_draft_HookSetWidgetRequest)
    x.extra = extra
    x.type = "hook_ui_request"
    x.method = "set_widget"
    x.key = v2
    x.content = v3
    x.placement = v4
    x.__class__ = t.HookSetWidgetRequest
    return x


def decode_HookSetTitleRequest(o: Any) -> t.HookSetTitleRequest:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v1 = o["method"]
    except KeyError:
        missing(o, {"type": "\"hook_ui_request\"", "method": "\"set_title\""})
    if v0 != "hook_ui_request":
        bad(v0, "\"hook_ui_request\"", "type")
    if v1 != "set_title":
        bad(v1, "\"set_title\"", "method")
    if len(o) == 2:
        v2 = extra = None
    else:
        n = 2
        v2 = o.get("title")
        if v2 is not None:
            n += 1
            if v2.__class__ is not str:
                bad(v2, "string", "title")
        extra = None if len(o) == n else unknown_fields(o, _fields_HookSetTitleRequest)
    x = new(_draft_HookSetTitleRequest)
    x.extra = extra
    x.type = "hook_ui_request"
    x.method = "set_title"
    x.title = v2
    x.__class__ = t.HookSetTitleRequest
    return x


def decode_HookSetEditorTextRequest(o: Any) -> t.HookSetEditorTextRequest:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v1 = o["method"]
    except KeyError:
        missing(o, {"type": "\"hook_ui_request\"", "method": "\"set_editor_text\""})
    if v0 != "hook_ui_request":
        bad(v0, "\"hook_ui_request\"", "type")
    if v1 != "set_editor_text":
        bad(v1, "\"set_editor_text\"", "method")
    if len(o) == 2:
        v2 = extra = None
    else:
        n = 2
        v2 = o.get("text")
        if v2 is not None:
            n += 1
            if v2.__class__ is not str:
                bad(v2, "string", "text")
        extra = None if len(o) == n else unknown_fields(o, _fields_HookSetEditorTextRequest)
    x = new(_draft_HookSetEditorTextRequest)
    x.extra = extra
    x.type = "hook_ui_request"
    x.method = "set_editor_text"
    x.text = v2
    x.__class__ = t.HookSetEditorTextRequest
    return x


def decode_HookPasteToEditorRequest(o: Any) -> t.HookPasteToEditorRequest:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v1 = o["method"]
    except KeyError:
        missing(o, {"type": "\"hook_ui_request\"", "method": "\"paste_to_editor\""})
    if v0 != "hook_ui_request":
        bad(v0, "\"hook_ui_request\"", "type")
    if v1 != "paste_to_editor":
        bad(v1, "\"paste_to_editor\"", "method")
    if len(o) == 2:
        v2 = extra = None
    else:
        n = 2
        v2 = o.get("text")
        if v2 is not None:
            n += 1
            if v2.__class__ is not str:
                bad(v2, "string", "text")
        extra = None if len(o) == n else unknown_fields(o, _fields_HookPasteToEditorRequest)
    x = new(_draft_HookPasteToEditorRequest)
    x.extra = extra
    x.type = "hook_ui_request"
    x.method = "paste_to_editor"
    x.text = v2
    x.__class__ = t.HookPasteToEditorRequest
    return x


def decode_UnknownHookUIRequest(o: Any) -> t.UnknownHookUIRequest:
    if o.__class__ is not dict:
        bad(o, "object")
    x = new(_draft_UnknownHookUIRequest)
    x.extra = o
    x.type = "hook_ui_request"
    x.method = "UnknownHookUIRequest"
    x.__class__ = t.UnknownHookUIRequest
    return x


def decode_HookValueResponse(o: Any) -> t.HookValueResponse:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v1 = o["id"]
        v2 = o["value"]
    except KeyError:
        missing(o, {"type": "\"hook_ui_response\"", "id": "string", "value": "string"})
    if v0 != "hook_ui_response":
        bad(v0, "\"hook_ui_response\"", "type")
    if v1.__class__ is not str:
        bad(v1, "string", "id")
    if v2.__class__ is not str:
        bad(v2, "string", "value")
    extra = None if len(o) == 3 else unknown_fields(o, _fields_HookValueResponse)
    x = new(_draft_HookValueResponse)
    x.extra = extra
    x.type = "hook_ui_response"
    x.id = v1
    x.value = v2
    x.__class__ = t.HookValueResponse
    return x


def decode_HookConfirmedResponse(o: Any) -> t.HookConfirmedResponse:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v1 = o["id"]
        v2 = o["confirmed"]
    except KeyError:
        missing(o, {"type": "\"hook_ui_response\"", "id": "string", "confirmed": "boolean"})
    if v0 != "hook_ui_response":
        bad(v0, "\"hook_ui_response\"", "type")
    if v1.__class__ is not str:
        bad(v1, "string", "id")
    if v2.__class__ is not bool:
        bad(v2, "boolean", "confirmed")
    extra = None if len(o) == 3 else unknown_fields(o, _fields_HookConfirmedResponse)
    x = new(_draft_HookConfirmedResponse)
    x.extra = extra
    x.type = "hook_ui_response"
    x.id = v1
    x.confirmed = v2
    x.__class__ = t.HookConfirmedResponse
    return x


def decode_HookCancelledResponse(o: Any) -> t.HookCancelledResponse:
    if o.__class__ is not dict:
        o = empty_object(o, "object")
    try:
        v0 = o["type"]
        v1 = o["id"]
        v2 = o["cancelled"]
    except KeyError:
        missing(o, {"type": "\"hook_ui_response\"", "id": "string", "cancelled": "true"})
    if v0 != "hook_ui_response":
        bad(v0, "\"hook_ui_response\"", "type")
    if v1.__class__ is not str:
        bad(v1, "string", "id")
    if v2 is not True:
        bad(v2, "true", "cancelled")
    extra = None if len(o) == 3 else unknown_fields(o, _fields_HookCancelledResponse)
    x = new(_draft_HookCancelledResponse)
    x.extra = extra
    x.type = "hook_ui_response"
    x.id = v1
    x.cancelled = True
    x.__class__ = t.HookCancelledResponse
    return x


def decode_UnknownAgentRecord(o: Any) -> t.UnknownAgentRecord:
    if o.__class__ is not dict:
        bad(o, "object")
    x = new(_draft_UnknownAgentRecord)
    x.extra = o
    x.type = "UnknownAgentRecord"
    x.__class__ = t.UnknownAgentRecord
    return x


def decode_AgentRecord_extension_ui_request(o: Any) -> t.SelectRequest | t.ConfirmRequest | t.InputRequest | t.EditorRequest | t.NotifyRequest | t.SetStatusRequest | t.SetWidgetRequest | t.SetTitleRequest | t.SetEditorTextRequest | t.UnknownExtensionUIRequest | t.CancelRequest | t.OpenUrlRequest:
    tag = o.get("method", MISSING)
    if tag.__class__ is not str:
        bad(tag, "string", "method")
    decode = _members_AgentRecord_extension_ui_request_method.get(tag)
    return decode_UnknownExtensionUIRequest(o) if decode is None else decode(o)


def decode_AgentRecord_hook_ui_request(o: Any) -> t.HookSelectRequest | t.HookConfirmRequest | t.HookInputRequest | t.HookEditorRequest | t.HookCancelRequest | t.HookNotifyRequest | t.HookSetStatusRequest | t.HookSetWidgetRequest | t.HookSetTitleRequest | t.HookSetEditorTextRequest | t.HookPasteToEditorRequest | t.UnknownHookUIRequest:
    tag = o.get("method", MISSING)
    if tag.__class__ is not str:
        bad(tag, "string", "method")
    decode = _members_AgentRecord_hook_ui_request_method.get(tag)
    return decode_UnknownHookUIRequest(o) if decode is None else decode(o)


def decode_AgentRecord_response_True(o: Any) -> t.PromptResponse | t.SteerResponse | t.FollowUpResponse | t.AbortResponse | t.ClearQueueResponse | t.NewSessionResponse | t.GetStateResponse | t.SetModelResponse | t.CycleModelResponse | t.GetAvailableModelsResponse | t.SetThinkingLevelResponse | t.CycleThinkingLevelResponse | t.GetAvailableThinkingLevelsResponse | t.SetSteeringModeResponse | t.SetFollowUpModeResponse | t.CompactResponse | t.SetAutoCompactionResponse | t.SetAutoRetryResponse | t.AbortRetryResponse | t.BashResponse | t.AbortBashResponse | t.GetSessionStatsResponse | t.ExportHtmlResponse | t.SwitchSessionResponse | t.ForkResponse | t.CloneResponse | t.GetForkMessagesResponse | t.GetEntriesResponse | t.GetTreeResponse | t.GetLastAssistantTextResponse | t.SetSessionNameResponse | t.GetMessagesResponse | t.GetCommandsResponse | t.UnknownResponse:
    tag = o.get("command", MISSING)
    if tag.__class__ is not str:
        bad(tag, "string", "command")
    decode = _members_AgentRecord_response_True_command.get(tag)
    return decode_UnknownResponse(o) if decode is None else decode(o)


def decode_AgentRecord_response(o: Any) -> t.PromptResponse | t.SteerResponse | t.FollowUpResponse | t.AbortResponse | t.ClearQueueResponse | t.NewSessionResponse | t.GetStateResponse | t.SetModelResponse | t.CycleModelResponse | t.GetAvailableModelsResponse | t.SetThinkingLevelResponse | t.CycleThinkingLevelResponse | t.GetAvailableThinkingLevelsResponse | t.SetSteeringModeResponse | t.SetFollowUpModeResponse | t.CompactResponse | t.SetAutoCompactionResponse | t.SetAutoRetryResponse | t.AbortRetryResponse | t.BashResponse | t.AbortBashResponse | t.GetSessionStatsResponse | t.ExportHtmlResponse | t.SwitchSessionResponse | t.ForkResponse | t.CloneResponse | t.GetForkMessagesResponse | t.GetEntriesResponse | t.GetTreeResponse | t.GetLastAssistantTextResponse | t.SetSessionNameResponse | t.GetMessagesResponse | t.GetCommandsResponse | t.ErrorResponse | t.UnknownResponse:
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


def decode_ClientRecord_hook_ui_response(o: Any) -> t.HookValueResponse | t.HookConfirmedResponse | t.HookCancelledResponse:
    if o.get("cancelled") is True:
        return decode_HookCancelledResponse(o)
    if o.get("value") is not None:
        return decode_HookValueResponse(o)
    if o.get("confirmed") is not None:
        return decode_HookConfirmedResponse(o)
    if "value" in o:
        return decode_HookValueResponse(o)
    if "confirmed" in o:
        return decode_HookConfirmedResponse(o)
    if "cancelled" in o:
        return decode_HookCancelledResponse(o)
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


def encode_UnknownTextOnlyContent(x: t.UnknownTextOnlyContent) -> dict[str, Any]:
    return dict(x.extra or {})


def encode_UnknownEditedContent(x: t.UnknownEditedContent) -> dict[str, Any]:
    return dict(x.extra or {})


def encode_UsageCost(x: t.UsageCost) -> dict[str, Any]:
    d: dict[str, Any] = {}
    if x.input is not None:
        d["input"] = x.input
    if x.output is not None:
        d["output"] = x.output
    if x.cache_read is not None:
        d["cacheRead"] = x.cache_read
    if x.cache_write is not None:
        d["cacheWrite"] = x.cache_write
    if x.total is not None:
        d["total"] = x.total
    if x.total_from_provider is not None:
        d["totalFromProvider"] = x.total_from_provider
    return with_extra(x.extra, d) if x.extra else d


def encode_Usage(x: t.Usage) -> dict[str, Any]:
    d: dict[str, Any] = {}
    if x.input is not None:
        d["input"] = x.input
    if x.output is not None:
        d["output"] = x.output
    if x.cache_read is not None:
        d["cacheRead"] = x.cache_read
    if x.cache_write is not None:
        d["cacheWrite"] = x.cache_write
    if x.cache_write1h is not None:
        d["cacheWrite1h"] = x.cache_write1h
    if x.reasoning is not None:
        d["reasoning"] = x.reasoning
    if x.total_tokens is not None:
        d["totalTokens"] = x.total_tokens
    if x.cost is not None:
        d["cost"] = encode_UsageCost(x.cost)
    return with_extra(x.extra, d) if x.extra else d


def encode_ToolDefinition(x: t.ToolDefinition) -> dict[str, Any]:
    d: dict[str, Any] = {"name": x.name}
    if x.description is not None:
        d["description"] = x.description
    if x.parameters is not None:
        d["parameters"] = x.parameters
    if x.constrained_sampling is not None:
        d["constrainedSampling"] = x.constrained_sampling
    return with_extra(x.extra, d) if x.extra else d


def encode_ToolReference(x: t.ToolReference) -> dict[str, Any]:
    d: dict[str, Any] = {"name": x.name}
    return with_extra(x.extra, d) if x.extra else d


def encode_NestedToolCall(x: t.NestedToolCall) -> dict[str, Any]:
    d: dict[str, Any] = {"id": x.id, "name": x.name}
    if x.arguments is not None:
        d["arguments"] = x.arguments
    if x.arguments_bytes is not None:
        d["argumentsBytes"] = x.arguments_bytes
    d["status"] = x.status
    if x.duration_ms is not None:
        d["durationMs"] = x.duration_ms
    if x.error is not None:
        d["error"] = x.error
    return with_extra(x.extra, d) if x.extra else d


def encode_NestedToolCalls(x: t.NestedToolCalls) -> dict[str, Any]:
    d: dict[str, Any] = {"calls": [encode_NestedToolCall(item) for item in x.calls], "complete": x.complete}
    return with_extra(x.extra, d) if x.extra else d


def encode_DiagnosticError(x: t.DiagnosticError) -> dict[str, Any]:
    d: dict[str, Any] = {}
    if x.name is not None:
        d["name"] = x.name
    d["message"] = x.message
    if x.stack is not None:
        d["stack"] = x.stack
    if x.code is not None:
        d["code"] = x.code
    return with_extra(x.extra, d) if x.extra else d


def encode_AssistantMessageDiagnostic(x: t.AssistantMessageDiagnostic) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "timestamp": x.timestamp}
    if x.error is not None:
        d["error"] = encode_DiagnosticError(x.error)
    if x.details is not None:
        d["details"] = x.details
    return with_extra(x.extra, d) if x.extra else d


def encode_DeferredHandle(x: t.DeferredHandle) -> dict[str, Any]:
    d: dict[str, Any] = {"provider": x.provider, "modelId": x.model_id, "api": x.api, "id": x.id}
    if x.expires_at is not None:
        d["expiresAt"] = x.expires_at
    if x.poll_after_ms is not None:
        d["pollAfterMs"] = x.poll_after_ms
    if x.data is not None:
        d["data"] = x.data
    return with_extra(x.extra, d) if x.extra else d


def encode_SystemMessage(x: t.SystemMessage) -> dict[str, Any]:
    d: dict[str, Any] = {"role": x.role, "content": x.content if isinstance(x.content, str) else [ENCODERS[item.__class__](item) for item in x.content]}
    if x.sections is not None:
        d["sections"] = x.sections
    if x.tools_added is not None:
        d["toolsAdded"] = [encode_ToolDefinition(item) for item in x.tools_added]
    if x.tools_removed is not None:
        d["toolsRemoved"] = [encode_ToolReference(item) for item in x.tools_removed]
    d["timestamp"] = x.timestamp
    return with_extra(x.extra, d) if x.extra else d


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
        d["diagnostics"] = [encode_AssistantMessageDiagnostic(item) for item in x.diagnostics]
    d["usage"] = encode_Usage(x.usage)
    d["stopReason"] = x.stop_reason
    if x.deferred is not None:
        d["deferred"] = encode_DeferredHandle(x.deferred)
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
        d["nestedCalls"] = encode_NestedToolCalls(x.nested_calls)
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
    d: dict[str, Any] = {"role": x.role, "summary": x.summary}
    if x.tokens_before is not None:
        d["tokensBefore"] = x.tokens_before
    d["timestamp"] = x.timestamp
    return with_extra(x.extra, d) if x.extra else d


def encode_UnknownAgentMessage(x: t.UnknownAgentMessage) -> dict[str, Any]:
    return dict(x.extra or {})


def encode_ModelCostTier(x: t.ModelCostTier) -> dict[str, Any]:
    d: dict[str, Any] = {}
    if x.input is not None:
        d["input"] = x.input
    if x.output is not None:
        d["output"] = x.output
    if x.cache_read is not None:
        d["cacheRead"] = x.cache_read
    if x.cache_write is not None:
        d["cacheWrite"] = x.cache_write
    d["inputTokensAbove"] = x.input_tokens_above
    return with_extra(x.extra, d) if x.extra else d


def encode_ModelCost(x: t.ModelCost) -> dict[str, Any]:
    d: dict[str, Any] = {}
    if x.input is not None:
        d["input"] = x.input
    if x.output is not None:
        d["output"] = x.output
    if x.cache_read is not None:
        d["cacheRead"] = x.cache_read
    if x.cache_write is not None:
        d["cacheWrite"] = x.cache_write
    if x.tiers is not None:
        d["tiers"] = [encode_ModelCostTier(item) for item in x.tiers]
    return with_extra(x.extra, d) if x.extra else d


def encode_ModelImageResize(x: t.ModelImageResize) -> dict[str, Any]:
    d: dict[str, Any] = {}
    if x.max_width is not None:
        d["maxWidth"] = x.max_width
    if x.max_height is not None:
        d["maxHeight"] = x.max_height
    if x.max_bytes is not None:
        d["maxBytes"] = x.max_bytes
    if x.jpeg_quality is not None:
        d["jpegQuality"] = x.jpeg_quality
    return with_extra(x.extra, d) if x.extra else d


def encode_ModelImageLimits(x: t.ModelImageLimits) -> dict[str, Any]:
    d: dict[str, Any] = {}
    if x.resize is not None:
        d["resize"] = encode_ModelImageResize(x.resize)
    if x.max_per_message is not None:
        d["maxPerMessage"] = x.max_per_message
    if x.max_per_request is not None:
        d["maxPerRequest"] = x.max_per_request
    return with_extra(x.extra, d) if x.extra else d


def encode_ModelInputLimits(x: t.ModelInputLimits) -> dict[str, Any]:
    d: dict[str, Any] = {}
    if x.max_request_bytes is not None:
        d["maxRequestBytes"] = x.max_request_bytes
    if x.images is not None:
        d["images"] = encode_ModelImageLimits(x.images)
    return with_extra(x.extra, d) if x.extra else d


def encode_Model(x: t.Model) -> dict[str, Any]:
    d: dict[str, Any] = {"id": x.id}
    if x.name is not None:
        d["name"] = x.name
    if x.api is not None:
        d["api"] = x.api
    if x.provider is not None:
        d["provider"] = x.provider
    if x.base_url is not None:
        d["baseUrl"] = x.base_url
    if x.type is not None:
        d["type"] = x.type
    if x.input is not None:
        d["input"] = x.input
    if x.input_limits is not None:
        d["inputLimits"] = encode_ModelInputLimits(x.input_limits)
    if x.context_window is not None:
        d["contextWindow"] = x.context_window
    if x.max_tokens is not None:
        d["maxTokens"] = x.max_tokens
    if x.reasoning is not None:
        d["reasoning"] = x.reasoning
    if x.thinking_level_map is not None:
        d["thinkingLevelMap"] = x.thinking_level_map
    if x.cost is not None:
        d["cost"] = encode_ModelCost(x.cost)
    if x.prompt_cache is not None:
        d["promptCache"] = x.prompt_cache
    if x.sampling_params is not None:
        d["samplingParams"] = x.sampling_params
    if x.sampling_params_by_thinking_level is not None:
        d["samplingParamsByThinkingLevel"] = x.sampling_params_by_thinking_level
    if x.headers is not None:
        d["headers"] = x.headers
    if x.compat is not None:
        d["compat"] = x.compat
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
    if x.session_id is not None:
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


def encode_SessionMessageEntry(x: t.SessionMessageEntry) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "id": x.id, "parentId": x.parent_id, "timestamp": x.timestamp, "message": ENCODERS[x.message.__class__](x.message)}
    return with_extra(x.extra, d) if x.extra else d


def encode_ThinkingLevelChangeEntry(x: t.ThinkingLevelChangeEntry) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "id": x.id, "parentId": x.parent_id, "timestamp": x.timestamp}
    if x.thinking_level is not None:
        d["thinkingLevel"] = x.thinking_level
    return with_extra(x.extra, d) if x.extra else d


def encode_ModelChangeEntry(x: t.ModelChangeEntry) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "id": x.id, "parentId": x.parent_id, "timestamp": x.timestamp}
    if x.provider is not None:
        d["provider"] = x.provider
    if x.model_id is not None:
        d["modelId"] = x.model_id
    return with_extra(x.extra, d) if x.extra else d


def encode_UsageEntry(x: t.UsageEntry) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "id": x.id, "parentId": x.parent_id, "timestamp": x.timestamp, "kind": x.kind, "provider": x.provider, "model": x.model, "usage": encode_Usage(x.usage)}
    if x.note is not None:
        d["note"] = x.note
    return with_extra(x.extra, d) if x.extra else d


def encode_CompactionEntry(x: t.CompactionEntry) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "id": x.id, "parentId": x.parent_id, "timestamp": x.timestamp, "summary": x.summary, "firstKeptEntryId": x.first_kept_entry_id}
    if x.tokens_before is not None:
        d["tokensBefore"] = x.tokens_before
    if x.details is not None:
        d["details"] = x.details
    if x.usage is not None:
        d["usage"] = encode_Usage(x.usage)
    if x.from_hook is not None:
        d["fromHook"] = x.from_hook
    if x.system_message is not None:
        d["systemMessage"] = encode_SystemMessage(x.system_message)
    return with_extra(x.extra, d) if x.extra else d


def encode_BranchSummaryEntry(x: t.BranchSummaryEntry) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "id": x.id, "parentId": x.parent_id, "timestamp": x.timestamp, "fromId": x.from_id, "summary": x.summary}
    if x.details is not None:
        d["details"] = x.details
    if x.usage is not None:
        d["usage"] = encode_Usage(x.usage)
    if x.from_hook is not None:
        d["fromHook"] = x.from_hook
    return with_extra(x.extra, d) if x.extra else d


def encode_CustomEntry(x: t.CustomEntry) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "id": x.id, "parentId": x.parent_id, "timestamp": x.timestamp, "customType": x.custom_type}
    if x.data is not None:
        d["data"] = x.data
    return with_extra(x.extra, d) if x.extra else d


def encode_CustomMessageEntry(x: t.CustomMessageEntry) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "id": x.id, "parentId": x.parent_id, "timestamp": x.timestamp, "customType": x.custom_type, "content": x.content if isinstance(x.content, str) else [ENCODERS[item.__class__](item) for item in x.content]}
    if x.details is not None:
        d["details"] = x.details
    d["display"] = x.display
    return with_extra(x.extra, d) if x.extra else d


def encode_ContextReplacement(x: t.ContextReplacement) -> dict[str, Any]:
    d: dict[str, Any] = {"content": x.content if isinstance(x.content, str) else [ENCODERS[item.__class__](item) for item in x.content]}
    return with_extra(x.extra, d) if x.extra else d


def encode_ContextEditEntry(x: t.ContextEditEntry) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "id": x.id, "parentId": x.parent_id, "timestamp": x.timestamp, "targetId": x.target_id, "replacement": None if x.replacement is None else encode_ContextReplacement(x.replacement)}
    return with_extra(x.extra, d) if x.extra else d


def encode_LabelEntry(x: t.LabelEntry) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "id": x.id, "parentId": x.parent_id, "timestamp": x.timestamp, "targetId": x.target_id}
    if x.label is not None:
        d["label"] = x.label
    return with_extra(x.extra, d) if x.extra else d


def encode_SessionInfoEntry(x: t.SessionInfoEntry) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "id": x.id, "parentId": x.parent_id, "timestamp": x.timestamp}
    if x.name is not None:
        d["name"] = x.name
    return with_extra(x.extra, d) if x.extra else d


def encode_UnknownSessionEntry(x: t.UnknownSessionEntry) -> dict[str, Any]:
    return dict(x.extra or {})


def encode_SessionTreeNode(x: t.SessionTreeNode) -> dict[str, Any]:
    d: dict[str, Any] = {"entry": ENCODERS[x.entry.__class__](x.entry), "children": [encode_SessionTreeNode(item) for item in x.children]}
    if x.label is not None:
        d["label"] = x.label
    if x.label_timestamp is not None:
        d["labelTimestamp"] = x.label_timestamp
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


def encode_SteerCommand(x: t.SteerCommand) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type}
    if x.id is not None:
        d["id"] = x.id
    d["message"] = x.message
    if x.images is not None:
        d["images"] = [encode_ImageContent(item) for item in x.images]
    return with_extra(x.extra, d) if x.extra else d


def encode_FollowUpCommand(x: t.FollowUpCommand) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type}
    if x.id is not None:
        d["id"] = x.id
    d["message"] = x.message
    if x.images is not None:
        d["images"] = [encode_ImageContent(item) for item in x.images]
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


def encode_GetStateCommand(x: t.GetStateCommand) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type}
    if x.id is not None:
        d["id"] = x.id
    return with_extra(x.extra, d) if x.extra else d


def encode_SetModelCommand(x: t.SetModelCommand) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type}
    if x.id is not None:
        d["id"] = x.id
    d["provider"] = x.provider
    d["modelId"] = x.model_id
    return with_extra(x.extra, d) if x.extra else d


def encode_CycleModelCommand(x: t.CycleModelCommand) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type}
    if x.id is not None:
        d["id"] = x.id
    return with_extra(x.extra, d) if x.extra else d


def encode_GetAvailableModelsCommand(x: t.GetAvailableModelsCommand) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type}
    if x.id is not None:
        d["id"] = x.id
    return with_extra(x.extra, d) if x.extra else d


def encode_SetThinkingLevelCommand(x: t.SetThinkingLevelCommand) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type}
    if x.id is not None:
        d["id"] = x.id
    d["level"] = x.level
    return with_extra(x.extra, d) if x.extra else d


def encode_CycleThinkingLevelCommand(x: t.CycleThinkingLevelCommand) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type}
    if x.id is not None:
        d["id"] = x.id
    return with_extra(x.extra, d) if x.extra else d


def encode_GetAvailableThinkingLevelsCommand(x: t.GetAvailableThinkingLevelsCommand) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type}
    if x.id is not None:
        d["id"] = x.id
    return with_extra(x.extra, d) if x.extra else d


def encode_SetSteeringModeCommand(x: t.SetSteeringModeCommand) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type}
    if x.id is not None:
        d["id"] = x.id
    d["mode"] = x.mode
    return with_extra(x.extra, d) if x.extra else d


def encode_SetFollowUpModeCommand(x: t.SetFollowUpModeCommand) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type}
    if x.id is not None:
        d["id"] = x.id
    d["mode"] = x.mode
    return with_extra(x.extra, d) if x.extra else d


def encode_CompactCommand(x: t.CompactCommand) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type}
    if x.id is not None:
        d["id"] = x.id
    if x.custom_instructions is not None:
        d["customInstructions"] = x.custom_instructions
    return with_extra(x.extra, d) if x.extra else d


def encode_SetAutoCompactionCommand(x: t.SetAutoCompactionCommand) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type}
    if x.id is not None:
        d["id"] = x.id
    d["enabled"] = x.enabled
    return with_extra(x.extra, d) if x.extra else d


def encode_SetAutoRetryCommand(x: t.SetAutoRetryCommand) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type}
    if x.id is not None:
        d["id"] = x.id
    d["enabled"] = x.enabled
    return with_extra(x.extra, d) if x.extra else d


def encode_AbortRetryCommand(x: t.AbortRetryCommand) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type}
    if x.id is not None:
        d["id"] = x.id
    return with_extra(x.extra, d) if x.extra else d


def encode_BashCommand(x: t.BashCommand) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type}
    if x.id is not None:
        d["id"] = x.id
    d["command"] = x.command
    if x.exclude_from_context is not None:
        d["excludeFromContext"] = x.exclude_from_context
    return with_extra(x.extra, d) if x.extra else d


def encode_AbortBashCommand(x: t.AbortBashCommand) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type}
    if x.id is not None:
        d["id"] = x.id
    return with_extra(x.extra, d) if x.extra else d


def encode_GetSessionStatsCommand(x: t.GetSessionStatsCommand) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type}
    if x.id is not None:
        d["id"] = x.id
    return with_extra(x.extra, d) if x.extra else d


def encode_ExportHtmlCommand(x: t.ExportHtmlCommand) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type}
    if x.id is not None:
        d["id"] = x.id
    if x.output_path is not None:
        d["outputPath"] = x.output_path
    return with_extra(x.extra, d) if x.extra else d


def encode_SwitchSessionCommand(x: t.SwitchSessionCommand) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type}
    if x.id is not None:
        d["id"] = x.id
    d["sessionPath"] = x.session_path
    return with_extra(x.extra, d) if x.extra else d


def encode_ForkCommand(x: t.ForkCommand) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type}
    if x.id is not None:
        d["id"] = x.id
    d["entryId"] = x.entry_id
    return with_extra(x.extra, d) if x.extra else d


def encode_CloneCommand(x: t.CloneCommand) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type}
    if x.id is not None:
        d["id"] = x.id
    return with_extra(x.extra, d) if x.extra else d


def encode_GetForkMessagesCommand(x: t.GetForkMessagesCommand) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type}
    if x.id is not None:
        d["id"] = x.id
    return with_extra(x.extra, d) if x.extra else d


def encode_GetEntriesCommand(x: t.GetEntriesCommand) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type}
    if x.id is not None:
        d["id"] = x.id
    if x.since is not None:
        d["since"] = x.since
    return with_extra(x.extra, d) if x.extra else d


def encode_GetTreeCommand(x: t.GetTreeCommand) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type}
    if x.id is not None:
        d["id"] = x.id
    return with_extra(x.extra, d) if x.extra else d


def encode_GetLastAssistantTextCommand(x: t.GetLastAssistantTextCommand) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type}
    if x.id is not None:
        d["id"] = x.id
    return with_extra(x.extra, d) if x.extra else d


def encode_SetSessionNameCommand(x: t.SetSessionNameCommand) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type}
    if x.id is not None:
        d["id"] = x.id
    d["name"] = x.name
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
    d: dict[str, Any] = {}
    if x.disposition is not None:
        d["disposition"] = x.disposition
    return with_extra(x.extra, d) if x.extra else d


def encode_QueuedInputResult(x: t.QueuedInputResult) -> dict[str, Any]:
    d: dict[str, Any] = {}
    if x.disposition is not None:
        d["disposition"] = x.disposition
    return with_extra(x.extra, d) if x.extra else d


def encode_ClearedQueue(x: t.ClearedQueue) -> dict[str, Any]:
    d: dict[str, Any] = {"steering": x.steering, "followUp": x.follow_up}
    return with_extra(x.extra, d) if x.extra else d


def encode_SessionReplacement(x: t.SessionReplacement) -> dict[str, Any]:
    d: dict[str, Any] = {"cancelled": x.cancelled}
    return with_extra(x.extra, d) if x.extra else d


def encode_CycledModel(x: t.CycledModel) -> dict[str, Any]:
    d: dict[str, Any] = {"model": encode_Model(x.model)}
    if x.thinking_level is not None:
        d["thinkingLevel"] = x.thinking_level
    if x.is_scoped is not None:
        d["isScoped"] = x.is_scoped
    return with_extra(x.extra, d) if x.extra else d


def encode_ModelList(x: t.ModelList) -> dict[str, Any]:
    d: dict[str, Any] = {"models": [encode_Model(item) for item in x.models]}
    return with_extra(x.extra, d) if x.extra else d


def encode_CycledThinkingLevel(x: t.CycledThinkingLevel) -> dict[str, Any]:
    d: dict[str, Any] = {}
    if x.level is not None:
        d["level"] = x.level
    return with_extra(x.extra, d) if x.extra else d


def encode_ThinkingLevelList(x: t.ThinkingLevelList) -> dict[str, Any]:
    d: dict[str, Any] = {"levels": x.levels}
    return with_extra(x.extra, d) if x.extra else d


def encode_CompactionResult(x: t.CompactionResult) -> dict[str, Any]:
    d: dict[str, Any] = {"summary": x.summary, "firstKeptEntryId": x.first_kept_entry_id}
    if x.tokens_before is not None:
        d["tokensBefore"] = x.tokens_before
    if x.estimated_tokens_after is not None:
        d["estimatedTokensAfter"] = x.estimated_tokens_after
    if x.usage is not None:
        d["usage"] = encode_Usage(x.usage)
    if x.details is not None:
        d["details"] = x.details
    return with_extra(x.extra, d) if x.extra else d


def encode_BashResult(x: t.BashResult) -> dict[str, Any]:
    d: dict[str, Any] = {"output": x.output}
    if x.exit_code is not None:
        d["exitCode"] = x.exit_code
    d["cancelled"] = x.cancelled
    d["truncated"] = x.truncated
    if x.full_output_path is not None:
        d["fullOutputPath"] = x.full_output_path
    return with_extra(x.extra, d) if x.extra else d


def encode_SessionTokens(x: t.SessionTokens) -> dict[str, Any]:
    d: dict[str, Any] = {}
    if x.input is not None:
        d["input"] = x.input
    if x.output is not None:
        d["output"] = x.output
    if x.cache_read is not None:
        d["cacheRead"] = x.cache_read
    if x.cache_write is not None:
        d["cacheWrite"] = x.cache_write
    if x.total is not None:
        d["total"] = x.total
    return with_extra(x.extra, d) if x.extra else d


def encode_ContextUsage(x: t.ContextUsage) -> dict[str, Any]:
    d: dict[str, Any] = {"tokens": x.tokens, "contextWindow": x.context_window, "percent": x.percent}
    return with_extra(x.extra, d) if x.extra else d


def encode_SessionStats(x: t.SessionStats) -> dict[str, Any]:
    d: dict[str, Any] = {}
    if x.session_file is not None:
        d["sessionFile"] = x.session_file
    if x.session_id is not None:
        d["sessionId"] = x.session_id
    d["userMessages"] = x.user_messages
    d["assistantMessages"] = x.assistant_messages
    d["toolCalls"] = x.tool_calls
    d["toolResults"] = x.tool_results
    d["totalMessages"] = x.total_messages
    if x.tokens is not None:
        d["tokens"] = encode_SessionTokens(x.tokens)
    if x.cost is not None:
        d["cost"] = x.cost
    if x.context_usage is not None:
        d["contextUsage"] = encode_ContextUsage(x.context_usage)
    return with_extra(x.extra, d) if x.extra else d


def encode_ExportedHtml(x: t.ExportedHtml) -> dict[str, Any]:
    d: dict[str, Any] = {"path": x.path}
    return with_extra(x.extra, d) if x.extra else d


def encode_ForkResult(x: t.ForkResult) -> dict[str, Any]:
    d: dict[str, Any] = {}
    if x.text is not None:
        d["text"] = x.text
    d["cancelled"] = x.cancelled
    return with_extra(x.extra, d) if x.extra else d


def encode_ForkMessage(x: t.ForkMessage) -> dict[str, Any]:
    d: dict[str, Any] = {"entryId": x.entry_id, "text": x.text}
    return with_extra(x.extra, d) if x.extra else d


def encode_ForkMessageList(x: t.ForkMessageList) -> dict[str, Any]:
    d: dict[str, Any] = {"messages": [encode_ForkMessage(item) for item in x.messages]}
    return with_extra(x.extra, d) if x.extra else d


def encode_EntryList(x: t.EntryList) -> dict[str, Any]:
    d: dict[str, Any] = {"entries": [ENCODERS[item.__class__](item) for item in x.entries], "leafId": x.leaf_id}
    return with_extra(x.extra, d) if x.extra else d


def encode_SessionTree(x: t.SessionTree) -> dict[str, Any]:
    d: dict[str, Any] = {"tree": [encode_SessionTreeNode(item) for item in x.tree], "leafId": x.leaf_id}
    return with_extra(x.extra, d) if x.extra else d


def encode_LastAssistantText(x: t.LastAssistantText) -> dict[str, Any]:
    d: dict[str, Any] = {}
    if x.text is not None:
        d["text"] = x.text
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


def encode_SteerResponse(x: t.SteerResponse) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "command": x.command, "success": x.success}
    if x.id is not None:
        d["id"] = x.id
    if x.data is not None:
        d["data"] = encode_QueuedInputResult(x.data)
    return with_extra(x.extra, d) if x.extra else d


def encode_FollowUpResponse(x: t.FollowUpResponse) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "command": x.command, "success": x.success}
    if x.id is not None:
        d["id"] = x.id
    if x.data is not None:
        d["data"] = encode_QueuedInputResult(x.data)
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


def encode_GetStateResponse(x: t.GetStateResponse) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "command": x.command, "success": x.success}
    if x.id is not None:
        d["id"] = x.id
    d["data"] = encode_SessionState(x.data)
    return with_extra(x.extra, d) if x.extra else d


def encode_SetModelResponse(x: t.SetModelResponse) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "command": x.command, "success": x.success}
    if x.id is not None:
        d["id"] = x.id
    d["data"] = encode_Model(x.data)
    return with_extra(x.extra, d) if x.extra else d


def encode_CycleModelResponse(x: t.CycleModelResponse) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "command": x.command, "success": x.success}
    if x.id is not None:
        d["id"] = x.id
    d["data"] = None if x.data is None else encode_CycledModel(x.data)
    return with_extra(x.extra, d) if x.extra else d


def encode_GetAvailableModelsResponse(x: t.GetAvailableModelsResponse) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "command": x.command, "success": x.success}
    if x.id is not None:
        d["id"] = x.id
    d["data"] = encode_ModelList(x.data)
    return with_extra(x.extra, d) if x.extra else d


def encode_SetThinkingLevelResponse(x: t.SetThinkingLevelResponse) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "command": x.command, "success": x.success}
    if x.id is not None:
        d["id"] = x.id
    return with_extra(x.extra, d) if x.extra else d


def encode_CycleThinkingLevelResponse(x: t.CycleThinkingLevelResponse) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "command": x.command, "success": x.success}
    if x.id is not None:
        d["id"] = x.id
    d["data"] = None if x.data is None else encode_CycledThinkingLevel(x.data)
    return with_extra(x.extra, d) if x.extra else d


def encode_GetAvailableThinkingLevelsResponse(x: t.GetAvailableThinkingLevelsResponse) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "command": x.command, "success": x.success}
    if x.id is not None:
        d["id"] = x.id
    d["data"] = encode_ThinkingLevelList(x.data)
    return with_extra(x.extra, d) if x.extra else d


def encode_SetSteeringModeResponse(x: t.SetSteeringModeResponse) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "command": x.command, "success": x.success}
    if x.id is not None:
        d["id"] = x.id
    return with_extra(x.extra, d) if x.extra else d


def encode_SetFollowUpModeResponse(x: t.SetFollowUpModeResponse) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "command": x.command, "success": x.success}
    if x.id is not None:
        d["id"] = x.id
    return with_extra(x.extra, d) if x.extra else d


def encode_CompactResponse(x: t.CompactResponse) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "command": x.command, "success": x.success}
    if x.id is not None:
        d["id"] = x.id
    d["data"] = encode_CompactionResult(x.data)
    return with_extra(x.extra, d) if x.extra else d


def encode_SetAutoCompactionResponse(x: t.SetAutoCompactionResponse) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "command": x.command, "success": x.success}
    if x.id is not None:
        d["id"] = x.id
    return with_extra(x.extra, d) if x.extra else d


def encode_SetAutoRetryResponse(x: t.SetAutoRetryResponse) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "command": x.command, "success": x.success}
    if x.id is not None:
        d["id"] = x.id
    return with_extra(x.extra, d) if x.extra else d


def encode_AbortRetryResponse(x: t.AbortRetryResponse) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "command": x.command, "success": x.success}
    if x.id is not None:
        d["id"] = x.id
    return with_extra(x.extra, d) if x.extra else d


def encode_BashResponse(x: t.BashResponse) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "command": x.command, "success": x.success}
    if x.id is not None:
        d["id"] = x.id
    d["data"] = encode_BashResult(x.data)
    return with_extra(x.extra, d) if x.extra else d


def encode_AbortBashResponse(x: t.AbortBashResponse) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "command": x.command, "success": x.success}
    if x.id is not None:
        d["id"] = x.id
    return with_extra(x.extra, d) if x.extra else d


def encode_GetSessionStatsResponse(x: t.GetSessionStatsResponse) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "command": x.command, "success": x.success}
    if x.id is not None:
        d["id"] = x.id
    d["data"] = encode_SessionStats(x.data)
    return with_extra(x.extra, d) if x.extra else d


def encode_ExportHtmlResponse(x: t.ExportHtmlResponse) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "command": x.command, "success": x.success}
    if x.id is not None:
        d["id"] = x.id
    d["data"] = encode_ExportedHtml(x.data)
    return with_extra(x.extra, d) if x.extra else d


def encode_SwitchSessionResponse(x: t.SwitchSessionResponse) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "command": x.command, "success": x.success}
    if x.id is not None:
        d["id"] = x.id
    d["data"] = encode_SessionReplacement(x.data)
    return with_extra(x.extra, d) if x.extra else d


def encode_ForkResponse(x: t.ForkResponse) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "command": x.command, "success": x.success}
    if x.id is not None:
        d["id"] = x.id
    d["data"] = encode_ForkResult(x.data)
    return with_extra(x.extra, d) if x.extra else d


def encode_CloneResponse(x: t.CloneResponse) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "command": x.command, "success": x.success}
    if x.id is not None:
        d["id"] = x.id
    d["data"] = encode_SessionReplacement(x.data)
    return with_extra(x.extra, d) if x.extra else d


def encode_GetForkMessagesResponse(x: t.GetForkMessagesResponse) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "command": x.command, "success": x.success}
    if x.id is not None:
        d["id"] = x.id
    d["data"] = encode_ForkMessageList(x.data)
    return with_extra(x.extra, d) if x.extra else d


def encode_GetEntriesResponse(x: t.GetEntriesResponse) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "command": x.command, "success": x.success}
    if x.id is not None:
        d["id"] = x.id
    d["data"] = encode_EntryList(x.data)
    return with_extra(x.extra, d) if x.extra else d


def encode_GetTreeResponse(x: t.GetTreeResponse) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "command": x.command, "success": x.success}
    if x.id is not None:
        d["id"] = x.id
    d["data"] = encode_SessionTree(x.data)
    return with_extra(x.extra, d) if x.extra else d


def encode_GetLastAssistantTextResponse(x: t.GetLastAssistantTextResponse) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "command": x.command, "success": x.success}
    if x.id is not None:
        d["id"] = x.id
    d["data"] = encode_LastAssistantText(x.data)
    return with_extra(x.extra, d) if x.extra else d


def encode_SetSessionNameResponse(x: t.SetSessionNameResponse) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "command": x.command, "success": x.success}
    if x.id is not None:
        d["id"] = x.id
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


def encode_StreamStart(x: t.StreamStart) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type}
    return with_extra(x.extra, d) if x.extra else d


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
    d: dict[str, Any] = {"type": x.type, "contentIndex": x.content_index}
    if x.content is not None:
        d["content"] = x.content
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


def encode_StreamDone(x: t.StreamDone) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type}
    if x.reason is not None:
        d["reason"] = x.reason
    if x.message is not None:
        d["message"] = encode_AssistantMessage(x.message)
    return with_extra(x.extra, d) if x.extra else d


def encode_StreamError(x: t.StreamError) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type}
    if x.reason is not None:
        d["reason"] = x.reason
    if x.error is not None:
        d["error"] = encode_AssistantMessage(x.error)
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
    if x.assistant_message_event is not None:
        d["assistantMessageEvent"] = ENCODERS[x.assistant_message_event.__class__](x.assistant_message_event)
    if x.delta is not None:
        d["delta"] = ENCODERS[x.delta.__class__](x.delta)
    if x.message is not None:
        d["message"] = x.message
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


def encode_EntryAppendedEvent(x: t.EntryAppendedEvent) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "entry": ENCODERS[x.entry.__class__](x.entry)}
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


def encode_CompactionStartEvent(x: t.CompactionStartEvent) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "reason": x.reason}
    return with_extra(x.extra, d) if x.extra else d


def encode_CompactionEndEvent(x: t.CompactionEndEvent) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "reason": x.reason}
    if x.result is not None:
        d["result"] = encode_CompactionResult(x.result)
    d["aborted"] = x.aborted
    d["willRetry"] = x.will_retry
    if x.error_message is not None:
        d["errorMessage"] = x.error_message
    return with_extra(x.extra, d) if x.extra else d


def encode_AutoRetryStartEvent(x: t.AutoRetryStartEvent) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "attempt": x.attempt, "maxAttempts": x.max_attempts, "delayMs": x.delay_ms, "errorMessage": x.error_message}
    return with_extra(x.extra, d) if x.extra else d


def encode_AutoRetryEndEvent(x: t.AutoRetryEndEvent) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "success": x.success, "attempt": x.attempt}
    if x.final_error is not None:
        d["finalError"] = x.final_error
    return with_extra(x.extra, d) if x.extra else d


def encode_SummarizationRetryScheduledEvent(x: t.SummarizationRetryScheduledEvent) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "attempt": x.attempt, "maxAttempts": x.max_attempts, "delayMs": x.delay_ms, "errorMessage": x.error_message}
    return with_extra(x.extra, d) if x.extra else d


def encode_SummarizationRetryAttemptStartEvent(x: t.SummarizationRetryAttemptStartEvent) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "source": x.source}
    if x.reason is not None:
        d["reason"] = x.reason
    return with_extra(x.extra, d) if x.extra else d


def encode_SummarizationRetryFinishedEvent(x: t.SummarizationRetryFinishedEvent) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type}
    return with_extra(x.extra, d) if x.extra else d


def encode_BashExecutionUpdateEvent(x: t.BashExecutionUpdateEvent) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type}
    if x.id is not None:
        d["id"] = x.id
    d["delta"] = x.delta
    return with_extra(x.extra, d) if x.extra else d


def encode_ExtensionErrorEvent(x: t.ExtensionErrorEvent) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "extensionPath": x.extension_path, "event": x.event, "error": x.error}
    return with_extra(x.extra, d) if x.extra else d


def encode_ReadyEvent(x: t.ReadyEvent) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type}
    if x.protocol_version is not None:
        d["protocolVersion"] = x.protocol_version
    if x.supported_protocol_versions is not None:
        d["supportedProtocolVersions"] = x.supported_protocol_versions
    if x.max_frame_bytes is not None:
        d["maxFrameBytes"] = x.max_frame_bytes
    return with_extra(x.extra, d) if x.extra else d


def encode_HookErrorEvent(x: t.HookErrorEvent) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type}
    if x.hook_path is not None:
        d["hookPath"] = x.hook_path
    if x.event is not None:
        d["event"] = x.event
    d["error"] = x.error
    return with_extra(x.extra, d) if x.extra else d


def encode_ToolErrorEvent(x: t.ToolErrorEvent) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type}
    if x.path is not None:
        d["path"] = x.path
    d["error"] = x.error
    return with_extra(x.extra, d) if x.extra else d


def encode_SelectOptionDetail(x: t.SelectOptionDetail) -> dict[str, Any]:
    d: dict[str, Any] = {}
    if x.description is not None:
        d["description"] = x.description
    return with_extra(x.extra, d) if x.extra else d


def encode_SelectRequest(x: t.SelectRequest) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "id": x.id, "method": x.method}
    if x.title is not None:
        d["title"] = x.title
    if x.options is not None:
        d["options"] = x.options
    if x.timeout is not None:
        d["timeout"] = x.timeout
    if x.option_details is not None:
        d["optionDetails"] = [encode_SelectOptionDetail(item) for item in x.option_details]
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
    if x.prompt_style is not None:
        d["promptStyle"] = x.prompt_style
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


def encode_CancelRequest(x: t.CancelRequest) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "id": x.id, "method": x.method}
    if x.target_id is not None:
        d["targetId"] = x.target_id
    return with_extra(x.extra, d) if x.extra else d


def encode_OpenUrlRequest(x: t.OpenUrlRequest) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "id": x.id, "method": x.method}
    if x.url is not None:
        d["url"] = x.url
    if x.launch_url is not None:
        d["launchUrl"] = x.launch_url
    if x.instructions is not None:
        d["instructions"] = x.instructions
    return with_extra(x.extra, d) if x.extra else d


def encode_ValueResponse(x: t.ValueResponse) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "id": x.id, "value": x.value}
    return with_extra(x.extra, d) if x.extra else d


def encode_ConfirmedResponse(x: t.ConfirmedResponse) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "id": x.id, "confirmed": x.confirmed}
    return with_extra(x.extra, d) if x.extra else d


def encode_CancelledResponse(x: t.CancelledResponse) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "id": x.id, "cancelled": x.cancelled}
    if x.timed_out is not None:
        d["timedOut"] = x.timed_out
    return with_extra(x.extra, d) if x.extra else d


def encode_HookSelectRequest(x: t.HookSelectRequest) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "method": x.method, "id": x.id}
    if x.title is not None:
        d["title"] = x.title
    if x.options is not None:
        d["options"] = x.options
    return with_extra(x.extra, d) if x.extra else d


def encode_HookConfirmRequest(x: t.HookConfirmRequest) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "method": x.method, "id": x.id}
    if x.title is not None:
        d["title"] = x.title
    if x.message is not None:
        d["message"] = x.message
    return with_extra(x.extra, d) if x.extra else d


def encode_HookInputRequest(x: t.HookInputRequest) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "method": x.method, "id": x.id}
    if x.title is not None:
        d["title"] = x.title
    if x.placeholder is not None:
        d["placeholder"] = x.placeholder
    return with_extra(x.extra, d) if x.extra else d


def encode_HookEditorRequest(x: t.HookEditorRequest) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "method": x.method, "id": x.id}
    if x.title is not None:
        d["title"] = x.title
    if x.prefill is not None:
        d["prefill"] = x.prefill
    return with_extra(x.extra, d) if x.extra else d


def encode_HookCancelRequest(x: t.HookCancelRequest) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "method": x.method, "id": x.id}
    return with_extra(x.extra, d) if x.extra else d


def encode_HookNotifyRequest(x: t.HookNotifyRequest) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "method": x.method}
    if x.message is not None:
        d["message"] = x.message
    if x.level is not None:
        d["level"] = x.level
    return with_extra(x.extra, d) if x.extra else d


def encode_HookSetStatusRequest(x: t.HookSetStatusRequest) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "method": x.method}
    if x.status_key is not None:
        d["statusKey"] = x.status_key
    if x.status_text is not None:
        d["statusText"] = x.status_text
    return with_extra(x.extra, d) if x.extra else d


def encode_HookSetWidgetRequest(x: t.HookSetWidgetRequest) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "method": x.method}
    if x.key is not None:
        d["key"] = x.key
    if x.content is not None:
        d["content"] = x.content
    if x.placement is not None:
        d["placement"] = x.placement
    return with_extra(x.extra, d) if x.extra else d


def encode_HookSetTitleRequest(x: t.HookSetTitleRequest) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "method": x.method}
    if x.title is not None:
        d["title"] = x.title
    return with_extra(x.extra, d) if x.extra else d


def encode_HookSetEditorTextRequest(x: t.HookSetEditorTextRequest) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "method": x.method}
    if x.text is not None:
        d["text"] = x.text
    return with_extra(x.extra, d) if x.extra else d


def encode_HookPasteToEditorRequest(x: t.HookPasteToEditorRequest) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "method": x.method}
    if x.text is not None:
        d["text"] = x.text
    return with_extra(x.extra, d) if x.extra else d


def encode_UnknownHookUIRequest(x: t.UnknownHookUIRequest) -> dict[str, Any]:
    return dict(x.extra or {})


def encode_HookValueResponse(x: t.HookValueResponse) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "id": x.id, "value": x.value}
    return with_extra(x.extra, d) if x.extra else d


def encode_HookConfirmedResponse(x: t.HookConfirmedResponse) -> dict[str, Any]:
    d: dict[str, Any] = {"type": x.type, "id": x.id, "confirmed": x.confirmed}
    return with_extra(x.extra, d) if x.extra else d


def encode_HookCancelledResponse(x: t.HookCancelledResponse) -> dict[str, Any]:
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
_draft_UnknownTextOnlyContent = draft(t.UnknownTextOnlyContent)
_members_TextOnlyContent_type: dict[Any, Callable[[Any], Any]] = {
    "text": decode_TextContent,
}
_draft_UnknownEditedContent = draft(t.UnknownEditedContent)
_members_EditedContent_type: dict[Any, Callable[[Any], Any]] = {
    "text": decode_TextContent,
    "image": decode_ImageContent,
    "thinking": decode_ThinkingContent,
    "toolCall": decode_ToolCall,
}
_fields_UsageCost = frozenset(("input", "output", "cacheRead", "cacheWrite", "total", "totalFromProvider",))
_draft_UsageCost = draft(t.UsageCost)
_fields_Usage = frozenset(("input", "output", "cacheRead", "cacheWrite", "cacheWrite1h", "reasoning", "totalTokens", "cost",))
_draft_Usage = draft(t.Usage)
_fields_ToolDefinition = frozenset(("name", "description", "parameters", "constrainedSampling",))
_draft_ToolDefinition = draft(t.ToolDefinition)
_fields_ToolReference = frozenset(("name",))
_draft_ToolReference = draft(t.ToolReference)
_fields_NestedToolCall = frozenset(("id", "name", "arguments", "argumentsBytes", "status", "durationMs", "error",))
_draft_NestedToolCall = draft(t.NestedToolCall)
_fields_NestedToolCalls = frozenset(("calls", "complete",))
_draft_NestedToolCalls = draft(t.NestedToolCalls)
_fields_DiagnosticError = frozenset(("name", "message", "stack", "code",))
_draft_DiagnosticError = draft(t.DiagnosticError)
_fields_AssistantMessageDiagnostic = frozenset(("type", "timestamp", "error", "details",))
_draft_AssistantMessageDiagnostic = draft(t.AssistantMessageDiagnostic)
_fields_DeferredHandle = frozenset(("provider", "modelId", "api", "id", "expiresAt", "pollAfterMs", "data",))
_draft_DeferredHandle = draft(t.DeferredHandle)
_fields_SystemMessage = frozenset(("role", "content", "sections", "toolsAdded", "toolsRemoved", "timestamp",))
_draft_SystemMessage = draft(t.SystemMessage)
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
_fields_ModelCostTier = frozenset(("input", "output", "cacheRead", "cacheWrite", "inputTokensAbove",))
_draft_ModelCostTier = draft(t.ModelCostTier)
_fields_ModelCost = frozenset(("input", "output", "cacheRead", "cacheWrite", "tiers",))
_draft_ModelCost = draft(t.ModelCost)
_fields_ModelImageResize = frozenset(("maxWidth", "maxHeight", "maxBytes", "jpegQuality",))
_draft_ModelImageResize = draft(t.ModelImageResize)
_fields_ModelImageLimits = frozenset(("resize", "maxPerMessage", "maxPerRequest",))
_draft_ModelImageLimits = draft(t.ModelImageLimits)
_fields_ModelInputLimits = frozenset(("maxRequestBytes", "images",))
_draft_ModelInputLimits = draft(t.ModelInputLimits)
_fields_Model = frozenset(("id", "name", "api", "provider", "baseUrl", "type", "input", "inputLimits", "contextWindow", "maxTokens", "reasoning", "thinkingLevelMap", "cost", "promptCache", "samplingParams", "samplingParamsByThinkingLevel", "headers", "compat",))
_draft_Model = draft(t.Model)
_fields_SessionState = frozenset(("model", "thinkingLevel", "isStreaming", "isCompacting", "steeringMode", "followUpMode", "sessionFile", "sessionId", "sessionName", "autoCompactionEnabled", "messageCount", "pendingMessageCount",))
_draft_SessionState = draft(t.SessionState)
_fields_SourceInfo = frozenset(("path", "source", "scope", "origin", "baseDir", "changelogPath",))
_draft_SourceInfo = draft(t.SourceInfo)
_fields_SlashCommand = frozenset(("name", "description", "source", "sourceInfo",))
_draft_SlashCommand = draft(t.SlashCommand)
_fields_SessionMessageEntry = frozenset(("type", "id", "parentId", "timestamp", "message",))
_draft_SessionMessageEntry = draft(t.SessionMessageEntry)
_fields_ThinkingLevelChangeEntry = frozenset(("type", "id", "parentId", "timestamp", "thinkingLevel",))
_draft_ThinkingLevelChangeEntry = draft(t.ThinkingLevelChangeEntry)
_fields_ModelChangeEntry = frozenset(("type", "id", "parentId", "timestamp", "provider", "modelId",))
_draft_ModelChangeEntry = draft(t.ModelChangeEntry)
_fields_UsageEntry = frozenset(("type", "id", "parentId", "timestamp", "kind", "provider", "model", "usage", "note",))
_draft_UsageEntry = draft(t.UsageEntry)
_fields_CompactionEntry = frozenset(("type", "id", "parentId", "timestamp", "summary", "firstKeptEntryId", "tokensBefore", "details", "usage", "fromHook", "systemMessage",))
_draft_CompactionEntry = draft(t.CompactionEntry)
_fields_BranchSummaryEntry = frozenset(("type", "id", "parentId", "timestamp", "fromId", "summary", "details", "usage", "fromHook",))
_draft_BranchSummaryEntry = draft(t.BranchSummaryEntry)
_fields_CustomEntry = frozenset(("type", "id", "parentId", "timestamp", "customType", "data",))
_draft_CustomEntry = draft(t.CustomEntry)
_fields_CustomMessageEntry = frozenset(("type", "id", "parentId", "timestamp", "customType", "content", "details", "display",))
_draft_CustomMessageEntry = draft(t.CustomMessageEntry)
_fields_ContextReplacement = frozenset(("content",))
_draft_ContextReplacement = draft(t.ContextReplacement)
_fields_ContextEditEntry = frozenset(("type", "id", "parentId", "timestamp", "targetId", "replacement",))
_draft_ContextEditEntry = draft(t.ContextEditEntry)
_fields_LabelEntry = frozenset(("type", "id", "parentId", "timestamp", "targetId", "label",))
_draft_LabelEntry = draft(t.LabelEntry)
_fields_SessionInfoEntry = frozenset(("type", "id", "parentId", "timestamp", "name",))
_draft_SessionInfoEntry = draft(t.SessionInfoEntry)
_draft_UnknownSessionEntry = draft(t.UnknownSessionEntry)
_members_SessionEntry_type: dict[Any, Callable[[Any], Any]] = {
    "message": decode_SessionMessageEntry,
    "thinking_level_change": decode_ThinkingLevelChangeEntry,
    "model_change": decode_ModelChangeEntry,
    "usage": decode_UsageEntry,
    "compaction": decode_CompactionEntry,
    "branch_summary": decode_BranchSummaryEntry,
    "custom": decode_CustomEntry,
    "custom_message": decode_CustomMessageEntry,
    "context_edit": decode_ContextEditEntry,
    "label": decode_LabelEntry,
    "session_info": decode_SessionInfoEntry,
}
_fields_SessionTreeNode = frozenset(("entry", "children", "label", "labelTimestamp",))
_draft_SessionTreeNode = draft(t.SessionTreeNode)
_fields_PromptCommand = frozenset(("type", "id", "message", "images", "streamingBehavior",))
_draft_PromptCommand = draft(t.PromptCommand)
_fields_SteerCommand = frozenset(("type", "id", "message", "images",))
_draft_SteerCommand = draft(t.SteerCommand)
_fields_FollowUpCommand = frozenset(("type", "id", "message", "images",))
_draft_FollowUpCommand = draft(t.FollowUpCommand)
_fields_AbortCommand = frozenset(("type", "id",))
_draft_AbortCommand = draft(t.AbortCommand)
_fields_ClearQueueCommand = frozenset(("type", "id",))
_draft_ClearQueueCommand = draft(t.ClearQueueCommand)
_fields_NewSessionCommand = frozenset(("type", "id", "parentSession",))
_draft_NewSessionCommand = draft(t.NewSessionCommand)
_fields_GetStateCommand = frozenset(("type", "id",))
_draft_GetStateCommand = draft(t.GetStateCommand)
_fields_SetModelCommand = frozenset(("type", "id", "provider", "modelId",))
_draft_SetModelCommand = draft(t.SetModelCommand)
_fields_CycleModelCommand = frozenset(("type", "id",))
_draft_CycleModelCommand = draft(t.CycleModelCommand)
_fields_GetAvailableModelsCommand = frozenset(("type", "id",))
_draft_GetAvailableModelsCommand = draft(t.GetAvailableModelsCommand)
_fields_SetThinkingLevelCommand = frozenset(("type", "id", "level",))
_draft_SetThinkingLevelCommand = draft(t.SetThinkingLevelCommand)
_fields_CycleThinkingLevelCommand = frozenset(("type", "id",))
_draft_CycleThinkingLevelCommand = draft(t.CycleThinkingLevelCommand)
_fields_GetAvailableThinkingLevelsCommand = frozenset(("type", "id",))
_draft_GetAvailableThinkingLevelsCommand = draft(t.GetAvailableThinkingLevelsCommand)
_fields_SetSteeringModeCommand = frozenset(("type", "id", "mode",))
_draft_SetSteeringModeCommand = draft(t.SetSteeringModeCommand)
_fields_SetFollowUpModeCommand = frozenset(("type", "id", "mode",))
_draft_SetFollowUpModeCommand = draft(t.SetFollowUpModeCommand)
_fields_CompactCommand = frozenset(("type", "id", "customInstructions",))
_draft_CompactCommand = draft(t.CompactCommand)
_fields_SetAutoCompactionCommand = frozenset(("type", "id", "enabled",))
_draft_SetAutoCompactionCommand = draft(t.SetAutoCompactionCommand)
_fields_SetAutoRetryCommand = frozenset(("type", "id", "enabled",))
_draft_SetAutoRetryCommand = draft(t.SetAutoRetryCommand)
_fields_AbortRetryCommand = frozenset(("type", "id",))
_draft_AbortRetryCommand = draft(t.AbortRetryCommand)
_fields_BashCommand = frozenset(("type", "id", "command", "excludeFromContext",))
_draft_BashCommand = draft(t.BashCommand)
_fields_AbortBashCommand = frozenset(("type", "id",))
_draft_AbortBashCommand = draft(t.AbortBashCommand)
_fields_GetSessionStatsCommand = frozenset(("type", "id",))
_draft_GetSessionStatsCommand = draft(t.GetSessionStatsCommand)
_fields_ExportHtmlCommand = frozenset(("type", "id", "outputPath",))
_draft_ExportHtmlCommand = draft(t.ExportHtmlCommand)
_fields_SwitchSessionCommand = frozenset(("type", "id", "sessionPath",))
_draft_SwitchSessionCommand = draft(t.SwitchSessionCommand)
_fields_ForkCommand = frozenset(("type", "id", "entryId",))
_draft_ForkCommand = draft(t.ForkCommand)
_fields_CloneCommand = frozenset(("type", "id",))
_draft_CloneCommand = draft(t.CloneCommand)
_fields_GetForkMessagesCommand = frozenset(("type", "id",))
_draft_GetForkMessagesCommand = draft(t.GetForkMessagesCommand)
_fields_GetEntriesCommand = frozenset(("type", "id", "since",))
_draft_GetEntriesCommand = draft(t.GetEntriesCommand)
_fields_GetTreeCommand = frozenset(("type", "id",))
_draft_GetTreeCommand = draft(t.GetTreeCommand)
_fields_GetLastAssistantTextCommand = frozenset(("type", "id",))
_draft_GetLastAssistantTextCommand = draft(t.GetLastAssistantTextCommand)
_fields_SetSessionNameCommand = frozenset(("type", "id", "name",))
_draft_SetSessionNameCommand = draft(t.SetSessionNameCommand)
_fields_GetMessagesCommand = frozenset(("type", "id",))
_draft_GetMessagesCommand = draft(t.GetMessagesCommand)
_fields_GetCommandsCommand = frozenset(("type", "id",))
_draft_GetCommandsCommand = draft(t.GetCommandsCommand)
_draft_UnknownCommand = draft(t.UnknownCommand)
_fields_PromptResult = frozenset(("disposition",))
_draft_PromptResult = draft(t.PromptResult)
_fields_QueuedInputResult = frozenset(("disposition",))
_draft_QueuedInputResult = draft(t.QueuedInputResult)
_fields_ClearedQueue = frozenset(("steering", "followUp",))
_draft_ClearedQueue = draft(t.ClearedQueue)
_fields_SessionReplacement = frozenset(("cancelled",))
_draft_SessionReplacement = draft(t.SessionReplacement)
_fields_CycledModel = frozenset(("model", "thinkingLevel", "isScoped",))
_draft_CycledModel = draft(t.CycledModel)
_fields_ModelList = frozenset(("models",))
_draft_ModelList = draft(t.ModelList)
_fields_CycledThinkingLevel = frozenset(("level",))
_draft_CycledThinkingLevel = draft(t.CycledThinkingLevel)
_fields_ThinkingLevelList = frozenset(("levels",))
_draft_ThinkingLevelList = draft(t.ThinkingLevelList)
_fields_CompactionResult = frozenset(("summary", "firstKeptEntryId", "tokensBefore", "estimatedTokensAfter", "usage", "details",))
_draft_CompactionResult = draft(t.CompactionResult)
_fields_BashResult = frozenset(("output", "exitCode", "cancelled", "truncated", "fullOutputPath",))
_draft_BashResult = draft(t.BashResult)
_fields_SessionTokens = frozenset(("input", "output", "cacheRead", "cacheWrite", "total",))
_draft_SessionTokens = draft(t.SessionTokens)
_fields_ContextUsage = frozenset(("tokens", "contextWindow", "percent",))
_draft_ContextUsage = draft(t.ContextUsage)
_fields_SessionStats = frozenset(("sessionFile", "sessionId", "userMessages", "assistantMessages", "toolCalls", "toolResults", "totalMessages", "tokens", "cost", "contextUsage",))
_draft_SessionStats = draft(t.SessionStats)
_fields_ExportedHtml = frozenset(("path",))
_draft_ExportedHtml = draft(t.ExportedHtml)
_fields_ForkResult = frozenset(("text", "cancelled",))
_draft_ForkResult = draft(t.ForkResult)
_fields_ForkMessage = frozenset(("entryId", "text",))
_draft_ForkMessage = draft(t.ForkMessage)
_fields_ForkMessageList = frozenset(("messages",))
_draft_ForkMessageList = draft(t.ForkMessageList)
_fields_EntryList = frozenset(("entries", "leafId",))
_draft_EntryList = draft(t.EntryList)
_fields_SessionTree = frozenset(("tree", "leafId",))
_draft_SessionTree = draft(t.SessionTree)
_fields_LastAssistantText = frozenset(("text",))
_draft_LastAssistantText = draft(t.LastAssistantText)
_fields_MessageList = frozenset(("messages",))
_draft_MessageList = draft(t.MessageList)
_fields_SlashCommandList = frozenset(("commands",))
_draft_SlashCommandList = draft(t.SlashCommandList)
_fields_PromptResponse = frozenset(("type", "command", "success", "id", "data",))
_draft_PromptResponse = draft(t.PromptResponse)
_fields_SteerResponse = frozenset(("type", "command", "success", "id", "data",))
_draft_SteerResponse = draft(t.SteerResponse)
_fields_FollowUpResponse = frozenset(("type", "command", "success", "id", "data",))
_draft_FollowUpResponse = draft(t.FollowUpResponse)
_fields_AbortResponse = frozenset(("type", "command", "success", "id",))
_draft_AbortResponse = draft(t.AbortResponse)
_fields_ClearQueueResponse = frozenset(("type", "command", "success", "id", "data",))
_draft_ClearQueueResponse = draft(t.ClearQueueResponse)
_fields_NewSessionResponse = frozenset(("type", "command", "success", "id", "data",))
_draft_NewSessionResponse = draft(t.NewSessionResponse)
_fields_GetStateResponse = frozenset(("type", "command", "success", "id", "data",))
_draft_GetStateResponse = draft(t.GetStateResponse)
_fields_SetModelResponse = frozenset(("type", "command", "success", "id", "data",))
_draft_SetModelResponse = draft(t.SetModelResponse)
_fields_CycleModelResponse = frozenset(("type", "command", "success", "id", "data",))
_draft_CycleModelResponse = draft(t.CycleModelResponse)
_fields_GetAvailableModelsResponse = frozenset(("type", "command", "success", "id", "data",))
_draft_GetAvailableModelsResponse = draft(t.GetAvailableModelsResponse)
_fields_SetThinkingLevelResponse = frozenset(("type", "command", "success", "id",))
_draft_SetThinkingLevelResponse = draft(t.SetThinkingLevelResponse)
_fields_CycleThinkingLevelResponse = frozenset(("type", "command", "success", "id", "data",))
_draft_CycleThinkingLevelResponse = draft(t.CycleThinkingLevelResponse)
_fields_GetAvailableThinkingLevelsResponse = frozenset(("type", "command", "success", "id", "data",))
_draft_GetAvailableThinkingLevelsResponse = draft(t.GetAvailableThinkingLevelsResponse)
_fields_SetSteeringModeResponse = frozenset(("type", "command", "success", "id",))
_draft_SetSteeringModeResponse = draft(t.SetSteeringModeResponse)
_fields_SetFollowUpModeResponse = frozenset(("type", "command", "success", "id",))
_draft_SetFollowUpModeResponse = draft(t.SetFollowUpModeResponse)
_fields_CompactResponse = frozenset(("type", "command", "success", "id", "data",))
_draft_CompactResponse = draft(t.CompactResponse)
_fields_SetAutoCompactionResponse = frozenset(("type", "command", "success", "id",))
_draft_SetAutoCompactionResponse = draft(t.SetAutoCompactionResponse)
_fields_SetAutoRetryResponse = frozenset(("type", "command", "success", "id",))
_draft_SetAutoRetryResponse = draft(t.SetAutoRetryResponse)
_fields_AbortRetryResponse = frozenset(("type", "command", "success", "id",))
_draft_AbortRetryResponse = draft(t.AbortRetryResponse)
_fields_BashResponse = frozenset(("type", "command", "success", "id", "data",))
_draft_BashResponse = draft(t.BashResponse)
_fields_AbortBashResponse = frozenset(("type", "command", "success", "id",))
_draft_AbortBashResponse = draft(t.AbortBashResponse)
_fields_GetSessionStatsResponse = frozenset(("type", "command", "success", "id", "data",))
_draft_GetSessionStatsResponse = draft(t.GetSessionStatsResponse)
_fields_ExportHtmlResponse = frozenset(("type", "command", "success", "id", "data",))
_draft_ExportHtmlResponse = draft(t.ExportHtmlResponse)
_fields_SwitchSessionResponse = frozenset(("type", "command", "success", "id", "data",))
_draft_SwitchSessionResponse = draft(t.SwitchSessionResponse)
_fields_ForkResponse = frozenset(("type", "command", "success", "id", "data",))
_draft_ForkResponse = draft(t.ForkResponse)
_fields_CloneResponse = frozenset(("type", "command", "success", "id", "data",))
_draft_CloneResponse = draft(t.CloneResponse)
_fields_GetForkMessagesResponse = frozenset(("type", "command", "success", "id", "data",))
_draft_GetForkMessagesResponse = draft(t.GetForkMessagesResponse)
_fields_GetEntriesResponse = frozenset(("type", "command", "success", "id", "data",))
_draft_GetEntriesResponse = draft(t.GetEntriesResponse)
_fields_GetTreeResponse = frozenset(("type", "command", "success", "id", "data",))
_draft_GetTreeResponse = draft(t.GetTreeResponse)
_fields_GetLastAssistantTextResponse = frozenset(("type", "command", "success", "id", "data",))
_draft_GetLastAssistantTextResponse = draft(t.GetLastAssistantTextResponse)
_fields_SetSessionNameResponse = frozenset(("type", "command", "success", "id",))
_draft_SetSessionNameResponse = draft(t.SetSessionNameResponse)
_fields_GetMessagesResponse = frozenset(("type", "command", "success", "id", "data",))
_draft_GetMessagesResponse = draft(t.GetMessagesResponse)
_fields_GetCommandsResponse = frozenset(("type", "command", "success", "id", "data",))
_draft_GetCommandsResponse = draft(t.GetCommandsResponse)
_fields_ErrorResponse = frozenset(("type", "success", "id", "command", "error",))
_draft_ErrorResponse = draft(t.ErrorResponse)
_draft_UnknownResponse = draft(t.UnknownResponse)
_fields_StreamStart = frozenset(("type",))
_draft_StreamStart = draft(t.StreamStart)
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
_fields_StreamDone = frozenset(("type", "reason", "message",))
_draft_StreamDone = draft(t.StreamDone)
_fields_StreamError = frozenset(("type", "reason", "error",))
_draft_StreamError = draft(t.StreamError)
_draft_UnknownAssistantMessageEvent = draft(t.UnknownAssistantMessageEvent)
_members_AssistantMessageEvent_type: dict[Any, Callable[[Any], Any]] = {
    "start": decode_StreamStart,
    "text_start": decode_TextStart,
    "text_delta": decode_TextDelta,
    "text_end": decode_TextEnd,
    "thinking_start": decode_ThinkingStart,
    "thinking_delta": decode_ThinkingDelta,
    "thinking_end": decode_ThinkingEnd,
    "toolcall_start": decode_ToolCallStart,
    "toolcall_delta": decode_ToolCallDelta,
    "toolcall_end": decode_ToolCallEnd,
    "done": decode_StreamDone,
    "error": decode_StreamError,
}
_fields_AgentStartEvent = frozenset(("type",))
_draft_AgentStartEvent = draft(t.AgentStartEvent)
_fields_TurnStartEvent = frozenset(("type",))
_draft_TurnStartEvent = draft(t.TurnStartEvent)
_fields_MessageStartEvent = frozenset(("type", "message",))
_draft_MessageStartEvent = draft(t.MessageStartEvent)
_fields_MessageUpdateEvent = frozenset(("type", "usage", "assistantMessageEvent", "delta", "message",))
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
_fields_EntryAppendedEvent = frozenset(("type", "entry",))
_draft_EntryAppendedEvent = draft(t.EntryAppendedEvent)
_fields_SessionInfoChangedEvent = frozenset(("type", "name",))
_draft_SessionInfoChangedEvent = draft(t.SessionInfoChangedEvent)
_fields_ThinkingLevelChangedEvent = frozenset(("type", "level",))
_draft_ThinkingLevelChangedEvent = draft(t.ThinkingLevelChangedEvent)
_fields_CompactionStartEvent = frozenset(("type", "reason",))
_draft_CompactionStartEvent = draft(t.CompactionStartEvent)
_fields_CompactionEndEvent = frozenset(("type", "reason", "result", "aborted", "willRetry", "errorMessage",))
_draft_CompactionEndEvent = draft(t.CompactionEndEvent)
_fields_AutoRetryStartEvent = frozenset(("type", "attempt", "maxAttempts", "delayMs", "errorMessage",))
_draft_AutoRetryStartEvent = draft(t.AutoRetryStartEvent)
_fields_AutoRetryEndEvent = frozenset(("type", "success", "attempt", "finalError",))
_draft_AutoRetryEndEvent = draft(t.AutoRetryEndEvent)
_fields_SummarizationRetryScheduledEvent = frozenset(("type", "attempt", "maxAttempts", "delayMs", "errorMessage",))
_draft_SummarizationRetryScheduledEvent = draft(t.SummarizationRetryScheduledEvent)
_fields_SummarizationRetryAttemptStartEvent = frozenset(("type", "source", "reason",))
_draft_SummarizationRetryAttemptStartEvent = draft(t.SummarizationRetryAttemptStartEvent)
_fields_SummarizationRetryFinishedEvent = frozenset(("type",))
_draft_SummarizationRetryFinishedEvent = draft(t.SummarizationRetryFinishedEvent)
_fields_BashExecutionUpdateEvent = frozenset(("type", "id", "delta",))
_draft_BashExecutionUpdateEvent = draft(t.BashExecutionUpdateEvent)
_fields_ExtensionErrorEvent = frozenset(("type", "extensionPath", "event", "error",))
_draft_ExtensionErrorEvent = draft(t.ExtensionErrorEvent)
_fields_ReadyEvent = frozenset(("type", "protocolVersion", "supportedProtocolVersions", "maxFrameBytes",))
_draft_ReadyEvent = draft(t.ReadyEvent)
_fields_HookErrorEvent = frozenset(("type", "hookPath", "event", "error",))
_draft_HookErrorEvent = draft(t.HookErrorEvent)
_fields_ToolErrorEvent = frozenset(("type", "path", "error",))
_draft_ToolErrorEvent = draft(t.ToolErrorEvent)
_fields_SelectOptionDetail = frozenset(("description",))
_draft_SelectOptionDetail = draft(t.SelectOptionDetail)
_fields_SelectRequest = frozenset(("type", "id", "method", "title", "options", "timeout", "optionDetails",))
_draft_SelectRequest = draft(t.SelectRequest)
_fields_ConfirmRequest = frozenset(("type", "id", "method", "title", "message", "timeout",))
_draft_ConfirmRequest = draft(t.ConfirmRequest)
_fields_InputRequest = frozenset(("type", "id", "method", "title", "placeholder", "timeout",))
_draft_InputRequest = draft(t.InputRequest)
_fields_EditorRequest = frozenset(("type", "id", "method", "title", "prefill", "promptStyle",))
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
_fields_CancelRequest = frozenset(("type", "id", "method", "targetId",))
_draft_CancelRequest = draft(t.CancelRequest)
_fields_OpenUrlRequest = frozenset(("type", "id", "method", "url", "launchUrl", "instructions",))
_draft_OpenUrlRequest = draft(t.OpenUrlRequest)
_fields_ValueResponse = frozenset(("type", "id", "value",))
_draft_ValueResponse = draft(t.ValueResponse)
_fields_ConfirmedResponse = frozenset(("type", "id", "confirmed",))
_draft_ConfirmedResponse = draft(t.ConfirmedResponse)
_fields_CancelledResponse = frozenset(("type", "id", "cancelled", "timedOut",))
_draft_CancelledResponse = draft(t.CancelledResponse)
_fields_HookSelectRequest = frozenset(("type", "method", "id", "title", "options",))
_draft_HookSelectRequest = draft(t.HookSelectRequest)
_fields_HookConfirmRequest = frozenset(("type", "method", "id", "title", "message",))
_draft_HookConfirmRequest = draft(t.HookConfirmRequest)
_fields_HookInputRequest = frozenset(("type", "method", "id", "title", "placeholder",))
_draft_HookInputRequest = draft(t.HookInputRequest)
_fields_HookEditorRequest = frozenset(("type", "method", "id", "title", "prefill",))
_draft_HookEditorRequest = draft(t.HookEditorRequest)
_fields_HookCancelRequest = frozenset(("type", "method", "id",))
_draft_HookCancelRequest = draft(t.HookCancelRequest)
_fields_HookNotifyRequest = frozenset(("type", "method", "message", "level",))
_draft_HookNotifyRequest = draft(t.HookNotifyRequest)
_fields_HookSetStatusRequest = frozenset(("type", "method", "statusKey", "statusText",))
_draft_HookSetStatusRequest = draft(t.HookSetStatusRequest)
_fields_HookSetWidgetRequest = frozenset(("type", "method", "key", "content", "placement",))
_draft_HookSetWidgetRequest = draft(t.HookSetWidgetRequest)
_fields_HookSetTitleRequest = frozenset(("type", "method", "title",))
_draft_HookSetTitleRequest = draft(t.HookSetTitleRequest)
_fields_HookSetEditorTextRequest = frozenset(("type", "method", "text",))
_draft_HookSetEditorTextRequest = draft(t.HookSetEditorTextRequest)
_fields_HookPasteToEditorRequest = frozenset(("type", "method", "text",))
_draft_HookPasteToEditorRequest = draft(t.HookPasteToEditorRequest)
_draft_UnknownHookUIRequest = draft(t.UnknownHookUIRequest)
_fields_HookValueResponse = frozenset(("type", "id", "value",))
_draft_HookValueResponse = draft(t.HookValueResponse)
_fields_HookConfirmedResponse = frozenset(("type", "id", "confirmed",))
_draft_HookConfirmedResponse = draft(t.HookConfirmedResponse)
_fields_HookCancelledResponse = frozenset(("type", "id", "cancelled",))
_draft_HookCancelledResponse = draft(t.HookCancelledResponse)
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
    "cancel": decode_CancelRequest,
    "open_url": decode_OpenUrlRequest,
}
_members_AgentRecord_hook_ui_request_method: dict[Any, Callable[[Any], Any]] = {
    "select": decode_HookSelectRequest,
    "confirm": decode_HookConfirmRequest,
    "input": decode_HookInputRequest,
    "editor": decode_HookEditorRequest,
    "cancel": decode_HookCancelRequest,
    "notify": decode_HookNotifyRequest,
    "set_status": decode_HookSetStatusRequest,
    "set_widget": decode_HookSetWidgetRequest,
    "set_title": decode_HookSetTitleRequest,
    "set_editor_text": decode_HookSetEditorTextRequest,
    "paste_to_editor": decode_HookPasteToEditorRequest,
}
_members_AgentRecord_response_True_command: dict[Any, Callable[[Any], Any]] = {
    "prompt": decode_PromptResponse,
    "steer": decode_SteerResponse,
    "follow_up": decode_FollowUpResponse,
    "abort": decode_AbortResponse,
    "clear_queue": decode_ClearQueueResponse,
    "new_session": decode_NewSessionResponse,
    "get_state": decode_GetStateResponse,
    "set_model": decode_SetModelResponse,
    "cycle_model": decode_CycleModelResponse,
    "get_available_models": decode_GetAvailableModelsResponse,
    "set_thinking_level": decode_SetThinkingLevelResponse,
    "cycle_thinking_level": decode_CycleThinkingLevelResponse,
    "get_available_thinking_levels": decode_GetAvailableThinkingLevelsResponse,
    "set_steering_mode": decode_SetSteeringModeResponse,
    "set_follow_up_mode": decode_SetFollowUpModeResponse,
    "compact": decode_CompactResponse,
    "set_auto_compaction": decode_SetAutoCompactionResponse,
    "set_auto_retry": decode_SetAutoRetryResponse,
    "abort_retry": decode_AbortRetryResponse,
    "bash": decode_BashResponse,
    "abort_bash": decode_AbortBashResponse,
    "get_session_stats": decode_GetSessionStatsResponse,
    "export_html": decode_ExportHtmlResponse,
    "switch_session": decode_SwitchSessionResponse,
    "fork": decode_ForkResponse,
    "clone": decode_CloneResponse,
    "get_fork_messages": decode_GetForkMessagesResponse,
    "get_entries": decode_GetEntriesResponse,
    "get_tree": decode_GetTreeResponse,
    "get_last_assistant_text": decode_GetLastAssistantTextResponse,
    "set_session_name": decode_SetSessionNameResponse,
    "get_messages": decode_GetMessagesResponse,
    "get_commands": decode_GetCommandsResponse,
}
_members_AgentRecord_response_success: dict[Any, Callable[[Any], Any]] = {
    True: decode_AgentRecord_response_True,
    False: decode_ErrorResponse,
}
_members_AgentRecord_type: dict[Any, Callable[[Any], Any]] = {
    "extension_ui_request": decode_AgentRecord_extension_ui_request,
    "hook_ui_request": decode_AgentRecord_hook_ui_request,
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
    "entry_appended": decode_EntryAppendedEvent,
    "session_info_changed": decode_SessionInfoChangedEvent,
    "thinking_level_changed": decode_ThinkingLevelChangedEvent,
    "compaction_start": decode_CompactionStartEvent,
    "compaction_end": decode_CompactionEndEvent,
    "auto_retry_start": decode_AutoRetryStartEvent,
    "auto_retry_end": decode_AutoRetryEndEvent,
    "summarization_retry_scheduled": decode_SummarizationRetryScheduledEvent,
    "summarization_retry_attempt_start": decode_SummarizationRetryAttemptStartEvent,
    "summarization_retry_finished": decode_SummarizationRetryFinishedEvent,
    "bash_execution_update": decode_BashExecutionUpdateEvent,
    "extension_error": decode_ExtensionErrorEvent,
    "ready": decode_ReadyEvent,
    "hook_error": decode_HookErrorEvent,
    "tool_error": decode_ToolErrorEvent,
}
_members_ClientRecord_type: dict[Any, Callable[[Any], Any]] = {
    "extension_ui_response": decode_ClientRecord_extension_ui_response,
    "hook_ui_response": decode_ClientRecord_hook_ui_response,
    "prompt": decode_PromptCommand,
    "steer": decode_SteerCommand,
    "follow_up": decode_FollowUpCommand,
    "abort": decode_AbortCommand,
    "clear_queue": decode_ClearQueueCommand,
    "new_session": decode_NewSessionCommand,
    "get_state": decode_GetStateCommand,
    "set_model": decode_SetModelCommand,
    "cycle_model": decode_CycleModelCommand,
    "get_available_models": decode_GetAvailableModelsCommand,
    "set_thinking_level": decode_SetThinkingLevelCommand,
    "cycle_thinking_level": decode_CycleThinkingLevelCommand,
    "get_available_thinking_levels": decode_GetAvailableThinkingLevelsCommand,
    "set_steering_mode": decode_SetSteeringModeCommand,
    "set_follow_up_mode": decode_SetFollowUpModeCommand,
    "compact": decode_CompactCommand,
    "set_auto_compaction": decode_SetAutoCompactionCommand,
    "set_auto_retry": decode_SetAutoRetryCommand,
    "abort_retry": decode_AbortRetryCommand,
    "bash": decode_BashCommand,
    "abort_bash": decode_AbortBashCommand,
    "get_session_stats": decode_GetSessionStatsCommand,
    "export_html": decode_ExportHtmlCommand,
    "switch_session": decode_SwitchSessionCommand,
    "fork": decode_ForkCommand,
    "clone": decode_CloneCommand,
    "get_fork_messages": decode_GetForkMessagesCommand,
    "get_entries": decode_GetEntriesCommand,
    "get_tree": decode_GetTreeCommand,
    "get_last_assistant_text": decode_GetLastAssistantTextCommand,
    "set_session_name": decode_SetSessionNameCommand,
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
    t.UnknownTextOnlyContent: decode_UnknownTextOnlyContent,
    t.UnknownEditedContent: decode_UnknownEditedContent,
    t.UsageCost: decode_UsageCost,
    t.Usage: decode_Usage,
    t.ToolDefinition: decode_ToolDefinition,
    t.ToolReference: decode_ToolReference,
    t.NestedToolCall: decode_NestedToolCall,
    t.NestedToolCalls: decode_NestedToolCalls,
    t.DiagnosticError: decode_DiagnosticError,
    t.AssistantMessageDiagnostic: decode_AssistantMessageDiagnostic,
    t.DeferredHandle: decode_DeferredHandle,
    t.SystemMessage: decode_SystemMessage,
    t.UserMessage: decode_UserMessage,
    t.AssistantMessage: decode_AssistantMessage,
    t.ToolResultMessage: decode_ToolResultMessage,
    t.BashExecutionMessage: decode_BashExecutionMessage,
    t.CustomMessage: decode_CustomMessage,
    t.BranchSummaryMessage: decode_BranchSummaryMessage,
    t.CompactionSummaryMessage: decode_CompactionSummaryMessage,
    t.UnknownAgentMessage: decode_UnknownAgentMessage,
    t.ModelCostTier: decode_ModelCostTier,
    t.ModelCost: decode_ModelCost,
    t.ModelImageResize: decode_ModelImageResize,
    t.ModelImageLimits: decode_ModelImageLimits,
    t.ModelInputLimits: decode_ModelInputLimits,
    t.Model: decode_Model,
    t.SessionState: decode_SessionState,
    t.SourceInfo: decode_SourceInfo,
    t.SlashCommand: decode_SlashCommand,
    t.SessionMessageEntry: decode_SessionMessageEntry,
    t.ThinkingLevelChangeEntry: decode_ThinkingLevelChangeEntry,
    t.ModelChangeEntry: decode_ModelChangeEntry,
    t.UsageEntry: decode_UsageEntry,
    t.CompactionEntry: decode_CompactionEntry,
    t.BranchSummaryEntry: decode_BranchSummaryEntry,
    t.CustomEntry: decode_CustomEntry,
    t.CustomMessageEntry: decode_CustomMessageEntry,
    t.ContextReplacement: decode_ContextReplacement,
    t.ContextEditEntry: decode_ContextEditEntry,
    t.LabelEntry: decode_LabelEntry,
    t.SessionInfoEntry: decode_SessionInfoEntry,
    t.UnknownSessionEntry: decode_UnknownSessionEntry,
    t.SessionTreeNode: decode_SessionTreeNode,
    t.PromptCommand: decode_PromptCommand,
    t.SteerCommand: decode_SteerCommand,
    t.FollowUpCommand: decode_FollowUpCommand,
    t.AbortCommand: decode_AbortCommand,
    t.ClearQueueCommand: decode_ClearQueueCommand,
    t.NewSessionCommand: decode_NewSessionCommand,
    t.GetStateCommand: decode_GetStateCommand,
    t.SetModelCommand: decode_SetModelCommand,
    t.CycleModelCommand: decode_CycleModelCommand,
    t.GetAvailableModelsCommand: decode_GetAvailableModelsCommand,
    t.SetThinkingLevelCommand: decode_SetThinkingLevelCommand,
    t.CycleThinkingLevelCommand: decode_CycleThinkingLevelCommand,
    t.GetAvailableThinkingLevelsCommand: decode_GetAvailableThinkingLevelsCommand,
    t.SetSteeringModeCommand: decode_SetSteeringModeCommand,
    t.SetFollowUpModeCommand: decode_SetFollowUpModeCommand,
    t.CompactCommand: decode_CompactCommand,
    t.SetAutoCompactionCommand: decode_SetAutoCompactionCommand,
    t.SetAutoRetryCommand: decode_SetAutoRetryCommand,
    t.AbortRetryCommand: decode_AbortRetryCommand,
    t.BashCommand: decode_BashCommand,
    t.AbortBashCommand: decode_AbortBashCommand,
    t.GetSessionStatsCommand: decode_GetSessionStatsCommand,
    t.ExportHtmlCommand: decode_ExportHtmlCommand,
    t.SwitchSessionCommand: decode_SwitchSessionCommand,
    t.ForkCommand: decode_ForkCommand,
    t.CloneCommand: decode_CloneCommand,
    t.GetForkMessagesCommand: decode_GetForkMessagesCommand,
    t.GetEntriesCommand: decode_GetEntriesCommand,
    t.GetTreeCommand: decode_GetTreeCommand,
    t.GetLastAssistantTextCommand: decode_GetLastAssistantTextCommand,
    t.SetSessionNameCommand: decode_SetSessionNameCommand,
    t.GetMessagesCommand: decode_GetMessagesCommand,
    t.GetCommandsCommand: decode_GetCommandsCommand,
    t.UnknownCommand: decode_UnknownCommand,
    t.PromptResult: decode_PromptResult,
    t.QueuedInputResult: decode_QueuedInputResult,
    t.ClearedQueue: decode_ClearedQueue,
    t.SessionReplacement: decode_SessionReplacement,
    t.CycledModel: decode_CycledModel,
    t.ModelList: decode_ModelList,
    t.CycledThinkingLevel: decode_CycledThinkingLevel,
    t.ThinkingLevelList: decode_ThinkingLevelList,
    t.CompactionResult: decode_CompactionResult,
    t.BashResult: decode_BashResult,
    t.SessionTokens: decode_SessionTokens,
    t.ContextUsage: decode_ContextUsage,
    t.SessionStats: decode_SessionStats,
    t.ExportedHtml: decode_ExportedHtml,
    t.ForkResult: decode_ForkResult,
    t.ForkMessage: decode_ForkMessage,
    t.ForkMessageList: decode_ForkMessageList,
    t.EntryList: decode_EntryList,
    t.SessionTree: decode_SessionTree,
    t.LastAssistantText: decode_LastAssistantText,
    t.MessageList: decode_MessageList,
    t.SlashCommandList: decode_SlashCommandList,
    t.PromptResponse: decode_PromptResponse,
    t.SteerResponse: decode_SteerResponse,
    t.FollowUpResponse: decode_FollowUpResponse,
    t.AbortResponse: decode_AbortResponse,
    t.ClearQueueResponse: decode_ClearQueueResponse,
    t.NewSessionResponse: decode_NewSessionResponse,
    t.GetStateResponse: decode_GetStateResponse,
    t.SetModelResponse: decode_SetModelResponse,
    t.CycleModelResponse: decode_CycleModelResponse,
    t.GetAvailableModelsResponse: decode_GetAvailableModelsResponse,
    t.SetThinkingLevelResponse: decode_SetThinkingLevelResponse,
    t.CycleThinkingLevelResponse: decode_CycleThinkingLevelResponse,
    t.GetAvailableThinkingLevelsResponse: decode_GetAvailableThinkingLevelsResponse,
    t.SetSteeringModeResponse: decode_SetSteeringModeResponse,
    t.SetFollowUpModeResponse: decode_SetFollowUpModeResponse,
    t.CompactResponse: decode_CompactResponse,
    t.SetAutoCompactionResponse: decode_SetAutoCompactionResponse,
    t.SetAutoRetryResponse: decode_SetAutoRetryResponse,
    t.AbortRetryResponse: decode_AbortRetryResponse,
    t.BashResponse: decode_BashResponse,
    t.AbortBashResponse: decode_AbortBashResponse,
    t.GetSessionStatsResponse: decode_GetSessionStatsResponse,
    t.ExportHtmlResponse: decode_ExportHtmlResponse,
    t.SwitchSessionResponse: decode_SwitchSessionResponse,
    t.ForkResponse: decode_ForkResponse,
    t.CloneResponse: decode_CloneResponse,
    t.GetForkMessagesResponse: decode_GetForkMessagesResponse,
    t.GetEntriesResponse: decode_GetEntriesResponse,
    t.GetTreeResponse: decode_GetTreeResponse,
    t.GetLastAssistantTextResponse: decode_GetLastAssistantTextResponse,
    t.SetSessionNameResponse: decode_SetSessionNameResponse,
    t.GetMessagesResponse: decode_GetMessagesResponse,
    t.GetCommandsResponse: decode_GetCommandsResponse,
    t.ErrorResponse: decode_ErrorResponse,
    t.UnknownResponse: decode_UnknownResponse,
    t.StreamStart: decode_StreamStart,
    t.TextStart: decode_TextStart,
    t.TextDelta: decode_TextDelta,
    t.TextEnd: decode_TextEnd,
    t.ThinkingStart: decode_ThinkingStart,
    t.ThinkingDelta: decode_ThinkingDelta,
    t.ThinkingEnd: decode_ThinkingEnd,
    t.ToolCallStart: decode_ToolCallStart,
    t.ToolCallDelta: decode_ToolCallDelta,
    t.ToolCallEnd: decode_ToolCallEnd,
    t.StreamDone: decode_StreamDone,
    t.StreamError: decode_StreamError,
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
    t.EntryAppendedEvent: decode_EntryAppendedEvent,
    t.SessionInfoChangedEvent: decode_SessionInfoChangedEvent,
    t.ThinkingLevelChangedEvent: decode_ThinkingLevelChangedEvent,
    t.CompactionStartEvent: decode_CompactionStartEvent,
    t.CompactionEndEvent: decode_CompactionEndEvent,
    t.AutoRetryStartEvent: decode_AutoRetryStartEvent,
    t.AutoRetryEndEvent: decode_AutoRetryEndEvent,
    t.SummarizationRetryScheduledEvent: decode_SummarizationRetryScheduledEvent,
    t.SummarizationRetryAttemptStartEvent: decode_SummarizationRetryAttemptStartEvent,
    t.SummarizationRetryFinishedEvent: decode_SummarizationRetryFinishedEvent,
    t.BashExecutionUpdateEvent: decode_BashExecutionUpdateEvent,
    t.ExtensionErrorEvent: decode_ExtensionErrorEvent,
    t.ReadyEvent: decode_ReadyEvent,
    t.HookErrorEvent: decode_HookErrorEvent,
    t.ToolErrorEvent: decode_ToolErrorEvent,
    t.SelectOptionDetail: decode_SelectOptionDetail,
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
    t.CancelRequest: decode_CancelRequest,
    t.OpenUrlRequest: decode_OpenUrlRequest,
    t.ValueResponse: decode_ValueResponse,
    t.ConfirmedResponse: decode_ConfirmedResponse,
    t.CancelledResponse: decode_CancelledResponse,
    t.HookSelectRequest: decode_HookSelectRequest,
    t.HookConfirmRequest: decode_HookConfirmRequest,
    t.HookInputRequest: decode_HookInputRequest,
    t.HookEditorRequest: decode_HookEditorRequest,
    t.HookCancelRequest: decode_HookCancelRequest,
    t.HookNotifyRequest: decode_HookNotifyRequest,
    t.HookSetStatusRequest: decode_HookSetStatusRequest,
    t.HookSetWidgetRequest: decode_HookSetWidgetRequest,
    t.HookSetTitleRequest: decode_HookSetTitleRequest,
    t.HookSetEditorTextRequest: decode_HookSetEditorTextRequest,
    t.HookPasteToEditorRequest: decode_HookPasteToEditorRequest,
    t.UnknownHookUIRequest: decode_UnknownHookUIRequest,
    t.HookValueResponse: decode_HookValueResponse,
    t.HookConfirmedResponse: decode_HookConfirmedResponse,
    t.HookCancelledResponse: decode_HookCancelledResponse,
    t.UnknownAgentRecord: decode_UnknownAgentRecord,
}
ENCODERS: dict[type, Callable[[Any], dict[str, Any]]] = {
    t.TextContent: encode_TextContent,
    t.ImageContent: encode_ImageContent,
    t.ThinkingContent: encode_ThinkingContent,
    t.ToolCall: encode_ToolCall,
    t.UnknownUserContent: encode_UnknownUserContent,
    t.UnknownAssistantContent: encode_UnknownAssistantContent,
    t.UnknownTextOnlyContent: encode_UnknownTextOnlyContent,
    t.UnknownEditedContent: encode_UnknownEditedContent,
    t.UsageCost: encode_UsageCost,
    t.Usage: encode_Usage,
    t.ToolDefinition: encode_ToolDefinition,
    t.ToolReference: encode_ToolReference,
    t.NestedToolCall: encode_NestedToolCall,
    t.NestedToolCalls: encode_NestedToolCalls,
    t.DiagnosticError: encode_DiagnosticError,
    t.AssistantMessageDiagnostic: encode_AssistantMessageDiagnostic,
    t.DeferredHandle: encode_DeferredHandle,
    t.SystemMessage: encode_SystemMessage,
    t.UserMessage: encode_UserMessage,
    t.AssistantMessage: encode_AssistantMessage,
    t.ToolResultMessage: encode_ToolResultMessage,
    t.BashExecutionMessage: encode_BashExecutionMessage,
    t.CustomMessage: encode_CustomMessage,
    t.BranchSummaryMessage: encode_BranchSummaryMessage,
    t.CompactionSummaryMessage: encode_CompactionSummaryMessage,
    t.UnknownAgentMessage: encode_UnknownAgentMessage,
    t.ModelCostTier: encode_ModelCostTier,
    t.ModelCost: encode_ModelCost,
    t.ModelImageResize: encode_ModelImageResize,
    t.ModelImageLimits: encode_ModelImageLimits,
    t.ModelInputLimits: encode_ModelInputLimits,
    t.Model: encode_Model,
    t.SessionState: encode_SessionState,
    t.SourceInfo: encode_SourceInfo,
    t.SlashCommand: encode_SlashCommand,
    t.SessionMessageEntry: encode_SessionMessageEntry,
    t.ThinkingLevelChangeEntry: encode_ThinkingLevelChangeEntry,
    t.ModelChangeEntry: encode_ModelChangeEntry,
    t.UsageEntry: encode_UsageEntry,
    t.CompactionEntry: encode_CompactionEntry,
    t.BranchSummaryEntry: encode_BranchSummaryEntry,
    t.CustomEntry: encode_CustomEntry,
    t.CustomMessageEntry: encode_CustomMessageEntry,
    t.ContextReplacement: encode_ContextReplacement,
    t.ContextEditEntry: encode_ContextEditEntry,
    t.LabelEntry: encode_LabelEntry,
    t.SessionInfoEntry: encode_SessionInfoEntry,
    t.UnknownSessionEntry: encode_UnknownSessionEntry,
    t.SessionTreeNode: encode_SessionTreeNode,
    t.PromptCommand: encode_PromptCommand,
    t.SteerCommand: encode_SteerCommand,
    t.FollowUpCommand: encode_FollowUpCommand,
    t.AbortCommand: encode_AbortCommand,
    t.ClearQueueCommand: encode_ClearQueueCommand,
    t.NewSessionCommand: encode_NewSessionCommand,
    t.GetStateCommand: encode_GetStateCommand,
    t.SetModelCommand: encode_SetModelCommand,
    t.CycleModelCommand: encode_CycleModelCommand,
    t.GetAvailableModelsCommand: encode_GetAvailableModelsCommand,
    t.SetThinkingLevelCommand: encode_SetThinkingLevelCommand,
    t.CycleThinkingLevelCommand: encode_CycleThinkingLevelCommand,
    t.GetAvailableThinkingLevelsCommand: encode_GetAvailableThinkingLevelsCommand,
    t.SetSteeringModeCommand: encode_SetSteeringModeCommand,
    t.SetFollowUpModeCommand: encode_SetFollowUpModeCommand,
    t.CompactCommand: encode_CompactCommand,
    t.SetAutoCompactionCommand: encode_SetAutoCompactionCommand,
    t.SetAutoRetryCommand: encode_SetAutoRetryCommand,
    t.AbortRetryCommand: encode_AbortRetryCommand,
    t.BashCommand: encode_BashCommand,
    t.AbortBashCommand: encode_AbortBashCommand,
    t.GetSessionStatsCommand: encode_GetSessionStatsCommand,
    t.ExportHtmlCommand: encode_ExportHtmlCommand,
    t.SwitchSessionCommand: encode_SwitchSessionCommand,
    t.ForkCommand: encode_ForkCommand,
    t.CloneCommand: encode_CloneCommand,
    t.GetForkMessagesCommand: encode_GetForkMessagesCommand,
    t.GetEntriesCommand: encode_GetEntriesCommand,
    t.GetTreeCommand: encode_GetTreeCommand,
    t.GetLastAssistantTextCommand: encode_GetLastAssistantTextCommand,
    t.SetSessionNameCommand: encode_SetSessionNameCommand,
    t.GetMessagesCommand: encode_GetMessagesCommand,
    t.GetCommandsCommand: encode_GetCommandsCommand,
    t.UnknownCommand: encode_UnknownCommand,
    t.PromptResult: encode_PromptResult,
    t.QueuedInputResult: encode_QueuedInputResult,
    t.ClearedQueue: encode_ClearedQueue,
    t.SessionReplacement: encode_SessionReplacement,
    t.CycledModel: encode_CycledModel,
    t.ModelList: encode_ModelList,
    t.CycledThinkingLevel: encode_CycledThinkingLevel,
    t.ThinkingLevelList: encode_ThinkingLevelList,
    t.CompactionResult: encode_CompactionResult,
    t.BashResult: encode_BashResult,
    t.SessionTokens: encode_SessionTokens,
    t.ContextUsage: encode_ContextUsage,
    t.SessionStats: encode_SessionStats,
    t.ExportedHtml: encode_ExportedHtml,
    t.ForkResult: encode_ForkResult,
    t.ForkMessage: encode_ForkMessage,
    t.ForkMessageList: encode_ForkMessageList,
    t.EntryList: encode_EntryList,
    t.SessionTree: encode_SessionTree,
    t.LastAssistantText: encode_LastAssistantText,
    t.MessageList: encode_MessageList,
    t.SlashCommandList: encode_SlashCommandList,
    t.PromptResponse: encode_PromptResponse,
    t.SteerResponse: encode_SteerResponse,
    t.FollowUpResponse: encode_FollowUpResponse,
    t.AbortResponse: encode_AbortResponse,
    t.ClearQueueResponse: encode_ClearQueueResponse,
    t.NewSessionResponse: encode_NewSessionResponse,
    t.GetStateResponse: encode_GetStateResponse,
    t.SetModelResponse: encode_SetModelResponse,
    t.CycleModelResponse: encode_CycleModelResponse,
    t.GetAvailableModelsResponse: encode_GetAvailableModelsResponse,
    t.SetThinkingLevelResponse: encode_SetThinkingLevelResponse,
    t.CycleThinkingLevelResponse: encode_CycleThinkingLevelResponse,
    t.GetAvailableThinkingLevelsResponse: encode_GetAvailableThinkingLevelsResponse,
    t.SetSteeringModeResponse: encode_SetSteeringModeResponse,
    t.SetFollowUpModeResponse: encode_SetFollowUpModeResponse,
    t.CompactResponse: encode_CompactResponse,
    t.SetAutoCompactionResponse: encode_SetAutoCompactionResponse,
    t.SetAutoRetryResponse: encode_SetAutoRetryResponse,
    t.AbortRetryResponse: encode_AbortRetryResponse,
    t.BashResponse: encode_BashResponse,
    t.AbortBashResponse: encode_AbortBashResponse,
    t.GetSessionStatsResponse: encode_GetSessionStatsResponse,
    t.ExportHtmlResponse: encode_ExportHtmlResponse,
    t.SwitchSessionResponse: encode_SwitchSessionResponse,
    t.ForkResponse: encode_ForkResponse,
    t.CloneResponse: encode_CloneResponse,
    t.GetForkMessagesResponse: encode_GetForkMessagesResponse,
    t.GetEntriesResponse: encode_GetEntriesResponse,
    t.GetTreeResponse: encode_GetTreeResponse,
    t.GetLastAssistantTextResponse: encode_GetLastAssistantTextResponse,
    t.SetSessionNameResponse: encode_SetSessionNameResponse,
    t.GetMessagesResponse: encode_GetMessagesResponse,
    t.GetCommandsResponse: encode_GetCommandsResponse,
    t.ErrorResponse: encode_ErrorResponse,
    t.UnknownResponse: encode_UnknownResponse,
    t.StreamStart: encode_StreamStart,
    t.TextStart: encode_TextStart,
    t.TextDelta: encode_TextDelta,
    t.TextEnd: encode_TextEnd,
    t.ThinkingStart: encode_ThinkingStart,
    t.ThinkingDelta: encode_ThinkingDelta,
    t.ThinkingEnd: encode_ThinkingEnd,
    t.ToolCallStart: encode_ToolCallStart,
    t.ToolCallDelta: encode_ToolCallDelta,
    t.ToolCallEnd: encode_ToolCallEnd,
    t.StreamDone: encode_StreamDone,
    t.StreamError: encode_StreamError,
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
    t.EntryAppendedEvent: encode_EntryAppendedEvent,
    t.SessionInfoChangedEvent: encode_SessionInfoChangedEvent,
    t.ThinkingLevelChangedEvent: encode_ThinkingLevelChangedEvent,
    t.CompactionStartEvent: encode_CompactionStartEvent,
    t.CompactionEndEvent: encode_CompactionEndEvent,
    t.AutoRetryStartEvent: encode_AutoRetryStartEvent,
    t.AutoRetryEndEvent: encode_AutoRetryEndEvent,
    t.SummarizationRetryScheduledEvent: encode_SummarizationRetryScheduledEvent,
    t.SummarizationRetryAttemptStartEvent: encode_SummarizationRetryAttemptStartEvent,
    t.SummarizationRetryFinishedEvent: encode_SummarizationRetryFinishedEvent,
    t.BashExecutionUpdateEvent: encode_BashExecutionUpdateEvent,
    t.ExtensionErrorEvent: encode_ExtensionErrorEvent,
    t.ReadyEvent: encode_ReadyEvent,
    t.HookErrorEvent: encode_HookErrorEvent,
    t.ToolErrorEvent: encode_ToolErrorEvent,
    t.SelectOptionDetail: encode_SelectOptionDetail,
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
    t.CancelRequest: encode_CancelRequest,
    t.OpenUrlRequest: encode_OpenUrlRequest,
    t.ValueResponse: encode_ValueResponse,
    t.ConfirmedResponse: encode_ConfirmedResponse,
    t.CancelledResponse: encode_CancelledResponse,
    t.HookSelectRequest: encode_HookSelectRequest,
    t.HookConfirmRequest: encode_HookConfirmRequest,
    t.HookInputRequest: encode_HookInputRequest,
    t.HookEditorRequest: encode_HookEditorRequest,
    t.HookCancelRequest: encode_HookCancelRequest,
    t.HookNotifyRequest: encode_HookNotifyRequest,
    t.HookSetStatusRequest: encode_HookSetStatusRequest,
    t.HookSetWidgetRequest: encode_HookSetWidgetRequest,
    t.HookSetTitleRequest: encode_HookSetTitleRequest,
    t.HookSetEditorTextRequest: encode_HookSetEditorTextRequest,
    t.HookPasteToEditorRequest: encode_HookPasteToEditorRequest,
    t.UnknownHookUIRequest: encode_UnknownHookUIRequest,
    t.HookValueResponse: encode_HookValueResponse,
    t.HookConfirmedResponse: encode_HookConfirmedResponse,
    t.HookCancelledResponse: encode_HookCancelledResponse,
    t.UnknownAgentRecord: encode_UnknownAgentRecord,
}

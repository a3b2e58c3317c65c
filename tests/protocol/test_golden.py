"""Golden lines: one of each kind of record, both directions. A diff here is a deliberate change on the wire."""

from __future__ import annotations

import json
import re
from typing import get_args

import pytest

from pi_protocol import (
    AgentMessage,
    AgentRecord,
    AssistantContent,
    AssistantMessageEvent,
    ClientRecord,
    GetEntriesResponse,
    MessageEndEvent,
    MessageStartEvent,
    MessageUpdateEvent,
    SessionEntry,
    decode_agent_record,
    decode_client_record,
    encode,
)
from protocol.golden_records import AGENT_RECORDS, CLIENT_RECORDS, agent_lines, client_lines

AGENT = list(zip(agent_lines(), AGENT_RECORDS, strict=True))
CLIENT = list(zip(client_lines(), CLIENT_RECORDS, strict=True))


@pytest.mark.parametrize(("line", "record"), AGENT)
def test_an_agent_line_decodes_to_its_record_and_back(line: bytes, record: AgentRecord) -> None:
    assert decode_agent_record(line) == record
    assert_same_json(encode(record), line)
    assert_same_json(encode(decode_agent_record(line)), line)


@pytest.mark.parametrize(("line", "record"), CLIENT)
def test_a_client_line_decodes_to_its_record_and_back(line: bytes, record: ClientRecord) -> None:
    assert decode_client_record(line) == record
    assert_same_json(encode(record), line)
    assert_same_json(encode(decode_client_record(line)), line)


def test_there_is_a_golden_line_for_each_kind_of_record() -> None:
    kinds = {type(record) for record in [*AGENT_RECORDS, *CLIENT_RECORDS]}
    assert kinds == {*get_args(AgentRecord), *get_args(ClientRecord)}


def test_there_is_a_golden_line_for_each_kind_of_message_block_step_and_entry() -> None:
    messages = [record.message for record in AGENT_RECORDS if isinstance(record, MessageStartEvent | MessageEndEvent)]
    steps = [record.assistant_message_event for record in AGENT_RECORDS if isinstance(record, MessageUpdateEvent)]
    blocks = [block for message in messages for block in getattr(message, "content", []) if not isinstance(block, str)]
    lists = [record.data.entries for record in AGENT_RECORDS if isinstance(record, GetEntriesResponse)]
    assert {type(message) for message in messages} == set(get_args(AgentMessage))
    assert {type(step) for step in steps if step is not None} == set(get_args(AssistantMessageEvent))
    assert {type(block) for block in blocks} >= set(get_args(AssistantContent))
    assert {type(entry) for entries in lists for entry in entries} == set(get_args(SessionEntry))


def test_no_line_names_a_place_where_it_was_recorded() -> None:
    for line in [*agent_lines(), *client_lines()]:
        assert not re.search(rb'"/(?!home/user["/])', line)


def assert_same_json(one: bytes, other: bytes) -> None:
    assert one.endswith(b"\n")
    assert one.count(b"\n") == 1
    assert json.dumps(json.loads(one), sort_keys=True) == json.dumps(json.loads(other), sort_keys=True)

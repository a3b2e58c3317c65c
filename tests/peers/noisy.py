"""Writes as many MB to stderr as its argument says, with a last line of its own, then echoes its input."""

import os
import sys

block = ("é noise on stderr\n" * 4000).encode()
written = 0
while written < int(sys.argv[1]) * 1_000_000:
    written += os.write(2, block)
os.write(2, b"the last line\n")
for line in sys.stdin.buffer:
    sys.stdout.buffer.write(line)
    sys.stdout.buffer.flush()

"""Ignores the end of its input and SIGTERM, and so does a child of its; says the ids of both."""

import os
import signal
import subprocess
import sys
import time

signal.signal(signal.SIGTERM, signal.SIG_IGN)
if len(sys.argv) == 1:
    child = subprocess.Popen([sys.executable, __file__, "child"])
    print(os.getpid(), child.pid, flush=True)
while True:
    time.sleep(60)

"""Ends at once with code 3 and leaves a child that holds its stdout and stderr open; says the child's id."""

import subprocess
import sys

child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
print(child.pid, flush=True)
print("left a child", file=sys.stderr, flush=True)
# Popen would complain that the child runs on.
child.returncode = 0
sys.exit(3)

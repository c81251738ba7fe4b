"""`stolik serve` that ends when its own standard input does: the tests are done, or have been killed."""

import os
import runpy
import signal
import sys
import threading


def end_with_input() -> None:
    # not `sys.stdin`: its lock would still be held when the interpreter ends
    os.read(0, 1)
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    threading.Thread(target=end_with_input, daemon=True).start()
    sys.argv[1:1] = ["serve", "--no-browser"]
    runpy.run_module("stolik", run_name="__main__", alter_sys=True)

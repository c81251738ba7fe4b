"""A process that makes a Postgres in a folder and serves it there until its own standard input ends.

That is when the tests are done, or have been killed.
"""

import os
import pwd
import signal
import subprocess
import sys
from pathlib import Path

# Postgres refuses to run as root.
SERVANT_OF_ROOT = "nobody"


def serve(folder: str, binaries: Path) -> None:
    if os.geteuid() == 0:
        become(pwd.getpwnam(SERVANT_OF_ROOT), folder)
    os.chdir(folder)
    make = [
        str(binaries / "initdb"),
        "-D",
        "data",
        "-U",
        "postgres",
        "-A",
        "trust",
        "-E",
        "utf8",
        "--no-sync",
    ]
    subprocess.run(make, check=True)
    command = [str(binaries / "postgres"), "-D", "data", "-k", folder, "-c", "listen_addresses="]
    server = subprocess.Popen(command, stdin=subprocess.DEVNULL)
    sys.stdin.read()
    # at once: to sync what nobody will read again takes a minute
    server.send_signal(signal.SIGQUIT)
    server.wait()


def become(user: pwd.struct_passwd, folder: str) -> None:
    os.chown(folder, user.pw_uid, user.pw_gid)
    os.setgroups([])
    os.setgid(user.pw_gid)
    os.setuid(user.pw_uid)


if __name__ == "__main__":
    serve(sys.argv[1], Path(sys.argv[2]))

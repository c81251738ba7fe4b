"""What Linux tells about processes and cores: CPU time, memory, how long a sync takes."""

import os
import time
from pathlib import Path

PAGE_BYTES = os.sysconf("SC_PAGE_SIZE")
SYNCS = 200


def cores() -> tuple[int, int]:
    """One for the server, one for those who play; the same twice where there is only one."""
    allowed = sorted(os.sched_getaffinity(0))
    return allowed[0], allowed[1 % len(allowed)]


def cpu_seconds(pid: int) -> float:
    """What all threads of a process have used so far."""
    return sum(thread_nanoseconds(thread) for thread in Path(f"/proc/{pid}/task").iterdir()) / 1e9


def thread_nanoseconds(thread: Path) -> int:
    try:
        return int((thread / "schedstat").read_text(encoding="ascii").split()[0])
    except (FileNotFoundError, ProcessLookupError):  # it has ended meanwhile
        return 0


def resident_bytes(pid: int) -> int:
    return int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1]) * PAGE_BYTES


def file_system(folder: Path) -> str:
    """What kind the folder is on: a sync in memory costs nothing."""
    mounts = [line.split() for line in Path("/proc/mounts").read_text(encoding="utf-8").splitlines()]
    above = [(len(mount[1]), mount[2]) for mount in mounts if folder.is_relative_to(mount[1])]
    return max(above)[1] if above else "unknown"


def sync_seconds(folder: Path, count: int = SYNCS) -> list[float]:
    """How long each of some syncs takes, of one page appended to a file: what every commit waits for."""
    file = folder / "sync"
    seconds = []
    with file.open("ab", buffering=0) as appended:
        for _ in range(count):
            appended.write(bytes(4096))
            began = time.perf_counter()
            os.fdatasync(appended.fileno())
            seconds.append(time.perf_counter() - began)
    file.unlink()
    return seconds


def quantile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]

"""Logs for machines: one JSON object a line, on standard error, without anything personal.

Names, tokens, addresses and what people write are never handed to a logger. Of an error that nobody expected
only its kind and the places in the code are told, for its words may hold anything.
"""

import logging
import sys
import traceback
from datetime import UTC, datetime

import msgspec

LEVELS = ("debug", "info", "warning", "error")
# What every record has; all else was given as `extra`.
COMMON = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": str(record.msg),
        }
        line |= {name: value for name, value in vars(record).items() if name not in COMMON}
        if record.exc_info and record.exc_info[1] is not None:
            line |= told(record.exc_info[1])
        return msgspec.json.encode(line, enc_hook=str).decode()


def told(error: BaseException) -> dict[str, object]:
    frames = traceback.extract_tb(error.__traceback__)
    return {
        "error": type(error).__name__,
        "where": [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames],
    }


def set_up(level: str) -> None:
    """For the whole process: `event` is the message without its arguments, which may be addresses."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("stolik").setLevel(level.upper())

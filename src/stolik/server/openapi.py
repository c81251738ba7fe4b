"""The description of the HTTP interface for programs, made from the endpoints and their structs."""

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import stolik
from stolik.engine.registry import game_ids
from stolik.server.api import ENDPOINTS
from stolik.server.calls import STATUS, Endpoint, json_response
from stolik.server.wire import Refusal

REF = "#/components/schemas/{name}"


def openapi() -> dict[str, Any]:
    types: list[Any] = [Refusal]
    for endpoint in ENDPOINTS:
        types += [endpoint.reply, *([endpoint.body] if endpoint.body else [])]
    shapes, components = msgspec.json.schema_components(types, ref_template=REF)
    shape_of = dict(zip(map(repr, types), shapes, strict=True))
    components["NewTable"]["properties"]["game"]["enum"] = list(game_ids())
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint, shape_of)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Stolik", "version": stolik.__version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def operation(endpoint: Endpoint, shape_of: dict[str, Any]) -> dict[str, Any]:
    refused = {
        "description": "Refused: the code is for programs, the words for people.",
        "content": json_content(shape_of[repr(Refusal)]),
    }
    found: dict[str, Any] = {
        "summary": endpoint.words,
        "operationId": endpoint.handler.__name__,
        "parameters": parameters(endpoint),
        "responses": {
            "200": {"description": "Done.", "content": json_content(shape_of[repr(endpoint.reply)])},
            **{str(status): refused for status in sorted({400, *STATUS.values()})},
        },
    }
    if endpoint.body is not None:
        content = json_content(shape_of[repr(endpoint.body)])
        found["requestBody"] = {"required": True, "content": content}
    return found


def parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    names = [part[1:-1] for part in endpoint.path.split("/") if part.startswith("{")]
    text: dict[str, Any] = {"type": "string"}
    found = [{"name": name, "in": "path", "required": True, "schema": text} for name in names]
    for parameter in found:
        if parameter["name"] == "game":
            parameter["schema"] = {**text, "enum": list(game_ids())}
    found += [{"name": name, "in": "query", "required": False, "schema": text} for name in endpoint.query]
    if endpoint.keyed:
        found.append({"name": "X-Stolik-Key", "in": "header", "required": False, "schema": text})
    return found


def json_content(shape: Any) -> dict[str, Any]:
    return {"application/json": {"schema": shape}}


async def schema(_: Request) -> Response:
    return json_response(openapi())

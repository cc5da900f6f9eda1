"""A push service of the tests' own on this machine, and the browsers that get messages from it."""

import base64
import json
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.waiting import wait_until

http_ece = pytest.importorskip("http_ece", reason="NOT TESTED: the extra push is not installed")


class Message(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class PushService(ThreadingHTTPServer):
    """Takes messages as a browser maker's service would, and answers with the status it is told to."""

    daemon_threads = True

    def __init__(self) -> None:
        self.messages: list[Message] = []
        self.answers: list[int] = []
        super().__init__(("127.0.0.1", 0), Handler)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"

    def wait_for(self, count: int) -> list[Message]:
        wait_until(lambda: len(self.messages) >= count)
        return self.messages


class Handler(BaseHTTPRequestHandler):
    server: PushService

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        headers = {name.lower(): value for name, value in self.headers.items()}
        self.server.messages.append(Message(self.path, headers, body))
        status = self.server.answers.pop(0) if self.server.answers else 201
        self.send_response(status)
        if status == 307:
            self.send_header("location", "/elsewhere")
        self.send_header("content-length", "0")
        self.end_headers()

    def log_message(self, *_arguments: Any) -> None:
        pass


@pytest.fixture
def service() -> Iterator[PushService]:
    service = PushService()
    threading.Thread(target=service.serve_forever, daemon=True).start()
    yield service
    service.shutdown()
    service.server_close()


def plain(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Subscription:
    """What a browser has of its own: a key pair, a secret, and an address at the service."""

    def __init__(self, service: PushService, name: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = b"sixteen bytes ok"
        self.endpoint = f"{service.url}/to/{name}"

    def body(self, **more: Any) -> dict[str, Any]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "p256dh": plain(point), "auth": plain(self.secret)} | more

    def read(self, message: Message) -> dict[str, Any]:
        text = http_ece.decrypt(message.body, private_key=self.key, auth_secret=self.secret, version="aes128gcm")
        found: dict[str, Any] = json.loads(text)
        return found


def check_signature(header: str, key: str, audience: str) -> dict[str, Any]:
    """Check that a message is signed with the server's key, for that service; return the claims."""
    token, public = (part.partition("=")[2] for part in header.removeprefix("vapid ").split(","))
    assert bytes_of(public) == bytes_of(key)
    head, claims, signature = token.split(".")
    raw = bytes_of(signature)
    pair = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(key))
    point.verify(pair, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    with pytest.raises(InvalidSignature):
        point.verify(pair, b"another text", ec.ECDSA(SHA256()))
    found: dict[str, Any] = json.loads(bytes_of(claims))
    assert found["aud"] == audience
    assert time.time() < found["exp"] <= time.time() + 24 * 3600
    return found

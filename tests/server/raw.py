"""A connection of bytes, for what no well-behaved client sends; and websocket frames built by hand."""

import contextlib
import socket


class Raw:
    """A connection of bytes."""

    def __init__(self, url: str) -> None:
        host, _, port = url.removeprefix("http://").partition(":")
        self.host = f"{host}:{port}"
        self.socket = socket.create_connection((host, int(port)), timeout=20)

    def __del__(self) -> None:
        self.socket.close()

    def send(self, data: bytes) -> bool:
        """Send bytes; return false if the server has ended the connection."""
        try:
            self.socket.sendall(data)
        except OSError:
            return False
        return True

    def request(self, line: str, *headers: str) -> None:
        self.send("\r\n".join([f"{line} HTTP/1.1", f"Host: {self.host}", *headers, "", ""]).encode())

    def read(self) -> bytes:
        """Read until the server ends the connection."""
        data = b""
        with contextlib.suppress(OSError):
            while piece := self.socket.recv(65_536):
                data += piece
        return data

    def upgrade(self, room: str) -> None:
        """Become a websocket."""
        self.request(
            f"GET /api/rooms/{room}/socket",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
            "Sec-WebSocket-Version: 13",
        )
        data = b""
        while b"\r\n\r\n" not in data:
            data += self.socket.recv(4096)
        assert data.startswith(b"HTTP/1.1 101"), data


def frame(first: int, body: bytes = b"") -> bytes:
    size = bytes([128 | len(body)]) if len(body) < 126 else bytes([254]) + len(body).to_bytes(2, "big")
    return bytes([first]) + size + b"\0\0\0\0" + body


def close_code(data: bytes) -> int:
    """The code of the close frame at the end of a stream."""
    assert data[-4:-2] == b"\x88\x02", data[-20:]
    return int.from_bytes(data[-2:], "big")

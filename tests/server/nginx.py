"""An nginx of our own on free ports of this machine, with the very configuration that docs/operate.md tells."""

import contextlib
import os
import pwd
import re
import shutil
import socket
import ssl
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.harness import ROOT, Browser, Player

PROGRAM = shutil.which("nginx") or "/usr/sbin/nginx"
AROUND = """\
daemon off;
pid {folder}/pid;
error_log {folder}/error.log;
events {{ worker_connections 1024; }}
http {{
    access_log {folder}/access.log;
    log_format routed '$uri $upstream_addr $status';
    access_log {folder}/routed.log routed;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{told}
}}
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def told(number: int) -> str:
    """One of the configurations that the document tells, in its order."""
    text = (ROOT / "docs" / "operate.md").read_text(encoding="utf-8")
    found: list[str] = re.findall(r"```nginx\n(.*?)```", text, flags=re.DOTALL)
    return found[number]


def put(text: str, old: str, new: str) -> str:
    """Replaces what must stand there exactly once: a document that has changed is noticed."""
    assert text.count(old) == 1, f"docs/operate.md has {old!r} {text.count(old)} times"
    return text.replace(old, new)


class Nginx:
    """A running nginx: where it answers, and what its certificate is checked against."""

    def __init__(self, folder: Path, port: int, plain_port: int) -> None:
        self.folder = folder
        self.url = f"https://127.0.0.1:{port}"
        self.plain_url = f"http://127.0.0.1:{plain_port}"
        self.trust = ssl.create_default_context(cafile=str(folder / "byzanz.pem"))

    def client(self, address: str = "127.0.0.1") -> httpx.Client:
        """Calls from an address of this machine's own network."""
        transport = httpx.HTTPTransport(
            verify=self.trust, local_address=address, limits=httpx.Limits(max_keepalive_connections=0)
        )
        return httpx.Client(base_url=self.url, transport=transport, timeout=20)

    def routes(self) -> list[tuple[str, str]]:
        """Return the address of each request that has ended, and the server that answered it."""
        lines = (self.folder / "routed.log").read_text(encoding="utf-8").splitlines()
        return [(uri, server) for uri, server, _status in (line.rsplit(" ", 2) for line in lines)]

    def browser(self, address: str = "127.0.0.1") -> "ProxiedBrowser":
        return ProxiedBrowser(self, address)


class ProxiedBrowser(Browser):
    """A browser that comes through nginx, from an address of its own, and names its origin as browsers do."""

    def __init__(self, nginx: Nginx, address: str) -> None:
        super().__init__(nginx.url)
        self.http = nginx.client(address)
        self.http.headers["Origin"] = nginx.url
        self._more: dict[str, Any] = {"ssl": nginx.trust, "origin": nginx.url, "local_addr": (address, 0)}

    @contextlib.asynccontextmanager
    async def sit(self, room: str, seat: int | None = None, **more: Any) -> AsyncIterator[Player]:
        async with super().sit(room, seat, **(self._more | more)) as player:
            yield player


@contextlib.contextmanager
def nginx_before(*ports: int) -> Iterator[Nginx]:
    """An nginx in front of servers on these ports; the test is skipped where nginx or openssl is not installed."""
    openssl = shutil.which("openssl")
    if not Path(PROGRAM).exists() or openssl is None:
        pytest.skip(
            "NOT TESTED: nginx or openssl is not installed (scripts/provide-nginx brings it on Debian, as root)"
        )
    with tempfile.TemporaryDirectory(prefix="byzanz-nginx-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        make_certificate(openssl, folder)
        port, plain_port = free_port(), free_port()
        (folder / "nginx.conf").write_text(
            AROUND.format(folder=folder, told=configuration(folder, port, plain_port, ports)), encoding="utf-8"
        )
        user = None
        if os.geteuid() == 0:  # nginx needs no rights for what it does here
            user = pwd.getpwnam("nobody").pw_uid
            for path in (folder, *folder.iterdir()):
                os.chown(path, user, -1)
        command = [PROGRAM, "-p", name, "-c", f"{name}/nginx.conf", "-e", f"{name}/error.log"]
        process = subprocess.Popen(command, user=user)
        made = Nginx(folder, port, plain_port)
        try:
            deadline = time.monotonic() + 10
            while not answers(made):
                assert process.poll() is None, (folder / "error.log").read_text()
                assert time.monotonic() < deadline, "nginx did not answer"
                time.sleep(0.02)
            yield made
        finally:
            process.terminate()
            process.wait(10)


def configuration(folder: Path, port: int, plain_port: int, ports: tuple[int, ...]) -> str:
    """What the document tells, with our paths and ports."""
    text = put(told(0), "listen 80;", f"listen 127.0.0.1:{plain_port};")
    text = put(text, "listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;")
    text = put(text, "/etc/ssl/byzanz.pem", f"{folder}/byzanz.pem")
    text = put(text, "/etc/ssl/byzanz.key", f"{folder}/byzanz.key")
    if len(ports) == 1:
        return put(text, "127.0.0.1:8000", f"127.0.0.1:{ports[0]}")
    text = put(text, "proxy_pass http://127.0.0.1:8000;", "proxy_pass http://byzanz;")
    upstream = told(1)
    for number, server in enumerate(ports, 1):
        upstream = put(upstream, f"192.0.2.{number}:8000", f"127.0.0.1:{server}")
    return upstream + text


def make_certificate(openssl: str, folder: Path) -> None:
    """A certificate that only this test trusts."""
    command = [openssl, "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    command += ["-keyout", f"{folder}/byzanz.key", "-out", f"{folder}/byzanz.pem", "-days", "2"]
    command += ["-subj", "/CN=byzanz.example", "-addext", "subjectAltName=IP:127.0.0.1,DNS:byzanz.example"]
    subprocess.run(command, check=True, capture_output=True)


def answers(nginx: Nginx) -> bool:
    try:
        return nginx.client().get("/healthz").status_code > 0
    except httpx.HTTPError:
        return False

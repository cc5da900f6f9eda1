"""Limits of browsers and other sites over HTTP: hosts, origins, types, cookies, caches, files (M6, M7, M9, L1, L3, L5)."""

import gzip
import json
import re
import socket
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from byzanz.server.cookies import COOKIE, SECURE_COOKIE, set_cookies, token_of
from byzanz.server.http.middleware import Middleware
from byzanz.server.http.origins import Origins
from byzanz.server.http.static import StaticFiles
from byzanz.server.limits.budget import Budget
from byzanz.server.metrics import Metrics
from byzanz.server.settings import Settings
from tests.server.harness import RunningServer, running, settings_for

TOKEN = "abcdefghijklmnopqrstuvwxyz0123456789-_ABCDE"


def scope(kind: str = "http", method: str = "POST", scheme: str = "http", path: str = "/api/me", **headers: str) -> Any:
    named = [(name.replace("_", "-").encode(), value.encode("latin-1")) for name, value in headers.items()]
    return {"type": kind, "method": method, "scheme": scheme, "path": path, "headers": named}


# Limits


def test_m6_a_path_with_more_slashes_is_the_same_path(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, limit_requests=0.001)) as server:  # nothing under /api, ever
        for path in ("//api/me", "/api//me", "///api/me", "/api/me"):
            assert httpx.get(server.url + path).status_code == 429
        assert httpx.get(server.url + "/healthz").status_code == 200


def test_m6_every_path_is_limited(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, limit_address=1.0)) as server:  # two at once: a connection, and one file
        answer = httpx.get(server.url + "/api/me")
        assert (answer.status_code, answer.json()["error"]["code"]) == (429, "too_fast")
        assert answer.headers["connection"] == "close"
    chosen = Settings(limit_address=0.001)
    middleware = Middleware(None, chosen, Metrics(), Budget(chosen), lambda _scope: 0)
    for path in ("/", "/healthz", "/metrics", "/schema", "/nothing", "/api", "/assets/x.js"):
        refused = middleware._refusal(scope(method="GET", path=path) | {"client": ("192.0.2.1", 1)})
        assert refused is not None
        assert refused.code == "too_fast", path


# Cookies

OTHERS = [
    'prefs={"dark":true}', "a=b c", "consent", "=", "x=\xe9\xff", "a=b; ; ;c", "__proto__=1", 'q="a;b"', "byzanz2=x", "BYZANZ=x",
    "byzanz", "byzanz=", "byzanz=short", "byzanz=with space in the middle of it", "a" * 3000 + "=1",
]  # fmt: skip


@pytest.mark.parametrize("other", OTHERS)
def test_m7_other_cookies_make_nobody_a_stranger(other: str) -> None:
    for line in (f"{other}; byzanz={TOKEN}", f"byzanz={TOKEN}; {other}", f"{other};byzanz={TOKEN};{other}"):
        assert token_of(scope(cookie=line)) == TOKEN
    assert token_of(scope(cookie=other)) is None


@given(st.text(alphabet=st.characters(max_codepoint=255, blacklist_characters=";"), max_size=60))
def test_m7_whatever_another_cookie_holds(other: str) -> None:
    assert token_of(scope(cookie=f"{other}; byzanz={TOKEN}")) in (TOKEN, other.partition("=")[2].strip().strip('"'))


def test_m7_a_seat_survives_a_strange_cookie(server: RunningServer) -> None:
    lena = server.browser()
    room = lena.new_room()
    cookie = f'prefs={{"dark":true}}; a=b c; byzanz={lena.http.cookies["byzanz"]}'
    answer = httpx.get(f"{server.url}/api/rooms/{room}", headers={"Cookie": cookie})
    assert answer.json()["you"] == 0
    assert "set-cookie" not in answer.headers


def test_l5_the_cookie_over_tls_belongs_to_this_host_alone() -> None:
    secure = scope(scheme="https") | {"byzanz_new_token": TOKEN}
    (line,) = set_cookies(secure)
    assert line.startswith(f"{SECURE_COOKIE}={TOKEN}; Path=/; ")
    assert line.endswith("; Secure")
    assert "Domain" not in line
    (plain,) = set_cookies(scope() | {"byzanz_new_token": TOKEN})
    assert plain.startswith(f"{COOKIE}={TOKEN}; ")
    assert "Secure" not in plain


def test_l5_a_cookie_from_before_gets_its_new_name_and_works_meanwhile() -> None:
    old = scope(scheme="https", cookie=f"byzanz={TOKEN}")
    assert token_of(old) == TOKEN
    new, forgotten = set_cookies(old)
    assert new.startswith(f"{SECURE_COOKIE}={TOKEN}; ")
    assert forgotten.startswith("byzanz=; ")
    both = scope(scheme="https", cookie=f"byzanz={'x' * 43}; {SECURE_COOKIE}={TOKEN}")
    assert token_of(both) == TOKEN
    assert [line[:9] for line in set_cookies(both)] == ["byzanz=; "]
    assert set_cookies(scope(scheme="https", cookie=f"{SECURE_COOKIE}={TOKEN}")) == []
    assert set_cookies(scope(cookie=f"byzanz={TOKEN}")) == []


# Caches and files


def test_l5_answers_about_me_are_kept_nowhere(server: RunningServer) -> None:
    for path in ("/api/me", "/api/rooms", "/api/rooms/nosuch", "//api/me"):
        assert httpx.get(server.url + path).headers["cache-control"] == "no-store"


def test_m9_files_come_from_memory_compressed_and_are_not_sent_twice(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>Byzanz</title>")
    script = tmp_path / "assets" / "index-abc.js"
    script.write_text("let a = 1;\n" * 1000)
    (tmp_path / "assets" / "index-abc.js.gz").write_bytes(b"built")
    (tmp_path / "assets" / "big.css").write_text("a{}\n" * 1000)
    files = StaticFiles(tmp_path)
    found = files.find("/assets/index-abc.js")
    assert found is not None
    assert found[0].packed == b"built", "what the build has compressed is used"
    style = files.find("/assets/big.css")
    assert style is not None
    assert gzip.decompress(style[0].packed or b"") == (tmp_path / "assets" / "big.css").read_bytes()
    plain = found[0].plain
    script.unlink()
    assert found[0].plain is plain
    for strange in ("/assets/%00", "/assets/\0", "/assets/" + "a" * 5000, "/assets/../index.html", "/.client-digest"):
        assert files.find(strange) is None
    assert files.find("/assets/index-abc.js.gz") is None
    for path, status in (
        ("/table/a2345678912345", 200),
        ("/replay/a2345678912345", 200),
        ("/replay", 200),
        ("/learn/final", 200),
    ):
        page = files.find(path)
        assert page is not None
        assert page[1] == status
    missing_pages = ["/nosuchpage", "/table/nonsense", "/table/A-B", "/replay/nonsense/deep", "/learn/nonsense"]
    missing_pages += ["/play", "/watch", "/rules/nonsense", "/learn/final/deep", "/table/", "/deep/in/nowhere"]
    for missing in missing_pages:
        page = files.find(missing)
        assert page is not None
        assert page[1] == 404, "the page is shown, and says that there is no such table"


def test_m9_an_etag_saves_the_second_sending(server: RunningServer) -> None:
    with httpx.Client(base_url=server.url) as client:
        page = client.get("/")
        assert page.headers["cache-control"] == "no-cache"
        script = re.search(r'src="(/assets/[^"]+\.js)"', page.text)
        assert script is not None
        first = client.get(script[1], headers={"Accept-Encoding": "gzip"})
        assert first.headers["content-encoding"] == "gzip"
        assert first.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert client.get(script[1], headers={"Accept-Encoding": "identity"}).content == first.content
        assert "content-encoding" not in client.get(script[1], headers={"Accept-Encoding": "gzip;q=0"}).headers
        for known in (first.headers["etag"], f'"x", {first.headers["etag"]}', "*"):
            again = client.get(script[1], headers={"If-None-Match": known})
            assert (again.status_code, again.content) == (304, b"")
        assert client.get(script[1], headers={"If-None-Match": '"other"'}).status_code == 200
        head = client.head(script[1], headers={"Accept-Encoding": "gzip"})
        assert (head.status_code, head.headers["content-length"]) == (200, first.headers["content-length"])
        assert client.head("/").status_code == 200


def test_m9_a_large_file_costs_more_than_a_small_one(tmp_path: Path) -> None:
    (tmp_path / "large.js").write_text("let a = 1;\n" * 10_000)
    files = StaticFiles(tmp_path)
    plain = scope(path="/large.js", accept_encoding="identity")
    assert files.size_for(plain) == 110_000
    assert (files.size_for(scope(path="/large.js", accept_encoding="gzip")) or 0) in range(1, 2_000)
    assert files.size_for(scope(path="/large.js", if_none_match='"other"')) == 110_000
    found = files.find("/large.js")
    assert found is not None
    assert files.size_for(scope(path="/large.js", if_none_match=found[0].etag.decode())) == 0
    assert files.size_for(scope(path="/api/me")) is None


def test_a_shared_link_names_the_whole_address_of_its_picture(server: RunningServer) -> None:
    port = server.url.rpartition(":")[2]
    for host in (f"127.0.0.1:{port}", f"localhost:{port}"):
        page = httpx.get(server.url + "/table/a2345678912345", headers={"Host": host, "Accept-Encoding": "gzip"})
        assert f'property="og:image" content="http://{host}/share.jpg"' in page.text
        again = httpx.get(server.url + "/", headers={"Host": host, "If-None-Match": page.headers["etag"]})
        assert again.status_code == 304
    assert httpx.get(server.url + "/", headers={"Host": 'x"><script>'}).status_code == 421


# Who may ask


def test_l3_a_body_must_say_that_it_is_json(server: RunningServer) -> None:
    body = json.dumps({"name": "Mallory"})
    for kind in (
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "",
        "application/jsonx",
    ):
        answer = httpx.post(server.url + "/api/me", content=body, headers={"Content-Type": kind})
        assert (answer.status_code, answer.json()["error"]["code"]) == (415, "malformed"), kind
    for kind in ("application/json", "application/json; charset=utf-8", "Application/JSON"):
        assert httpx.post(server.url + "/api/me", content=body, headers={"Content-Type": kind}).status_code == 200


def test_l3_pages_of_other_sites_change_nothing(server: RunningServer) -> None:
    for headers in (
        {"Sec-Fetch-Site": "cross-site"},
        {"Origin": "null"},
        {"Origin": "http://["},
        {"Origin": "https://evil.example"},
        {"Origin": server.url + "0"},
        {"Origin": server.url.replace("http:", "ftp:")},
        {"Origin": server.url, "Sec-Fetch-Site": "cross-site"},
    ):
        answer = httpx.post(server.url + "/api/me", json={"name": "Mallory"}, headers=headers)
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "origin"), headers
    for headers in ({}, {"Origin": server.url}, {"Origin": server.url, "Sec-Fetch-Site": "same-origin"}):
        assert httpx.post(server.url + "/api/me", json={"name": "Lena"}, headers=headers).status_code == 200


def test_l3_an_origin_has_a_scheme() -> None:
    origins = Origins(Settings(trusted_proxies="127.0.0.1"))
    for asked, origin, is_own in (
        ("https", "https://byzanz.example", True),
        ("https", "https://byzanz.example:443", True),
        ("https", "http://byzanz.example", False),
        ("https", "https://byzanz.example:8443", False),
        ("https", "https://byzanz.example.", False),
        ("wss", "http://byzanz.example", False),
        ("wss", "https://byzanz.example", True),
        ("http", "http://byzanz.example", True),
        ("http", "http://byzanz.example:80", True),
        ("http", "http://evil@byzanz.example", False),
        ("https", "https://byzanz.example@evil.example", False),
    ):
        found = origins.is_own_origin(scope(scheme=asked, host="byzanz.example", origin=origin))
        assert found is is_own, (asked, origin)
    named = Origins(Settings(origins="https://public.example"))
    assert named.is_own_origin(scope(host="127.0.0.1:8000", origin="https://public.example"))
    cross = scope(host="127.0.0.1:8000", origin="https://public.example", sec_fetch_site="cross-site")
    assert named.refusal(cross) is None


HOSTS = [
    (Settings(), ["127.0.0.1", "127.0.0.1:8000", "localhost:8000", "LOCALHOST", "[::1]:8000", "x.localhost", "192.0.2.7"], True),
    (Settings(), ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "a b", "[::1", "x@y", "", "e:80:80"], False),
    (Settings(allowed_hosts="byzanz.example"), ["byzanz.example", "BYZANZ.example.:443", "localhost"], True),
    (Settings(allowed_hosts="byzanz.example"), ["www.byzanz.example", "xbyzanz.example"], False),
    (Settings(allowed_hosts=".byzanz.example"), ["www.byzanz.example"], True),
    (Settings(allowed_hosts=".byzanz.example"), ["evilbyzanz.example"], False),
    (Settings(allowed_hosts="*"), ["anything.example"], True),
    (Settings(trusted_proxies="127.0.0.1"), ["byzanz.example"], True),
    (Settings(trusted_proxies="127.0.0.1", allowed_hosts="byzanz.example"), ["evil.example"], False),
    (Settings(origins="https://public.example"), ["public.example"], True),
]  # fmt: skip


@pytest.mark.parametrize(("chosen", "hosts", "is_own"), HOSTS)
def test_l3_names_that_are_not_ours_are_refused(chosen: Settings, hosts: list[str], is_own: bool) -> None:
    for host in hosts:
        assert Origins(chosen).is_own_host(scope(host=host)) is is_own, host


def test_l3_a_rebound_name_reaches_nothing(server: RunningServer) -> None:
    for path in ("/", "/api/me", "/healthz", "/assets/x.js"):
        answer = httpx.get(server.url + path, headers={"Host": "evil.example"})
        assert (answer.status_code, answer.json()["error"]["code"]) == (421, "host_unknown")
        assert "set-cookie" not in answer.headers
    assert httpx.get(server.url + "/healthz", headers={"Host": "localhost"}).status_code == 200


# No request whatever gives a 500


def raw(url: str, request: bytes) -> bytes:
    """What the server says to these bytes."""
    host, _, port = url.removeprefix("http://").partition(":")
    with socket.create_connection((host, int(port)), timeout=10) as connection:
        connection.sendall(request)
        connection.shutdown(socket.SHUT_WR)
        data = b""
        try:
            while piece := connection.recv(65_536):
                data += piece
        except OSError:
            pass
        return data


SOCKET = (
    b"GET /api/rooms/x/socket HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
ODD = [
    b"GET /assets/%00 HTTP/1.1\r\n\r\n", b"GET /index.html%00.png HTTP/1.1\r\n\r\n", b"GET /%ff%fe HTTP/1.1\r\n\r\n",
    b"GET /assets/" + b"a" * 300 + b" HTTP/1.1\r\n\r\n", b"GET /assets/" + b"a/" * 3000 + b" HTTP/1.1\r\n\r\n",
    b"GET /api/rooms/%00 HTTP/1.1\r\n\r\n", b"GET /api/rooms/" + b"a" * 500 + b" HTTP/1.1\r\n\r\n",
    b"GET /api/rooms/x/replay?seat=%ff HTTP/1.1\r\n\r\n", b"GET /api/rooms/x/replay?seat=1&seat=2 HTTP/1.1\r\n\r\n",
    b"POST /api/me HTTP/1.1\r\nOrigin: http://[\r\n\r\n", b"OPTIONS * HTTP/1.1\r\n\r\n", b"TRACE / HTTP/1.1\r\n\r\n",
    b"CONNECT a:1 HTTP/1.1\r\n\r\n", b"GET http:// HTTP/1.1\r\n\r\n", b"GET http://x HTTP/1.1\r\n\r\n", b"GET ? HTTP/1.1\r\n\r\n",
    b"PROPFIND / HTTP/1.1\r\n\r\n", b"PATCH /api/me HTTP/1.1\r\n\r\n", b"DELETE / HTTP/1.1\r\n\r\n",
    b"HEAD /api/me HTTP/1.1\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"GET / HTTP/1.0\r\n\r\n",
    b"GET / HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n", b"GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
    b"POST /api/me HTTP/1.1\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n3\r\n{}\xff\r\n0\r\n\r\n",
    b"POST /api/me HTTP/1.1\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"POST /api/me HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 5\r\n\r\n{",
    b"GET / HTTP/1.1\r\nCookie: \xff=\xff;;;=\r\nAccept-Encoding: ;;q=x\r\nIf-None-Match: \xff\r\n\r\n",
    b"GET /api/me HTTP/1.1\r\nCookie: byzanz=" + b"a" * 5000 + b"\r\n\r\n",
    b"GET / HTTP/1.1\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n",
    SOCKET.replace(b"HTTP/1.1\r\n", b"HTTP/1.1\r\nOrigin: http://[\r\n"),
    b"GET /api/rooms/x/socket HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    b"GET /schema/nothing HTTP/1.1\r\n\r\n", b"GET /schema/openapi.json/ HTTP/1.1\r\n\r\n",
    b"GET /metrics/../api/me HTTP/1.1\r\n\r\n",
]  # fmt: skip


@pytest.mark.parametrize("request_", ODD, ids=lambda request: repr(request[:60]))
def test_l1_an_odd_request_gets_no_500(server: RunningServer, request_: bytes) -> None:
    if b"\r\nHost:" not in request_:
        request_ = request_.replace(b" HTTP/1.1\r\n", b" HTTP/1.1\r\nHost: 127.0.0.1\r\n", 1)
    for answer in raw(server.url, request_).split(b"HTTP/1.1 ")[1:]:
        assert answer[:1] in b"1234", answer[:200]


CALLS = [
    "/me",
    "/rooms",
    "/rooms/{room}/join",
    "/rooms/{room}/options",
    "/rooms/{room}/start",
    "/rooms/{room}/take",
    "/replay",
]
CALLS += ["/rooms/{room}/seats/1", "/rooms/{room}/leave", "/rooms/{room}/rematch", "/rooms/{room}/handover"]


@pytest.mark.parametrize("call", CALLS)
def test_l1_bytes_that_are_no_utf8_are_malformed(server: RunningServer, call: str) -> None:
    room = server.browser().new_room()
    for body in (b'{"name":"\xff\xfe"}', b"\xff", b'{"code":"\xc3"}', b'{"players":3,"name":"\xed\xa0\x80"}'):
        answer = httpx.post(
            f"{server.url}/api{call.format(room=room)}", content=body, headers={"Content-Type": "application/json"}
        )
        assert 400 <= answer.status_code < 500, answer.text
        assert answer.json()["error"]["code"] != "internal"


def test_l1_a_body_without_a_length_is_measured(server: RunningServer) -> None:
    for call, kind in (("/api/replay", "text/plain"), ("/api/me", "application/json")):
        answer = httpx.post(server.url + call, content=iter([b" " * 1000] * 70), headers={"Content-Type": kind})
        assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too_large")


WORDS = st.sampled_from([b"GET", b"POST", b"HEAD", b"PUT", b"M-SEARCH", b"get", b"", b"\xff"])
PATHS = st.one_of(
    st.sampled_from(
        [b"/", b"/api/me", b"/api/rooms", b"//api//me", b"/healthz", b"/schema", b"*", b"http://[", b"/%", b"/%zz"]
    ),
    st.binary(max_size=40).map(lambda path: b"/" + path),
    st.text(max_size=20).map(lambda path: b"/assets/" + path.encode()),
)
NAMES = st.sampled_from(
    [b"Host", b"Origin", b"Cookie", b"Content-Type", b"Content-Length", b"Transfer-Encoding", b"Accept-Encoding", b"Connection",
     b"Upgrade", b"Expect", b"If-None-Match", b"Sec-Fetch-Site", b"X-Forwarded-For", b"Range", b"Accept"]
)  # fmt: skip
VALUES = st.one_of(
    st.sampled_from(
        [b"application/json", b"chunked", b"close", b"http://[", b"localhost", b"5", b"100-continue", b"websocket"]
    ),
    st.binary(max_size=40),
)


@settings(max_examples=150, suppress_health_check=list(HealthCheck), deadline=None)
@given(
    word=WORDS,
    path=PATHS,
    headers=st.lists(st.tuples(NAMES, VALUES), max_size=6),
    body=st.binary(max_size=60),
    end=st.booleans(),
)
def test_l1_whatever_is_sent_gets_no_500(
    server: RunningServer, word: bytes, path: bytes, headers: list[tuple[bytes, bytes]], body: bytes, end: bool
) -> None:
    lines = [word + b" " + path + b" HTTP/1.1", *(name + b": " + value for name, value in headers)]
    lines += [b"Connection: close"] if end else []
    for answer in raw(server.url, b"\r\n".join(lines) + b"\r\n\r\n" + body).split(b"HTTP/1.1 ")[1:]:
        assert answer[:1] in b"1234", answer[:200]

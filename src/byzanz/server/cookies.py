"""The browser's cookie: its two names, how it is found among others, and how it is set."""

import re
from typing import Any

COOKIE = "byzanz"
SECURE_COOKIE = "__Host-byzanz"
"""The name over TLS: browsers let no other host and no unencrypted page set it."""
NEW_TOKEN = "byzanz_new_token"
"""Where a request keeps the token that its answer brings; an empty one takes the cookie back."""
SHORT = "byzanz_short_cookies"
"""What an answer sets or takes back besides: cookies for a few minutes of signing in."""
SHORT_PATH = "/api/account"
_TOKEN = re.compile(r"[A-Za-z0-9_-]{16,64}")
_SHORT_VALUE = re.compile(r"[A-Za-z0-9._-]{1,200}")


def token_of(scope: Any) -> str | None:
    """Return the token that an answer brings, or one in the request that could be ours."""
    if NEW_TOKEN in scope:
        return str(scope[NEW_TOKEN]) or None
    found = tokens_in(scope)
    return found.get(SECURE_COOKIE) or found.get(COOKIE)


def tokens_in(scope: Any) -> dict[str, str]:
    """Return our cookies by name. Others may hold whatever they like: only `;` separates them."""
    found: dict[str, str] = {}
    for header, line in scope["headers"]:
        if header == b"cookie":
            for part in line.decode("latin-1").split(";"):
                name, _, value = part.partition("=")
                value = value.strip().strip('"')
                if name.strip() in (COOKIE, SECURE_COOKIE) and _TOKEN.fullmatch(value):
                    found.setdefault(name.strip(), value)
    return found


def short_cookie(scope: Any, name: str) -> str | None:
    """Return a cookie that an answer has set for a few minutes."""
    for header, line in scope["headers"]:
        if header == b"cookie":
            for part in line.decode("latin-1").split(";"):
                found, _, value = part.partition("=")
                if found.strip() == name and (match := _SHORT_VALUE.fullmatch(value.strip())):
                    return str(match[0])
    return None


def set_short(scope: Any, name: str, value: str, seconds: int) -> None:
    """Set a cookie for a few minutes with the answer; no seconds take it back."""
    rest = f"Path={SHORT_PATH}; Max-Age={seconds}; HttpOnly; SameSite=Strict"
    scope.setdefault(SHORT, []).append(f"{name}={value}; {rest}{'; Secure' if scope['scheme'] == 'https' else ''}")


def set_cookies(scope: Any) -> list[str]:
    """Return the Set-Cookie lines of an answer."""
    return [*_own_cookie(scope), *scope.get(SHORT, ())]


def _own_cookie(scope: Any) -> list[str]:
    """Return the lines for a session that begins or ends, or a cookie renamed for TLS."""
    is_secure = scope["scheme"] == "https"
    token = scope.get(NEW_TOKEN)
    if token:
        return [_line(token, is_secure=is_secure)]
    found = tokens_in(scope)
    if token == "":
        rest = "Path=/; Max-Age=0; HttpOnly; SameSite=Lax"
        return [f"{name}=; {rest}{'; Secure' if name == SECURE_COOKIE else ''}" for name in found]
    if is_secure and COOKIE in found and scope["path"].startswith("/api/"):
        forget = f"{COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure"
        if SECURE_COOKIE in found:
            return [forget]
        return [_line(found[COOKIE], is_secure=True), forget]
    return []


def _line(token: str, *, is_secure: bool) -> str:
    """Return a cookie that is kept for a year, out of reach of scripts and of other sites' requests."""
    rest = "Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax"
    return f"{SECURE_COOKIE}={token}; {rest}; Secure" if is_secure else f"{COOKIE}={token}; {rest}"

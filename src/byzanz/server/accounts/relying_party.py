"""The relying party: the host's name that passkeys are bound to, and its pages; from settings."""

from dataclasses import dataclass
from urllib.parse import urlsplit

from byzanz.server.settings import Settings

LOCAL = "localhost"


@dataclass(frozen=True, slots=True)
class RelyingParty:
    """A relying party of WebAuthn."""

    id: str
    origins: tuple[str, ...]
    """Pages that may use its passkeys; none named: those of `localhost`, at any port."""

    def may_ask(self, origin: str) -> bool:
        """Return whether a passkey used on a page of that origin counts here."""
        if self.origins:
            return origin in self.origins
        try:
            parts = urlsplit(origin)
        except ValueError:
            return False
        return parts.scheme in ("http", "https") and parts.hostname == LOCAL


def relying_party(settings: Settings) -> RelyingParty:
    """Return the relying party of a server.

    As set, else its first public origin or name, else `localhost`.
    """
    origins = [part.strip().rstrip("/").lower() for part in settings.origins.split(",") if part.strip()]
    hosts = [part.strip().lower().rstrip(".") for part in settings.allowed_hosts.split(",") if part.strip()]
    named = [*map(_host, origins), *hosts]
    host = settings.account_host or next(filter(_is_name, named), LOCAL)
    if host == LOCAL:
        return RelyingParty(LOCAL, ())
    own = tuple(one for one in origins if one.startswith("https://") and _is_below(_host(one), host))
    return RelyingParty(host, own or (f"https://{host}",))


def _host(origin: str) -> str:
    return urlsplit(origin).hostname or ""


def _is_name(host: str) -> bool:
    """Return whether passkeys can be bound to a host.

    A name with a point in it, no address, no pattern.
    """
    last = host.rpartition(".")[2]
    return "." in host and not host.startswith((".", "[")) and not last.isdigit() and last != LOCAL


def _is_below(host: str, party: str) -> bool:
    return host == party or host.endswith("." + party)

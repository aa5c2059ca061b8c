# /etc/varnish/default.vcl: Ninefold behind Varnish 7 with varnish-modules (for xkey). TLS is taken
# in front of it, by HAProxy or Caddy. Set TRUST_PROXY=loopback.
# To have pages purged the moment they change: PURGE_CACHES=varnish+http://127.0.0.1:6081 for Ninefold.

vcl 4.1;

import std;
import xkey;

backend ninefold {
  .host = "127.0.0.1";
  .port = "3000";
  # Event streams say something every 15 seconds.
  .first_byte_timeout = 75s;
  .between_bytes_timeout = 75s;
  .probe = {
    .url = "/healthz";
    .interval = 1s;
    .timeout = 1s;
    .window = 3;
    .threshold = 2;
  }
}

# Who may purge: the machines Ninefold runs on.
acl purgers {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  if (req.restarts == 0) {
    unset req.http.X-Ninefold-Fetch;
  }

  if (req.method == "PURGE") {
    if (client.ip !~ purgers) {
      return (synth(404));
    }
    if (req.http.xkey == "all") {
      ban("obj.status != 0");
      return (synth(200, "Everything is purged"));
    }
    if (req.http.xkey-soft) {
      set req.http.X-Purged = xkey.softpurge(req.http.xkey-soft);
    } else {
      set req.http.X-Purged = xkey.purge(req.http.xkey);
    }
    return (synth(200, "Purged: " + req.http.X-Purged));
  }

  # Cookies are read at none of these addresses, and Varnish passes what has one.
  if ((req.method == "GET" || req.method == "HEAD")
      && (req.url ~ "^(/(ja|pt|nl|kr|fr|it|de|es))?/(p/|terms|privacy|ai-website-builder|sitemap|_payload\.json)"
        || req.url ~ "^/(ja|pt|nl|kr|fr|it|de|es)(\?|$)"
        || req.url ~ "^/(assets/|builds/meta/|_i18n/|_icons/|_image/|_showcase/|_preview(\?|$)|robots\.txt|api/openapi\.json|[^/?]+\.(svg|png|ico|webmanifest)(\?|$))")) {
    unset req.http.Cookie;
  }

  # A copy that may only be served while no process answers is passed over while one does.
  if (req.http.X-Ninefold-Fetch == "fresh") {
    set req.grace = 0s;
  } else {
    set req.grace = 30d;
  }
}

sub vcl_hit {
  if (req.http.X-Ninefold-Fetch != "stale" && std.healthy(req.backend_hint)
      && obj.ttl + std.duration(obj.http.X-Ninefold-Grace, 0s) < 0s) {
    set req.http.X-Ninefold-Fetch = "fresh";
    return (restart);
  }
}

sub vcl_backend_response {
  # Varnish has made stale-while-revalidate its grace; stale-if-error it does not know.
  set beresp.http.X-Ninefold-Grace = beresp.grace;
  if (beresp.http.Cache-Control ~ "stale-if-error=") {
    set beresp.grace = std.duration(
      regsub(beresp.http.Cache-Control, "^.*stale-if-error=([0-9]+).*$", "\1s"), 0s);
  }
  set beresp.http.xkey = beresp.http.Surrogate-Key;

  # An error never takes the place of a copy.
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }

  if (beresp.http.Content-Type ~ "^text/event-stream") {
    set beresp.uncacheable = true;
  }
}

sub vcl_deliver {
  # The process died before the probe saw it: what is kept is served.
  if (resp.status >= 500 && req.http.X-Ninefold-Fetch == "fresh") {
    set req.http.X-Ninefold-Fetch = "stale";
    return (restart);
  }
  unset resp.http.xkey;
  unset resp.http.Surrogate-Key;
  unset resp.http.Cache-Tag;
  unset resp.http.X-Ninefold-Grace;
}

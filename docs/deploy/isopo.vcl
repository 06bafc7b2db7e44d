# /etc/varnish/default.vcl: Varnish between the TLS proxy and the site, with SHARED_CACHE_SECONDS set (decision 0073).
# In the file of the TLS proxy, 127.0.0.1:3000 becomes 127.0.0.1:6081. TRUSTED_PROXY names the address of Varnish.
vcl 4.1;
import std;

backend isopo {
  .host = "127.0.0.1";
  .port = "3000";
  .probe = { .url = "/livez"; .interval = 1s; .timeout = 1s; .window = 3; .threshold = 2; .initial = 2; }
}

# Debian's Varnish listens on every address of the machine. Only the TLS proxy may ask it.
acl tls_proxy { "127.0.0.1"; "::1"; }

sub vcl_recv {
  if (client.ip !~ tls_proxy) { return (synth(403)); }
  # While a process answers, a page is shown two seconds past its time at most; while none does, for a day.
  if (std.healthy(req.backend_hint) && req.restarts == 0) { set req.grace = 2s; } else { set req.grace = 24h; }
  # Varnish's own rules follow: what carries a cookie or a key is passed to the site and not kept.
}

# A query in which the site knows no name, such as ?utm_source=x, changes no page: such an address shares the page that is kept without a query
# (nginx-cache.conf has the same names). A query with a known name, or with one that is written in another way, is kept apart as a whole.
sub vcl_hash {
  if (req.url ~ "^[^?]*\?(?!(?:.*&)?(?:page|question|room|radio|power|price|site|hours|region|product|about|night|searched|list|token|answer|q|kind|was|booked)(?:=|&|$))[\w.~-]+(?:=[^&;]*)?(?:&[\w.~-]+(?:=[^&;]*)?)*$") {
    hash_data(regsub(req.url, "\?.*$", ""));
  } else {
    hash_data(req.url);
  }
  hash_data(req.http.host);
  return (lookup);
}

sub vcl_backend_response {
  if (beresp.http.Cache-Control ~ "stale-if-error") { set beresp.grace = 24h; }
}

# What a visitor reads while no process answers. Varnish reads the file once: restart it after the company's name or telephone changed.
sub vcl_backend_error {
  set beresp.http.X-Away = "1";
  set beresp.http.Content-Type = "text/html; charset=utf-8";
  set beresp.http.Cache-Control = "no-store";
  set beresp.http.Content-Security-Policy = "default-src 'none'; style-src 'unsafe-inline'";
  set beresp.http.Retry-After = "30";
  synthetic(std.fileread("/srv/isopo/assets/unavailable.html"));
  return (deliver);
}

sub vcl_deliver {
  if (resp.http.X-Away) {
    unset resp.http.X-Away;
    # The probe needs some seconds to notice. Until then, a page that is kept is looked for here.
    if (req.restarts == 0 && req.method ~ "^(GET|HEAD)$") { return (restart); }
  }
}

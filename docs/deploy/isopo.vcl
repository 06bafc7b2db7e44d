# /etc/varnish/default.vcl: Varnish between the TLS proxy and the site, with SHARED_CACHE_SECONDS set (decision 0105).
# The TLS proxy then passes requests to port 6081, and TRUSTED_PROXY names the address of Varnish.
vcl 4.1;
import std;

backend isopo {
  .host = "127.0.0.1";
  .port = "3000";
  .probe = { .url = "/livez"; .interval = 1s; .timeout = 1s; .window = 3; .threshold = 2; .initial = 2; }
}

sub vcl_recv {
  # While a process answers, a page is shown two seconds past its time at most; while none does, for a day.
  if (std.healthy(req.backend_hint)) { set req.grace = 2s; }
  # Varnish's own rules follow: what carries a cookie or a key is passed to the site and not kept.
}

sub vcl_backend_response {
  if (beresp.http.Cache-Control ~ "stale-if-error") { set beresp.grace = 24h; }
}

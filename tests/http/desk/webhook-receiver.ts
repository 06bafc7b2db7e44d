import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import { text } from 'node:stream/consumers'
import type { Route } from '#src/desk/webhooks/post-event.server.ts'
import { listen } from '../../node-http.ts'

const pem = (kind: string, text: string) =>
  `-----BEGIN ${kind}-----\n${text.replace(/.{64}/g, '$&\n')}\n-----END ${kind}-----\n`
/**
 * Key and certificate of receiver.example, made with openssl and valid until 2126. Nobody can own
 * this domain (RFC 2606).
 */
const key =
  'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgteEbiQK+JVVudK/KdH3HWgRRCVDhlYnT9wwbwEOjEIChRANCAAT8sNgmM36ZDwwxhvIwJZPLA5q1kOcgeGf++VbKDSsAfr2QZ4wxzHFmVGBzmdyfPCJ/q/1RipkQhMz4IfLCl/aK'
const cert = pem(
  'CERTIFICATE',
  'MIIBjDCCATKgAwIBAgIUGyzqCN7ByFr4OeTY8luVtIZqq8EwCgYIKoZIzj0EAwIwDDEKMAgGA1UEAwwBcjAgFw0yNjExMjQxMDQ5NDBaGA8yMTI2MTAzMTEwNDk0MFowDDEKMAgGA1UEAwwBcjBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABPyw2CYzfpkPDDGG8jAlk8sDmrWQ5yB4Z/75VsoNKwB+vZBnjDHMcWZUYHOZ3J88In+r/VGKmRCEzPgh8sKX9oqjcDBuMB0GA1UdDgQWBBTeFeSulzu6AXHe615wtHVjz/aAzTAfBgNVHSMEGDAWgBTeFeSulzu6AXHe615wtHVjz/aAzTAPBgNVHRMBAf8EBTADAQH/MBsGA1UdEQQUMBKCEHJlY2VpdmVyLmV4YW1wbGUwCgYIKoZIzj0EAwIDSAAwRQIgZB3UxgOTV1cGEkox9bu4QuDrqh8P3bcPwwcV147/M9oCIQCK/Emn+BpzXYN4z/Q2XOvIcYqEtTXddaMkKzuLF8AQrA==',
)

/** `at`: milliseconds on the clock of `performance.now()`. */
export type Received = { headers: IncomingHttpHeaders; body: string; at: number }

/** Resolves every name to this machine and allows its address, as if it were a public address. */
export const testRoute: Route = {
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  isAllowed: () => true,
  ca: cert,
}

export async function startReceiver() {
  const received: Received[] = []
  const state: { answer: (response: ServerResponse) => void } = {
    answer: (response) => response.end('taken'),
  }
  const server = createServer({ key: pem('PRIVATE KEY', key), cert }, async (request, response) => {
    received.push({ headers: request.headers, body: await text(request), at: performance.now() })
    state.answer(response)
  })
  const port = await listen(server)
  function close() {
    server.closeAllConnections()
    server.close()
  }
  return {
    received,
    state,
    route: { ...testRoute },
    url: `https://receiver.example:${port}/events`,
    close,
  }
}

import type { IncomingMessage } from 'node:http'

/** Tells whether a request has at most one Host header (RFC 9112 §3.2). Of several, Node uses the first, a proxy perhaps the last. */
export const hasOneHost = ({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean => {
  let hosts = 0
  // The list alternates names and values.
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts <= 1
}

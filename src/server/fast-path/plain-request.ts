/** A request for what stands at an address: read whole, without a body, and with nothing in it that changes how it is read or answered. */
export type PlainRequest = {
  /** The target as it was sent. */
  target: string
  /** By their names in lower case. */
  headers: ReadonlyMap<string, string>
}

/** Bytes of a head; what browsers send is a tenth of it. */
const longest = 8192

/** The grammar of RFC 9112 without all that a program may read in two ways: no bare line end, no folded line, no space before a colon. */
const grammar = /^GET (\/[!-~]*) HTTP\/1\.1\r\n(?:[!#$%&'*+\-.^_`|~0-9A-Za-z]+:[\t -~]*\r\n)+\r\n$/

/** What a request has to do without: a body, another protocol, a condition, a part of the answer. */
const notPlain = new Set([
  'content-length',
  'expect',
  'http2-settings',
  'if-match',
  'if-none-match',
  'if-range',
  'if-unmodified-since',
  'keep-alive',
  'proxy-connection',
  'range',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/**
 * Reads a request that came in one piece. It knows no errors: what it does not take is for Node's HTTP server, which reads it from its
 * first byte and answers what is wrong with it.
 * @param bytes all that has come on a connection since the last answer
 */
export function readPlainRequest(bytes: Buffer): PlainRequest | null {
  if (bytes.length > longest) return null
  const text = bytes.toString('latin1')
  const target = grammar.exec(text)?.[1]
  if (target === undefined) return null
  const headers = new Map<string, string>()
  let at = text.indexOf('\r\n') + 2
  while (at < text.length - 2) {
    const colon = text.indexOf(':', at)
    const end = text.indexOf('\r\n', colon)
    const name = text.slice(at, colon).toLowerCase()
    // Of two lines of one name, two programs may believe different ones.
    if (headers.has(name) || notPlain.has(name)) return null
    headers.set(name, text.slice(colon + 1, end).trim())
    at = end + 2
  }
  const connection = headers.get('connection')
  if (connection !== undefined && connection.toLowerCase() !== 'keep-alive') return null
  return headers.get('host') ? { target, headers } : null
}

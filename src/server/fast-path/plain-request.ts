/** A request for what stands at an address: read whole, without a body, and with nothing in it that changes how it is read or answered. */
export type PlainRequest = {
  /** The target as it was sent. */
  target: string
  /** All lines of headers as they were sent. */
  lines: string
  /** By their names in lower case. */
  headers: ReadonlyMap<string, string>
}

/** Bytes of a head; what browsers send is a tenth of it. */
const longest = 8192

/** The grammar of RFC 9112 without all that a program may read in two ways: no bare line end, no folded line, no space before a colon. */
const grammar = {
  requestLine: /^GET (\/[!-~]*) HTTP\/1\.1\r\n/,
  headers: /^(?:[!#$%&'*+\-.^_`|~0-9A-Za-z]+:[\t -~]*\r\n)+\r\n$/,
}

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

function readHeaders(lines: string): ReadonlyMap<string, string> | null {
  if (!grammar.headers.test(lines)) return null
  const headers = new Map<string, string>()
  for (let at = 0; at < lines.length - 2; ) {
    const colon = lines.indexOf(':', at)
    const end = lines.indexOf('\r\n', colon)
    const name = lines.slice(at, colon).toLowerCase()
    // Of two lines of one name, two programs may believe different ones.
    if (headers.has(name) || notPlain.has(name)) return null
    headers.set(name, lines.slice(colon + 1, end).trim())
    at = end + 2
  }
  const connection = headers.get('connection')
  if (connection !== undefined && connection.toLowerCase() !== 'keep-alive') return null
  return headers.get('host') ? headers : null
}

/**
 * Reads a request that came in one piece. It knows no errors: what it does not take is for Node's HTTP server, which reads it from its
 * first byte and answers what is wrong with it.
 * @param bytes all that has come on a connection since the last answer
 * @param before the request before it on that connection: browsers send the same headers again and again
 */
export function readPlainRequest(bytes: Buffer, before: PlainRequest | null = null): PlainRequest | null {
  if (bytes.length > longest) return null
  const text = bytes.toString('latin1')
  const [requestLine, target] = grammar.requestLine.exec(text) ?? []
  if (requestLine === undefined || target === undefined) return null
  const lines = text.slice(requestLine.length)
  const headers = lines === before?.lines ? before.headers : readHeaders(lines)
  return headers && { target, lines, headers }
}

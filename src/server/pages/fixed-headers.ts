import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http'

const pairsOf = (
  headers: OutgoingHttpHeaders | OutgoingHttpHeader[],
): [string, OutgoingHttpHeader | undefined][] =>
  Array.isArray(headers)
    ? headers.flatMap((name, at) => (at % 2 === 0 ? [[String(name), headers[at + 1]]] : []))
    : Object.entries(headers)

/**
 * Makes a response send fixed headers, which replace headers of the same name that a page, a
 * redirect or a refusal sets later.
 */
export function fixHeaders(res: ServerResponse, fixed: Readonly<Record<string, string>>): void {
  const writeHead = res.writeHead.bind(res)
  res.writeHead = (
    status: number,
    first?: string | OutgoingHttpHeaders | OutgoingHttpHeader[],
    second?: OutgoingHttpHeaders | OutgoingHttpHeader[],
  ) => {
    const given = typeof first === 'string' ? second : first
    for (const [name, value] of [...pairsOf(given ?? {}), ...Object.entries(fixed)])
      if (value !== undefined) res.setHeader(name, value)
    return writeHead(status)
  }
}

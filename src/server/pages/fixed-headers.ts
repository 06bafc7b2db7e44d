import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http'

const pairsOf = (
  headers: OutgoingHttpHeaders | OutgoingHttpHeader[],
): [string, OutgoingHttpHeader | undefined][] =>
  Array.isArray(headers)
    ? headers.flatMap((name, at) => (at % 2 === 0 ? [[String(name), headers[at + 1]]] : []))
    : Object.entries(headers)

/** Changes the headers of a response when they are sent, whoever sets them. */
function whenSent(res: ServerResponse, change: () => void): void {
  const writeHead = res.writeHead.bind(res)
  res.writeHead = (
    status: number,
    first?: string | OutgoingHttpHeaders | OutgoingHttpHeader[],
    second?: OutgoingHttpHeaders | OutgoingHttpHeader[],
  ) => {
    const given = typeof first === 'string' ? second : first
    for (const [name, value] of pairsOf(given ?? {}))
      if (value !== undefined) res.setHeader(name, value)
    change()
    return writeHead(status)
  }
}

/**
 * Makes a response send fixed headers, which replace headers of the same name that a page, a
 * redirect or a refusal sets later.
 */
export const fixHeaders = (res: ServerResponse, fixed: Readonly<Record<string, string>>): void =>
  whenSent(res, () => {
    for (const [name, value] of Object.entries(fixed)) res.setHeader(name, value)
  })

/** Changes a header of a response, if it has it. */
export const changeHeader = (
  res: ServerResponse,
  name: string,
  change: (value: string) => string,
): void =>
  whenSent(res, () => {
    const value = res.getHeader(name)
    if (typeof value === 'string') res.setHeader(name, change(value))
  })

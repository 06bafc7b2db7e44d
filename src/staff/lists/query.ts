import { readId } from '#src/contracts/ids.ts'

/**
 * Reads `?after=151.101`: the ids after which the pages begin. Returns none if one is unreadable.
 */
export function readCursors(query: URLSearchParams): number[] {
  const cursors = (query.get('after') ?? '').split('.').map(readId)
  return cursors.every(Boolean) ? cursors : []
}

export type Query = Record<string, string | number | null | undefined>

/** Returns an address with a query, without the parts of the query that are null, 0 or empty. */
export function addressWith(path: string, parts: Query): string {
  const query = String(
    new URLSearchParams(
      Object.entries(parts).flatMap(([name, part]) => (part ? [[name, String(part)]] : [])),
    ),
  )
  return query ? `${path}?${query}` : path
}

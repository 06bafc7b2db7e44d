/** Ids are 32-bit integers in PostgreSQL, which rejects larger values. */
export const largestId = 2 ** 31 - 1

export const isId = (id: number): boolean => Number.isInteger(id) && id > 0 && id <= largestId

/** Reads an id from an address or a field. @returns 0, which no row has, for anything else */
export function readId(text: string | null | undefined): number {
  const id = /^\d{1,10}$/.test(text ?? '') ? Number(text) : 0
  return isId(id) ? id : 0
}

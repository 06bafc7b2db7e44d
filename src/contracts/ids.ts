/** Ids are 32-bit integers in PostgreSQL, which rejects larger values. */
export const largestId = 2 ** 31 - 1

export const isId = (id: number): boolean => Number.isInteger(id) && id > 0 && id <= largestId

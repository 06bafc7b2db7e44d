/** One reading as it is sent, and the month that it is added up over. */
export type ReadingSize = { bytes: number; days: number }

/** Data that readings make in a month, in megabytes. @returns with one decimal, `31.1` */
export const megabytesAMonth = (readingsADay: number, { bytes, days }: ReadingSize): string =>
  ((readingsADay * bytes * days) / 1e6).toFixed(1)

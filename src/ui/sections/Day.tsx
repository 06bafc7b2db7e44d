import { site } from '#src/company/site.ts'
import { formatDay } from '#src/contracts/formats.ts'

type Props = {
  /** ISO 8601, e.g. 2026-11-20. */
  date: string
  /** `medium`: 20 Nov 2026; `long`: the month in full. */
  length?: 'medium' | 'long'
}

/** A day in words, and for machines. */
export const Day = ({ date, length = 'medium' }: Props) => <time dateTime={date}>{formatDay(date, site().locale, length)}</time>

import { site } from '#src/content/settings/site.ts'
import { dayOf, formatDay } from '#src/contracts/formats.ts'

type Props = {
  /** ISO 8601, e.g. 2026-11-20. A time in it is not shown. */
  date: string
  /** `medium`: 20 Nov 2026; `long`: the month in full. */
  length?: 'medium' | 'long'
}

export const Day = ({ date, length = 'medium' }: Props) => (
  <time dateTime={dayOf(date)}>{formatDay(dayOf(date), site().locale, length)}</time>
)

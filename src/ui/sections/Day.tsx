import { site } from '#src/company/site.ts'

const formats = {
  medium: new Intl.DateTimeFormat(site.locale, { dateStyle: 'medium', timeZone: 'UTC' }),
  long: new Intl.DateTimeFormat(site.locale, { dateStyle: 'long', timeZone: 'UTC' }),
}

type Props = {
  /** ISO 8601, e.g. 2026-11-20. */
  date: string
  /** `medium`: 20 Nov 2026; `long`: the month in full. */
  length?: keyof typeof formats
}

/** A day in words, and for machines. */
export const Day = ({ date, length = 'medium' }: Props) => <time dateTime={date}>{formats[length].format(new Date(date))}</time>

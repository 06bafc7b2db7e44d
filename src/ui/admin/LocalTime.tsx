type Props = {
  /** ISO 8601. */
  moment: string
  /** IANA zone in which it is shown. */
  zone: string
  show?: 'date and time' | 'time'
}

const formats = {
  'date and time': { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  time: { hour: '2-digit', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** A date and time as the reader's own clock has it. */
export const LocalTime = ({ moment, zone, show = 'date and time' }: Props) => (
  <time dateTime={moment}>
    {new Intl.DateTimeFormat('en-GB', { ...formats[show], timeZone: zone, hourCycle: 'h23' }).format(new Date(moment))}
  </time>
)

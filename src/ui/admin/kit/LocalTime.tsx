import { formatMoment, type Region } from '#src/contracts/formats.ts'

type Props = {
  /** ISO 8601. */
  moment: string
  region: Region
  show?: 'brief' | 'short' | 'time'
}

/** A date and time as the reader's own clock has it. The browser's tables may write a locale in another way than the server's. */
export const LocalTime = ({ moment, region, show = 'short' }: Props) => (
  <time dateTime={moment} suppressHydrationWarning>
    {formatMoment(new Date(moment), region, show)}
  </time>
)

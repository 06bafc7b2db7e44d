import { formatMoment, type Region } from '#src/contracts/formats.ts'

type Props = {
  /** Time in ISO 8601. */
  moment: string
  region: Region
  show?: 'brief' | 'short' | 'time'
}

/**
 * A time in the zone of `region`. Hydration warnings are off, because browser and server may format
 * a locale differently.
 */
export const LocalTime = ({ moment, region, show = 'short' }: Props) => (
  <time dateTime={moment} suppressHydrationWarning>
    {formatMoment(new Date(moment), region, show)}
  </time>
)

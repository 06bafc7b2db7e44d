import { site } from '#src/content/settings/site.ts'
import { inParts } from '#src/content/words/punctuation.ts'
import { words } from '#src/content/words/words.ts'
import { formatDuration } from '#src/contracts/formats.ts'
import { longestCounterHours, retention } from '#src/contracts/retention.ts'
import { say } from '#src/contracts/text/say.ts'
import { Drawing, Label, Name, scale, View } from '../kit/drawing.tsx'

const [hour, day] = [1, 24]
const month = 730.5
const hoursIn = { hour, day, month }
type Row = { what: string; fact: string; hours: number | null }

/** Rows of the policy's table. One without `hours` lasts until the visitor ends it. */
function rowsOf(locale: string): Row[] {
  const term = (value: number, unit: keyof typeof hoursIn) => ({
    fact: formatDuration(value, unit, locale),
    hours: value * hoursIn[unit],
  })
  const said = words().drawings.retentionTimes
  return [
    { what: said.counters, ...term(longestCounterHours, 'hour') },
    { what: said.mailLine, ...term(retention.mailLineDays, 'day') },
    { what: said.flaggedRequest, ...term(retention.flaggedDays, 'day') },
    { what: said.request, ...term(retention.requestMonths, 'month') },
    { what: said.staffLog, ...term(retention.auditMonths, 'month') },
    { what: said.sums, ...term(retention.countMonths, 'month') },
    { what: said.newsletterAddress, fact: said.untilUnsubscribed, hours: null },
  ]
}
const marks = [
  { hours: hour, unit: 'hour' },
  { hours: day, unit: 'day' },
  { hours: month, unit: 'month' },
  { hours: 12 * month, unit: 'year' },
] as const
const longest = 48 * month

type Layout = {
  rows: readonly Row[]
  left: number
  right: number
  top: number
  step: number
  hasNames: boolean
}

export const RetentionTimes = () => {
  const rows = rowsOf(site().locale)
  const said = words().drawings.retentionTimes
  const terms = inParts(rows.map(({ what, fact }) => say(said.term, { what, time: fact })))
  return (
    <Drawing label={say(said.shows, { terms })}>
      <View size="page" height={392}>
        <Bars rows={rows} left={310} right={1240} top={28} step={48} hasNames />
      </View>
      <View size="tall" height={544} isNarrow>
        <Bars rows={rows} left={4} right={350} top={46} step={68} hasNames={false} />
      </View>
    </Drawing>
  )
}

const Bars = ({ rows, left, right, top, step, hasNames }: Layout) => {
  const exponent = scale([Math.log10(0.5), Math.log10(longest)], [left, right])
  const x = (hours: number) => exponent(Math.log10(Math.max(hours, 0.5)))
  const bottom = top + rows.length * step - 8
  return (
    <>
      {marks
        .filter(({ hours }) => hasNames || hours !== hour)
        .map(({ hours, unit }) => (
          <g key={unit}>
            <path d={`M${x(hours)} ${top - 22}V${bottom}`} stroke="var(--line)" />
            <Label
              x={x(hours)}
              y={bottom + 24}
              anchor="middle"
              text={formatDuration(1, unit, site().locale)}
            />
          </g>
        ))}
      <path d={`M${left} ${top - 22}V${bottom}`} stroke="var(--line-strong)" />
      {rows.map(({ what, fact, hours }, index) => {
        const y = top + index * step
        const end = hours === null ? right - 2 : x(hours)
        return (
          <g key={what} stroke="var(--ink)" strokeWidth="2">
            <Name x={hasNames ? 0 : 12} y={hasNames ? y + 5 : y - 12} halo="page" text={what} />
            <Label x={left + 14} y={y + 22} halo="page" text={fact} />
            <path
              d={`M${left} ${y}H${end}`}
              strokeWidth="6"
              strokeDasharray={hours === null ? '14 5' : undefined}
            />
            <path
              d={hours === null ? `M${end - 10} ${y - 11}l11 11l-11 11` : `M${end} ${y - 9}v18`}
            />
          </g>
        )
      })}
    </>
  )
}

import { DrawnName, DrawnUnit } from './DrawnText.tsx'
import drawing from './drawing.module.css'

const [hour, day] = [1, 24]
const month = 730.5
/** The table of the policy, in hours; without `hours` until the visitor ends it. */
const rows = [
  { what: 'Your network address', fact: 'not stored', hours: 0 },
  { what: 'Counters of forms sent', fact: 'at most 25 hours', hours: 25 },
  { what: 'Line that a mail went out', fact: '30 days', hours: 30 * day },
  { what: 'Contact request', fact: '24 months', hours: 24 * month },
  { what: 'Newsletter address', fact: 'until you unsubscribe', hours: null },
] as const
const marks = [
  { at: hour, name: '1 hour' },
  { at: day, name: '1 day' },
  { at: month, name: '1 month' },
  { at: 12 * month, name: '1 year' },
]
const longest = 48 * month
const label = `How long data is kept, on a logarithmic axis. ${rows.map(({ what, fact }) => `${what}: ${fact}`).join('; ')}.`

type Layout = { left: number; right: number; top: number; step: number; hasNames: boolean }

/** Kept how long: one bar for each kind of data of the privacy policy. */
export const RetentionTimes = () => (
  <div className={`${drawing['drawing']} ${drawing['page']}`}>
    <svg className={drawing['wide']} viewBox="0 0 1240 296" fill="none" role="img" aria-label={label}>
      <Bars left={310} right={1240} top={28} step={48} hasNames />
    </svg>
    <svg className={`${drawing['tall']} ${drawing['narrow']}`} viewBox="0 0 350 408" fill="none" role="img" aria-label={label}>
      <Bars left={4} right={350} top={46} step={68} hasNames={false} />
    </svg>
  </div>
)

const Bars = ({ left, right, top, step, hasNames }: Layout) => {
  const x = (hours: number) => left + ((right - left) * Math.log10(Math.max(hours, 0.5) / 0.5)) / Math.log10(longest / 0.5)
  const bottom = top + rows.length * step - 8
  const shown = hasNames ? marks : marks.filter(({ at }) => at !== hour)
  return (
    <>
      {shown.map(({ at, name }) => (
        <g key={name}>
          <path d={`M${x(at)} ${top - 22}V${bottom}`} stroke="var(--line)" />
          <DrawnUnit x={x(at)} y={bottom + 24} anchor="middle">
            {name}
          </DrawnUnit>
        </g>
      ))}
      <path d={`M${left} ${top - 22}V${bottom}`} stroke="var(--line-strong)" />
      {/* Words are cut out of the lines of the axis. */}
      <g stroke="var(--page)" strokeWidth="6" strokeLinejoin="round" paintOrder="stroke">
        {rows.map(({ what, fact, hours }, index) => {
          const y = top + index * step
          return (
            <g key={what}>
              <DrawnName x={hasNames ? 0 : 12} y={hasNames ? y + 5 : y - 12}>
                {what}
              </DrawnName>
              <DrawnUnit x={left + 14} y={y + (hours === 0 && hasNames ? 4 : 22)}>
                {fact}
              </DrawnUnit>
            </g>
          )
        })}
      </g>
      {rows.map(({ what, hours }, index) => {
        const y = top + index * step
        const end = hours === null ? right - 2 : x(hours)
        return (
          <g key={what}>
            {hours === 0 ? (
              <circle cx={left} cy={y} r="6" fill="var(--page)" stroke="var(--ink)" strokeWidth="2" />
            ) : (
              <>
                <path
                  d={`M${left} ${y}H${end}`}
                  stroke="var(--ink)"
                  strokeWidth="6"
                  strokeDasharray={hours === null ? '14 5' : undefined}
                />
                <path
                  d={hours === null ? `M${end - 10} ${y - 11}l11 11l-11 11` : `M${end} ${y - 9}v18`}
                  stroke="var(--ink)"
                  strokeWidth="2"
                />
              </>
            )}
          </g>
        )
      })}
    </>
  )
}

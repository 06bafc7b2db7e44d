import { DrawnName, DrawnUnit } from './DrawnText.tsx'
import drawing from './drawing.module.css'

/** Minutes after noon. */
const afternoon = { end: 360, breathing: 70, activity: 120, temperature: 185, evening: 290 } as const
const clock = (minute: number) => `${12 + Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`
/** Rises from 0 to 1 round `start`, within about forty minutes. */
const rise = (minute: number, start: number, slope = 12) => 1 / (1 + Math.exp(-(minute - start - 20) / slope))
const minutes = Array.from({ length: afternoon.end / 5 + 1 }, (_, index) => index * 5)

/** The worked example: each value by the minute, where it begins to move, and its scale. */
const rows = [
  {
    name: 'Breathing',
    unit: 'breaths a minute',
    from: 30,
    to: 140,
    starts: afternoon.breathing,
    at: (minute: number) =>
      32 + 98 * rise(minute, afternoon.breathing) - 70 * rise(minute, afternoon.evening, 18) + 3 * Math.sin(minute / 7),
  },
  {
    name: 'Activity',
    unit: 'minutes an hour',
    from: 0,
    to: 40,
    starts: afternoon.activity,
    at: (minute: number) =>
      30 - 27 * rise(minute, afternoon.activity, 14) + 2.2 * Math.sin(minute / 9) * (1 - rise(minute, afternoon.activity)),
  },
  {
    name: 'Temperature',
    unit: '°C, core',
    from: 38,
    to: 40.5,
    starts: afternoon.temperature,
    at: (minute: number) => 38.5 + 1.6 * rise(minute, afternoon.temperature, 18) - 0.7 * rise(minute, afternoon.evening + 20, 18),
  },
]
const label = `One hot afternoon from 12:00 to 18:00, a worked example. Breathing rises first, from ${clock(afternoon.breathing)}; activity falls from ${clock(afternoon.activity)}; core temperature follows from ${clock(afternoon.temperature)}.`

type Layout = { left: number; right: number; top: number; height: number; gap: number; hours: number }

/** Three values of one animal on one time axis; each begins to move later than the one above it. */
export const PetMetrics = () => (
  <div className={`${drawing['drawing']} ${drawing['column']}`}>
    <svg className={drawing['wide']} viewBox="0 0 780 470" fill="none" role="img" aria-label={label}>
      <Chart left={180} right={780} top={34} height={92} gap={36} hours={1} />
      {rows.map(({ name, unit }, index) => (
        <g key={name}>
          <DrawnName x={0} y={84 + index * 128} size={17}>
            {name}
          </DrawnName>
          <DrawnUnit x={0} y={105 + index * 128}>
            {unit}
          </DrawnUnit>
        </g>
      ))}
    </svg>
    <svg className={drawing['tall']} viewBox="0 0 350 524" fill="none" role="img" aria-label={label}>
      <Chart left={0} right={350} top={52} height={92} gap={56} hours={2} />
      {rows.map(({ name, unit }, index) => (
        <text key={name} x="0" y={30 + index * 148} fontSize="15" fontWeight="600" fill="var(--ink)">
          {name}{' '}
          <tspan className="mono" fontWeight="400" fontSize="12" dx="4" fill="var(--muted)">
            {unit}
          </tspan>
        </text>
      ))}
    </svg>
  </div>
)

const Chart = ({ left, right, top, height, gap, hours }: Layout) => {
  const x = (minute: number) => left + ((right - left) * minute) / afternoon.end
  const bottom = top + rows.length * (height + gap) - gap
  const labels = minutes.filter((minute) => minute % (60 * hours) === 0)
  return (
    <>
      {rows.map(({ name, from, to, starts, at }, index) => {
        const floor = top + index * (height + gap) + height
        const y = (value: number) => floor - (height * (value - from)) / (to - from)
        const points = minutes.map((minute) => `${x(minute).toFixed(1)} ${y(at(minute)).toFixed(1)}`).join('L')
        return (
          <g key={name}>
            <path d={`M${left} ${floor}H${right}`} stroke="var(--line)" />
            <path d={`M${x(starts)} ${floor + 8}V${floor - height}`} stroke="var(--ink)" strokeDasharray="3 5" />
            <path className="signal-line" pathLength={1} d={`M${points}`} stroke="var(--signal)" strokeWidth="2" strokeLinejoin="round" />
            <circle cx={x(starts)} cy={y(at(starts))} r="5" fill="var(--page)" stroke="var(--ink)" strokeWidth="2" />
            <DrawnUnit x={x(starts) - 8} y={floor - height + 12} anchor="end" fill="var(--ink)">
              {clock(starts)}
            </DrawnUnit>
          </g>
        )
      })}
      <path
        d={`M${left} ${bottom + 12}H${right}${labels.map((minute) => `M${x(minute)} ${bottom + 12}v6`).join('')}`}
        stroke="var(--line-strong)"
      />
      {labels.map((minute) => (
        <DrawnUnit key={minute} x={x(minute)} y={bottom + 36} anchor={minute === 0 ? 'start' : minute === afternoon.end ? 'end' : 'middle'}>
          {clock(minute)}
        </DrawnUnit>
      ))}
    </>
  )
}

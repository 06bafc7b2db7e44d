import styles from './drawing.module.css'

/** Minutes after midnight of the drawn example. */
const night = { end: 480, cut: 130, restored: 340, linkLost: 145, linkBack: 352, interval: 10 } as const
const readings = Array.from({ length: night.end / night.interval + 1 }, (_, index) => index * night.interval)
const kept = readings.filter((minute) => minute > night.linkLost && minute < night.linkBack)
const sentInTime = readings.filter((minute) => minute <= night.linkLost || minute > night.linkBack)

const clock = (minute: number) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
const cutHours = Math.floor((night.restored - night.cut) / 60)
const cutMinutes = (night.restored - night.cut) % 60
const label = `A power cut from ${clock(night.cut)} to ${clock(night.restored)}. Readings go on every ${night.interval} minutes; the uplink is down from ${clock(night.linkLost)} and from ${clock(night.linkBack)} sends the ${kept.length} kept readings in order.`

const rows = {
  mains: { name: 'Mains', fact: 'the battery takes over' },
  readings: { name: 'Readings', fact: `one every ${night.interval} min, all kept` },
  uplink: { name: 'Uplink', fact: `catches up from ${clock(night.linkBack)}` },
}

/** Strokes of the given height round a line, one for each minute. */
const ticks = (minutes: readonly number[], x: (minute: number) => number, y: number, height: number) =>
  minutes.map((minute) => `M${x(minute).toFixed(1)} ${y - height / 2}v${height}`).join('')

/** The night of one power cut: mains, readings and uplink from midnight to eight, drawn from the times above. */
export const NightTimeline = () => (
  <div className={`${styles['drawing']} ${styles['page']}`}>
    <svg className={styles['wide']} viewBox="0 0 1240 254" role="img" aria-label={label}>
      {Object.values(rows).map(({ name, fact }, index) => (
        <g key={name}>
          <text x="0" y={63 + index * 64} fontSize="17" fontWeight="600" letterSpacing="-.01em" fill="var(--ink)">
            {name}
          </text>
          <text className="mono" x="0" y={83 + index * 64} fontSize="12" fill="var(--muted)">
            {fact}
          </text>
        </g>
      ))}
      <Chart
        left={316}
        right={1240}
        bottom={224}
        lines={[64, 128, 192]}
        hours={1}
        backlogStep={1.6}
        note={`no mains for ${cutHours} h ${cutMinutes} min`}
      />
    </svg>
    <svg className={styles['tall']} viewBox="0 0 350 274" role="img" aria-label={label}>
      <Chart left={0} right={350} bottom={244} lines={[72, 142, 212]} hours={2} backlogStep={0.8} note="no mains" />
      {Object.values(rows).map(({ name, fact }, index) => (
        <text key={name} x="0" y={56 + index * 70} fontSize="14" fontWeight="600" fill="var(--ink)">
          {name}{' '}
          <tspan className="mono" fontWeight="400" fontSize="12.5" dx="4" fill="var(--muted)">
            {fact}
          </tspan>
        </text>
      ))}
    </svg>
  </div>
)

type ChartProps = {
  left: number
  right: number
  /** Height of the time axis. */
  bottom: number
  /** Heights of mains, readings and uplink. */
  lines: [number, number, number]
  /** Hours between two labels of the axis. */
  hours: number
  /** Units between two kept readings while they are sent. */
  backlogStep: number
  note: string
}

const Chart = ({ left, right, bottom, lines: [mains, reading, uplink], hours, backlogStep, note }: ChartProps) => {
  const x = (minute: number) => left + ((right - left) * minute) / night.end
  const labels = readings.filter((minute) => minute % (60 * hours) === 0)
  const backlog = kept.map((_, index) => `M${(x(night.linkBack) + index * backlogStep).toFixed(1)} ${uplink - 14}v28`).join('')
  return (
    <>
      <rect x={x(night.cut)} y="0" width={x(night.restored) - x(night.cut)} height={bottom} fill="var(--surface)" />
      <text className="mono" x={x(night.cut) + 12} y="24" fontSize="12" fill="var(--warm-ink)">
        {note}
      </text>
      <path d={`M${x(0)} ${mains}H${x(night.cut)}M${x(night.restored)} ${mains}H${right}`} stroke="var(--warm)" strokeWidth="3" />
      <path
        d={`M${x(night.cut)} ${mains}H${x(night.restored)}M${x(night.linkLost)} ${uplink}H${x(night.linkBack)}`}
        stroke="var(--line-strong)"
        strokeDasharray="2 6"
      />
      <path d={ticks(readings, x, reading, 16) + ticks(sentInTime, x, uplink, 16)} stroke="var(--signal)" strokeWidth="1.5" />
      <path d={backlog} stroke="var(--signal)" strokeWidth="1" />
      <path d={`M${left} ${bottom}H${right}${labels.map((minute) => `M${x(minute)} ${bottom}v6`).join('')}`} stroke="var(--line-strong)" />
      {labels.map((minute) => (
        <text
          key={minute}
          className="mono"
          x={x(minute)}
          y={bottom + 22}
          fontSize="12"
          fill="var(--muted)"
          textAnchor={minute === 0 ? 'start' : minute === night.end ? 'end' : 'middle'}
        >
          {clock(minute)}
        </text>
      ))}
    </>
  )
}

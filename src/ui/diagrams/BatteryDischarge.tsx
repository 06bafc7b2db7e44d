import styles from './drawing.module.css'

/*
 * The calculation behind the two lines, hour by hour. All are planning values of one gateway:
 * usable energy in watt-hours (5000 mAh × 3.7 V, 90 % of it through the converter) and mean power in watts.
 */
const energy = 5 * 3.7 * 0.9
const board = 1.25
const modem = 1.9
/** Minutes of each half hour that the modem is awake. */
const awake = 7.5

/** Per cent left with the modem always on. */
const alwaysOn = (hours: number) => 100 - (100 * (board + modem) * hours) / energy

/** Per cent left with the modem awake for the first minutes of each half hour. */
function waking(hours: number): number {
  const halfHours = Math.floor(hours * 2)
  const modemHours = (halfHours * awake) / 60 + Math.min(hours - halfHours / 2, awake / 60)
  return 100 - (100 * (board * hours + modem * modemHours)) / energy
}

/** Hours until the battery is empty with the modem always on. */
const empty = energy / (board + modem)
const last = 8
const left = Math.round(waking(last))
const label = `Battery left over ${last} hours without mains, calculated. With the modem always on it is empty after ${empty.toFixed(1)} hours; waking every half hour leaves ${left} per cent after ${last}.`

/** Hours at which the waking line bends. */
const bends = Array.from({ length: last * 2 }, (_, half) => [half / 2, half / 2 + awake / 60]).flat()

type Frame = { left: number; right: number; top: number; bottom: number }

const Chart = ({ frame, small, steps }: { frame: Frame; small: number; steps: number }) => {
  const x = (hours: number) => frame.left + ((frame.right - frame.left) * hours) / last
  const y = (percent: number) => frame.bottom - ((frame.bottom - frame.top) * percent) / 100
  const point = (hours: number, percent: number) => `${x(hours).toFixed(1)} ${y(percent).toFixed(1)}`
  const hours = Array.from({ length: last / steps + 1 }, (_, index) => index * steps)
  return (
    <>
      {[0, 50, 100].map((percent) => (
        <g key={percent}>
          <path d={`M${frame.left} ${y(percent)}H${frame.right}`} stroke="var(--line)" />
          <text className="mono" x={frame.left - 10} y={y(percent) + 4} fontSize={small} fill="var(--muted)" textAnchor="end">
            {percent}
          </text>
        </g>
      ))}
      {hours.map((hour) => (
        <g key={hour}>
          <path d={`M${x(hour)} ${frame.bottom}v6`} stroke="var(--line-strong)" />
          <text className="mono" x={x(hour)} y={frame.bottom + 26} fontSize={small} fill="var(--muted)" textAnchor="middle">
            {hour} h
          </text>
        </g>
      ))}
      <path d={`M${point(0, 100)}L${point(empty, 0)}`} stroke="var(--muted)" strokeWidth="2" />
      <circle cx={x(empty)} cy={frame.bottom} r="4" fill="var(--page)" stroke="var(--muted)" strokeWidth="2" />
      <text className="mono" x={x(empty) + 10} y={frame.bottom - 10} fontSize={small} fill="var(--muted)">
        {empty.toFixed(1)} h
      </text>
      <path
        className="signal-line"
        pathLength={1}
        d={`M${[...bends, last].map((hour) => point(hour, waking(hour))).join('L')}`}
        fill="none"
        stroke="var(--signal)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <circle cx={x(last)} cy={y(waking(last))} r="5.5" fill="var(--signal)" />
      <text className="mono" x={x(last)} y={y(waking(last)) + 22} fontSize={small} fill="var(--ink)" textAnchor="end">
        {left} %
      </text>
      <text x={x(2.6)} y={y(waking(2.6)) - 26} fontSize={small + 3} fontWeight="600" fill="var(--ink)">
        modem wakes every half hour
      </text>
      <text x={x(4.1) - 14} y={y(alwaysOn(4.3))} fontSize={small + 3} fontWeight="600" fill="var(--muted)" textAnchor="end">
        modem always on
      </text>
    </>
  )
}

/** What is left of one gateway battery after the mains fails: modem always on, and waking every half hour. */
export const BatteryDischarge = () => (
  <div className={`${styles['drawing']} ${styles['column']}`}>
    <svg className={styles['wide']} viewBox="0 0 700 472" role="img" aria-label={label}>
      <text x="0" y="30" fontSize="17" fontWeight="600" letterSpacing="-.01em" fill="var(--ink)">
        Battery left, %, after the mains fails
      </text>
      <Chart frame={{ left: 44, right: 680, top: 84, bottom: 432 }} small={12} steps={2} />
    </svg>
    <svg className={styles['tall']} viewBox="0 0 320 276" role="img" aria-label={label}>
      <text x="0" y="16" fontSize="14" fontWeight="600" letterSpacing="-.01em" fill="var(--ink)">
        Battery left, %, after the mains fails
      </text>
      <Chart frame={{ left: 32, right: 306, top: 66, bottom: 240 }} small={11} steps={2} />
    </svg>
  </div>
)

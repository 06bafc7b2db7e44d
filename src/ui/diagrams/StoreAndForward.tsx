import { DrawnName, DrawnUnit } from './DrawnText.tsx'
import styles from './StoreAndForward.module.css'

/** The worked example: minutes after midnight, seconds between readings, readings handed over per second. */
const night = { end: 480, lost: 130, back: 340, interval: 10, pace: 5 } as const
const kept = ((night.back - night.lost) * 60) / night.interval
const catchUp = kept / night.pace

const clock = (minute: number) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
const count = kept.toLocaleString('en-GB')
const handover = `${Math.floor(catchUp / 60)} min ${catchUp % 60} s`
const label = `From ${clock(night.lost)} to ${clock(night.back)} the link is down. Readings go on being taken, one every ${night.interval} seconds, and stay on disk. From ${clock(night.back)} the ${count} stored readings are sent in order, which takes ${handover}.`

/** A night without a link: what is taken, what waits on disk, what reaches the cloud. */
export const StoreAndForward = () => (
  <div className={styles['chart']}>
    <Chart className={styles['wide']} width={1240} left={200} step={60} />
    <Chart className={styles['medium']} width={680} left={0} step={120} />
    <Chart className={styles['tall']} width={350} left={0} step={120} isNarrow />
  </div>
)

type ChartProps = {
  className: string | undefined
  width: number
  /** Where the time axis begins; 0 puts the names above their lines. */
  left: number
  /** Minutes between two labels. */
  step: number
  isNarrow?: boolean
}

const Chart = ({ className, width, left, step, isNarrow = false }: ChartProps) => {
  const isNamedAbove = left === 0
  const row = isNamedAbove ? 62 : 44
  const first = isNamedAbove ? 62 : 70
  // Two lines of text stand between the last two rows where the chart is narrow.
  const [taken, stored, sent] = [first, first + row + 6, first + 2 * row + (isNarrow ? 22 : 6)]
  const bottom = sent + 24
  const right = isNamedAbove ? width : width - 32
  const x = (minute: number) => left + ((right - left) * minute) / night.end
  const end = x(night.back + catchUp / 60)
  const hours = Array.from({ length: night.end / step + 1 }, (_, index) => index * step)
  const names = [
    { y: taken, name: 'Readings taken' },
    { y: stored, name: 'On disk, unsent' },
    { y: sent, name: 'Sent to the cloud' },
  ]
  return (
    <svg className={className} viewBox={`0 0 ${width} ${bottom + 28}`} role="img" aria-label={label}>
      <rect x={x(night.lost)} y="0" width={x(night.back) - x(night.lost)} height={bottom} fill="var(--warm)" opacity=".13" />
      <path d={hours.map((minute) => `M${x(minute)} ${isNamedAbove ? bottom - 6 : 0}V${bottom}`).join('')} stroke="var(--line)" />
      <DrawnUnit x={x(night.lost) + 10} y={20} fill="var(--warm-ink)">
        {isNarrow ? 'link down' : `link down, ${clock(night.lost)} to ${clock(night.back)}`}
      </DrawnUnit>
      {names.map(({ y, name }) => (
        <DrawnName key={name} x={0} y={isNamedAbove ? y - 14 : y + 5} size={14.5}>
          {name}
        </DrawnName>
      ))}
      <path d={`M${left} ${taken}H${right}`} stroke="var(--ink)" strokeWidth="3" />
      <path d={`M${left} ${stored}H${right}`} stroke="var(--line)" />
      <path d={`M${x(night.lost)} ${stored}L${x(night.back)} ${stored - 28}L${end} ${stored}Z`} fill="var(--warm)" />
      {isNarrow ? (
        // Below the wedge, in the middle of the night without a link.
        [`${count} readings`, `sent in ${handover}`].map((line, index) => (
          <DrawnUnit key={line} x={x((night.lost + night.back) / 2)} y={stored + 17 + index * 15} anchor="middle" fill="var(--ink)">
            {line}
          </DrawnUnit>
        ))
      ) : (
        <DrawnUnit x={end + 12} y={stored - 10} fill="var(--ink)">
          {isNamedAbove ? `${count} sent in ${handover}` : `${count} readings, in order, ${handover}`}
        </DrawnUnit>
      )}
      <path d={`M${left} ${sent}H${x(night.lost)}M${end} ${sent}H${right}`} stroke="var(--signal)" strokeWidth="3" />
      <rect x={x(night.back)} y={sent - 14} width={Math.max(end - x(night.back), 3)} height="28" fill="var(--signal)" />
      <path d={`M${left} ${bottom}H${right}`} stroke="var(--line-strong)" />
      {hours.map((minute) => (
        <DrawnUnit
          key={minute}
          x={x(minute)}
          y={bottom + 22}
          anchor={isNamedAbove && minute === 0 ? 'start' : isNamedAbove && minute === night.end ? 'end' : 'middle'}
        >
          {clock(minute)}
        </DrawnUnit>
      ))}
    </svg>
  )
}

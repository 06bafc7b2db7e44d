import { facts } from '#src/company/facts.ts'
import { fromSettings } from '#src/company/settings.ts'
import { site } from '#src/company/site.ts'
import { formatNumber } from '#src/contracts/formats.ts'
import { Drawing, View } from '../kit/Drawing.tsx'
import { Label, Labels, Name } from '../kit/DrawnText.tsx'
import { clock, scale, stepsTo } from '../kit/layout.ts'
import { Axis } from '../kit/marks.tsx'

/** The worked example, in minutes after midnight. */
const night = { end: 480, lost: 130, back: 340 } as const

/** Probes, the seconds between their readings, and how long it takes to hand over what was kept. */
const example = fromSettings(() => {
  const { probes, interval } = facts().coldStore
  const kept = (probes * (night.back - night.lost) * 60) / interval
  /** Seconds. */
  const catchUp = kept / facts().gateway.store.handOver
  const count = formatNumber(kept, site().locale)
  const handover = `${Math.ceil(catchUp / 60)} minutes`
  return {
    catchUp,
    count,
    handover,
    label: `From ${clock(night.lost)} to ${clock(night.back)} the link is down. Readings go on being taken, one of each of ${probes} probes every ${interval} seconds, and stay on disk. From ${clock(night.back)} the ${count} stored readings are sent in order, which takes ${handover}.`,
  }
})

/** A night without a link: what is taken, what waits on disk, what reaches the cloud. */
export const StoreAndForward = () => (
  <Drawing label={example().label}>
    <View size="page" height={216}>
      <Chart left={200} right={1208} lines={[70, 120, 164]} step={60} />
    </View>
    <View size="middle" height={244}>
      <Chart left={0} right={738} lines={[62, 130, 192]} step={120} />
    </View>
    <View size="tall" height={260}>
      <Chart left={0} right={350} lines={[62, 130, 208]} step={120} isNarrow />
    </View>
  </Drawing>
)

type ChartProps = {
  /** Where the time axis begins; 0 puts the names above their lines. */
  left: number
  right: number
  /** Heights of what is taken, stored and sent. */
  lines: [number, number, number]
  /** Minutes between two labels. */
  step: number
  isNarrow?: boolean
}

const Chart = ({ left, right, lines: [taken, stored, sent], step, isNarrow = false }: ChartProps) => {
  const { catchUp, count, handover } = example()
  const isNamedAbove = left === 0
  const bottom = sent + 24
  const x = scale([0, night.end], [left, right])
  const [lost, back, end] = [x(night.lost), x(night.back), x(night.back + catchUp / 60)]
  const hours = stepsTo(night.end, step)
  const names = { 'Readings taken': taken, 'On disk, unsent': stored, 'Sent to the cloud': sent }
  return (
    <>
      <rect x={lost} y="0" width={back - lost} height={bottom} fill="var(--warm)" opacity=".13" />
      <path d={hours.map((minute) => `M${x(minute)} ${isNamedAbove ? bottom - 6 : 0}V${bottom}`).join('')} stroke="var(--line)" />
      <Label
        x={lost + 10}
        y={20}
        tone="warm-ink"
        text={isNarrow ? 'link down' : `link down, ${clock(night.lost)} to ${clock(night.back)}`}
      />
      {Object.entries(names).map(([name, y]) => (
        <Name key={name} x={0} y={isNamedAbove ? y - 14 : y + 5} text={name} />
      ))}
      <path d={`M${left} ${taken}H${right}`} stroke="var(--ink)" strokeWidth="3" />
      <path d={`M${left} ${stored}H${right}`} stroke="var(--line)" />
      <path d={`M${lost} ${stored}L${back} ${stored - 28}L${end} ${stored}Z`} fill="var(--warm)" />
      {isNarrow && (
        // Below the wedge, in the middle of the night without a link.
        <Labels
          lines={[`${count} readings`, `sent in ${handover}`]}
          x={(lost + back) / 2}
          y={stored + 17}
          step={15}
          anchor="middle"
          tone="ink"
        />
      )}
      {!isNarrow && <Labels lines={[`${count} readings,`, `in order: ${handover}`]} x={end + 12} y={stored - 27} step={17} tone="ink" />}
      <path d={`M${left} ${sent}H${lost}M${end} ${sent}H${right}`} stroke="var(--signal)" strokeWidth="3" />
      <rect x={back} y={sent - 14} width={Math.max(end - back, 3)} height="28" fill="var(--signal)" />
      <Axis x={x} y={bottom} at={hours} name={clock} tick={0} isCentred={!isNamedAbove} />
    </>
  )
}

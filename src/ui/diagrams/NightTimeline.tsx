import { Drawing, View } from './kit/Drawing.tsx'
import { Label, NamedFacts } from './kit/DrawnText.tsx'
import { clock, range, scale, stepsTo, strokes } from './kit/layout.ts'
import { Axis } from './kit/marks.tsx'

/** Minutes after midnight of the drawn example. */
const night = { end: 480, cut: 130, restored: 340, linkLost: 145, linkBack: 352, interval: 10 } as const
const readings = stepsTo(night.end, night.interval)
const kept = readings.filter((minute) => minute > night.linkLost && minute < night.linkBack)
const sentInTime = readings.filter((minute) => minute <= night.linkLost || minute > night.linkBack)

const cut = night.restored - night.cut
const label = `A power cut from ${clock(night.cut)} to ${clock(night.restored)}. Readings go on every ${night.interval} minutes; the uplink is down from ${clock(night.linkLost)} and from ${clock(night.linkBack)} sends the ${kept.length} kept readings in order.`
const rows = [
  { name: 'Mains', fact: 'the battery takes over' },
  { name: 'Readings', fact: `one every ${night.interval} min, all kept` },
  { name: 'Uplink', fact: `catches up from ${clock(night.linkBack)}` },
]

/** The night of one power cut: mains, readings and uplink from midnight to eight, drawn from the times above. */
export const NightTimeline = () => (
  <Drawing label={label}>
    <View size="page" height={254}>
      <NamedFacts rows={rows} x={0} y={63} step={64} size="title" />
      <Chart
        ends={[316, 1240]}
        bottom={224}
        lines={[64, 128, 192]}
        hours={1}
        backlogStep={1.6}
        note={`no mains for ${Math.floor(cut / 60)} h ${cut % 60} min`}
      />
    </View>
    <View size="tall" height={274}>
      <Chart ends={[0, 350]} bottom={244} lines={[72, 142, 212]} hours={2} backlogStep={0.8} note="no mains" />
      <NamedFacts rows={rows} x={0} y={56} step={70} isInline />
    </View>
  </Drawing>
)

type ChartProps = {
  /** Where the time axis begins and ends. */
  ends: [number, number]
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

const Chart = ({ ends, bottom, lines: [mains, reading, uplink], hours, backlogStep, note }: ChartProps) => {
  const x = scale([0, night.end], ends)
  const [cutAt, restored, lost, back] = [x(night.cut), x(night.restored), x(night.linkLost), x(night.linkBack)]
  return (
    <>
      <rect x={cutAt} y="0" width={restored - cutAt} height={bottom} fill="var(--surface)" />
      <Label x={cutAt + 12} y={24} tone="warm-ink" text={note} />
      <path d={`M${ends[0]} ${mains}H${cutAt}M${restored} ${mains}H${ends[1]}`} stroke="var(--warm)" strokeWidth="3" />
      <path d={`M${cutAt} ${mains}H${restored}M${lost} ${uplink}H${back}`} stroke="var(--line-strong)" strokeDasharray="2 6" />
      <path d={strokes(readings.map(x), reading, 16) + strokes(sentInTime.map(x), uplink, 16)} stroke="var(--signal)" strokeWidth="1.5" />
      <path d={strokes(range(kept.length, backlogStep, back), uplink, 28)} stroke="var(--signal)" strokeWidth="1" />
      <Axis x={x} y={bottom} at={stepsTo(night.end, 60 * hours)} name={clock} tick={6} />
    </>
  )
}

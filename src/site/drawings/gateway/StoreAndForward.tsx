import { simulateExample } from '#src/content/example-sites/example-site.ts'
import { firstExampleSite } from '#src/content/example-sites.ts'
import { site } from '#src/content/settings/site.ts'
import { lang, words } from '#src/content/words/words.ts'
import { formatDuration, formatNumber } from '#src/contracts/formats.ts'
import { say, sayCount } from '#src/contracts/text/say.ts'
import { minutesADay } from '#src/site-model/site.ts'
import {
  Axis,
  clock,
  Drawing,
  Label,
  Labels,
  Name,
  paths,
  scale,
  stepsTo,
  View,
} from '../kit/drawing.tsx'

/** Minutes after midnight at which the drawing ends. */
const last = 480

/**
 * Reads the cold store's night: when its line fails and returns, and how long sending the stored
 * readings takes.
 */
function example() {
  const { site: store, night } = firstExampleSite()
  const result = simulateExample({ site: store, night })
  const [cut = { from: 0, to: 0 }] = night.fixedLine
  const afterMidnight = (minute: number) => minute + night.beginsAt - minutesADay
  const [lost, back] = [afterMidnight(cut.from), afterMidnight(cut.to)]
  const kept = Math.max(...result.readings.waiting)
  const time = formatDuration(Math.ceil(kept / store.gateway.handOver), 'second', site().locale)
  return {
    lost,
    back,
    kept,
    time,
    label: say(words().drawings.storeAndForward.shows, {
      from: clock(lost),
      to: clock(back),
      count: formatNumber(kept, site().locale),
      time,
    }),
  }
}

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
  /** Start of the time axis; 0 puts the names above the lines. */
  left: number
  right: number
  lines: [number, number, number]
  /** Minutes between two labels. */
  step: number
  isNarrow?: boolean
}

const Chart = ({
  left,
  right,
  lines: [taken, stored, sent],
  step,
  isNarrow = false,
}: ChartProps) => {
  const { lost: lostAt, back: backAt, kept, time } = example()
  const said = words().drawings.storeAndForward
  const isNamedAbove = left === 0
  const bottom = sent + 24
  const x = scale([0, last], [left, right])
  const [lost, back] = [x(lostAt), x(backAt)]
  const hours = stepsTo(last, step)
  const names = { [said.taken]: taken, [said.stored]: stored, [said.sent]: sent }
  return (
    <>
      <rect x={lost} y="0" width={back - lost} height={bottom} fill="var(--warm)" opacity=".13" />
      <path
        d={paths(hours, (minute) => `M${x(minute)} ${isNamedAbove ? bottom - 6 : 0}V${bottom}`)}
        stroke="var(--line)"
      />
      <Label
        x={lost + 10}
        y={20}
        tone="warm-ink"
        text={
          isNarrow
            ? said.linkDown
            : say(said.linkDownBetween, { from: clock(lostAt), to: clock(backAt) })
        }
      />
      {Object.entries(names).map(([name, y]) => (
        <Name key={name} x={0} y={isNamedAbove ? y - 14 : y + 5} text={name} />
      ))}
      <path d={`M${left} ${taken}H${right}`} stroke="var(--ink)" strokeWidth="3" />
      <path d={`M${left} ${stored}H${right}`} stroke="var(--line)" />
      <path d={`M${lost} ${stored}L${back} ${stored - 28}V${stored}Z`} fill="var(--warm)" />
      {isNarrow && (
        <Labels
          lines={[sayCount(said.readings, kept, {}, lang()), say(said.sentIn, { time })]}
          x={(lost + back) / 2}
          y={stored + 17}
          step={15}
          anchor="middle"
          tone="ink"
        />
      )}
      {!isNarrow && (
        <Labels
          lines={[sayCount(said.readingsInOrder, kept, {}, lang()), say(said.inOrder, { time })]}
          x={back + 12}
          y={stored - 27}
          step={17}
          tone="ink"
        />
      )}
      <path
        d={`M${left} ${sent}H${lost}M${back} ${sent}H${right}`}
        stroke="var(--signal)"
        strokeWidth="3"
      />
      <rect x={back} y={sent - 14} width="3" height="28" fill="var(--signal)" />
      <Axis x={x} y={bottom} at={hours} name={clock} tick={0} isCentred={!isNamedAbove} />
    </>
  )
}

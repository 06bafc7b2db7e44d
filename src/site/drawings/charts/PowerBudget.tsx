import { lang, words } from '#src/content/words/words.ts'
import { formatNumber } from '#src/contracts/formats.ts'
import { say } from '#src/contracts/text/say.ts'
import { Axis, Drawing, Label, Name, NamedFact, Signal, scale, View } from '../kit/drawing.tsx'

/**
 * The worked example of the page: currents in µA, times in seconds
 * (content/pages/iot-development-services.yaml).
 */
const budget = { asleep: 3, awake: 12_000, awakeFor: 0.04, minute: 60 } as const
const sending = (budget.awake * budget.awakeFor) / budget.minute
const average = budget.asleep + sending
const milliseconds = budget.awakeFor * 1000
const milliamperes = budget.awake / 1000

const logarithmic = (bottom: number, top: number) => {
  const y = scale([0, Math.log10(20_000)], [bottom, top])
  return (current: number) => y(Math.log10(current))
}
const marks = { 1: '1 µA', 10: '10 µA', 100: '100 µA', 1000: '1 mA', 10000: '10 mA' }

export const PowerBudget = () => (
  <Drawing
    label={say(words().drawings.powerBudget.shows, {
      asleep: budget.asleep,
      awake: milliamperes,
      milliseconds,
      sending,
      average,
    })}
  >
    <View size="page" height={348}>
      <Trace left={72} right={800} top={24} bottom={296} needle={430} />
      <Cost x={864} width={376} top={24} />
    </View>
    <View size="middle" height={324}>
      <Trace left={60} right={400} top={24} bottom={296} needle={190} />
      <Cost x={448} width={290} top={24} />
    </View>
    <View size="tall" height={536}>
      <Trace left={58} right={350} top={20} bottom={250} needle={170} />
      <Cost x={0} width={350} top={326} />
    </View>
  </Drawing>
)

const Trace = ({
  left,
  right,
  top,
  bottom,
  needle,
}: {
  left: number
  right: number
  top: number
  bottom: number
  needle: number
}) => {
  const y = logarithmic(bottom, top)
  const said = words().drawings.powerBudget
  const [asleep, awake, mean] = [y(budget.asleep), y(budget.awake), y(average)]
  return (
    <>
      {Object.entries(marks).map(([current, name]) => (
        <g key={name}>
          <path d={`M${left} ${y(Number(current))}H${right}`} stroke="var(--line)" />
          <Label x={left - 12} y={y(Number(current)) + 4} anchor="end" text={name} />
        </g>
      ))}
      <path
        d={`M${left} ${mean}H${right}`}
        stroke="var(--warm-ink)"
        strokeDasharray="6 5"
        strokeWidth="1.5"
      />
      <Label
        x={right}
        y={mean - 8}
        anchor="end"
        tone="warm-ink"
        text={say(said.average, { current: `${average} µA` })}
      />
      <Signal d={`M${left} ${asleep}H${needle - 2}V${awake}H${needle + 2}V${asleep}H${right}`} />
      <NamedFact
        x={needle + 14}
        y={awake + 12}
        name={say(said.awake, { current: `${milliamperes} mA`, time: `${milliseconds} ms` })}
        fact={said.does}
      />
      <Label
        x={left + 12}
        y={asleep - 9}
        text={say(said.asleep, { current: `${budget.asleep} µA` })}
      />
      <Axis
        x={scale([0, 60], [left, right])}
        y={bottom}
        at={[0, 20, 40, 60]}
        name={(time) => `${time} s`}
        tick={0}
      />
    </>
  )
}

const Cost = ({ x, width, top }: { x: number; width: number; top: number }) => {
  const unit = (width - 4) / average
  const said = words().drawings.powerBudget
  const second = x + budget.asleep * unit + 4
  return (
    <>
      <Name x={x} y={top + 6} text={said.charge} />
      <rect x={x} y={top + 30} width={budget.asleep * unit} height="112" fill="var(--muted)" />
      <rect x={second} y={top + 30} width={sending * unit} height="112" fill="var(--signal)" />
      <NamedFact
        x={x}
        y={top + 176}
        size="figure"
        name={`${budget.asleep} µA`}
        fact={said.toSleep}
      />
      <NamedFact
        x={second}
        y={top + 176}
        size="figure"
        name={`${sending} µA`}
        room={{ letters: Math.floor((x + width - second) / 7.8), width: x + width - second }}
        fact={say(said.toSend, { time: `${budget.minute} s` })}
      />
      <Label
        x={x}
        y={top + 248}
        room={{ letters: Math.floor(width / 8.3), width }}
        text={say(said.years, {
          charge: '434 mAh',
          current: `${average} µA`,
          years: formatNumber(4.5, lang()),
        })}
      />
    </>
  )
}

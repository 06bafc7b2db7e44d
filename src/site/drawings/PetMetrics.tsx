import {
  Axis,
  clock,
  Drawing,
  Label,
  line,
  Name,
  NamedFacts,
  Signal,
  scale,
  stepsTo,
  View,
} from './kit/drawing.tsx'
import { drawingWords } from './kit/drawing-words.ts'

const afternoon = {
  end: 360,
  breathing: 70,
  activity: 120,
  temperature: 185,
  evening: 290,
} as const
const time = (minute: number) => clock(720 + minute)
/** Returns a curve that rises from 0 to 1 within about forty minutes after `start`. */
const rise = (minute: number, start: number, slope = 12) =>
  1 / (1 + Math.exp(-(minute - start - 20) / slope))
const minutes = stepsTo(afternoon.end, 5)

const curves = [
  {
    from: 30,
    to: 140,
    starts: afternoon.breathing,
    at: (minute: number) =>
      32 +
      98 * rise(minute, afternoon.breathing) -
      70 * rise(minute, afternoon.evening, 18) +
      3 * Math.sin(minute / 7),
  },
  {
    from: 0,
    to: 40,
    starts: afternoon.activity,
    at: (minute: number) =>
      30 -
      27 * rise(minute, afternoon.activity, 14) +
      2.2 * Math.sin(minute / 9) * (1 - rise(minute, afternoon.activity)),
  },
  {
    from: 38,
    to: 40.5,
    starts: afternoon.temperature,
    at: (minute: number) =>
      38.5 +
      1.6 * rise(minute, afternoon.temperature, 18) -
      0.7 * rise(minute, afternoon.evening + 20, 18),
  },
]
/** Minutes from the first sign to the rise of the temperature. */
const lead = afternoon.temperature - afternoon.breathing

type Layout = {
  ends: [number, number]
  top: number
  height: number
  gap: number
  hours: number
  ahead: string
}

export const PetMetrics = () => {
  const words = drawingWords().petMetrics
  return (
    words && (
      <Drawing label={words.shows}>
        <View size="page" height={514}>
          <Chart {...words} ends={[232, 1240]} top={62} height={104} gap={36} hours={1} />
          <NamedFacts rows={words.rows} x={0} y={122} step={140} size="title" />
        </View>
        <View size="column" height={506}>
          <Chart {...words} ends={[180, 780]} top={70} height={92} gap={36} hours={1} />
          <NamedFacts rows={words.rows} x={0} y={120} step={128} size="title" />
        </View>
        <View size="tall" height={564}>
          <Chart {...words} ends={[0, 350]} top={92} height={92} gap={56} hours={2} />
          <NamedFacts rows={words.rows} x={0} y={70} step={148} isInline />
        </View>
      </Drawing>
    )
  )
}

const Chart = ({ ends, top, height, gap, hours, ahead }: Layout) => {
  const x = scale([0, afternoon.end], ends)
  const [first, last] = [x(afternoon.breathing), x(afternoon.temperature)]
  const floor = top + curves.length * (height + gap) - gap
  return (
    <>
      <rect
        x={first}
        y={24}
        width={last - first}
        height={floor - 24}
        fill="var(--signal)"
        opacity="0.12"
      />
      <Name
        x={(first + last) / 2}
        y={14}
        anchor="middle"
        text={`${Math.floor(lead / 60)} h ${lead % 60} min ${ahead}`}
      />
      {curves.map(({ from, to, starts, at }, index) => {
        const base = top + index * (height + gap) + height
        const y = scale([from, to], [base, base - height])
        return (
          <g key={starts}>
            <path d={`M${ends[0]} ${base}H${ends[1]}`} stroke="var(--line)" />
            <path
              d={`M${x(starts)} ${base + 8}V${base - height}`}
              stroke="var(--ink)"
              strokeDasharray="3 5"
            />
            <Signal d={line(minutes.map((minute) => [x(minute), y(at(minute))]))} />
            <circle
              cx={x(starts)}
              cy={y(at(starts))}
              r="5"
              fill="var(--page)"
              stroke="var(--ink)"
              strokeWidth="2"
            />
            <Label
              x={x(starts) - 8}
              y={base - height + 12}
              anchor="end"
              tone="ink"
              text={time(starts)}
            />
          </g>
        )
      })}
      <Axis x={x} y={floor + 12} at={stepsTo(afternoon.end, 60 * hours)} name={time} tick={6} />
    </>
  )
}

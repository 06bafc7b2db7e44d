import { Axis, Drawing, Label, line, Name, scale, stepsTo, View } from '../kit/drawing.tsx'
import { drawingWords } from '../kit/drawing-words.ts'

/**
 * The example rule: the limit and the value at which the siren stops, in °C; the delay and the end
 * of the drawing, in seconds.
 */
const rule = { limit: -15, clear: -17, delay: 120, end: 900 } as const
const curve: [second: number, celsius: number][] = [
  [0, -18.4],
  [90, -18.2],
  [170, -14.2],
  [215, -14.4],
  [300, -18],
  [420, -18.2],
  [500, -14],
  [600, -12.6],
  [680, -13.4],
  [780, -17.4],
  [900, -18.3],
]
const x = scale([0, rule.end], [76, 660])
const y = scale([-12, -19], [28, 156])

/** Returns the second at which the straight line between two points crosses a value. */
const crossing = (from: number, value: number) => {
  const [[s1, c1], [s2, c2]] = [curve[from] ?? [0, 0], curve[from + 1] ?? [0, 0]]
  return s1 + ((value - c1) / (c2 - c1)) * (s2 - s1)
}
const second = { above: crossing(5, rule.limit), below: crossing(8, rule.clear) }
const sirenOn = second.above + rule.delay
const sirenOff = second.below + 60
const first = { above: crossing(1, rule.limit), below: crossing(3, rule.limit) }
const path = line(curve.map(([second, celsius]) => [x(second), y(celsius)]))

export const RuleDrawing = () => {
  const words = drawingWords().exampleRule
  return (
    words && (
      <Drawing label={words.shows}>
        <View size="sheet" height={268}>
          <rect
            x={x(first.above)}
            y="0"
            width={x(first.below) - x(first.above)}
            height="162"
            fill="var(--sunk)"
          />
          <rect
            x={x(second.above)}
            y="0"
            width={x(sirenOn) - x(second.above)}
            height="162"
            fill="var(--warm)"
            fillOpacity=".16"
          />
          {[-12, -15, -17, -19].map((celsius) => (
            <g key={celsius}>
              <path
                d={`M76 ${y(celsius)}H660`}
                stroke={celsius === rule.limit ? 'var(--warm-ink)' : 'var(--line)'}
                strokeDasharray={celsius === rule.limit ? '3 5' : 'none'}
              />
              <Label x={64} y={y(celsius) + 4} anchor="end" text={`−${-celsius} °C`} />
            </g>
          ))}
          <path d={path} stroke="var(--ink)" strokeWidth="2" strokeLinejoin="round" />
          <Label x={x(first.above) + 6} y={14} text={words.short} />
          <Label x={x(second.above) + 6} y={14} tone="warm-ink" text={`${rule.delay} s`} />
          <Name x={0} y={206} text={words.output} />
          <path
            d={`M76 212H${x(sirenOn)}V190H${x(sirenOff)}V212H660`}
            stroke="var(--signal)"
            strokeWidth="3"
            strokeLinejoin="round"
          />
          <circle cx={x(sirenOn)} cy={190} r="4.5" fill="var(--signal)" />
          <Axis
            x={x}
            y={232}
            at={stepsTo(rule.end, 300)}
            name={(second) => `${second / 60} min`}
            tick={6}
          />
        </View>
      </Drawing>
    )
  )
}

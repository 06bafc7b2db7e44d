import {
  Axis,
  Drawing,
  GatewayMark,
  Label,
  Labels,
  line,
  Name,
  Node,
  paths,
  range,
  Shaft,
  Signal,
  scale,
  View,
} from './kit/drawing.tsx'
import { drawingWords } from './kit/drawing-words.ts'

/**
 * The page's hotel corridor: positions in metres, signal limit in dBm, loss of the shaft in dB.
 * Doors face each other in pairs.
 */
const corridor = {
  length: 30,
  doors: 16,
  gateway: 12,
  shaft: [14, 16],
  repeater: 15,
  limit: -85,
  shaftLoss: 30,
} as const
const pitch = corridor.length / (corridor.doors / 2)
const places = range(corridor.doors / 2, pitch, pitch / 2)

/**
 * Returns the signal in dBm at a distance in metres, by a log-distance model for corridors
 * (exponent 2.2, −44 dBm at one metre).
 */
const signalAt = (metres: number) => -44 - 22 * Math.log10(Math.max(1, Math.abs(metres)))
const withoutRepeater = (metre: number) =>
  signalAt(metre - corridor.gateway) - (metre > corridor.shaft[0] ? corridor.shaftLoss : 0)
const withRepeater = (metre: number) =>
  Math.max(withoutRepeater(metre), signalAt(metre - corridor.repeater))
const doorsBelow = (signal: (metre: number) => number) =>
  places.filter((metre) => signal(metre) < corridor.limit).length * 2

/** Doors whose lock is out of reach, without and with the repeater. */
export const doorsTooWeak = [doorsBelow(withoutRepeater), doorsBelow(withRepeater)] as const
const wide = {
  x: scale([0, corridor.length], [2, 1238]),
  y: scale([-55, corridor.limit], [300, 378]),
}
const tall = {
  y: scale([0, corridor.length], [64, 574]),
  x: scale([-112, corridor.limit], [148, 225]),
}
const walls = (
  across: readonly number[],
  x: (metre: number) => number,
  gap: number,
  segment: (from: number, to: number, at: number) => string,
) =>
  across
    .flatMap((at) =>
      places.flatMap((metre) => [
        segment(x(metre - pitch / 2), x(metre) - gap, at),
        segment(x(metre) + gap, x(metre + pitch / 2), at),
      ]),
    )
    .join('')
const last = corridor.length - pitch / 2

export const CorridorSurvey = () => {
  const words = drawingWords().corridorSurvey
  return (
    words && (
      <Drawing label={words.shows}>
        <View size="page" height={490}>
          <path
            d={paths(places, (metre) => `M${wide.x(metre - pitch / 2)} 66V8m0 200V150`)}
            stroke="var(--line-strong)"
          />
          <path d="M1238 8V66M1238 208V150" stroke="var(--line-strong)" />
          <g stroke="var(--ink)" strokeWidth="3">
            <path d={walls([66, 150], wide.x, 10, (from, to, y) => `M${from} ${y}H${to}`)} />
            <path d="M2 66V150M1238 66V150" />
          </g>
          <path d="M1229 70V146" stroke="var(--muted)" />
          <Shaft x={wide.x(14)} y={56} width={82} height={64} />
          <path
            d={`M${wide.x(corridor.gateway)} 108H${wide.x(14)}`}
            stroke="var(--muted)"
            strokeDasharray="2 5"
            strokeWidth="1.5"
          />
          <path
            d={`M${wide.x(16)} 108H${wide.x(last)}`}
            stroke="var(--line-strong)"
            strokeDasharray="2 5"
            strokeWidth="1.5"
          />
          <path d={`M${wide.x(corridor.repeater)} 147V222`} stroke="var(--line-strong)" />
          <Signal
            d={`M${wide.x(corridor.gateway)} 108L${wide.x(corridor.repeater)} 139L${wide.x(last)} 128`}
          />
          <GatewayMark x={wide.x(corridor.gateway)} y={108} />
          <Node x={wide.x(corridor.repeater)} y={139} r={6} isOpen />
          <Node x={wide.x(last)} y={128} r={5} isOpen />
          <Label x={wide.x(corridor.gateway) - 26} y={112} anchor="end" text={words.gateway} />
          <Label x={wide.x(16) + 12} y={98} text={`${words.shaft}, ${corridor.shaftLoss} dB`} />
          <Label x={wide.x(corridor.repeater)} y={236} anchor="middle" text={words.repeater} />
          <Label x={1218} y={98} anchor="end" text={words.end} />
          <path d={`M0 ${wide.y(corridor.limit)}H1240`} stroke="var(--ink)" strokeDasharray="3 5" />
          <Label x={0} y={wide.y(corridor.limit) + 18} tone="ink" text={words.limit} />
          <Signals at={(metre, dBm) => [wide.x(metre), wide.y(dBm)]} />
          <Results y={wide.y(-101)} results={words.results} />
          <Axis
            x={wide.x}
            y={462}
            at={[0, corridor.length]}
            name={(metre) => `${metre} m`}
            tick={0}
          />
          <Label x={620} y={484} anchor="middle" text={words.note} />
        </View>
        <View size="tall" height={690} isNarrow>
          <g stroke="var(--ink)" strokeWidth="3">
            <path d={walls([24, 96], tall.y, 4.75, (from, to, x) => `M${x} ${from}V${to}`)} />
            <path d={`M24 ${tall.y(0)}h72M24 ${tall.y(30)}h72`} />
          </g>
          <path
            d={paths(places, (metre) => `M0 ${tall.y(metre - pitch / 2)}h24m72 0h24`)}
            stroke="var(--line-strong)"
          />
          <Shaft x={16} y={tall.y(14)} width={56} height={34} />
          <Signal
            d={`M52 ${tall.y(corridor.gateway)}L88 ${tall.y(corridor.repeater)}L72 ${tall.y(last)}`}
          />
          <GatewayMark x={52} y={tall.y(corridor.gateway)} />
          <Node x={88} y={tall.y(corridor.repeater)} r={5.5} isOpen />
          <Node x={72} y={tall.y(last)} isOpen />
          <path
            d={`M${tall.x(corridor.limit)} ${tall.y(0)}V${tall.y(30)}`}
            stroke="var(--ink)"
            strokeDasharray="3 5"
          />
          <Signals at={(metre, dBm) => [tall.x(dBm), tall.y(metre)]} />
          <Labels lines={words.plan} x={0} y={20} step={18} />
          <Labels
            lines={words.least}
            x={tall.x(corridor.limit)}
            y={20}
            step={18}
            anchor="middle"
            tone="ink"
          />
          <Results y={610} results={words.results} />
          <Label x={0} y={672} text={words.note} />
        </View>
      </Drawing>
    )
  )
}

const Signals = ({ at }: { at: (metre: number, dBm: number) => [x: number, y: number] }) =>
  places.map((metre) => {
    const [before, now] = [at(metre, withoutRepeater(metre)), at(metre, withRepeater(metre))]
    return (
      <g key={metre} strokeWidth="1.5">
        <path d={line([before, now])} stroke="var(--line-strong)" />
        <circle cx={before[0]} cy={before[1]} r="4.5" fill="var(--page)" stroke="var(--muted)" />
        <circle cx={now[0]} cy={now[1]} r="4" fill="var(--signal)" />
      </g>
    )
  })

const Results = ({ y, results }: { y: number; results: readonly string[] }) => (
  <>
    <circle cx="6" cy={y} r="4.5" stroke="var(--muted)" strokeWidth="1.5" />
    <Name x={20} y={y + 5} text={results[0] ?? ''} />
    <circle cx="6" cy={y + 25} r="4" fill="var(--signal)" />
    <Name x={20} y={y + 30} text={results[1] ?? ''} />
  </>
)

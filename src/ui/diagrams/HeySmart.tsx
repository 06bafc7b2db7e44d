import {
  Box,
  Drawing,
  Label,
  Name,
  NamedFacts,
  paths,
  Signal,
  scale,
  View,
} from './kit/drawing.tsx'

const label =
  'One command on three lines inside the house. The speaker finds the wake phrase 0.3 seconds after it; the sentence goes to the gateway over Wi-Fi; the gateway has the meaning 0.6 seconds after the sentence ends; the lamp reports back after 0.2 seconds; the spoken reply begins 0.3 seconds later. No line leaves the house.'

/** Seconds after the last syllable of the wake phrase; planning values from the page's table. */
const times = {
  wake: -0.9,
  ring: 0.3,
  sentence: 1.7,
  meaning: 2.3,
  lamp: 2.5,
  reply: 2.8,
  end: 3.2,
} as const
const lanes = [
  { name: 'Speaker', fact: 'four microphones' },
  { name: 'Gateway', fact: 'understands' },
  { name: 'Lamp', fact: 'Zigbee or Z-Wave' },
] as const
const spans = [
  { lane: 0, from: times.wake, to: 0, tone: 'signal' },
  { lane: 0, from: times.ring, to: times.sentence, tone: 'ink' },
  { lane: 1, from: times.sentence, to: times.meaning, tone: 'ink' },
  { lane: 0, from: times.reply, to: times.end, tone: 'muted' },
] as const

export const HeySmart = () => (
  <Drawing label={label}>
    <View size="column" height={330}>
      <path
        d="M1 64L310 1l309 63v248H1z"
        stroke="var(--ink)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <Command ends={[190, 600]} first={116} step={80} />
      <NamedFacts rows={lanes} x={24} y={114} step={80} />
      <Internet x={720} y={150} />
    </View>
    <View size="tall" height={486}>
      <path
        d="M1 44L175 1l174 43v352H1z"
        stroke="var(--ink)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <Command ends={[20, 328]} first={134} step={112} />
      <NamedFacts rows={lanes} x={20} y={86} step={112} isInline />
      <Internet x={175} y={420} />
    </View>
  </Drawing>
)

const Command = ({
  ends,
  first,
  step,
}: {
  ends: [number, number]
  first: number
  step: number
}) => {
  const x = scale([times.wake, times.end], ends)
  const [speaker, gateway, lamp] = [first, first + step, first + 2 * step]
  return (
    <>
      <path
        d={paths([speaker, gateway, lamp], (y) => `M${ends[0]} ${y}H${ends[1]}`)}
        stroke="var(--line)"
        strokeWidth="1.5"
      />
      {spans.map(({ lane, from, to, tone }) => (
        <rect
          key={from}
          x={x(from)}
          y={first + lane * step - 9}
          width={x(to) - x(from)}
          height="18"
          rx="3"
          fill={`var(--${tone})`}
        />
      ))}
      <circle cx={x(times.lamp)} cy={lamp} r="9" fill="var(--warm)" />
      <Signal
        d={`M${x(times.sentence)} ${speaker + 9}V${gateway - 9}M${x(times.meaning)} ${gateway + 9}V${lamp}H${x(times.lamp) - 9}M${x(times.lamp)} ${lamp - 9}V${gateway + 26}H${x(times.reply)}V${speaker + 9}`}
      />
      <Label x={x(times.wake)} y={speaker - 18} text="“Hey SMART”" />
      <Label x={x(times.ring) + 10} y={speaker - 18} text="sentence" />
      <Label x={x(times.end)} y={speaker - 18} anchor="end" text="“Done”" />
      <Label x={x(times.sentence) + 8} y={gateway - 18} text="0.6 s" />
      <Label x={x(times.lamp) + 16} y={lamp - 12} text="0.2 s" />
    </>
  )
}

const Internet = ({ x, y }: { x: number; y: number }) => (
  <>
    <Box x={x - 59} y={y} width={118} height={60} fill="none" line="line-strong" isDashed />
    <Name x={x} y={y + 26} anchor="middle" tone="muted" text="Internet" />
    <Label x={x} y={y + 45} anchor="middle" text="not needed" />
  </>
)

import { deviceFacts, fromSettings } from '#src/content/settings/settings.ts'
import { site } from '#src/content/settings/site.ts'
import { words } from '#src/content/words/words.ts'
import { formatNumber } from '#src/contracts/formats.ts'
import { say } from '#src/contracts/text/say.ts'
import {
  Box,
  Drawing,
  Label,
  Labels,
  Lights,
  Name,
  NamedFact,
  paths,
  range,
  Signal,
  View,
} from './kit/drawing.tsx'

/**
 * The page's calculation for one camera and one day: 2 Mbit/s against one message a minute, of the
 * size of a reading.
 */
const day = { seconds: 86_400, bitsPerSecond: 2e6, messages: 1440 } as const
const insideBytes = (day.bitsPerSecond / 8) * day.seconds
const writtenSum = fromSettings(() => {
  const { locale } = site()
  const messageBytes = deviceFacts().reading.bytes
  const outsideBytes = messageBytes * day.messages
  const inside = `${formatNumber(insideBytes / 1e9, locale, 1)} GB`
  const outside = `${formatNumber(outsideBytes / 1e3, locale)} kB`
  const ratio = formatNumber(Math.round(insideBytes / outsideBytes), locale)
  return {
    messageBytes,
    inside,
    outside,
    ratio,
  }
})

/**
 * What is measured: the number of lines of the stream, the box in each view, and the position of
 * the first line (`from`).
 */
const sources = [
  {
    name: 'video',
    lines: 24,
    wide: { x: 24, y: 126, width: 152, height: 88, from: 124 },
    tall: { x: 20, y: 92, width: 116, height: 60, from: 28 },
  },
  {
    name: 'vibration',
    lines: 4,
    wide: { x: 24, y: 240, width: 152, height: 36, from: 252 },
    tall: { x: 156, y: 112, width: 98, height: 40, from: 202 },
  },
  {
    name: 'sound',
    lines: 2,
    wide: { x: 24, y: 292, width: 152, height: 30, from: 306 },
    tall: { x: 266, y: 112, width: 66, height: 40, from: 290 },
  },
] as const

export const EdgeAiSplit = () => {
  const { messageBytes, inside, outside, ratio } = writtenSum()
  const said = words().drawings.edgeAi
  const result = [say(said.ofBytes, { ratio }), said.oneLeaves]
  const sums = {
    inside: say(said.perDay, { amount: inside }),
    outside: say(said.perDay, { amount: outside }),
  }
  return (
    <Drawing label={say(said.shows, { inside, outside, ratio })}>
      <View size="page" height={320} top={24}>
        <path
          d="M1 342V48H840V342z"
          fill="var(--surface)"
          stroke="var(--line-strong)"
          strokeWidth="1.5"
        />
        <Label x={24} y={86} text={said.inside} />
        <Label x={880} y={86} text={said.outside} />
        <path d="M840 48V198M840 218V342" stroke="var(--ink)" strokeWidth="5" />
        {sources.map(({ name, lines, wide: { from, ...box } }) => (
          <g key={name}>
            <path d={paths(range(lines, 4, from), (y) => `M196 ${y}H520`)} stroke="var(--muted)" />
            <Box {...box} rx={10} fill="page" />
            <Name x={40} y={box.y + box.height / 2 + 5} text={said[name]} />
          </g>
        ))}
        <Lens x={140} y={170} r={26} />
        <rect x="252" y="148" width="172" height="46" fill="var(--surface)" />
        <NamedFact x={338} y={167} anchor="middle" name={sums.inside} fact={said.stream} />
        <rect x="520" y="104" width="208" height="222" rx="16" fill="var(--device)" />
        <Lights x={548} y={132} count={5} step={18} />
        <Name x={544} y={190} size="title" tone="studio" text={said.analysed[0] ?? ''} />
        <Name x={544} y={212} size="title" tone="studio" text={said.analysed[1] ?? ''} />
        <Labels lines={said.pictures} x={544} y={286} tone="studio" />
        <Signal d="M728 208H1056" />
        <Lights x={768} y={208} count={8} step={38} />
        <Name x={880} y={182} text={sums.outside} />
        <Labels
          lines={[said.message, say(said.bytes, { count: messageBytes })]}
          x={880}
          y={240}
          step={18}
          room={{ letters: 18, width: 164 }}
        />
        <Box x={1056} y={150} width={183} height={116} rx={14} />
        <Name x={1078} y={188} text={said.platform} />
        <Labels lines={said.receives} x={1078} y={211} step={18} />
        <Labels lines={result} x={880} y={318} step={18} />
      </View>
      <View size="tall" height={616} top={20} isNarrow>
        <path
          d="M1 402V40H349V402"
          fill="var(--surface)"
          stroke="var(--line-strong)"
          strokeWidth="1.5"
        />
        <path d="M0 402H165M185 402H350" stroke="var(--ink)" strokeWidth="5" />
        <Label x={20} y={72} text={said.inside} />
        {sources.map(({ name, lines, tall: { from, ...box } }) => (
          <g key={name}>
            <path d={paths(range(lines, 4, from), (x) => `M${x} 152V252`)} stroke="var(--muted)" />
            <Box {...box} rx={10} fill="page" />
            <Name
              x={box.x + 11}
              y={box.y + box.height / 2 + 5}
              text={said[name]}
              room={{ letters: Math.ceil((box.width - 20) / 9.5), width: box.width - 20 }}
            />
          </g>
        ))}
        <Lens x={112} y={122} r={16} />
        <rect x="20" y="178" width="126" height="44" fill="var(--surface)" />
        <NamedFact
          x={76}
          y={196}
          anchor="middle"
          name={sums.inside}
          fact={said.streamShort}
          room={{ letters: 14, width: 112 }}
        />
        <rect x="20" y="252" width="310" height="116" rx="16" fill="var(--device)" />
        <Lights x={46} y={276} count={5} step={18} />
        <Name x={42} y={316} size="title" tone="studio" text={said.analysedInOne} />
        <Label x={42} y={344} tone="studio" text={said.picturesInOne} />
        <Signal d="M175 368V506" />
        {range(4, 32, 388).map((y) => (
          <circle key={y} cx="175" cy={y} r="3.5" fill="var(--signal)" />
        ))}
        <Label
          x={155}
          y={432}
          anchor="end"
          text={said.outside}
          room={{ letters: 18, width: 150 }}
        />
        <NamedFact
          x={195}
          y={446}
          name={sums.outside}
          fact={said.message}
          room={{ letters: 18, width: 150 }}
        />
        <Box x={55} y={506} width={240} height={72} rx={14} />
        <NamedFact x={175} y={539} anchor="middle" name={said.platform} fact={said.receivesInOne} />
        <Labels lines={result} x={175} y={606} step={18} anchor="middle" />
      </View>
    </Drawing>
  )
}

const Lens = ({ x, y, r }: { x: number; y: number; r: number }) =>
  [r, r * 0.45].map((radius) => (
    <circle key={radius} cx={x} cy={y} r={radius} stroke="var(--ink)" strokeWidth="1.5" />
  ))

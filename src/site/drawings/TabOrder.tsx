import { words } from '#src/content/words/words.ts'
import { Drawing, Name, range, Signal, View } from './kit/drawing.tsx'

type Stop = { x: number; y: number; width: number; height: number }
/**
 * Stops of the Tab key on a page, in reading order. The first one is visible only while it has the
 * focus.
 */
const wideStops: Stop[] = [
  { x: 24, y: 60, width: 150, height: 40 },
  { x: 200, y: 64, width: 96, height: 32 },
  { x: 420, y: 64, width: 84, height: 32 },
  { x: 528, y: 64, width: 84, height: 32 },
  { x: 636, y: 64, width: 84, height: 32 },
  { x: 1046, y: 60, width: 170, height: 40 },
  { x: 80, y: 289, width: 170, height: 44 },
  { x: 640, y: 286, width: 380, height: 50 },
  { x: 1040, y: 286, width: 140, height: 50 },
]
const tallStops: Stop[] = [
  { x: 16, y: 52, width: 130, height: 36 },
  { x: 16, y: 108, width: 92, height: 30 },
  { x: 288, y: 104, width: 44, height: 38 },
  { x: 16, y: 290, width: 160, height: 42 },
  { x: 16, y: 372, width: 204, height: 44 },
  { x: 236, y: 372, width: 96, height: 44 },
]

export const TabOrder = () => (
  <Drawing label={words().drawings.tabOrder.shows}>
    <View size="page" height={380}>
      <rect
        x="1"
        y="1"
        width="1238"
        height="378"
        rx="14"
        fill="var(--surface)"
        stroke="var(--line-strong)"
      />
      <path d="M1 36H1239M1 122H1239" stroke="var(--line)" />
      {range(3, 18, 24).map((x) => (
        <circle key={x} cx={x} cy="19" r="5" stroke="var(--line-strong)" />
      ))}
      <Stops stops={wideStops} skip="M44 100V311H80" />
      <path d="M80 176H440M80 210H360" stroke="var(--ink)" strokeWidth="14" />
      <path
        d="M80 244H470M80 262H420M640 176H1180M640 198H1120M640 220H1180M640 242H980"
        stroke="var(--line)"
        strokeWidth="7"
      />
      <Name x={99} y={85} anchor="middle" text={words().drawings.tabOrder.skip} />
    </View>
    <View size="tall" height={440} isNarrow>
      <rect
        x="1"
        y="1"
        width="348"
        height="438"
        rx="14"
        fill="var(--surface)"
        stroke="var(--line-strong)"
      />
      <path d="M1 34H349M1 154H349" stroke="var(--line)" />
      <Stops stops={tallStops} skip="M16 70H8V311H16" />
      <path d="M16 190H250M16 216H190" stroke="var(--ink)" strokeWidth="12" />
      <path d="M16 246H330M16 264H280M16 350H210" stroke="var(--line)" strokeWidth="7" />
      <Name x={81} y={75} anchor="middle" text={words().drawings.tabOrder.skip} />
    </View>
  </Drawing>
)

const Stops = ({ stops, skip }: { stops: Stop[]; skip: string }) => {
  const middle = ({ x, y, width, height }: Stop) => `${x + width / 2} ${y + height / 2}`
  return (
    <>
      <path
        d={`M${stops.map(middle).join('L')}`}
        stroke="var(--muted)"
        strokeWidth="1.5"
        strokeDasharray="2 5"
      />
      <Signal d={skip} />
      {stops.map(({ x, y, width, height }, index) => (
        <g key={`${x} ${y}`}>
          <rect
            x={x}
            y={y}
            width={width}
            height={height}
            rx="8"
            fill="var(--surface)"
            stroke="var(--signal)"
            strokeWidth="3"
          />
          <circle cx={x + width} cy={y} r="12" fill="var(--ink)" />
          <Name x={x + width} y={y + 5} anchor="middle" tone="on-ink" text={index + 1} />
        </g>
      ))}
    </>
  )
}

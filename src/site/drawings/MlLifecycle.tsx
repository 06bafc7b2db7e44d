import { Drawing, Label, Name, NamedFact, Signal, View } from './kit/drawing.tsx'
import { drawingWords } from './kit/drawing-words.ts'

/** `wide`: position on the ring; `tall`: y in the drawing for phones. */
const places = [
  { wide: [220, 100], tall: 50 },
  { wide: [600, 100], tall: 126 },
  { wide: [980, 100], tall: 240 },
  { wide: [980, 300], tall: 316 },
  { wide: [600, 300], tall: 392 },
  { wide: [220, 300], tall: 468 },
] as const

export const MlLifecycle = () => {
  const words = drawingWords().mlLifecycle
  if (!words) return null
  const stations = places.map((place, index) => ({
    ...place,
    ...(words.steps[index] ?? { name: '', fact: '' }),
  }))
  return (
    <Drawing label={words.shows}>
      <View size="page" height={330}>
        <g stroke="var(--ink)" strokeWidth="2">
          <path d="M220 100H1139a100 100 0 0 1 0 200H220" />
          <path d="M600 100V24H742" strokeDasharray="3 6" />
          <path d="M736 18l8 6l-8 6M404 94l8 6l-8 6M784 94l8 6l-8 6M796 294l-8 6l8 6M416 294l-8 6l8 6" />
        </g>
        <Signal d="M220 300H101.5a100 100 0 0 1 0 -200H220" width={3} />
        <NamedFact x={758} y={22} {...words.out} />
        {stations.map(({ name, fact, wide: [x, y] }, index) => (
          <g key={name}>
            <Station x={x} y={y} number={index + 1} />
            <NamedFact
              x={x}
              y={y === 100 ? y + 48 : y - 50}
              anchor="middle"
              size="title"
              name={name}
              fact={fact}
            />
          </g>
        ))}
      </View>
      <View size="tall" height={546} isNarrow>
        <g stroke="var(--ink)" strokeWidth="2">
          <path d="M72 50V468" />
          <path d="M72 186H322" strokeDasharray="3 6" />
          <path d="M316 180l8 6l-8 6" />
        </g>
        <Signal d="M72 468v40a28 28 0 0 1 -56 0V50a28 28 0 0 1 56 0" width={3} />
        {stations.map(({ name, fact, tall }, index) => (
          <g key={name}>
            <Station x={72} y={tall} number={index + 1} />
            <NamedFact x={106} y={tall - 2} name={name} fact={fact} />
          </g>
        ))}
        <Label x={106} y={206} tone="ink" text={words.stop} />
      </View>
    </Drawing>
  )
}

const Station = ({ x, y, number }: { x: number; y: number; number: number }) => (
  <>
    <circle
      cx={x}
      cy={y}
      r="18"
      fill="var(--page)"
      strokeWidth="2.5"
      stroke={number === places.length ? 'var(--signal)' : 'var(--ink)'}
    />
    <Name x={x} y={y + 5} anchor="middle" text={number} />
  </>
)

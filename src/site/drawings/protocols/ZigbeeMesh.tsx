import type { DrawingWords } from '#src/content/schemas/drawing-words-schema.ts'
import {
  Drawing,
  GatewayMark,
  Label,
  Labels,
  line,
  paths,
  Shaft,
  Signal,
  View,
} from '../kit/drawing.tsx'
import { drawingWords } from '../kit/drawing-words.ts'
import { MeshKey, MeshNode, type MeshPoint } from './mesh.tsx'

type Side = 'above' | 'below' | 'left' | 'right'
type Node = {
  id: string
  kind: 'gateway' | 'mains' | 'battery'
  wide: { at: MeshPoint; side: Side }
  tall: { at: MeshPoint; side: Side }
}

/** The order of each kind is that of its words. */
const nodes: readonly Node[] = [
  {
    id: 'gateway',
    kind: 'gateway',
    wide: { at: [108, 214], side: 'left' },
    tall: { at: [172, 78], side: 'above' },
  },
  {
    id: 'adaptor',
    kind: 'mains',
    wide: { at: [258, 70], side: 'above' },
    tall: { at: [256, 206], side: 'right' },
  },
  {
    id: 'store',
    kind: 'mains',
    wide: { at: [300, 330], side: 'below' },
    tall: { at: [102, 232], side: 'left' },
  },
  {
    id: 'corridor',
    kind: 'mains',
    wide: { at: [510, 84], side: 'above' },
    tall: { at: [256, 408], side: 'right' },
  },
  {
    id: 'gas',
    kind: 'battery',
    wide: { at: [150, 366], side: 'below' },
    tall: { at: [58, 118], side: 'below' },
  },
  {
    id: 'door',
    kind: 'battery',
    wide: { at: [450, 370], side: 'below' },
    tall: { at: [74, 404], side: 'below' },
  },
  {
    id: 'cold',
    kind: 'battery',
    wide: { at: [676, 214], side: 'below' },
    tall: { at: [172, 520], side: 'below' },
  },
]
const route = ['cold', 'corridor', 'adaptor', 'gateway'] as const
const others = [
  ['gas', 'gateway', 'store', 'adaptor'],
  ['door', 'store'],
] as const
type Layout = 'wide' | 'tall'
const pathOf = (ids: readonly string[], layout: Layout) =>
  line(ids.map((id) => nodes.find((node) => node.id === id)?.[layout].at ?? [0, 0]))

type Words = NonNullable<DrawingWords['zigbeeMesh']>
const nameOf = ({ kind, ...node }: Node, { gateway, mains, sensors }: Words) => {
  if (kind === 'gateway') return gateway
  const place = nodes.filter((one) => one.kind === kind).findIndex(({ id }) => id === node.id)
  return (kind === 'mains' ? mains : sensors)[place] ?? ''
}

export const ZigbeeMesh = () => {
  const words = drawingWords().zigbeeMesh
  return (
    words && (
      <Drawing label={words.shows}>
        <View size="column" height={430}>
          <Plan
            words={words}
            layout="wide"
            width={780}
            height={430}
            shaft={{ x: 340, y: 150, width: 120, height: 118 }}
          />
          <MeshKey mains={[560, 390]} battery={[560, 409]} />
        </View>
        <View size="tall" height={624}>
          <Plan
            words={words}
            layout="tall"
            width={350}
            height={624}
            shaft={{ x: 125, y: 272, width: 94, height: 96 }}
          />
          <MeshKey mains={[16, 586]} battery={[16, 605]} />
        </View>
      </Drawing>
    )
  )
}

type PlanProps = {
  words: Words
  layout: Layout
  width: number
  height: number
  shaft: { x: number; y: number; width: number; height: number }
}

const Plan = ({ words, layout, width, height, shaft }: PlanProps) => (
  <>
    <rect
      x="1"
      y="1"
      width={width - 2}
      height={height - 2}
      stroke="var(--line-strong)"
      strokeWidth="1.5"
    />
    <Shaft {...shaft} />
    <Label
      x={shaft.x + shaft.width / 2}
      y={shaft.y + shaft.height / 2 + 4}
      anchor="middle"
      halo="sunk"
      text={words.shaft}
    />
    <g stroke="var(--line-strong)" strokeWidth="1.5">
      <path d={pathOf(['cold', 'gateway'], layout)} strokeDasharray="2 7" />
      <path d={paths(others, (ids) => pathOf(ids, layout))} />
    </g>
    <Signal d={pathOf(route, layout)} width={3} />
    {nodes.map((node) => {
      const {
        id,
        kind,
        [layout]: { at, side },
      } = node
      return (
        <g key={id}>
          {kind === 'gateway' ? (
            <GatewayMark x={at[0]} y={at[1]} />
          ) : (
            <MeshNode at={at} isMains={kind === 'mains'} />
          )}
          <NodeName
            at={at}
            side={side}
            margin={kind === 'gateway' ? 28 : 18}
            name={nameOf(node, words)}
          />
        </g>
      )
    })}
  </>
)

/** Name of a node: in one line above or below the node, in two lines beside it. */
const NodeName = ({
  at: [x, y],
  side,
  margin,
  name,
}: {
  at: MeshPoint
  side: Side
  margin: number
  name: string
}) => {
  if (side === 'above' || side === 'below')
    return (
      <Label
        x={x}
        y={side === 'above' ? y - 22 : y + 28}
        anchor="middle"
        tone="ink"
        halo="page"
        text={name}
      />
    )
  const lines = name.split(/(?<=,) /)
  const [left, anchor] =
    side === 'left' ? ([x - margin, 'end'] as const) : ([x + margin, 'start'] as const)
  return (
    <Labels
      lines={lines}
      x={left}
      y={y + 12 - lines.length * 8}
      step={16}
      anchor={anchor}
      tone="ink"
      halo="page"
    />
  )
}

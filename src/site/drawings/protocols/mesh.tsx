import { words } from '#src/content/words/words.ts'
import { Label } from '../kit/drawing.tsx'

export type MeshPoint = readonly [x: number, y: number]

export const MeshNode = ({
  at: [x, y],
  isMains,
  isLive = false,
}: {
  at: MeshPoint
  isMains: boolean
  isLive?: boolean
}) =>
  isMains ? (
    <rect
      x={x - 8}
      y={y - 8}
      width="16"
      height="16"
      rx="3"
      fill="var(--surface)"
      stroke={isLive ? 'var(--signal)' : 'var(--ink)'}
      strokeWidth="2"
    />
  ) : (
    <circle cx={x} cy={y} r="8" fill="var(--surface)" stroke="var(--ink)" strokeWidth="2" />
  )

export const MeshKey = ({ mains, battery }: { mains: MeshPoint; battery: MeshPoint }) => (
  <g stroke="var(--ink)" strokeWidth="1.5">
    <rect x={mains[0]} y={mains[1] - 10} width="11" height="11" rx="2" />
    <Label x={mains[0] + 20} y={mains[1]} text={words().drawings.mesh.mains} />
    <circle cx={battery[0] + 5.5} cy={battery[1] - 4.5} r="5" />
    <Label x={battery[0] + 20} y={battery[1]} text={words().drawings.mesh.battery} />
  </g>
)

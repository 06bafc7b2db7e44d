import { Drawing, NamedFact, View } from './kit/drawing.tsx'
import { drawingWords } from './kit/drawing-words.ts'

/** The parts from outside to skin. */
const heights = [26, 7, 30, 7, 18]
const boards = [1, 3]

type Named = { name: string; fact: string }
type Layout = {
  cx: number
  rx: number
  ry: number
  top: number
  gap: number
  labelX: number
  names: Named[]
}

/** Corner radii as shares of half width and half depth. */
const corner = { across: 0.44, along: 0.62 } as const

export const CollarCapsule = () => {
  const words = drawingWords().collarCapsule
  return (
    words && (
      <Drawing label={words.shows}>
        <View size="column" width={640} height={570}>
          <Capsule cx={170} rx={124} ry={36} top={44} gap={88} labelX={400} names={words.layers} />
        </View>
        <View size="tall" height={446}>
          <Capsule cx={76} rx={60} ry={18} top={26} gap={72} labelX={176} names={words.layers} />
        </View>
      </Drawing>
    )
  )
}

const Capsule = ({ cx, rx, ry, top, gap, labelX, names }: Layout) => {
  const faceOf = (index: number) =>
    top + heights.slice(0, index).reduce((sum, height) => sum + height, 0) + index * gap
  const last = faceOf(heights.length - 1)
  return (
    <>
      <path
        d={`M${cx} ${top - ry}V${last + ry + 18}`}
        stroke="var(--line-strong)"
        strokeDasharray="2 6"
      />
      {heights.map((height, index) => {
        const isBoard = boards.includes(index)
        const y = faceOf(index)
        const width = isBoard ? rx * 0.84 : rx
        const depth = isBoard ? ry * 0.84 : ry
        const isBase = index === heights.length - 1
        const [kx, ky] = [width * corner.across, depth * corner.along]
        const face = (share: number) => ({
          x: cx - width * share,
          y: y - depth * share,
          width: 2 * width * share,
          height: 2 * depth * share,
          rx: kx * share,
          ry: ky * share,
        })
        return (
          <g key={y}>
            <path
              d={`M${cx - width} ${y}v${depth - ky + height}a${kx} ${ky} 0 0 0 ${kx} ${ky}h${2 * (width - kx)}a${kx} ${ky} 0 0 0 ${kx} ${-ky}V${y}`}
              fill="var(--page)"
              stroke="var(--ink)"
              strokeWidth="1.5"
            />
            <rect {...face(1)} fill="var(--surface)" stroke="var(--ink)" strokeWidth="1.5" />
            {isBoard ? (
              <g stroke="var(--muted)" strokeWidth="1.25">
                <path
                  d={`M${cx - width * 0.62} ${y + 2}h${width * 0.3}M${cx - width * 0.5} ${y - depth * 0.4}h${width * 0.5}`}
                />
                <path
                  d={`M${cx + width * 0.05} ${y - depth * 0.3}h${width * 0.4}v${depth * 0.62}h${-width * 0.4}z`}
                  fill="var(--ink)"
                />
              </g>
            ) : (
              <rect {...face(0.8)} stroke="var(--line-strong)" />
            )}
            {isBase && (
              <>
                <ellipse
                  cx={cx}
                  cy={y + depth + height / 2}
                  rx={width * 0.2}
                  ry={height * 0.28}
                  fill="var(--signal)"
                />
                <path
                  d={`M${cx - width} ${y + 6}c${-width * 0.2} 4 ${-width * 0.34} 22 ${-width * 0.12} ${depth + 40}M${cx + width} ${y + 6}c${width * 0.2} 4 ${width * 0.34} 22 ${width * 0.12} ${depth + 40}`}
                  stroke="var(--muted)"
                  strokeWidth="7"
                  strokeLinecap="round"
                />
              </>
            )}
            <path
              d={`M${cx + width * 0.98} ${y + height / 2}H${labelX - 14}`}
              stroke="var(--line-strong)"
            />
            <circle cx={cx + width * 0.98} cy={y + height / 2} r="2.5" fill="var(--ink)" />
            <NamedFact
              x={labelX}
              y={y + height / 2 + 2}
              {...(names[index] ?? { name: '', fact: '' })}
            />
          </g>
        )
      })}
    </>
  )
}

import { Label, Name } from './DrawnText.tsx'
import { range } from './layout.ts'

/** Line of readings; dotted where it is a fallback. */
export const Signal = ({ d, width = 2, isSpare = false }: { d: string; width?: number; isSpare?: boolean }) =>
  isSpare ? (
    <path d={d} fill="none" stroke="var(--signal)" strokeWidth="3" strokeLinecap="round" strokeDasharray="1 8" />
  ) : (
    <path className="signal-line" pathLength={1} d={d} fill="none" stroke="var(--signal)" strokeWidth={width} strokeLinejoin="round" />
  )

type At = { x: number; y: number }

export const Node = ({ x, y, isOpen = false, r = 4.5 }: At & { isOpen?: boolean; r?: number }) => (
  <circle cx={x} cy={y} r={r} fill={isOpen ? 'var(--page)' : 'var(--signal)'} stroke="var(--signal)" strokeWidth="2" />
)

export const GatewayMark = ({ x, y }: At) => (
  <>
    <rect x={x - 18} y={y - 11} width="36" height="22" rx="5" fill="var(--device)" stroke="var(--ink)" />
    <circle cx={x + 9} cy={y} r="3" fill="var(--signal)" />
  </>
)

/** A shaft of concrete in a plan, which no radio passes. */
export const Shaft = ({ x, y, width, height }: At & { width: number; height: number }) => (
  <>
    <rect x={x} y={y} width={width} height={height} fill="var(--sunk)" stroke="var(--ink)" strokeWidth="3" />
    <path d={`M${x} ${y}l${width} ${height}M${x + width} ${y}l${-width} ${height}`} stroke="var(--line-strong)" />
  </>
)

type BoxProps = At & {
  width: number
  height: number
  rx?: number
  fill?: 'surface' | 'page' | 'none'
  line?: 'ink' | 'muted' | 'line-strong'
  isDashed?: boolean
}

/** Device or service; dashed where it is absent or waits. */
export const Box = ({ fill = 'surface', line = 'ink', rx = 8, isDashed = false, ...place }: BoxProps) => (
  <rect
    {...place}
    rx={rx}
    fill={fill === 'none' ? fill : `var(--${fill})`}
    stroke={`var(--${line})`}
    strokeWidth="1.5"
    strokeDasharray={isDashed ? '5 5' : undefined}
  />
)

export const NamedBox = ({ name, ...box }: BoxProps & { name: string }) => (
  <>
    <Box {...box} />
    <Name x={box.x + box.width / 2} y={box.y + box.height / 2 + 5} anchor="middle" text={name} />
  </>
)

/** Lights of a gateway; the last is out without a link. */
export const Lights = ({ x, y, count, step, hasLinkOut = false }: At & { count: number; step: number; hasLinkOut?: boolean }) =>
  range(count, step, x).map((at, index) =>
    hasLinkOut && index === count - 1 ? (
      <circle key={at} cx={at} cy={y} r="3.5" stroke="var(--studio)" />
    ) : (
      <circle key={at} cx={at} cy={y} r="3.5" fill="var(--signal)" />
    ),
  )

type AxisProps = {
  /** Place of a value in user units. */
  x: (value: number) => number
  y: number
  at: readonly number[]
  name: (value: number) => string
  /** Length of the strokes in user units; none draws no line. */
  tick?: number
  /** Half a label fits beyond both ends. */
  isCentred?: boolean
}

/** A scale with its labels below; the first and the last stay within its ends. */
export const Axis = ({ x, y, at, name, tick, isCentred = false }: AxisProps) => {
  const [first = 0, last = 0] = [at[0], at.at(-1)]
  const anchorOf = (value: number) => (isCentred ? 'middle' : value === first ? 'start' : value === last ? 'end' : 'middle')
  return (
    <>
      {tick !== undefined && (
        <path d={`M${x(first)} ${y}H${x(last)}${at.map((value) => `M${x(value)} ${y}v${tick}`).join('')}`} stroke="var(--line-strong)" />
      )}
      {at.map((value) => (
        <Label key={value} x={x(value)} y={y + 22} anchor={anchorOf(value)} text={name(value)} />
      ))}
    </>
  )
}

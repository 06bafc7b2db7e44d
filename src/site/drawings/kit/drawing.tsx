import type { ReactNode } from 'react'
import styles from './drawing.module.css'

/** Returns `count` numbers in equal steps, by default the whole numbers from 0. */
export const range = (count: number, step = 1, first = 0) =>
  Array.from({ length: count }, (_, index) => first + index * step)

/** Returns the multiples of a step from 0 to an end, both included. */
export const stepsTo = (end: number, step: number) => range(Math.floor(end / step) + 1, step)

/** Returns a function that maps values of a range to user units, rounded to a tenth. */
export const scale =
  ([from, to]: readonly [number, number], [start, end]: readonly [number, number]) =>
  (value: number) =>
    Math.round((start + ((end - start) * (value - from)) / (to - from)) * 10) / 10

export const clock = (minutesAfterMidnight: number) =>
  [Math.floor(minutesAfterMidnight / 60), minutesAfterMidnight % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')

export const line = (points: readonly (readonly [x: number, y: number])[]) =>
  `M${points.map(([x, y]) => `${+x.toFixed(1)} ${+y.toFixed(1)}`).join('L')}`

export const paths = <Value,>(values: readonly Value[], draw: (value: Value) => string) =>
  values.map(draw).join('')

export const strokes = (at: readonly number[], y: number, height: number) =>
  paths(at, (x) => `M${x} ${y - height / 2}v${height}`)

export const spread = (values: readonly number[], step: number, start = 0) =>
  values.map((value, index) => ({ value, at: start + index * step }))

/**
 * Width of each view in user units, at which text has the sizes of tokens.css. drawing.module.css
 * chooses the view.
 */
const widths = { page: 1240, middle: 738, column: 780, half: 490, tall: 350, sheet: 660 } as const

/**
 * A drawing in up to three views, of which the available width selects one. Screen readers read it
 * as one image with the label.
 */
export const Drawing = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles['drawing']} role="img" aria-label={label}>
    {children}
  </div>
)

type ViewProps = {
  size: keyof typeof widths
  width?: number
  height: number
  left?: number
  top?: number
  /** Whether the view is a single column of stations, which must not be enlarged further. */
  isNarrow?: boolean
  children: ReactNode
}

export const View = ({
  size,
  width = widths[size],
  height,
  left = 0,
  top = 0,
  isNarrow = false,
  children,
}: ViewProps) => (
  <svg
    className={isNarrow ? `${styles[size]} ${styles['narrow']}` : styles[size]}
    viewBox={`${left} ${top} ${width} ${height}`}
    fill="none"
    // Hidden, because WebKit and Orca would read the drawing's texts after its name.
    aria-hidden="true"
  >
    {children}
  </svg>
)

export type Anchor = 'start' | 'middle' | 'end'
type At = { x: number; y: number }
type Props = {
  /** In user units, or in percent of an image whose units are CSS pixels. */
  x: number | `${number}%`
  y: number
  text: string | number
  anchor?: Anchor | undefined
  tone?: 'ink' | 'muted' | 'warm-ink' | 'signal-ink' | 'on-ink' | 'device' | 'studio'
  /** Background colour of an outline that keeps lines from crossing the text. */
  halo?: 'page' | 'sunk' | undefined
  room?: Room | undefined
}

/**
 * Letters that a place has room for, and its width in user units. A longer text, such as of another
 * language, is set as narrow as the place.
 */
type Room = { letters: number; width: number }
const fitted = (text: string | number, room: Room | undefined) =>
  room && String(text).length > room.letters
    ? ({ textLength: room.width, lengthAdjust: 'spacingAndGlyphs' } as const)
    : {}

const classOf = (size: string, halo?: Props['halo']) =>
  [styles[size], halo && styles[`halo-${halo}`]].filter(Boolean).join(' ')

export const Name = ({
  size = 'name',
  tone = 'ink',
  anchor,
  halo,
  text,
  room,
  ...at
}: Props & { size?: 'name' | 'title' | 'figure' }) => (
  <text
    className={classOf(size, halo)}
    textAnchor={anchor}
    fill={`var(--${tone})`}
    {...at}
    {...fitted(text, room)}
  >
    {text}
  </text>
)

/** A unit, protocol, time or count in a drawing, in the mono typeface. */
export const Label = ({
  size = 'label',
  tone = 'muted',
  anchor,
  halo,
  text,
  room,
  ...at
}: Props & { size?: 'label' | 'count' }) => (
  <text
    className={classOf(size, halo)}
    textAnchor={anchor}
    fill={`var(--${tone})`}
    {...at}
    {...fitted(text, room)}
  >
    {text}
  </text>
)

/** `room`: that of each line. */
type LabelsProps = Omit<Props, 'text'> & {
  lines: readonly string[]
  /** Line height in user units, or in `em` to grow with the labels. */
  step?: number | `${number}em`
}

export const Labels = ({
  lines,
  step = 20,
  tone = 'muted',
  anchor,
  halo,
  room,
  x,
  y,
}: LabelsProps) => (
  <text className={classOf('label', halo)} textAnchor={anchor} fill={`var(--${tone})`} x={x} y={y}>
    {lines.map((line, index) => (
      <tspan key={line} x={x} dy={index === 0 ? undefined : step} {...fitted(line, room)}>
        {line}
      </tspan>
    ))}
  </text>
)

/** `room`: that of the fact. */
type NamedFactProps = Omit<Props, 'text'> & {
  name: string
  fact: string
  size?: 'name' | 'title' | 'figure'
  isInline?: boolean
}

export const NamedFact = ({
  name,
  fact,
  isInline = false,
  size = 'name',
  tone = 'ink',
  x,
  y,
  anchor,
  halo,
  room,
}: NamedFactProps) =>
  isInline ? (
    <text className={classOf(size, halo)} fill={`var(--${tone})`} x={x} y={y} textAnchor={anchor}>
      {name}
      <tspan className={styles['label']} dx="8" fill="var(--muted)">
        {fact}
      </tspan>
    </text>
  ) : (
    <>
      <Name x={x} y={y} text={name} size={size} tone={tone} anchor={anchor} halo={halo} />
      <Label x={x} y={y + 20} text={fact} anchor={anchor} halo={halo} room={room} />
    </>
  )

type NamedFactsProps = Omit<NamedFactProps, 'name' | 'fact'> & {
  rows: readonly { name: string; fact: string }[]
  step: number
}

export const NamedFacts = ({ rows, y, step, ...rest }: NamedFactsProps) =>
  rows.map(({ name, fact }, index) => (
    <NamedFact key={name} name={name} fact={fact} y={y + index * step} {...rest} />
  ))

/** Line along which readings flow; dotted if it is a fallback. */
export const Signal = ({
  d,
  width = 2,
  isSpare = false,
}: {
  d: string
  width?: number
  isSpare?: boolean
}) =>
  isSpare ? (
    <path
      d={d}
      fill="none"
      stroke="var(--signal)"
      strokeWidth="3"
      strokeLinecap="round"
      strokeDasharray="1 8"
    />
  ) : (
    <path
      className="signal-line"
      pathLength={1}
      d={d}
      fill="none"
      stroke="var(--signal)"
      strokeWidth={width}
      strokeLinejoin="round"
    />
  )

export const Node = ({ x, y, isOpen = false, r = 4.5 }: At & { isOpen?: boolean; r?: number }) => (
  <circle
    cx={x}
    cy={y}
    r={r}
    fill={isOpen ? 'var(--page)' : 'var(--signal)'}
    stroke="var(--signal)"
    strokeWidth="2"
  />
)

export const GatewayMark = ({ x, y }: At) => (
  <>
    <rect
      x={x - 18}
      y={y - 11}
      width="36"
      height="22"
      rx="5"
      fill="var(--device)"
      stroke="var(--ink)"
    />
    <circle cx={x + 9} cy={y} r="3" fill="var(--signal)" />
  </>
)

export const Shaft = ({ x, y, width, height }: At & { width: number; height: number }) => (
  <>
    <rect
      x={x}
      y={y}
      width={width}
      height={height}
      fill="var(--sunk)"
      stroke="var(--ink)"
      strokeWidth="3"
    />
    <path
      d={`M${x} ${y}l${width} ${height}M${x + width} ${y}l${-width} ${height}`}
      stroke="var(--line-strong)"
    />
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

/** A device or service; dashed if it is absent or waiting. */
export const Box = ({
  fill = 'surface',
  line = 'ink',
  rx = 8,
  isDashed = false,
  ...place
}: BoxProps) => (
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

export const Lights = ({
  x,
  y,
  count,
  step,
  hasLinkOut = false,
}: At & { count: number; step: number; hasLinkOut?: boolean }) =>
  range(count, step, x).map((at, index) =>
    hasLinkOut && index === count - 1 ? (
      <circle key={at} cx={at} cy={y} r="3.5" stroke="var(--studio)" />
    ) : (
      <circle key={at} cx={at} cy={y} r="3.5" fill="var(--signal)" />
    ),
  )

type AxisProps = {
  x: (value: number) => number
  y: number
  at: readonly number[]
  name: (value: number) => string
  /** Length of the ticks in user units; without it no axis line is drawn. */
  tick?: number
  /** Whether there is room for half a label beyond both ends. */
  isCentred?: boolean
}

/** An axis with labels below. Unless centred, the first and last label stay within the axis. */
export const Axis = ({ x, y, at, name, tick, isCentred = false }: AxisProps) => {
  const [first = 0, last = 0] = [at[0], at.at(-1)]
  const anchorOf = (value: number) =>
    isCentred ? 'middle' : value === first ? 'start' : value === last ? 'end' : 'middle'
  return (
    <>
      {tick !== undefined && (
        <path
          d={`M${x(first)} ${y}H${x(last)}${paths(at, (value) => `M${x(value)} ${y}v${tick}`)}`}
          stroke="var(--line-strong)"
        />
      )}
      {at.map((value) => (
        <Label key={value} x={x(value)} y={y + 22} anchor={anchorOf(value)} text={name(value)} />
      ))}
    </>
  )
}

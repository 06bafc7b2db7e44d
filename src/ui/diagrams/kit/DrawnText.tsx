import styles from './drawing.module.css'

export type Anchor = 'start' | 'middle' | 'end'
type Props = {
  x: number
  y: number
  text: string | number
  anchor?: Anchor | undefined
  /** Colour token. */
  tone?: 'ink' | 'muted' | 'warm-ink' | 'signal-ink' | 'on-ink' | 'device' | 'studio'
  /** Ground whose colour cuts the text out of lines behind it. */
  halo?: 'page' | 'sunk' | undefined
}

const classOf = (size: string, halo?: Props['halo']) => [styles[size], halo && styles[`halo-${halo}`]].filter(Boolean).join(' ')

/** Name of a thing, semibold. */
export const Name = ({ size = 'name', tone = 'ink', anchor, halo, text, ...at }: Props & { size?: 'name' | 'title' | 'figure' }) => (
  <text className={classOf(size, halo)} textAnchor={anchor} fill={`var(--${tone})`} {...at}>
    {text}
  </text>
)

/** A unit, protocol, time or count in a drawing: mono. */
export const Label = ({ size = 'label', tone = 'muted', anchor, halo, text, ...at }: Props & { size?: 'label' | 'count' }) => (
  <text className={classOf(size, halo)} textAnchor={anchor} fill={`var(--${tone})`} {...at}>
    {text}
  </text>
)

type LabelsProps = Omit<Props, 'text'> & {
  lines: readonly string[]
  /** Line height in user units, or a measure that grows with the labels. */
  step?: number | `${number}em`
}

export const Labels = ({ lines, step = 20, tone = 'muted', anchor, halo, x, y }: LabelsProps) => (
  <text className={classOf('label', halo)} textAnchor={anchor} fill={`var(--${tone})`} x={x} y={y}>
    {lines.map((line, index) => (
      <tspan key={line} x={x} dy={index === 0 ? undefined : step}>
        {line}
      </tspan>
    ))}
  </text>
)

type NamedFactProps = Omit<Props, 'text'> & {
  name: string
  fact: string
  size?: 'name' | 'title' | 'figure'
  isInline?: boolean
}

export const NamedFact = ({ name, fact, isInline = false, size = 'name', tone = 'ink', x, y, anchor, halo }: NamedFactProps) =>
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
      <Label x={x} y={y + 20} text={fact} anchor={anchor} halo={halo} />
    </>
  )

type NamedFactsProps = Omit<NamedFactProps, 'name' | 'fact'> & {
  rows: readonly { name: string; fact: string }[]
  /** User units from one name to the next. */
  step: number
}

export const NamedFacts = ({ rows, y, step, ...rest }: NamedFactsProps) =>
  rows.map(({ name, fact }, index) => <NamedFact key={name} name={name} fact={fact} y={y + index * step} {...rest} />)

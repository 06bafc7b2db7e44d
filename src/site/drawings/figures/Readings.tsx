import { numbersIn, type ReadingsContent } from '#src/content/schemas/product-figure-schema.ts'
import { Text } from '../../../ui/base/Text.tsx'
import { Label, line } from '../kit/drawing.tsx'
import styles from './Readings.module.css'

/** Height of the plot, space above the greatest value, and that of a mark above its value, in CSS pixels. */
const [height, above, raised] = [240, 48, 24]

/** A curve or columns against a limit. Places are percentages of the width: no text is scaled. */
export const Readings = ({
  readings: { alt, shape, values: written, ticks, levels, stored, notes },
}: {
  readings: ReadingsContent
}) => {
  const values = numbersIn(written)
  const all = [...values, ...levels.map(({ at }) => at)]
  const most = Math.max(...all)
  const least = shape === 'columns' ? 0 : Math.min(...all) - (most - Math.min(...all)) * 0.3
  const steps = shape === 'columns' ? values.length : values.length - 1
  const offset = shape === 'columns' ? 0.5 : 0
  const x = (index: number): `${number}%` =>
    `${Math.round(((index + offset) / steps) * 1000) / 10}%`
  const y = (value: number) =>
    Math.round((above + ((most - value) / (most - least)) * (height - above)) * 10) / 10
  const limit = levels.find(({ isLimit }) => isLimit)?.at ?? Number.POSITIVE_INFINITY
  const points = values.map((value, index) => [index + offset, y(value)] as const)
  const columnsOf = (isOver: boolean) =>
    points
      .filter((_, index) => (values[index] ?? 0) > limit === isOver)
      .map(([at, top]) => `M${at} ${height}V${top}`)
      .join('')
  const { from, to } = stored ?? { from: 0, to: 0 }
  return (
    <div className={styles['readings']}>
      <div role="img" aria-label={alt}>
        <svg height={height + 28} aria-hidden="true">
          {levels.map(({ at, label, isLimit }) => (
            <g key={label}>
              <line
                x2="100%"
                y1={y(at)}
                y2={y(at)}
                stroke={isLimit ? 'var(--danger)' : 'var(--line-strong)'}
                strokeDasharray={isLimit ? '6 5' : undefined}
              />
              <Label
                x={0}
                y={y(at) + (isLimit ? -8 : 26)}
                tone={isLimit ? 'ink' : 'muted'}
                text={label}
              />
            </g>
          ))}
          <svg
            viewBox={`0 0 ${steps} ${height}`}
            height={height}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            {shape === 'columns' ? (
              <>
                <path className={styles['columns']} d={columnsOf(false)} />
                <path className={`${styles['columns']} ${styles['over']}`} d={columnsOf(true)} />
              </>
            ) : stored ? (
              <>
                <path d={line(points.slice(0, from + 1)) + line(points.slice(to))} />
                <path className={styles['stored']} d={line(points.slice(from, to + 1))} />
              </>
            ) : (
              <path d={line(points)} />
            )}
          </svg>
          {notes.map(({ at }, index) => (
            <g key={at}>
              <circle
                cx={x(at)}
                cy={y(values[at] ?? 0) - raised}
                r="11"
                className={styles['mark']}
              />
              <Label
                x={x(at)}
                y={y(values[at] ?? 0) - raised + 5}
                anchor="middle"
                tone="on-ink"
                text={index + 1}
              />
            </g>
          ))}
          {ticks.map(({ at, label }, index) => (
            <Label
              key={at}
              x={x(at)}
              y={height + 22}
              anchor={index === 0 ? 'start' : index === ticks.length - 1 ? 'end' : 'middle'}
              text={label}
            />
          ))}
        </svg>
      </div>
      <ol>
        {notes.map(({ text }) => (
          <li key={text}>
            <Text>{text}</Text>
          </li>
        ))}
      </ol>
    </div>
  )
}

import type { BarsContent } from '#src/content/schemas/product-figure-schema.ts'
import { Text } from '../../../ui/base/Text.tsx'
import { Label } from '../kit/drawing.tsx'
import styles from './Bars.module.css'

/** Rows up to which a figure is large, and heights of a track in CSS pixels. */
const fewRows = 3
const heights = { large: 56, small: 36 }

/**
 * Rows of spans along one axis. The text of a row says what its spans show, so that the tracks are
 * hidden from screen readers. Their places are percentages, so that no text is scaled.
 */
export const Bars = ({ bars: { ticks, rows, key = [] } }: { bars: BarsContent }) => {
  const size = rows.length <= fewRows ? 'large' : 'small'
  const height = heights[size]
  const [first = 0, last = 1] = [ticks[0]?.at, ticks.at(-1)?.at]
  const x = (at: number): `${number}%` =>
    `${Math.round(((at - first) / (last - first)) * 1000) / 10}%`
  return (
    <div className={`${styles['bars']} ${styles[size]}`}>
      <ul>
        {rows.map(({ name, text, spans }) => (
          <li key={name}>
            <b>{name}</b>
            <span className="muted">
              <Text>{text}</Text>
            </span>
            <svg height={height} aria-hidden="true">
              {spans.map(({ from, to, tone, percent = 100 }) => {
                const tall = Math.round((height * percent) / 100)
                return (
                  <rect
                    key={from}
                    className={styles[tone]}
                    x={x(from)}
                    y={height - tall}
                    width={x(first + to - from)}
                    height={tall}
                  />
                )
              })}
            </svg>
          </li>
        ))}
      </ul>
      <svg className={styles['axis']} height="32" aria-hidden="true">
        {ticks.map(({ at, label }, index) => (
          <Label
            key={at}
            x={x(at)}
            y={24}
            anchor={index === 0 ? 'start' : index === ticks.length - 1 ? 'end' : 'middle'}
            text={label}
          />
        ))}
      </svg>
      {key.length > 0 && (
        <ul className={`label ${styles['key']}`} aria-hidden="true">
          {key.map(({ tone, text }) => (
            <li key={text} className={styles[tone]}>
              {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

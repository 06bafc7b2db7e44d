import type { MomentsContent } from '#src/content/schemas/product-figure-schema.ts'
import { Text } from '../../../ui/base/Text.tsx'
import styles from './Moments.module.css'

/** Classes by the number of lines. */
const counts = ['', 'one', 'two', 'three', 'four']

/**
 * What happens, moment by moment, beside lines that are whole while something runs and dotted while
 * it is stopped. The texts say so too, so that screen readers leave the lines out.
 */
export const Moments = ({
  moments: { lines, steps },
  isUpright = false,
}: {
  moments: MomentsContent
  /** Whether it is beside something in every window, so that moments follow one below the other. */
  isUpright?: boolean
}) => (
  <ol
    className={[
      styles['moments'],
      styles[counts[lines.length] ?? ''],
      !isUpright && styles['across'],
    ]
      .filter(Boolean)
      .join(' ')}
  >
    {steps.map(({ at, text }, index) => (
      <li key={at}>
        <b>{at}</b>
        <span className={styles['lines']} aria-hidden="true">
          {lines.map(({ name, stopped }) => (
            <i key={name} data-stopped={stopped.includes(index + 1) || undefined}>
              {index === 0 && name}
            </i>
          ))}
        </span>
        <p>
          <Text>{text}</Text>
        </p>
      </li>
    ))}
  </ol>
)

import type { ReactNode } from 'react'
import styles from './drawing.module.css'

/** User units of each view's width; text has the sizes of tokens.css there. drawing.module.css says which room shows which view. */
const widths = { page: 1240, middle: 738, column: 780, half: 490, tall: 350, sheet: 660 } as const

type DrawingProps = {
  /** Accessible name, a sentence or two. */
  label: string
  children: ReactNode
}

/** Drawing in up to three views, of which its room shows one; one picture to a screen reader. */
export const Drawing = ({ label, children }: DrawingProps) => (
  <div className={styles['drawing']} role="img" aria-label={label}>
    {children}
  </div>
)

type ViewProps = {
  size: keyof typeof widths
  /** User units; the width of its size by default. */
  width?: number
  height: number
  /** Left and upper edge in user units. */
  left?: number
  top?: number
  /** One column of stations, which would only grow coarse. */
  isNarrow?: boolean
  children: ReactNode
}

export const View = ({ size, width = widths[size], height, left = 0, top = 0, isNarrow = false, children }: ViewProps) => (
  <svg
    className={isNarrow ? `${styles[size]} ${styles['narrow']}` : styles[size]}
    viewBox={`${left} ${top} ${width} ${height}`}
    fill="none"
    // Else WebKit and Orca read the letters of the drawing after its name.
    aria-hidden="true"
  >
    {children}
  </svg>
)

import type { ReactNode } from 'react'
import { Text } from '../base/Text.tsx'
import styles from './Figure.module.css'

type Props = {
  /** What is drawn, as a name. */
  title?: string
  /** How a named drawing is to be taken: a worked example, calculated, planning values. */
  note?: string
  /** What is drawn, as a sentence in place of name and note. */
  caption?: string
  /** `above`: drawing and caption hang from an ink hairline, side by side on a tablet. `below`: the caption small under the drawing. */
  captionAt?: 'above' | 'below'
  /** Children that have no tall version, such as a table, and need the whole width on a tablet too. */
  isFullWidth?: boolean
  children: ReactNode
}

/** A drawing or picture with its caption. */
export const Figure = ({ title, note, caption, captionAt = 'above', isFullWidth = false, children }: Props) => {
  const isAbove = captionAt === 'above'
  return (
    <figure className={[styles[captionAt], isAbove && !isFullWidth && styles['beside']].filter(Boolean).join(' ')}>
      {!isAbove && children}
      <figcaption>
        {title && <b>{title}</b>}
        {note && <span>{note}</span>}
        {caption && (
          <div className="muted">
            <Text>{caption}</Text>
          </div>
        )}
      </figcaption>
      {isAbove && children}
    </figure>
  )
}

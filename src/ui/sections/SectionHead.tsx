import type { ReactNode } from 'react'
import { Heading, type HeadingText } from '../base/Heading.tsx'
import { Text } from '../base/Text.tsx'
import styles from './SectionHead.module.css'

export type SectionHeadProps = {
  heading: HeadingText
  headingId?: string | undefined
  level?: 'h2' | 'h3' | undefined
  lead?: string | undefined
  /** How drawings or figures below are to be read, as a label. */
  note?: string | undefined
  /** A link to the whole of what is shown in part. */
  action?: ReactNode
}

/** Head of a section: the heading large, lead, note and action beside it on its last line; below it where the window is narrow. */
export const SectionHead = ({ heading, headingId, level = 'h2', lead, note, action }: SectionHeadProps) => (
  <header className={`grid ${styles['head']}`}>
    <Heading {...heading} level={level} {...(headingId && { id: headingId })} />
    {(lead || note || action) && (
      <div>
        {lead && (
          <p className="muted">
            <Text>{lead}</Text>
          </p>
        )}
        {note && <p className="label">{note}</p>}
        {action}
      </div>
    )}
  </header>
)

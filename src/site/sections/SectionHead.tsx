import type { ReactNode } from 'react'
import { Heading, type HeadingText } from '../../ui/base/Heading.tsx'
import { Paragraph } from '../../ui/base/Paragraph.tsx'
import styles from './SectionHead.module.css'

export type SectionHeadProps = {
  heading: HeadingText
  headingId?: string | undefined
  level?: 'h2' | 'h3' | undefined
  lead?: string | undefined
  note?: string | undefined
  action?: ReactNode
}

export const SectionHead = ({
  heading,
  headingId,
  level = 'h2',
  lead,
  note,
  action,
}: SectionHeadProps) => (
  <header className={`grid ${styles['head']}`} data-head>
    <Heading {...heading} level={level} {...(headingId && { id: headingId })} />
    {(lead || note || action) && (
      <div>
        {lead && <Paragraph className="muted">{lead}</Paragraph>}
        {note && <p className="label">{note}</p>}
        {action}
      </div>
    )}
  </header>
)

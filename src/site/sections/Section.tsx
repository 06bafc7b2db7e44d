import type { ReactNode } from 'react'
import { Heading } from '../../ui/base/Heading.tsx'
import { Paragraph } from '../../ui/base/Paragraph.tsx'
import styles from './Section.module.css'
import { SectionHead, type SectionHeadProps } from './SectionHead.tsx'

type Props = Omit<SectionHeadProps, 'heading'> & {
  heading?: SectionHeadProps['heading'] | undefined
  /**
   * `split`: the heading is in a narrow column and stays in view beside a long list or table.
   */
  layout?: 'stacked' | 'split'
  aside?: ReactNode
  ground?: 'page' | 'white' | 'night'
  /** Whether the section has no space above, because it continues the page head. */
  isContinued?: boolean
  /** Whether the section is inside the background and container of another section. */
  isPart?: boolean
  id?: string | undefined
  children?: ReactNode
}

/** Background, container, heading and content of a section. With `headingId` it is a landmark. */
export const Section = ({
  layout = 'stacked',
  aside,
  ground = 'page',
  isContinued = false,
  isPart = false,
  id,
  children,
  ...head
}: Props) => {
  const { heading, headingId, level, lead, note } = head
  const container = isPart ? undefined : 'container'
  const classes = [
    !isPart && 'section',
    ground !== 'page' && ground,
    isContinued && styles['continued'],
  ]
    .filter(Boolean)
    .join(' ')
  const Frame = heading || headingId ? 'section' : 'div'
  return (
    <Frame className={classes || undefined} id={id} aria-labelledby={headingId}>
      {layout === 'split' && heading ? (
        <div className={`${container ?? ''} grid ${styles['split']}`}>
          <header className={aside ? styles['illustrated'] : undefined} data-head>
            <Heading {...heading} {...(level && { level })} {...(headingId && { id: headingId })} />
            {lead && <Paragraph className="lead">{lead}</Paragraph>}
            {note && <p className="label">{note}</p>}
            {aside && <div>{aside}</div>}
          </header>
          <div>{children}</div>
        </div>
      ) : (
        <div className={container}>
          {heading && <SectionHead {...head} heading={heading} />}
          {children}
        </div>
      )}
    </Frame>
  )
}

import type { ReactNode } from 'react'
import { Heading } from '../base/Heading.tsx'
import { Text } from '../base/Text.tsx'
import styles from './Section.module.css'
import { SectionHead, type SectionHeadProps } from './SectionHead.tsx'

type Props = Omit<SectionHeadProps, 'heading' | 'level'> & {
  /** Absent where the content brings its own. */
  heading?: SectionHeadProps['heading'] | undefined
  /** `split`: the heading in a narrow column that stays in view beside a long list or table. */
  layout?: 'stacked' | 'split'
  /** A drawing that belongs to the heading; only in a split section. */
  aside?: ReactNode
  ground?: 'page' | 'white' | 'night'
  /** It goes on from the section above, on the same ground. */
  isContinued?: boolean
  /** Address of the section on its page. */
  id?: string | undefined
  children?: ReactNode
}

/** The frame of every section: ground, container, head, content. With `headingId` it is a landmark that bears its heading's name. */
export const Section = ({ layout = 'stacked', aside, ground = 'page', isContinued = false, id, children, ...head }: Props) => {
  const { heading, headingId, lead } = head
  const classes = ['section', ground !== 'page' && ground, isContinued && styles['continued']].filter(Boolean).join(' ')
  // A section has a heading or a name: a picture that goes on from what is above it has neither.
  const Frame = heading || headingId ? 'section' : 'div'
  return (
    <Frame className={classes} id={id} aria-labelledby={headingId}>
      {layout === 'split' && heading ? (
        <div className={`container grid ${styles['split']}`}>
          <header>
            <Heading {...heading} {...(headingId && { id: headingId })} />
            {lead && (
              <p>
                <Text>{lead}</Text>
              </p>
            )}
            {aside}
          </header>
          <div>{children}</div>
        </div>
      ) : (
        <div className="container">
          {heading && <SectionHead {...head} heading={heading} />}
          {children}
        </div>
      )}
    </Frame>
  )
}

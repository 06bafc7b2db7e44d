import type { ReactNode } from 'react'
import { Heading } from '../../base/Heading.tsx'
import { Text } from '../../base/Text.tsx'
import styles from './QuestionHead.module.css'

type Props = { heading: { name: string; continuation?: string | undefined }; lead: string; children?: ReactNode }

/** Heading of the questions, with how to read them. */
export const QuestionHead = ({ heading, lead, children }: Props) => (
  <section className="section white" id="questions">
    <div className="container">
      <div className={`grid ${styles['head']}`}>
        <Heading {...heading} />
        <p className="muted">
          <Text>{lead}</Text>
        </p>
      </div>
      {children}
    </div>
  </section>
)

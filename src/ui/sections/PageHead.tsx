import type { ReactNode } from 'react'
import { Text } from '../base/Text.tsx'
import styles from './PageHead.module.css'

type Props = {
  heading: string
  lead: string
  /** A drawing or picture that could be on no other page. */
  children?: ReactNode
}

/** Head of a text page: the name large, the lead beside it, one drawing under both. */
export const PageHead = ({ heading, lead, children }: Props) => (
  <section className={`container ${styles['head']}`}>
    <div className="grid">
      <h1>{heading}</h1>
      <p className="lead">
        <Text>{lead}</Text>
      </p>
    </div>
    {children && <div className={styles['figure']}>{children}</div>}
  </section>
)

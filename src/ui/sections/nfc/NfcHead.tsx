import type { ReactNode } from 'react'
import { Text } from '../../base/Text.tsx'
import styles from './NfcHead.module.css'

type Props = { heading: string; lead: string; caption: string; children: ReactNode }

/** Head of the NFC page: the words to the left of one tap, drawn large. */
export const NfcHead = ({ heading, lead, caption, children }: Props) => (
  <section className={`container grid ${styles['head']}`}>
    <div className={styles['words']}>
      <h1>{heading}</h1>
      <p className="lead">
        <Text>{lead}</Text>
      </p>
    </div>
    <figure>
      {children}
      <figcaption>
        <Text>{caption}</Text>
      </figcaption>
    </figure>
  </section>
)

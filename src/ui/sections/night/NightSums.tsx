import type { ReactNode } from 'react'
import type { NightView } from '#src/content/night-view.ts'
import { ButtonLink } from '../../base/Button.tsx'
import { AvailabilityLabel } from '../AvailabilityLabel.tsx'
import styles from './NightSums.module.css'

type Props = Pick<NightView, 'sums' | 'quote' | 'files' | 'availability'> & {
  words: NightView['words']
  /** The button that shares the night. */
  children?: ReactNode
}

/** The sums of the site, and what one can do with them. */
export const NightSums = ({ sums, quote, files, availability, words, children }: Props) => (
  <section aria-labelledby="night-sums" className={styles['sums']}>
    <h2 id="night-sums" data-screen>
      {words.sums.heading}
    </h2>
    <dl>
      {sums.map(({ name, value, notes }) => (
        <div key={name}>
          <dt className="label">{name}</dt>
          <dd className={`${styles['value']} tabular`}>{value}</dd>
          {notes.map((note) => (
            <dd key={note} className="muted">
              {note}
            </dd>
          ))}
        </div>
      ))}
    </dl>
    <div className={styles['actions']} data-screen>
      <ButtonLink href={quote}>{words.sums.quote}</ButtonLink>
      {children}
      <span>
        {`${words.sums.check}: `}
        <a href={files.csv}>{words.sums.csv}</a>
        {', '}
        <a href={files.json}>{words.sums.json}</a>
      </span>
      <AvailabilityLabel>{availability}</AvailabilityLabel>
    </div>
  </section>
)

import { AvailabilityLabel } from '#src/site/sections/AvailabilityLabel.tsx'
import { ButtonLink } from '#src/ui/base/Button.tsx'
import styles from './NightAnswers.module.css'
import type { NightView } from './night-view.ts'

type Props = Pick<
  NightView,
  'ending' | 'answers' | 'sumNotes' | 'quote' | 'availability' | 'words' | 'title'
>

/** The three answers of a night, each with its number, and the way to a quote. */
export const NightAnswers = ({
  ending,
  answers,
  sumNotes,
  quote,
  availability,
  words,
  title,
}: Props) => (
  <section id="answers" aria-label={words.parts.answers} className={styles['answers']}>
    <div>
      <p className="muted">{title}</p>
      {ending && <p className={styles['ending']}>{ending}</p>}
    </div>
    <dl>
      {answers.map(({ label, number, line }) => (
        <div key={label}>
          <dt className="label">{label}</dt>
          <dd className={`${styles['number']} tabular`}>{number}</dd>
          <dd>{line}</dd>
        </div>
      ))}
    </dl>
    <p className={`${styles['note']} muted`}>{sumNotes.join(' ')}</p>
    <div className={styles['actions']} data-screen>
      <ButtonLink href={quote}>{words.controls.quote}</ButtonLink>
      <AvailabilityLabel>{availability}</AvailabilityLabel>
    </div>
  </section>
)

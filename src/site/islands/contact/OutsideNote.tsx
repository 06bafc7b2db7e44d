import type { Words } from '#src/content/words/words.ts'
import styles from './OutsideNote.module.css'
import type { Sold } from './use-asked-quote.ts'

type Props = {
  words: Pick<Words['quote'], 'outside'>
  abroad: Sold['abroad']
}

/** What is open for an address outside the owner's regions, and the question that answers more. */
export const OutsideNote = ({ words, abroad }: Props) => (
  <p className={styles['note']}>
    {words.outside}
    {abroad && (
      <>
        {' '}
        <a href={abroad.href}>{abroad.question}</a>
      </>
    )}
  </p>
)

import { LineButton } from '#src/staff/kit/controls.tsx'
import { searchContent } from '../kit/content-client.ts'
import { editAddress } from '../kit/state-words.ts'
import { useAnswer } from '../kit/use-answer.ts'
import type { ContentSearch } from '../texts/content-search.ts'
import styles from './Overview.module.css'

function describeTotal({ isFilled, found, total }: ContentSearch, words: string): string {
  if (total === 0) return `No text has “${words}”.`
  if (isFilled)
    return `No text has “${words}” as it stands. The site fills in names and numbers; these come closest:`
  if (total > found.length)
    return `${total} texts have “${words}”. These are the first ${found.length}; with another word there are fewer.`
  return total === 1 ? `1 text has “${words}”.` : `${total} texts have “${words}”.`
}

export function TextResults({ words }: { words: string }) {
  const { answer, refusal, isFailed, reload } = useAnswer(['search', words], () =>
    searchContent(words),
  )
  const status =
    refusal ||
    (answer
      ? describeTotal(answer, words)
      : isFailed
        ? 'The server does not answer.'
        : 'Searching…')
  return (
    <section aria-labelledby="texts-found" className={`${styles['group']} ${styles['results']}`}>
      <h2 id="texts-found">In the texts</h2>
      <p aria-live="polite">{status}</p>
      {isFailed && <LineButton onClick={() => void reload()}>Try again</LineButton>}
      {answer && answer.found.length > 0 && (
        <ul className="panel">
          {answer.found.map(({ path, label, field, place, sentence }) => (
            <li key={`${path} ${field.join('/')}`}>
              <a href={editAddress(path, field, sentence.find(({ isMatch }) => isMatch)?.text)}>
                <span>
                  <b>{label}</b> <span className="muted">{place}</span>
                </span>
                <span className={styles['sentence']}>
                  {sentence.map(({ text, isMatch }, index) =>
                    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence have no other name
                    isMatch ? <mark key={index}>{text}</mark> : text,
                  )}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {answer && answer.total === 0 && (
        <p className="muted">
          Try two or three words of it. Texts of the staff area are part of the program.
        </p>
      )}
    </section>
  )
}

import { type RequestLine, requestListHref, writeRequestList } from '#src/contracts/contact/request-list.ts'
import styles from './AddToRequest.module.css'

export type AddWords = { add: string; added: string; said: string }

type Props = {
  name: string
  lines: readonly RequestLine[]
  words: AddWords
  /** Whether it lies over a card that is a link itself. */
  isAboveCover?: boolean
}

/** Puts products on the list of a request. Without a script it opens the form with them; with one, the tab keeps the list. */
export const AddToRequest = ({ name, lines, words, isAboveCover = false }: Props) => (
  <a
    href={requestListHref(lines)}
    className={`${styles['add']} ${isAboveCover ? styles['above'] : ''}`}
    data-add={writeRequestList(lines)}
    data-said={`${name}: ${words.said}`}
  >
    {/* Both stand here, so that the script changes no text of a component that React takes over later. */}
    <span className={styles['before']}>{words.add}</span>
    <span className={styles['after']}>{words.added}</span>
    <span className="visually-hidden">: {name}</span>
  </a>
)

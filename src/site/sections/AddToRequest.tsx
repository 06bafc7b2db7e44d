import {
  type RequestLine,
  requestListHref,
  writeRequestList,
} from '#src/contracts/contact/request-list.ts'
import { type Sentence, say } from '#src/contracts/text/say.ts'
import { ButtonLink } from '../../ui/base/Button.tsx'
import styles from './AddToRequest.module.css'

export type AddWords = { add: string; added: string; said: Sentence<'product'> }

type Props = {
  name: string
  lines: readonly RequestLine[]
  words: AddWords
  /** Whether the link stands on a card that is a link itself. */
  isAboveCover?: boolean
  isButton?: boolean
}

/**
 * Adds products to the request list. Without a script the link opens the form with these products.
 */
export const AddToRequest = ({
  name,
  lines,
  words,
  isAboveCover = false,
  isButton = false,
}: Props) => {
  const link = {
    href: requestListHref(lines),
    'data-add': writeRequestList(lines),
    'data-said': say(words.said, { product: name }),
  }
  // Both labels are rendered, so that the script changes no text that React hydrates later.
  const label = (
    <>
      <span className={styles['before']}>{words.add}</span>
      <span className={styles['after']}>{words.added}</span>
      <span className="visually-hidden">{`: ${name}`}</span>
    </>
  )
  return isButton ? (
    <ButtonLink look="line" {...link}>
      {label}
    </ButtonLink>
  ) : (
    <a {...link} className={`${styles['add']} ${isAboveCover ? styles['above'] : ''}`}>
      {label}
    </a>
  )
}

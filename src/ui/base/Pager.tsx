import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type Sentence, say } from '#src/contracts/text/say.ts'
import { Icon } from './Icon.tsx'
import styles from './Pager.module.css'
import { onPlainClick } from './plain-click.ts'

type Props = {
  label: string
  words: {
    previous: string
    /** What is read out behind `previous`, and behind `next`. */
    previousPage: string
    next: string
    nextPage: string
    position: Sentence<'page' | 'last'>
  }
  /** 0-based. */
  page: number
  last: number
  /** Address of a page of the list. */
  hrefOf: (page: number) => string
  /** Turns the page in the browser; without it, Prev and Next load the other page. */
  onTurn?: ((page: number) => void) | undefined
}

/** Prev, the number of the page and Next of a list. */
export const Pager = ({ label, words, page, last, hrefOf, onTurn }: Props) => {
  const step = (rel: 'prev' | 'next', target: number) => {
    const [name, ofPage] =
      rel === 'prev' ? [words.previous, words.previousPage] : [words.next, words.nextPage]
    const face = (
      <>
        {rel === 'prev' && <Icon icon={ArrowLeft} size="small" />}
        <span>
          <span>{name}</span>
          <span className="visually-hidden">{` ${ofPage}`}</span>
        </span>
        {rel === 'next' && <Icon icon={ArrowRight} size="small" />}
      </>
    )
    if (target < 0 || target > last)
      return (
        <button type="button" disabled>
          {face}
        </button>
      )
    return (
      <a href={hrefOf(target)} rel={rel} onClick={onTurn && onPlainClick(() => onTurn(target))}>
        {face}
      </a>
    )
  }
  return (
    <nav aria-label={label} className={styles['pager']} data-screen>
      {step('prev', page - 1)}
      {/* aria-atomic: the whole text is read out, not only the changed number. No `role="status"`,
          of which Orca reads only the role. */}
      <span className="label" aria-live="polite" aria-atomic="true">
        {say(words.position, { page: page + 1, last: last + 1 })}
      </span>
      {step('next', page + 1)}
    </nav>
  )
}

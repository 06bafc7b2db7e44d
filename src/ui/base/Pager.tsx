import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Icon } from './Icon.tsx'
import styles from './Pager.module.css'
import { onPlainClick } from './plain-click.ts'

type Props = {
  label: string
  /** 0-based. */
  page: number
  last: number
  /** Address of a page of the list. */
  hrefOf: (page: number) => string
  /** Turns the page in the browser; without it, Prev and Next load the other page. */
  onTurn?: ((page: number) => void) | undefined
}

/** Prev, the number of the page and Next of a list. */
export const Pager = ({ label, page, last, hrefOf, onTurn }: Props) => {
  const step = (name: 'Prev' | 'Next', target: number) => {
    const face = (
      <>
        {name === 'Prev' && <Icon icon={ArrowLeft} size="small" />}
        <span>
          <span>{name}</span>
          <span className="visually-hidden"> page</span>
        </span>
        {name === 'Next' && <Icon icon={ArrowRight} size="small" />}
      </>
    )
    if (target < 0 || target > last)
      return (
        <button type="button" disabled>
          {face}
        </button>
      )
    return (
      <a
        href={hrefOf(target)}
        rel={name.toLowerCase()}
        onClick={onTurn && onPlainClick(() => onTurn(target))}
      >
        {face}
      </a>
    )
  }
  return (
    <nav aria-label={label} className={styles['pager']} data-screen>
      {step('Prev', page - 1)}
      {/* aria-atomic: the whole text is read out, not only the changed number. No `role="status"`,
          of which Orca reads only the role. */}
      <span className="label" aria-live="polite" aria-atomic="true">
        {`Page ${page + 1} of ${last + 1}`}
      </span>
      {step('Next', page + 1)}
    </nav>
  )
}

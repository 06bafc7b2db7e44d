import type { MouseEvent } from 'react'
import { type ListAddress, listAddress } from './list-address.ts'
import styles from './Pager.module.css'

type Props = {
  place: ListAddress
  /** Id after which the next page is read; null at the end. */
  next: number | null
  /** Which rows are shown, in words. */
  range: string
  onLoad: (place: ListAddress) => void
}

/** Prev and Next: links that work without JavaScript; at the ends they lead nowhere. */
export const Pager = ({ place, next, range, onLoad }: Props) => {
  const { trail } = place
  const step = (label: string, to: number[] | null) => {
    if (!to)
      return (
        <span className={`${styles['step']} ${styles['end']}`} aria-hidden="true">
          {label}
        </span>
      )
    const target = { ...place, trail: to }
    const follow = (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      onLoad(target)
    }
    return (
      <a className={styles['step']} href={listAddress(target)} onClick={follow}>
        {label}
      </a>
    )
  }
  return (
    <nav className={styles['pager']} aria-label="Pages">
      <p className="tabular">{range}</p>
      {step('Prev', trail.length > 0 ? trail.slice(0, -1) : null)}
      {step('Next', next === null ? null : [...trail, next])}
    </nav>
  )
}

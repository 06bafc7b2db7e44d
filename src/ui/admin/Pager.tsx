import { onPlainClick } from '../base/plain-click.ts'
import { type ListAddress, listAddress } from './list-address.ts'
import styles from './Pager.module.css'

type Props = {
  listLocation: ListAddress
  /** Id after which the next page is read; null at the end. */
  next: number | null
  /** Which rows are shown, in words. */
  range: string
  onLoad: (listLocation: ListAddress) => void
}

/** Prev and Next: links that work without JavaScript; at the ends they lead nowhere. */
export const Pager = ({ listLocation, next, range, onLoad }: Props) => {
  const { cursors } = listLocation
  const step = (label: string, to: number[] | null) => {
    if (!to)
      return (
        <span className={`${styles['step']} ${styles['end']}`} aria-hidden="true">
          {label}
        </span>
      )
    const target = { ...listLocation, cursors: to }
    return (
      <a className={styles['step']} href={listAddress(target)} onClick={onPlainClick(() => onLoad(target))}>
        {label}
      </a>
    )
  }
  return (
    <nav className={styles['pager']} aria-label="Pages">
      <p className="tabular">{range}</p>
      {step('Prev', cursors.length > 0 ? cursors.slice(0, -1) : null)}
      {step('Next', next === null ? null : [...cursors, next])}
    </nav>
  )
}

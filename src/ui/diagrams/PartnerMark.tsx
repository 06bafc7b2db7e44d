import { House } from 'lucide-react'
import styles from './PartnerMark.module.css'
import { markPaths } from './partner-mark-paths.ts'

type Props = {
  /** Name of the mark in content/catalogue.yaml; without a free drawing a plain house stands in its place. */
  mark?: string | undefined
}

/** A partner's mark in one colour; the name beside it says whose it is. */
export const PartnerMark = ({ mark = '' }: Props) => {
  const path = markPaths[mark]
  return path ? (
    <svg viewBox="0 0 24 24" className={styles['mark']} fill="currentColor" aria-hidden="true">
      <path d={path} />
    </svg>
  ) : (
    <House className={styles['mark']} strokeWidth={1.75} aria-hidden="true" />
  )
}

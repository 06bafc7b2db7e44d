import { House } from 'lucide-react'
import type { PartnerMarkName } from '#src/content/schemas/drawings.ts'
import styles from './PartnerMark.module.css'
import { markPaths } from './partner-mark-paths.ts'

export const PartnerMark = ({ name }: { name: PartnerMarkName }) =>
  name === 'house' ? (
    <House className={styles['mark']} strokeWidth={1.75} aria-hidden="true" />
  ) : (
    <svg viewBox="0 0 24 24" className={styles['mark']} fill="currentColor" aria-hidden="true">
      <path d={markPaths[name]} />
    </svg>
  )

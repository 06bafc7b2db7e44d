import { Download } from 'lucide-react'
import { Icon } from '../base/Icon.tsx'
import styles from './ExportLink.module.css'

/** Where a list can be saved as a file, and what of it. */
export type Export = { href: string; words: string }

/** Saves a list as a table for a spreadsheet. */
export const ExportLink = ({ href, words }: Export) => (
  <a className={styles['file']} href={href} download>
    <Icon icon={Download} size="small" />
    <span>
      CSV<span className="visually-hidden"> {words}</span>
    </span>
  </a>
)

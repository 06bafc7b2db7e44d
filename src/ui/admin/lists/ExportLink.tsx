import { Download } from 'lucide-react'
import type { Permission } from '#src/contracts/permissions.ts'
import { Icon } from '../../base/Icon.tsx'
import { useMay } from '../frame/staff-role.ts'
import styles from './ExportLink.module.css'

/** Where a list can be saved as a file, and what of it. */
export type Export = { href: string; words: string; permission: Permission }

/**
 * Saves a list as a table for a spreadsheet. A plain link: the answer says that it is a file, and may lead to the page that asks who
 * one is, which `download` would save in place of the list.
 */
export const ExportLink = ({ href, words, permission }: Export) =>
  useMay(permission) && (
    <a className={styles['file']} href={href}>
      <Icon icon={Download} size="small" />
      <span>
        CSV<span className="visually-hidden"> {words}</span>
      </span>
    </a>
  )

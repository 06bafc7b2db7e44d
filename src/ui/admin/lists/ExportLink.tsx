import { Download } from 'lucide-react'
import type { Permission } from '#src/contracts/permissions.ts'
import { Icon } from '../../base/Icon.tsx'
import { useMay } from '../frame/staff-role.ts'
import controls from '../kit/Control.module.css'

export type Export = { href: string; words: string; permission: Permission }

/**
 * Saves a list as a spreadsheet. With `download`, a page that asks for a proof of identity would be
 * saved, not shown.
 */
export const ExportLink = ({ href, words, permission }: Export) =>
  useMay(permission) && (
    <a className={controls['button']} href={href}>
      <Icon icon={Download} size="small" />
      <span>
        CSV<span className="visually-hidden">{` ${words}`}</span>
      </span>
    </a>
  )

import { Download } from 'lucide-react'
import type { Permission } from '#src/contracts/permissions.ts'
import { Icon } from '../../ui/base/Icon.tsx'
import { useMay } from '../frame/staff-role.ts'
import controls from '../kit/Control.module.css'

/** `workbook` is the address of the same list as a workbook, in which texts such as 007 stay texts. */
export type Export = { href: string; workbook?: string; words: string; permission: Permission }

/**
 * Saves a list as a file. With `download`, a page that asks for a proof of identity would be
 * saved, not shown.
 */
export const ExportLink = ({ href, workbook, words, permission }: Export) => {
  const isAllowed = useMay(permission)
  const files = [
    ['Excel', workbook],
    ['CSV', href],
  ] as const
  return files.map(
    ([label, address]) =>
      isAllowed &&
      address && (
        <a key={label} className={controls['button']} href={address}>
          <Icon icon={Download} size="small" />
          <span>{label}</span>
          <span className="visually-hidden">{` ${words}`}</span>
        </a>
      ),
  )
}

import { type ContactFileType, contactFileTypes } from '#src/contracts/contact/contact-files.ts'
import { toNormalForm } from '#src/contracts/text/normal-form.ts'
import { trimEnd } from '#src/contracts/text/trim-end.ts'
import { serverLimits } from '../server-limits.ts'

const known = /\.(pdf|png|jpe?g|webp|hei[cf]|dxf)$/i
/** Device names of Windows. */
const device = /^(con|prn|aux|nul|com\d|lpt\d)$/i

/**
 * Returns a safe file name: no path, control characters or marks that reorder text, and a length
 * that all systems accept.
 */
export function reduceName(sent: string): string {
  const base =
    sent.slice(-serverLimits.contactFiles.sentName).toWellFormed().split(/[/\\]/).at(-1) ?? ''
  const plain = toNormalForm(base, 'NFC')
    .replace(/[\p{C}\u2028\u2029]/gu, '')
    .replace(/["*:<>?|]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
  return [...trimEnd(plain, /[. ]/)].slice(0, serverLimits.contactFiles.name + 5).join('') || 'file'
}

/**
 * Returns a safe file name with the extension of the actual type, so that no program opens the file
 * as another type.
 * @param taken names of other files; a second `plan.pdf` becomes `plan (2).pdf`
 */
export function nameByType(
  sent: string,
  type: ContactFileType,
  taken: readonly string[] = [],
): string {
  const stem =
    [...reduceName(sent).replace(known, '')]
      .slice(0, serverLimits.contactFiles.name)
      .join('')
      .trim() || 'file'
  const { extension } = contactFileTypes[type]
  const safe = device.test(stem) ? `${stem}-file` : stem
  const isTaken = (name: string) => taken.some((one) => one.toLowerCase() === name.toLowerCase())
  let name = `${safe}.${extension}`
  for (let number = 2; isTaken(name); number++) name = `${safe} (${number}).${extension}`
  return name
}

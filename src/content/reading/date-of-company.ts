import { isoDay } from '#src/contracts/formats.ts'
import { layerOf } from './delivered.ts'
import { getAt } from './get-at.ts'
import { readYamlFile } from './yaml-file.ts'

/**
 * Today in the company's time zone, such as `2026-11-20`; in UTC if the company's file has a fault.
 * @param root the repository's root
 */
export function dateOfCompany(root: string): string {
  const zone = getAt(readYamlFile(root, 'content/company.json', layerOf(root)).data, 'timeZone')
  const now = new Date()
  try {
    return isoDay(now, typeof zone === 'string' ? zone : 'UTC')
  } catch {
    return isoDay(now, 'UTC')
  }
}

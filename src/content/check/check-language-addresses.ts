import { pathOfTarget } from '#src/contracts/paths.ts'
import { addressOf } from '../addresses/address-of.ts'
import { otherEditedLanguages } from '../languages/languages.ts'
import { type Entry, problemOf } from '../reading/entry.ts'
import { getAt } from '../reading/get-at.ts'
import type { Problem } from '../reading/yaml-file.ts'
import type { Settings } from '../schemas/setting-schemas.ts'

/** Reports pages and redirects whose addresses begin like those of a language of the site. */
export function checkLanguageAddresses(
  entries: readonly Entry[],
  { company }: Settings,
): Problem[] {
  const languages = otherEditedLanguages(company)
  if (languages.size === 0) return []
  const languageAt = (address: string) =>
    languages.get(address.split('/', 2).join('/').toLowerCase())
  const fault = (address: string, language: string, kind: string) =>
    `${address} is the address of the site in the language ${language}: give this ${kind} another`
  return entries.flatMap((entry) => {
    const address = addressOf(entry) ?? ''
    const language = languageAt(address)
    const ofPage = language ? [problemOf(entry, [], fault(address, language, 'page'))] : []
    const isRedirects = entry.collection === 'settings' && entry.id === 'redirects'
    const list = isRedirects ? getAt(entry.data, 'redirects') : []
    const ofRedirects = (Array.isArray(list) ? list : []).flatMap((one: unknown, index) => {
      const from = pathOfTarget(String(getAt(one, 'from'))) ?? ''
      const taken = languageAt(from)
      const at = ['redirects', index, 'from']
      return taken ? [problemOf(entry, at, fault(from, taken, 'redirect'))] : []
    })
    return [...ofPage, ...ofRedirects]
  })
}

import { pathOfTarget } from '#src/contracts/paths.ts'
import { valueAt } from './derived-values.ts'
import type { Entry } from './read-content.ts'
import type { SiteAddresses } from './site-addresses.ts'
import type { DataPath, Problem } from './yaml-file.ts'

const problemOf = ({ file, lineOf }: Entry, path: DataPath, message: string): Problem => ({ file, path, line: lineOf(path), message })
const setting = (entries: readonly Entry[], id: string) => entries.find((entry) => entry.collection === 'settings' && entry.id === id)

/** An address that has moved is no page any more, and moved once, however it is spelled. Where it leads is checked as every link is. */
export function checkRedirects(entries: readonly Entry[], { hasPage }: SiteAddresses): Problem[] {
  const entry = setting(entries, 'redirects')
  const list = valueAt(entry?.data, 'redirects')
  if (!entry || !Array.isArray(list)) return []
  const written = list.map((one) => valueAt(one, 'from'))
  const sources = written.map((from) => (typeof from === 'string' ? pathOfTarget(from) : null))
  return sources.flatMap((from, index) => {
    if (from === null) return []
    const message = hasPage(from)
      ? `${from} is a page: it would never be left`
      : sources.indexOf(from) < index && `${from} leads elsewhere already`
    return message ? [problemOf(entry, ['redirects', index, 'from'], message)] : []
  })
}

/** Texts that state another country's law: nobody has said yet that they hold in the company's. */
export function findForeignLaw(entries: readonly Entry[]): Problem[] {
  const home = valueAt(setting(entries, 'company')?.data, 'address', 'countryCode')
  return entries.flatMap((entry) => {
    const country = valueAt(entry.data, 'law', 'country')
    if (country === undefined || home === undefined || [country, valueAt(entry.data, 'law', 'reviewedFor')].includes(home)) return []
    const message = `states the law of ${country}: put it right for ${home}, then write reviewedFor: ${home} behind it`
    return [problemOf(entry, ['law'], message)]
  })
}

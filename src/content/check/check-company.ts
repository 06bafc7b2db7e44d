import { countryName } from '#src/contracts/formats.ts'
import { amountsIn } from '../prices/amounts.ts'
import { type Entry, problemOf } from '../reading/entry.ts'
import { getAt } from '../reading/get-at.ts'
import { valuesIn } from '../reading/links.ts'
import type { DataPath, Problem } from '../reading/yaml-file.ts'
import type { Settings } from '../schemas/setting-schemas.ts'

/** A file's code of a country may still be wrong, which its schema reports. */
const nameOf = (code: unknown) =>
  /^[A-Z]{2}$/.test(String(code)) ? countryName(String(code), 'en') : String(code)

/**
 * Finds texts that state another country's law, unless they were confirmed for the company's
 * country.
 */
export function findForeignLaw(entries: readonly Entry[], { company }: Settings): Problem[] {
  const home = company.address.countryCode
  return entries.flatMap((entry) => {
    const country = getAt(entry.data, 'law', 'country')
    if (country === undefined || [country, getAt(entry.data, 'law', 'reviewedFor')].includes(home))
      return []
    const [of, ours] = [nameOf(country), nameOf(home)]
    const message = `states the law of ${of}: adapt it to ${ours}, then choose “Reviewed for”: ${ours}`
    return [problemOf(entry, ['law'], message)]
  })
}

const isAboutThem = ({ collection, id }: Entry) =>
  collection === 'settings' && (id === 'company' || id === 'written-for')
const isAddress = (path: DataPath, value: string) =>
  path.at(-1) === 'id' || /^(https?:\/)?\/\S*$|^[\w-]+\/\S+$/.test(value)
const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Finds texts that contain words of the country for which they were written, if the company is in
 * another country.
 */
export function findForeignWords(
  entries: readonly Entry[],
  { company, 'written-for': { country, words } }: Settings,
): Problem[] {
  const home = company.address.countryCode
  if (home === country || words.length === 0) return []
  const pattern = new RegExp(
    `(?<![\\p{L}\\d])(${words.map(escaped).join('|')})(?![\\p{L}\\d])`,
    'iu',
  )
  return entries.flatMap((entry) => {
    if (isAboutThem(entry) || getAt(entry.data, 'law', 'reviewedFor') === home) return []
    return valuesIn(entry.data).flatMap(({ path, value }) => {
      const found =
        typeof value === 'string' && !isAddress(path, value) ? pattern.exec(value)?.[1] : undefined
      const message = `“${found}” was written for ${nameOf(country)}: rewrite the text for ${nameOf(home)}`
      return found === undefined ? [] : [problemOf(entry, path, message)]
    })
  })
}

export function findForeignAmounts(
  entries: readonly Entry[],
  { company: { currency }, 'written-for': { currency: written } }: Settings,
): Problem[] {
  if (currency === written) return []
  return entries.flatMap((entry) =>
    amountsIn(entry, entry.data).flatMap(({ path, amount }) => {
      if (Number(amount) === 0) return []
      const message = `${amount} is in ${written}: convert it to ${currency}; after the last one, change “Currency of the amounts” in content/written-for.json`
      return [problemOf(entry, path, message)]
    }),
  )
}

import type { ContentValue } from '#src/contracts/content/content.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'
import { internationalPhone } from '#src/contracts/phone.ts'
import { readSource, type Workspace } from './workspace.server.ts'

const company = 'content/company.json'
const fields: Record<string, readonly string[]> = {
  [company]: ['phone', 'whatsApp'],
  'content/people.json': ['phone'],
}

function withCountry(value: ContentValue, names: readonly string[], country: string): ContentValue {
  if (!isRecord(value)) return value
  const entries = Object.entries(value).map(([key, one]): [string, ContentValue] => {
    const isNational = names.includes(key) && typeof one === 'string' && !one.trim().startsWith('+')
    return [key, isNational ? internationalPhone(one.trim(), country) : one]
  })
  return Object.fromEntries(entries)
}

/**
 * Adds the company's country code to those telephone numbers of the company and its people that
 * have no country code.
 */
export function withOwnPhones(
  workspace: Workspace,
  path: string,
  value: ContentValue,
): ContentValue {
  const names = fields[path]
  if (!names || !isRecord(value)) return value
  const holder = path === company ? value : readSource(workspace, company)?.value
  const address = isRecord(holder) ? holder['address'] : undefined
  const country =
    isRecord(address) && typeof address['countryCode'] === 'string' ? address['countryCode'] : ''
  if (path === company) return withCountry(value, names, country)
  const { people } = value
  return Array.isArray(people)
    ? { ...value, people: people.map((person) => withCountry(person, names, country)) }
    : value
}

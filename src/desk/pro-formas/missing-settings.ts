import { formatList } from '#src/contracts/formats.ts'
import { openingAddress } from '#src/contracts/opening-address.ts'

const company = 'content/company.json'

/**
 * Values that a pro-forma needs and that only an owner gives, with their field in the editor. They
 * are missing, or those of the example company.
 */
const neededValues = {
  legalName: { name: 'legal name', path: company, field: 'legalName' },
  street: { name: 'postal address', path: company, field: 'address/street' },
  phone: { name: 'phone', path: company, field: 'phone' },
  email: { name: 'e-mail', path: company, field: 'email' },
  url: { name: 'address of the site', path: company, field: 'url' },
  registration: { name: 'registration number', path: company, field: 'registration' },
  tax: { name: 'tax number', path: company, field: 'tax' },
  bank: { name: 'bank account', path: company, field: 'bank' },
  tradeTerms: { name: 'terms of offers', path: company, field: 'tradeTerms' },
  prices: { name: 'prices', path: null, field: '' },
} as const

export type NeededValue = keyof typeof neededValues

// `Object.keys` loses their type.
export const neededNames = Object.keys(neededValues) as [NeededValue, ...NeededValue[]]

export const nameOfValue = (value: NeededValue): string => `the ${neededValues[value].name}`

/** Returns the page on which an owner gives or confirms the value. */
export function addressOfValue(value: NeededValue): string {
  const { path, field } = neededValues[value]
  return path === null
    ? `${openingAddress}#prices`
    : `/admin/content/edit?path=${path}&field=${field}`
}

/** Lists the missing values, such as `the tax number and the bank account`. */
export const nameLacking = (lacking: readonly NeededValue[]): string =>
  formatList(lacking.map(nameOfValue))

export const notMadeUntil = 'No pro-forma can be made until an owner gives or confirms'

import { formatList } from '../formats.ts'

const company = 'content/company.json'
const prices = 'content/prices.json'

/**
 * Values that a pro-forma needs and that only an owner gives, with their field in the editor. The
 * company's are missing or as delivered, those of the prices are marked as examples.
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
  vat: { name: 'rate of VAT', path: prices, field: 'vat/isExample' },
  rate: { name: 'exchange rate', path: prices, field: 'local/isExample' },
} as const

export type NeededValue = keyof typeof neededValues

// `Object.keys` loses their type.
export const neededNames = Object.keys(neededValues) as [NeededValue, ...NeededValue[]]

export const nameOfValue = (value: NeededValue): string => `the ${neededValues[value].name}`

/** Returns the page on which an owner gives or confirms the value. */
export const addressOfValue = (value: NeededValue): string =>
  `/admin/content/edit?path=${neededValues[value].path}&field=${neededValues[value].field}`

/**
 * Lists the values without which no pro-forma is made. Without a rate, one is made in the currency
 * of the catalogue.
 */
export const valuesInTheWay = (lacking: readonly NeededValue[]): NeededValue[] =>
  lacking.filter((value) => value !== 'rate')

/** Says which values are lacking, such as `the tax number and the bank account`. */
export const nameLacking = (lacking: readonly NeededValue[]): string =>
  formatList(lacking.map(nameOfValue))

export const notMadeUntil = 'No pro-forma can be made until an owner gives or confirms'

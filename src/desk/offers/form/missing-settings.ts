import { formatList } from '#src/contracts/formats.ts'
import { openingAddress } from '#src/contracts/opening-address.ts'

const company = 'content/company.json'

/**
 * Settings that a pro-forma needs and that only an owner gives, with their field in the editor. They
 * are missing while they are empty or those of the example company.
 */
const settings = {
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

export type NeededSetting = keyof typeof settings

export const nameOfSetting = (setting: NeededSetting): string => `the ${settings[setting].name}`

/**
 * Returns the address of the page on which an owner gives or confirms a setting, and which leads
 * back to the pro-forma of a request.
 */
export function settingAddress(setting: NeededSetting, requestId: number): string {
  const { path, field } = settings[setting]
  const from = new URLSearchParams({ from: `/admin/pro-forma?contact=${requestId}` })
  return path === null
    ? `${openingAddress}?${from}#prices`
    : `/admin/content/edit?path=${path}&field=${field}&${from}`
}

/** Lists settings in words, such as `the tax number and the bank account`. */
export const nameSettings = (names: readonly NeededSetting[]): string =>
  formatList(names.map(nameOfSetting))

export const notMadeUntil = 'No pro-forma can be made until an owner gives or confirms'

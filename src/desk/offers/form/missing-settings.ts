import { formatList } from '#src/contracts/formats.ts'
import { openingAddress, openingFragment } from '#src/contracts/opening-address.ts'

/**
 * Settings that a pro-forma needs and that only an owner gives, with their field in the form that
 * asks for them. They are missing while they are empty or those of the example company.
 */
const settings = {
  legalName: { name: 'legal name', at: 'company/legalName' },
  street: { name: 'postal address', at: 'company/address/street' },
  phone: { name: 'phone', at: 'company/phone' },
  email: { name: 'e-mail', at: 'company/email' },
  url: { name: 'address of the site', at: 'company/url' },
  registration: { name: 'registration number', at: 'company/registration' },
  tax: { name: 'tax number', at: 'company/tax' },
  bank: { name: 'bank account', at: 'company/bank' },
  tradeTerms: { name: 'terms of offers', at: 'company/tradeTerms' },
  prices: { name: 'prices', at: null },
} as const

export type NeededSetting = keyof typeof settings
// `Object.keys` loses their type.
export const neededSettings = Object.keys(settings) as NeededSetting[]

/** Why a setting is missing that has no value. */
export const notGiven = 'not given yet'

export const nameOfSetting = (setting: NeededSetting): string => `the ${settings[setting].name}`

/**
 * Returns the address of the field in which an owner gives or confirms a setting.
 * @param from the page to which saving leads back
 */
export function settingAddress(setting: NeededSetting, from: string | null): string {
  const { at } = settings[setting]
  const query = from === null ? '' : `?${new URLSearchParams({ from })}`
  return `${openingAddress}${query}${at === null ? '#prices-form' : openingFragment(at)}`
}

/** Names what a form has saved and offers refuse; empty for nothing. @param fields of the form */
export const refusedIn = (
  missing: readonly { setting: NeededSetting; why: string }[],
  fields: readonly string[],
): string => {
  const refused = missing.filter(
    ({ setting, why }) => why !== notGiven && fields.some((at) => at === settings[setting].at),
  )
  return refused.length === 0
    ? ''
    : `No offer can be made with ${refused.map(({ setting, why }) => `${nameOfSetting(setting)}, ${why}`).join('; ')}.`
}

/** Lists settings in words, such as `the tax number and the bank account`. */
export const nameSettings = (names: readonly NeededSetting[]): string =>
  formatList(names.map(nameOfSetting))

/** Which of the missing settings only offers need: a company may sell without them. */
export const onlyForOffers = (missing: readonly NeededSetting[]): NeededSetting[] =>
  missing.filter((one) => ['registration', 'tax', 'bank', 'tradeTerms'].includes(one))

export const notMadeUntil = 'No pro-forma can be made until an owner gives or confirms'

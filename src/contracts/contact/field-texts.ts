import { formatNumber } from '../formats.ts'
import { limits } from '../limits.ts'
import { type ContactFieldName, mapContactFields } from './contact-fields.ts'
import { faultOfList, type TypedLine } from './request-list.ts'

const otherLabels = {
  termsAccepted: 'Consent',
  email: 'Email address',
  username: 'Username',
  name: 'Name',
  password: 'Password',
  currentPassword: 'Current password',
  newPassword: 'New password',
  code: 'Code',
  passkeyName: 'Passkey name',
} as const

export type FieldName = ContactFieldName | keyof typeof otherLabels

export const fieldLabels: Record<FieldName, string> = {
  ...mapContactFields(({ label }) => label),
  ...otherLabels,
}

export const fieldErrors = {
  missing: (label: string) => `Enter your ${label.toLowerCase()}.`,
  email: 'Enter one email address, like name@company.com.',
  emailLetters:
    'Enter an address with only the letters a to z, digits and signs before the @: our mails cannot reach others yet.',
  /** The code appends an example, and the country whose numbers need no country code. */
  phone: 'Enter a phone number with its country code',
  list: `List at most ${limits.requestList.lines} products with their quantities.`,
  quantity: `Give each product a whole number from 1 to ${formatNumber(limits.requestList.quantity, 'en-GB')}, or take it off the list.`,
  callBack: 'Choose another time for the call: the office is closed then, or that time is over.',
  consent: 'Tick the box to agree to messages about your request.',
} as const

/** Message about a faulty list of products; undefined for none. */
export function describeListFault(lines: readonly TypedLine[] | null): string | undefined {
  const fault = lines === null ? 'too-long' : faultOfList(lines)
  return fault === null ? undefined : fault === 'quantity' ? fieldErrors.quantity : fieldErrors.list
}

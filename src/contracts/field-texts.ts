import { type ContactFieldName, mapContactFields } from './contact-fields.ts'
import { limits } from './limits.ts'

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

/** The names of the fields, as their labels show them and as error texts repeat them. */
export const fieldLabels: Record<FieldName, string> = { ...mapContactFields(({ label }) => label), ...otherLabels }

/** What is wrong with a field, in the same words from the browser's check and from the server's. */
export const fieldErrors = {
  missing: (label: string) => `Enter your ${label.toLowerCase()}.`,
  email: 'Enter an email address like name@company.com.',
  list: `List at most ${limits.requestList.lines} products with their quantities.`,
  consent: 'Tick the box to agree to messages about your request.',
} as const

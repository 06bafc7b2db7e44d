import type { ContactFieldName } from '../contact/contact-fields.ts'

// Labels of fields in the staff area, which is in English. Visitors read content/words/forms.yaml.

/** What a request says, by the fields of the contact form. */
export const requestLabels: Readonly<Record<ContactFieldName, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  company: 'Company',
  phone: 'Phone number',
  businessEmail: 'Business email',
  callBack: 'Call me',
  requestList: 'Products',
  message: 'Message',
}

/** Words of these fields in forms of staff. */
export const requestFieldWords = { fields: { ...requestLabels, noCall: 'No call needed' } }

export const fieldLabels = {
  email: 'Email address',
  username: 'Username',
  name: 'Name',
  shownName: 'Name on offers',
  password: 'Password',
  currentPassword: 'Current password',
  newPassword: 'New password',
  code: 'Code',
  passkeyName: 'Passkey name',
} as const

/** Asks for a field that was left empty. */
export const enterYour = (label: string): string => `Enter your ${label.toLowerCase()}.`

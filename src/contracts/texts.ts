/** The words people see after a form was sent, exactly as spec.md §4 and §8 have them. */
export const texts = {
  contactSent: 'Message sent successfully!',
  contactSentPlain: 'Submission successful!',
  contactFailed: 'Error submitting form',
  subscribed: 'Successfully subscribed!',
  subscribeFailed: 'Error Subscribing',
  invalidCredentials: 'Invalid credentials!',
} as const

/** The names of the fields, as their labels show them and as error texts repeat them. */
export const fieldLabels = {
  firstName: 'First name',
  lastName: 'Last name',
  company: 'Company',
  phone: 'Phone',
  businessEmail: 'Business email',
  message: 'Message',
  termsAccepted: 'Consent',
  email: 'Email address',
  username: 'Username',
  password: 'Password',
  currentPassword: 'Current password',
  newPassword: 'New password',
} as const

export type FieldName = keyof typeof fieldLabels

/** The name of the honeypot: every form of ours has this text field, out of sight and empty. */
export const honeypotField = 'subject'

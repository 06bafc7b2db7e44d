/** The words people see after a form was sent, exactly as spec.md §4 and §8 have them. */
export const texts = {
  contactSent: 'Message sent successfully!',
  contactSentPlain: 'Submission successful!',
  contactFailed: 'Error submitting form',
  subscribed: 'Successfully subscribed!',
  subscribeFailed: 'Error Subscribing',
  invalidCredentials: 'Invalid credentials!',
} as const

/** The name of the honeypot: every form of ours has this text field, out of sight and empty. */
export const honeypotField = 'subject'

import { quoteNames } from './contact-files.ts'

/** The words people see after a form was sent, exactly as spec.md §4 and §8 have them. */
export const texts = {
  contactSent: 'Message sent successfully!',
  contactSentPlain: 'Submission successful!',
  contactFailed: 'Error submitting form',
  subscribed: 'Successfully subscribed!',
  subscribeFailed: 'Error Subscribing',
  invalidCredentials: 'Invalid credentials!',
} as const

/** Follows the words of a success where the newsletter was ticked; the same for an address that is on the list already. */
export const confirmSubscription =
  'Now confirm your address: open the link in the e-mail we’ve sent and press the button. If you’re already on the list, you’ll get no new e-mail.'

/** Where a network has asked for more confirmations than it may (limits.newsletter). */
export const subscribeLater =
  'Too many addresses for the newsletter come from your network, so yours was not added. Subscribe again in an hour.'

/** Follows the words of a success where files were left out. @param email the company's own address */
export const filesRefused = (email: string, stored: readonly string[], refused: readonly string[]): string =>
  `Your message is here${stored.length > 0 ? ` with ${quoteNames(stored)}` : ''}, but there is no room at the moment for ${quoteNames(refused)}. Send ${refused.length === 1 ? 'it' : 'them'} to ${email} and name the reference.`

/** The name of the honeypot: every form of ours has this text field, out of sight and empty. */
export const honeypotField = 'subject'

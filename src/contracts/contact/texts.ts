import { quoteNames } from './contact-files.ts'

/** Words after a form was sent (spec.md §4 and §8). */
export const texts = {
  contactSent: 'Message sent successfully!',
  contactSentPlain: 'Submission successful!',
  contactFailed: 'Error submitting form',
  subscribed: 'Successfully subscribed!',
  subscribeFailed: 'Error Subscribing',
  invalidCredentials: 'Invalid credentials!',
  cookiesBlocked:
    'Your browser blocks the cookie that keeps you signed in. Allow cookies for this site, then sign in again.',
} as const

/**
 * Added to the success message if the newsletter was ticked, even if the address is subscribed
 * already.
 */
export const confirmSubscription =
  'Now confirm your address: open the link in the e-mail we’ve sent and press the button. If you’re already on the list, you’ll get no new e-mail.'

/** Message for a network that exceeds its limit of confirmation mails (limits.newsletter). */
export const subscribeLater =
  'Too many addresses for the newsletter come from your network, so yours was not added. Subscribe again in an hour.'

/** Message for an address that the newsletter's mails cannot reach. */
export const subscribeOtherwise =
  'The newsletter cannot reach an address with letters like these before the @, so it was not added. Subscribe with another one below.'

/** Added to the success message if files were refused. @param email address of the company */
export const filesRefused = (
  email: string,
  stored: readonly string[],
  refused: readonly string[],
): string =>
  `Your message is here${stored.length > 0 ? ` with ${quoteNames(stored)}` : ''}, but there is no room at the moment for ${quoteNames(refused)}. Send ${refused.length === 1 ? 'it' : 'them'} to ${email} and name the reference.`

export const honeypotField = 'subject'

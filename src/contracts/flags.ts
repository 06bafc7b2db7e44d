import { ownValue } from './own-value.ts'
import { formAge } from './retention.ts'

/** Notes for staff about how a request arrived. They hold back nothing. */
const notes: Record<string, string> = {
  'token-expired': 'sent more than a day after the page was opened',
  'token-too-young': `sent within ${formAge.min / 1000} seconds of opening the page`,
  'honeypot-missing': 'a field of our form is missing',
  'address-letters': 'few mail servers can deliver to such an address, so no receipt was sent',
}

/**
 * Marks for high volume, which only hold back the receipt (decision 0011). They are no sign of
 * spam, because thousands share a network.
 */
const marks: Record<string, string> = {
  'many-from-network': 'many messages from the same network in a short time',
  'many-from-address': 'many messages under the same e-mail address in a day',
  'many-on-site': 'unusually many messages at once',
  'token-reused': 'many messages from one opened form',
}

const reasons: Record<string, string> = {
  ...notes,
  ...marks,
  'honeypot-filled': 'a field that people do not see was filled',
  'token-missing': 'not sent from our form',
  'token-invalid': 'the form’s hidden code is wrong',
  'key-unknown': 'sent with a key that is not in API_KEYS',
  'same-text': 'the same text again, from a network that sends many',
}

/**
 * Returns whether staff must read a submission before it counts. Only the sender's behaviour decides,
 * never the look of a text (product-decisions.md, Forms).
 */
export const isHeld = (flags: string[]): boolean =>
  flags.some((flag) => !Object.hasOwn(marks, flag) && !Object.hasOwn(notes, flag))

/** Returns whether a submission waits for a digest instead of causing mails at once. */
export const isDigested = (flags: string[]): boolean =>
  flags.some((flag) => !Object.hasOwn(notes, flag))

export const isMarked = (flags: string[]): boolean => isDigested(flags) && !isHeld(flags)

/** Describes why a submission was flagged. An unknown reason is named by its key. */
export const flagReasons = (flags: string[]): string =>
  flags.map((flag) => ownValue(reasons, flag) ?? flag).join('; ')

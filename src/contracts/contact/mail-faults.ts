/** Stored for the mail of an offer that has ended before the mail went out. */
export const endedOffer = 'ENDED'
/** Stored for a mail that cannot be written, because what it tells of is damaged in the database. */
export const damagedRow = 'DAMAGED'

/** Meanings of stored faults, `RCPT 550 5.1.1`; the first that fits counts. */
const meanings: readonly [RegExp, string][] = [
  [/^UNKNOWN/, 'our mail server took it and gave no answer, so it may have arrived'],
  [/^ENDED/, 'its offer was withdrawn, replaced or over before'],
  [/^DAMAGED/, 'what it tells of is damaged in the database'],
  [/^WITHHELD/, 'it waited in a restored copy, and an owner decided not to send it'],
  [/^(RCPT|DATA) 5\d\d 5\.(1\.1|1\.2|1\.10|2\.1)$/, 'the address does not exist'],
  [/^RCPT 5\d\d 5\.(1\.3|6\.7)$/, 'our mail server cannot write to such an address'],
  [/^(MAIL|DATA) (552$|5\d\d 5\.3\.4|too large)/, 'it is too large for our mail server'],
  [/^CONNECT/, 'our mail server cannot be reached'],
  [/^AUTH/, 'our mail server does not accept its password'],
  [/^MAIL/, 'our mail server refuses the sender'],
  [/^\w+ 4/, 'a mail server said “later”'],
  [/^\w+ 5/, 'a mail server refused it'],
]

/** Describes why a mail was not accepted, with the codes for the operator of the mail server. */
export function describeMailFault(fault: string): string {
  const meaning = meanings.find(([code]) => code.test(fault))?.[1] ?? 'it could not be sent'
  const codes = fault.replace(/^[A-Z]+ ?/, '')
  return codes ? `${meaning} (${codes})` : meaning
}

export type MailHealth = {
  /** Whether a request waits and no mail can go out, because there is no mail server. */
  isUnsent: boolean
  /** Why mails wait; null if the reason is not known. */
  fault: string | null
  /** Mails that have waited longer than `staffLimits.mailStillMs`. */
  waiting: number
  since: string | null
}

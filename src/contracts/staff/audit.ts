import { ownValue } from '../own-value.ts'
/** Actions of the audit log (decision 0038), with their names. */
export const auditActions = {
  'session.opened': 'Signed in',
  'session.refused': 'Sign-in refused',
  'session.closed': 'Signed out',
  'session.ended': 'Ended a session',
  'identity.confirmed': 'Confirmed who they are',
  'identity.refused': 'Could not confirm who they are',
  'password.changed': 'Changed the password',
  'second-factor.added': 'Added a second step',
  'second-factor.removed': 'Removed a second step',
  'second-factor.codes': 'Made recovery codes',
  'second-factor.required': 'Changed which roles need a second step',
  'account.invited': 'Invited somebody',
  'account.added': 'Added an account',
  'account.changed': 'Changed an account',
  'account.disabled': 'Closed an account',
  'account.enabled': 'Opened an account again',
  'account.recovery': 'Let somebody choose a new password',
  /** Of earlier releases, whose entries stay. */
  'audit.gap': 'Opened data while this log could not be written',
  'contacts.read': 'Read contact requests',
  'contacts.exported': 'Exported contact requests',
  'contact.pro-forma': 'Made a pro-forma of a contact request',
  'contact.pro-forma-read': 'Saved the PDF of a pro-forma',
  'pro-formas.read': 'Read sent pro-formas',
  'pro-formas.exported': 'Exported sent pro-formas',
  'contact.file-read': 'Saved a file of a contact request',
  'contact.entered': 'Entered a request of somebody who called',
  'call.changed': 'Moved or cancelled a booked call',
  'contact.changed': 'Changed the state of a contact request',
  'contact.language': 'Changed the language of a contact request',
  'contact.taken': 'Changed who takes care of a contact request',
  'contact.put-off': 'Changed the day to come back to a contact request',
  'contact.trade': 'Changed the trade of a contact request',
  'contact.outcome': 'Changed the outcome of a contact request',
  'contact.noted': 'Added a note to a contact request',
  'contact.note-changed': 'Changed a note of a contact request',
  'contact.note-deleted': 'Deleted a note of a contact request',
  'contact.replied': 'Answered a contact request by mail',
  'offer.code-sent': 'Asked for a code to accept an offer',
  'offer.accepted': 'Accepted an offer',
  'offer.asked': 'Asked about an offer',
  'offer.declined': 'Said of an offer “not now”',
  'offer.withdrawn': 'Withdrew an offer',
  'offer.offered-again': 'Offered a withdrawn offer again',
  'contact.receipt-sent': 'Sent the receipt of a contact request',
  'contact.sent-again': 'Sent a reply to a contact request again',
  'contacts.deleted': 'Deleted contact requests',
  'subscribers.read': 'Read newsletter subscribers',
  'subscribers.exported': 'Exported newsletter subscribers',
  'subject.read': 'Looked up what is stored about a person',
  'subject.exported': 'Exported what is stored about a person',
  'subject.corrected': 'Corrected what is stored about a person',
  'content.published': 'Published content',
  'content.discarded': 'Discarded a draft of content',
  'content.kept': 'Kept published content over a newer file',
  'content.reset': 'Took the text of the file',
  'content.restored': 'Brought back earlier content',
  'content.shared': 'Made a link to a preview',
  'content.unshared': 'Ended a link to a preview',
  'picture.uploaded': 'Added a picture',
  'picture.deleted': 'Deleted a picture',
  'certificate.uploaded': 'Added the file of a certificate',
  'webhook.added': 'Added a webhook',
  'webhook.ended': 'Ended a webhook',
  'webhook.resent': 'Sent events of a webhook again',
  'newsletter.prepared': 'Prepared an issue of the newsletter',
  'newsletter.sent': 'Sent an issue of the newsletter',
  'newsletter.stopped': 'Stopped an issue of the newsletter',
  'newsletter.returned': 'Let a subscriber who was set aside get the newsletter again',
  'subject.erased': 'Erased what is stored about a person',
  'retention.confirmed': 'Confirmed the clock, by which old data is deleted',
  'mails.released': 'Sent the mails that waited since a restore',
  'mails.given-up': 'Gave up the mails that waited since a restore',
  'restore.confirmed': 'Checked the offers and calls of a restored copy',
  'database.backed-up': 'Backed up the database',
  'database.restored': 'Restored the database',
} as const satisfies Record<string, string>

export type AuditAction = keyof typeof auditActions

/**
 * Details of an entry: numbers, field names, states and roles, but never an e-mail address or text
 * that a visitor typed.
 */
export type AuditDetail = Record<
  string,
  number | string | boolean | null | readonly (number | string)[]
>

const isNothing = (value: unknown) =>
  value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0)
const words = (value: unknown) => (Array.isArray(value) ? value.join(', ') : String(value))

const describeSubscriptions = (count: unknown) =>
  count === 0
    ? 'nothing kept'
    : count === 1
      ? 'newsletter subscription'
      : `${count} newsletter subscriptions`

/**
 * Describes an entry's detail, such as `50 in all, numbers 120 to 71, filtered by state`; empty if
 * there is none.
 */
export function describeDetail(detail: AuditDetail): string {
  const {
    count,
    first,
    last,
    rows,
    filters,
    from,
    to,
    times,
    device,
    subscriptions,
    read,
    readings,
    ...rest
  } = detail
  const known: [unknown, string][] = [
    [count, count === 0 ? 'nothing found' : `${count} in all`],
    [first, first === last ? `number ${first}` : `numbers ${first} to ${last}`],
    [read, actionLabel(words(read)).replace(/^Read /, '')],
    [rows ?? null, `${rows} ${rows === 1 ? 'row' : 'rows'}`],
    [filters, `filtered by ${words(filters)}`],
    [from, `from ${from} to ${to}`],
    [times === 1 ? null : times, `${times} times within a quarter of an hour`],
    [readings === 1 ? null : readings, `${readings} times`],
    [device, words(device)],
    [
      isNothing(rest['references']) ? subscriptions : subscriptions || null,
      describeSubscriptions(subscriptions),
    ],
  ]
  const others = Object.entries(rest).map(([name, value]): [unknown, string] => {
    const label = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    return [value, value === true ? label : `${label} ${words(value)}`]
  })
  return [...known, ...others]
    .flatMap(([value, text]) => (value === undefined || isNothing(value) ? [] : [text]))
    .join(', ')
}

/** Names an action. An unknown action, written by a newer version, is named by its key. */
export const actionLabel = (action: string): string => {
  const labels: Record<string, string> = auditActions
  return ownValue(labels, action) ?? action
}

import { z } from 'zod'
import { formIdentifier, formText } from '#src/contracts/contact/text-schemas.ts'
import { typedIdSchema } from '#src/contracts/id-schemas.ts'
import { completeAddress } from '#src/contracts/paths.ts'
import { requestLabels } from '#src/contracts/staff/field-labels.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'

export const webhooksAddress = '/admin/webhooks'

/** Events that a webhook can send (decision 0110). */
export const webhookEvents = {
  'contact.received': 'Request received',
  'contact.answered': 'Request answered',
  'contact.assigned': 'Request assigned',
  'offer.accepted': 'Offer accepted',
  'subscriber.confirmed': 'Subscriber confirmed',
  'subscriber.left': 'Subscriber left',
} as const
export type WebhookEvent = keyof typeof webhookEvents

/**
 * Fields that an owner can tick to be sent besides number, reference and time. Includes every
 * contact field.
 */
export const webhookFields = {
  ...requestLabels,
  askedAbout: 'Page they came from',
  takenBy: 'Who takes care of it',
  email: 'Newsletter: email address',
} as const

/** A webhook as it is stored, without its secret. */
export type Webhook = {
  id: number
  recipient: string
  url: string
  /** Names of `webhookEvents`, separated by commas. */
  events: string
  /** Names of `webhookFields`, separated by commas; empty for none. */
  fields: string
}

/** A webhook as its page shows it. */
export type ListedWebhook = Webhook & {
  /** Whether the privacy policy names the recipient. */
  isNamed: boolean
  /** Number of events that are still to be sent. */
  waiting: number
  /** Number of events given up after three days. */
  givenUp: number
  /** The oldest of them, at most `staffLimits.webhooks.named`. */
  failed: { id: number; text: string; at: string | null }[]
}

/** Shown once on the page: the secret of a new webhook, or how a receiver has answered. */
export type WebhookGiven = { heading: string; text: string; code: string }

const labelled = (names: string, labels: Readonly<Record<string, string>>) =>
  names
    .split(',')
    .map((name) => labels[name] ?? name)
    .join(', ')

export const labelOfEvent = (event: string) => labelled(event, webhookEvents)

/** Describes a webhook for its page, and for the mail about a change of it. */
export const describeWebhook = ({
  recipient,
  url,
  events,
  fields,
}: Webhook): [label: string, text: string][] => [
  ['Recipient', recipient],
  ['Address', url],
  ['Events', labelled(events, webhookEvents)],
  ['Fields', labelled(fields, webhookFields) || 'none of the person'],
]

/** Whether the last label of a host name has a letter, which an IP address has not. */
const hasTopLevelDomain = (hostname: string) => {
  const labels = hostname.replace(/\.$/, '').split('.')
  return labels.length > 1 && /[a-z]/.test(labels.at(-1) ?? '')
}

/**
 * Validates an address for events: https, no credentials, and a host name, because an IP address
 * has no certificate.
 */
export function readWebhookUrl(text: string): string | null {
  if (!URL.canParse(text)) return null
  const { protocol, hostname, username, password, href } = new URL(text)
  return protocol === 'https:' && hasTopLevelDomain(hostname) && username + password === ''
    ? href
    : null
}

export const boxOf = (kind: 'event' | 'field', name: string) => `${kind}-${name}`
type Boxes = Record<string, string | undefined>
const boxes = (kind: 'event' | 'field', texts: object) =>
  Object.fromEntries(
    Object.keys(texts).map((name) => [boxOf(kind, name), z.enum(['on', '']).optional()]),
  )
const ticked = (kind: 'event' | 'field', texts: object, form: Boxes) =>
  Object.keys(texts)
    .filter((name) => form[boxOf(kind, name)] === 'on')
    .join(',')

const setting = z
  .object({
    ...boxes('event', webhookEvents),
    ...boxes('field', webhookFields),
    act: z.literal('add'),
    recipient: formText({ label: 'Recipient', ...staffLimits.webhooks.recipient }),
    url: formIdentifier({ label: 'Address', min: 1, ...staffLimits.webhooks.url })
      .overwrite(completeAddress)
      .refine(
        (text) => readWebhookUrl(text) !== null,
        'Enter an address like https://crm.example.com/events, without a password.',
      )
      .transform((text) => new URL(text).href),
  })
  .transform(
    ({ act, recipient, url, ...form }: Boxes & { act: 'add'; recipient: string; url: string }) => ({
      act,
      setting: {
        recipient,
        url,
        events: ticked('event', webhookEvents, form),
        fields: ticked('field', webhookFields, form),
      },
    }),
  )
  .refine(({ setting: { events } }) => events !== '', {
    path: ['events'],
    error: 'Tick at least one event.',
  })

export const webhookChange = z.discriminatedUnion(
  'act',
  [
    setting,
    z.object({ act: z.enum(['test', 'resend', 'end']), id: typedIdSchema('Name a webhook.') }),
  ],
  'Name what to do.',
)

import { formatUnits } from '#src/contracts/formats.ts'
import type { StatusKind } from '#src/staff/kit/Status.tsx'

/**
 * Prefixes of the field names of a line, followed by its index: `quantity.0`, `price.0`. `of` is
 * the slug of the request's line.
 */
export const lineField = {
  text: 'text.',
  quantity: 'quantity.',
  price: 'price.',
  of: 'of.',
} as const

/** Counts the lines of the form up to the last one in which something is typed. */
export const countLines = (values: object): number =>
  Object.entries(values).reduce((count, [name, value]) => {
    const [, at] = /^(?:text|quantity|price)\.(\d{1,4})$/.exec(name) ?? []
    return at && value ? Math.max(count, Number(at) + 1) : count
  }, 0)

export const proFormaStates = [
  'waiting',
  'unsent',
  'sent',
  'expired',
  'replaced',
  'withdrawn',
  'accepted',
  'won',
] as const
export type ProFormaState = (typeof proFormaStates)[number]

export const stateOf = {
  /** Not handed over to the mail server; its reply says why. */
  waiting: { kind: 'waiting', label: 'Not sent yet' },
  /** Stored only, because there is no mail server. */
  unsent: { kind: 'fault', label: 'Not sent' },
  sent: { kind: 'open', label: 'Sent' },
  expired: { kind: 'waiting', label: 'Expired' },
  /** The request has a newer one. */
  replaced: { kind: 'closed', label: 'Replaced' },
  withdrawn: { kind: 'closed', label: 'Withdrawn' },
  accepted: { kind: 'open', label: 'Accepted' },
  won: { kind: 'closed', label: 'Ordered' },
} as const satisfies Record<ProFormaState, { kind: StatusKind; label: string }>

/** Writes what is to be paid; empty for one that an earlier version has sent. */
export const grossOf = (
  { gross, currency }: { gross: number | null; currency: string | null },
  locale: string,
): string => (gross === null || currency === null ? '' : formatUnits(gross, { locale, currency }))

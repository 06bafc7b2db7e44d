import {
  type ContactFilter,
  type ContactOrder,
  contactOrders,
  noZone,
  type ReceivedPeriod,
  receivedPeriods,
} from '#src/contracts/contact-list.ts'
import type { ContactPage } from '#src/contracts/records.ts'
import { stateNames } from './contact-changes.ts'

export const receivedNames = { '24h': 'Last 24 hours', '7d': 'Last 7 days', '30d': 'Last 30 days' } as const satisfies Record<
  ReceivedPeriod,
  string
>
export const orderNames = { newest: 'Newest first', oldest: 'Oldest first' } as const satisfies Record<ContactOrder, string>

/** A choice of a menu: its value in the address, empty for one that leaves nothing out. */
type Option = { value: string; words: string }

export const receivedOptions: Option[] = [
  { value: '', words: 'Any time' },
  ...receivedPeriods.map((period) => ({ value: period, words: receivedNames[period] })),
]
export const orderOptions: Option[] = contactOrders.map((order) => ({ value: order, words: orderNames[order] }))

/**
 * The zones of all kept contacts, with what choosing each would show; what the chosen one shows is counted above the list.
 * @param chosen stays a choice, also where nobody wrote from it
 */
export function zoneOptions(zones: ContactPage['zones'], chosen: string | null): Option[] {
  const name = (zone: string) => (zone === noZone ? 'Not given' : zone)
  const options = zones.map(({ timeZone, total }) => {
    const value = timeZone ?? noZone
    return { value, words: value === chosen ? name(value) : `${name(value)} (${total})` }
  })
  if (chosen && !options.some(({ value }) => value === chosen)) options.push({ value: chosen, words: name(chosen) })
  return [{ value: '', words: 'All' }, ...options]
}

/** What stands where a filter shows nothing: every part that is in force, and what would show more. */
export function describeNothing({ state, search, received, zone }: ContactFilter): { title: string; text: string } {
  if (state === 'new' && !search && !received && !zone)
    return { title: 'No contact waits for an answer.', text: 'The next one stands here as soon as it is sent.' }
  const parts = [
    search && `for “${search}”`,
    state && `in ${stateNames[state]}`,
    received && `from the ${receivedNames[received].toLowerCase().replace(/(\d) /, '$1\u00a0')}`,
    zone && (zone === noZone ? 'without a time zone' : `in the zone ${zone}`),
  ].filter(Boolean)
  return { title: `Nothing found ${parts.join(' ')}.`, text: adviceFor({ state, search, received, zone }, parts.length) }
}

function adviceFor({ search, received, zone }: Omit<ContactFilter, 'sort'>, parts: number): string {
  if (parts > 1) return 'A contact has to meet all of this at once: leave something out to find more.'
  if (search) return 'Fewer words find more: each of them has to stand in the same contact.'
  if (received) return 'A longer time may show more.'
  return zone ? 'Nobody whose request is kept wrote from there.' : 'No contact is in this state.'
}

/** What came of another choice, to be read out. */
export function describeFound(total: number, before: ContactFilter, now: ContactFilter): string {
  const found = `${total} ${total === 1 ? 'contact' : 'contacts'}`
  return before.sort === now.sort ? `${found} found.` : `${found}, ${orderNames[now.sort].toLowerCase()}.`
}

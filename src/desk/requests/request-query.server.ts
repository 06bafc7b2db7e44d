import { listedProducts } from '#src/content/listed-products.ts'
import { site } from '#src/content/settings/site.ts'
import { mondayOf } from '#src/contracts/days.ts'
import { officeTime } from '#src/contracts/staff/office-time.ts'
import { type ContactFilter, hoursOf } from './requests.ts'
import type { ContactSelection, DueDay } from './selection.server.ts'

/**
 * Filter and order of requests; by default all requests, newest first. `reader`: the account to
 * which `mine` refers.
 */
export type ContactQuery = { [Part in keyof ContactFilter]?: ContactFilter[Part] | undefined } & {
  reader?: string | undefined
  withoutFlagged?: boolean | undefined
}

export function dueToday(now: number): DueDay {
  const { dayOf, startOf } = officeTime(site())
  const day = dayOf(now)
  return { day, start: startOf(day), monday: startOf(mondayOf(day)) }
}

/** @param now the moment that `received` counts back from */
export const toSelection = (
  {
    state,
    search = '',
    received,
    work,
    taker,
    about,
    person,
    reader = '',
    withoutFlagged,
  }: ContactQuery,
  now: number,
): ContactSelection => ({
  state: state ?? undefined,
  words: search.split(' ').filter(Boolean),
  since: received ? now - hoursOf[received] * 3_600_000 : undefined,
  takenBy: work === 'mine' ? reader : work === 'unassigned' ? null : (taker ?? undefined),
  hasFiles: work === 'files' || undefined,
  due: work === 'today' ? dueToday(now) : undefined,
  about: about ? pathOf(about) : undefined,
  person: person ?? undefined,
  isOrdinary: (withoutFlagged && !state) || undefined,
})

/**
 * Reads a topic: a page by its path, or a product by its slug, because requests may also list
 * products.
 */
function pathOf(about: string): ContactSelection['about'] {
  if (about.startsWith('/')) return { path: about }
  const product = listedProducts().find(({ slug }) => slug === about)
  return { path: product?.href ?? about, slug: about }
}

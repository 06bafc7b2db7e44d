import { listedProducts } from '#src/content/listed-products.ts'
import { site } from '#src/content/settings/site.ts'
import { readRequestList } from '#src/contracts/contact/request-list.ts'
import { type CountKind, countKinds, type DayCount } from '#src/contracts/staff/numbers.ts'
import { type OfficeTime, officeTime } from '#src/contracts/staff/office-time.ts'
import type { CountedContact } from '#src/server/database/counted-contacts.ts'

/** Unanswered after a working day, and before. */
export const unanswered = { late: 'late', open: 'open' } as const

type Add = (day: string, kind: CountKind, value: string) => void

/** Products of a request: the page it came from, and its list. Thousands of requests list the same. */
function productReader(): (contact: CountedContact) => readonly string[] {
  const byAddress = new Map(listedProducts().map(({ href, slug }) => [href, slug]))
  const known = new Map<string, string[]>()
  return ({ askedAbout, requestList }) => {
    const key = `${askedAbout} ${requestList}`
    const products = known.get(key) ?? [
      ...new Set([byAddress.get(askedAbout) ?? [], (readRequestList(requestList) ?? []).map(({ slug }) => slug)].flat()),
    ]
    known.set(key, products)
    return products
  }
}

function answerOf({ submittedAt, answeredAt, repliedAt }: CountedContact, office: OfficeTime, now: number): string {
  const first = Math.min(answeredAt ?? Number.POSITIVE_INFINITY, repliedAt ?? Number.POSITIVE_INFINITY)
  if (first < Number.POSITIVE_INFINITY) return String(office.openBetween(submittedAt, first))
  return office.openBetween(submittedAt, now) > office.workingDay ? unanswered.late : unanswered.open
}

/** Adds each request to the sums of its day. Flagged ones count only as flagged. */
export function countRequests(contacts: readonly CountedContact[], office: OfficeTime, now: number, add: Add): void {
  const productsOf = productReader()
  for (const contact of contacts) {
    const day = office.dayOf(contact.submittedAt)
    add(day, countKinds.requests, contact.state)
    if (contact.state === 'flagged') continue
    add(day, countKinds.origins, contact.askedAbout)
    add(day, countKinds.answers, answerOf(contact, office, now))
    if (contact.outcome) add(day, countKinds.outcomes, contact.outcome)
    for (const slug of productsOf(contact)) add(day, countKinds.products, slug)
  }
}

/** Sums that stay when requests are deleted. */
export const countDeleted =
  (now: number) =>
  (contacts: readonly CountedContact[]): DayCount[] => {
    const counts = new Map<string, DayCount>()
    countRequests(contacts, officeTime(site()), now, (day, kind, value) => {
      const key = `${kind} ${day} ${value}`
      const count = counts.get(key) ?? { day, kind, value, count: 0 }
      count.count++
      counts.set(key, count)
    })
    return [...counts.values()]
  }

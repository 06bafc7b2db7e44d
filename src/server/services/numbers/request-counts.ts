import { listedProducts } from '#src/content/listed-products.ts'
import { site } from '#src/content/settings/site.ts'
import { readRequestList } from '#src/contracts/contact/request-list.ts'
import { type CountKind, countKinds, type DayCount } from '#src/contracts/staff/numbers.ts'
import { type OfficeTime, officeTime } from '#src/contracts/staff/office-time.ts'
import type { CountedContact } from '#src/server/database/counted-contacts.ts'

/** An unanswered request, after a working day and before. */
export const unanswered = { late: 'late', open: 'open' } as const

type Add = (day: string, kind: CountKind, value: string) => void

/** Tells the product that a request came from, by its address, and those that it lists. Thousands of requests list the same. */
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

/** Tells what each request adds to the sums of the day on which it came. Flagged ones count as such alone. */
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

/** The sums that stay of requests that are deleted at a moment. */
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

import { addressOfPage } from '../addresses/address-of.ts'
import { pageAddress, pageOfList, pageWith, questionPages } from '../addresses/list-pages.ts'
import type { FaqGroup } from '../schemas/list-schemas.ts'
import { currentCopy } from '../snapshot/copy.ts'

export const getQuestions = (): FaqGroup[] =>
  currentCopy()
    .folder('faq')
    .sort((a, b) => a.order - b.order || a.id.localeCompare(b.id))

/** Returns a function that finds the address of a question, or of its group, by its id. */
export function questionAddresses(groups: readonly FaqGroup[]): (id: string) => string {
  const ids = groups.flatMap(({ id, entries }) => entries.map((entry) => [id, entry.id]))
  const pages = new Map<string | undefined, number>()
  for (const [index, [group, id]] of ids.entries()) {
    const page = pageWith(index, ids.length, questionPages)
    pages.set(id, page)
    if (!pages.has(group)) pages.set(group, page)
  }
  const list = addressOfPage('technologies-tools')
  return (id) => `${pageAddress(list, pages.get(id) ?? 0)}#${id}`
}

/** Returns the groups with the questions of the page that a query asks for; some have none. */
export function pageOfQuestions(groups: readonly FaqGroup[], query: string) {
  const { items, ...place } = pageOfList(
    groups.flatMap(({ entries }) => entries),
    questionPages,
    query,
  )
  const shown = new Set(items)
  const addressWithId = questionAddresses(groups)
  return {
    ...place,
    groups: groups.map(({ entries, ...group }) => ({
      ...group,
      href: addressWithId(group.id),
      count: entries.length,
      entries: entries.filter((entry) => shown.has(entry)),
    })),
  }
}

import { say } from '#src/contracts/text/say.ts'
import type { Words } from '../collections/word-schemas.ts'
import { lastPage, pageOfQuery } from '../products/paging.ts'

/**
 * A list of at most `whole` items is on one page; a longer one has pages of `each` items, so that
 * no page grows with the company.
 */
export type PageSize = { whole: number; each: number }
export const questionPages: PageSize = { whole: 80, each: 36 }
export const articlePages: PageSize = { whole: 10, each: 10 }
/** Results of a search that are of one kind. */
export const resultPages: PageSize = { whole: 20, each: 20 }
/** Latest articles that the feed and pages about something else show. */
export const latestArticles = { feed: 20, beside: 6 }

const sizeOf = (count: number, { whole, each }: PageSize) => (count <= whole ? whole : each)

/** Finds the 0-based page with an item. */
export const pageWith = (index: number, count: number, size: PageSize): number =>
  Math.floor(index / sizeOf(count, size))

/** Returns the items of the page that a query asks for, the page and the last one, both 0-based. */
export function pageOfList<Item>(items: readonly Item[], size: PageSize, query: string) {
  const each = sizeOf(items.length, size)
  const page = pageOfQuery(query, items.length, each)
  return {
    items: items.slice(page * each, (page + 1) * each),
    page,
    last: lastPage(items.length, each),
  }
}

/** Address of a page of a list. @param page 0-based */
export const pageAddress = (address: string, page: number): string =>
  page > 0 ? `${address}?page=${page}` : address

/** Title and canonical address of a page of a list. @param page 0-based */
export const headOfPage = (
  title: string,
  address: string,
  page: number,
  { titleOfPage }: Words['site'],
) => ({
  title: page > 0 ? say(titleOfPage, { heading: title, page: page + 1 }) : title,
  canonical: pageAddress(address, page),
  isVersion: page > 0,
})

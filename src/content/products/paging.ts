/**
 * Products per page by window width (spec.md §2 Products): 10 from 1200 px, 6 from 768 px, 4 below.
 */
export const pageSizes = { large: 10, medium: 6, small: 4 } as const
export type WindowSize = keyof typeof pageSizes

/** The same widths as the media queries of ProductGrid.module.css, in CSS pixels. */
export const windowWidths = { large: 1200, medium: 768 } as const

export const lastPage = (count: number, pageSize: number) =>
  Math.max(0, Math.ceil(count / pageSize) - 1)

/** Indexes are 0-based: page 1 of size 4 holds items 4 to 7. */
export const isOnPage = (index: number, page: number, pageSize: number) =>
  Math.floor(index / pageSize) === page

/** As many cards as the pages of the three sizes hold together. */
export const mostCards = Object.values(pageSizes).reduce((sum, size) => sum + size, 0)

/**
 * Indexes of the products that a page is sent with: all of a small catalogue, else those that the
 * page shows at any window width.
 */
export const sentIndexes = (page: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => index).filter(
    (index) =>
      count <= mostCards ||
      Object.values(pageSizes).some((size) =>
        isOnPage(index, Math.min(page, lastPage(count, size)), size),
      ),
  )

/** The page that keeps the first visible item in view when the window's size changes. */
export const pageAfterResize = (page: number, oldSize: number, newSize: number) =>
  Math.floor((page * oldSize) / newSize)

/** Reads the 0-based page from an address's query; anything else means the first page. */
export function pageOfQuery(query: string, count: number, pageSize: number): number {
  const page = new URLSearchParams(query).get('page')
  if (page === null || !/^\d{1,3}$/.test(page)) return 0
  return Math.min(Number(page), lastPage(count, pageSize))
}

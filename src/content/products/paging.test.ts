import { describe, expect, it } from 'vitest'
import {
  isOnPage,
  lastPage,
  mostCards,
  pageAfterResize,
  pageOfQuery,
  pageSizes,
  sentIndexes,
} from './paging.ts'

describe('§2 products · paging', () => {
  it('shows 10, 6 or 4 products', () =>
    expect(pageSizes).toEqual({ large: 10, medium: 6, small: 4 }))
  it.each([
    [16, 10, 1],
    [16, 6, 2],
    [16, 4, 3],
    [0, 4, 0],
  ])('%i products in pages of %i end at page index %i', (count, size, last) =>
    expect(lastPage(count, size)).toBe(last),
  )
  it('starts at index 0', () => {
    expect(isOnPage(0, 0, 4)).toBe(true)
    expect(isOnPage(4, 0, 4)).toBe(false)
    expect(isOnPage(4, 1, 4)).toBe(true)
  })
  it.each([
    [2, 4, 10, 0],
    [3, 4, 6, 2],
    [1, 10, 4, 2],
    [1, 6, 6, 1],
  ])(
    'page %i of size %i becomes page of size %i: %i, which holds its first item',
    (page, old, size, expected) => {
      expect(pageAfterResize(page, old, size)).toBe(expected)
      expect(isOnPage(page * old, expected, size)).toBe(true)
    },
  )
  it.each([
    ['', 0],
    ['?page=2', 2],
    ['?page=99', 3],
    ['?page=-1', 0],
    ['?page=x', 0],
  ])('reads %s as page %i', (query, page) => expect(pageOfQuery(query, 16, 4)).toBe(page))
  it('sends all of a small catalogue', () =>
    expect(sentIndexes(2, mostCards)).toHaveLength(mostCards))
  it('sends of 500 products those that a page shows at any width, each on some page', () => {
    const count = 500
    const sent = new Set<number>()
    for (let page = 0; page <= lastPage(count, pageSizes.small); page++) {
      const indexes = sentIndexes(page, count)
      expect(indexes.length).toBeLessThanOrEqual(mostCards)
      for (const size of Object.values(pageSizes)) {
        const shown = Math.min(page, lastPage(count, size))
        expect(indexes).toContain(shown * size)
        expect(indexes).toContain(Math.min(count, (shown + 1) * size) - 1)
      }
      for (const index of indexes) sent.add(index)
    }
    expect(sent.size).toBe(count)
  })
})

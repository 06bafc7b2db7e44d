import { expect, it } from 'vitest'
import { pageOfQuestions, questionAddresses } from '../questions/questions.ts'
import type { FaqGroup } from '../schemas/list-schemas.ts'
import { articlePages, pageOfList, pageWith, questionPages } from './list-pages.ts'

const list = (count: number) => Array.from({ length: count }, (_, index) => index)

it.each([
  [70, questionPages, '', 70, 0, 0],
  [500, questionPages, '', 36, 0, 13],
  [500, questionPages, '?page=13', 32, 13, 13],
  [500, questionPages, '?page=14', 32, 13, 13],
  [500, questionPages, '?page=x', 36, 0, 13],
  [3, articlePages, '?page=1', 3, 0, 0],
  [200, articlePages, '?page=1', 10, 1, 19],
  [0, articlePages, '', 0, 0, 0],
])(
  '%i items in pages of %o at "%s": %i of them on page %i, the last is %i',
  (count, size, query, shown, page, last) => {
    const found = pageOfList(list(count), size, query)
    expect([found.items.length, found.page, found.last]).toEqual([shown, page, last])
    for (const item of found.items) expect(pageWith(item, count, size)).toBe(page)
  },
)

it('every question is on the page that its address names, and its group keeps its count', () => {
  const group = (id: string, count: number): FaqGroup => ({
    id,
    order: 1,
    name: id,
    lead: '',
    entries: list(count).map((n) => ({
      id: `${id}-${n}`,
      question: '?',
      answer: '',
      sources: [],
      checkedOn: '2026-11-20',
    })),
  })
  const groups = [group('protocols', 100), group('microcontrollers', 60)]
  const addressOf = questionAddresses(groups)
  const ids = groups.flatMap(({ entries }) => entries.map(({ id }) => id))
  const found = ids.map((id) => {
    const [, query = ''] = /(\?[^#]*)?#/.exec(addressOf(id)) ?? []
    const page = pageOfQuestions(groups, query)
    expect(page.groups.map(({ count }) => count)).toEqual([100, 60])
    return page.groups.flatMap(({ entries }) => entries).some((entry) => entry.id === id)
  })
  expect(found).toEqual(ids.map(() => true))
  expect(addressOf('microcontrollers')).toBe('/technologies-tools?page=2#microcontrollers')
})

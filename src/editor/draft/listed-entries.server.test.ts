import { expect, it } from 'vitest'
import type { ContentEntry } from '#src/contracts/content/content.ts'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import { groupEntries } from './listed-entries.server.ts'

const entry: ContentEntry = {
  ...{ path: 'content/products/lamp.yaml', group: 'products', label: 'Lamp', state: 'published' },
  ...{ address: null, shownOn: null, hasDraft: false, editor: null, at: null, faults: 0 },
  ...{ isHidden: false, isUnconfirmed: false, isSample: false, publishOn: null, isRemovable: true },
  picture: null,
}
const entries = (['products', 'articles'] as const).flatMap((group) =>
  Array.from({ length: 500 }, () => ({ ...entry, group })),
)

it('gives the first entries of each group, and all of one that is asked for', () => {
  const given = (whole?: ContentEntry['group']) =>
    groupEntries(entries, { whole }).map(({ count, entries: own }) => [count, own.length])
  const { listed } = contentLimits
  expect(given()).toEqual([
    [500, listed],
    [500, listed],
  ])
  expect(given('articles')).toEqual([
    [500, listed],
    [500, 500],
  ])
})

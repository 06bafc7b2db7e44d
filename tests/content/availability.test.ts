import { expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { checkContent } from '#src/content/check/check-content.ts'
import { availabilityOfList, listedProducts } from '#src/content/listed-products.ts'
import { getProducts } from '#src/content/products.ts'
import { readPassages } from '#src/content/search/passages.ts'
import { currentCopy } from '#src/content/snapshot/copy.ts'
import { withSnapshot } from '#src/content/snapshot/snapshot.ts'
import { expiredIn } from '#src/editor/overview/attention.server.ts'
import { snapshotWith } from './changed-content.ts'
import { someProduct } from './some-products.ts'

const today = '2027-06-15'
const { file: path, text, slug, name } = someProduct
const overlayOf = (change: object) =>
  new Map([[path, stringify({ ...parse(text), availability: 'pre-order', ...change })]])
const over = { deliveryMonth: '2027-05' }

it('a month that is over is no month for visitors', () => {
  const snapshot = snapshotWith(overlayOf(over), today)
  const product = withSnapshot(snapshot, () =>
    currentCopy().products.find(({ slug: one }) => one === slug),
  )
  expect(product?.deliveryMonth).toBeUndefined()
})

it('a month that is over is named to who edits, as a warning, and to owners', () => {
  const { problems, warnings } = checkContent('.', today, overlayOf(over))
  expect(problems).toEqual([])
  expect(
    warnings
      .filter((one) => one.file === path && /over/.test(one.message))
      .map((one) => one.path.join('.')),
  ).toEqual(['deliveryMonth'])
  const ended = (change: object) =>
    expiredIn({ root: '.', published: overlayOf(change), drafts: new Map() }, today).map(
      ({ label, field }) => `${label} ${field.join('.')}`,
    )
  expect(ended(over)).toEqual([`${name} deliveryMonth`])
  expect(ended({ deliveryMonth: '2027-06' })).toEqual([])
})

it('a discontinued product leaves lists and search, and a request for it names its successor', async () => {
  const other = currentCopy().products.find((product) => product.slug !== slug)
  const change = { availability: 'discontinued', successor: other?.slug }
  await withSnapshot(snapshotWith(overlayOf(change), today), async () => {
    const slugs = getProducts().map((product) => product.slug)
    expect(slugs).not.toContain(slug)
    expect(slugs).toHaveLength(currentCopy().products.length - 1)
    const id = currentCopy().products.find((product) => product.slug === slug)?.id
    expect(readPassages().map(({ product }) => product)).not.toContain(id)
    const listed = listedProducts().find((product) => product.slug === slug)
    expect(listed?.availability).toMatch(`Discontinued. `)
    expect(availabilityOfList(`${slug}*2`)).toContain(other?.name)
  })
})

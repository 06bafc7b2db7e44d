import { describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { checkContent } from '#src/content/check/check-content.ts'
import { currentCopy } from '#src/content/snapshot/copy.ts'
import { withSnapshot } from '#src/content/snapshot/snapshot.ts'
import { expiredIn } from '#src/editing/expired.ts'
import { snapshotWith } from './changed-content.ts'
import { someProduct } from './some-products.ts'

const today = '2027-06-15'
const { file: path, text, slug, name } = someProduct
const overlayOf = (change: object) =>
  new Map([
    [path, stringify({ ...parse(text), protocols: ['zigbee'], stage: 'reserved', ...change })],
  ])
const check = (change: object) => checkContent('.', today, overlayOf(change))

describe('a month that is over', () => {
  const change = { deliveryMonth: '2027-05', approval: { state: 'expected', month: '2027-04' } }

  it('is no month for visitors', () => {
    const snapshot = snapshotWith(overlayOf(change), today)
    const lock = withSnapshot(snapshot, () =>
      currentCopy().products.find(({ slug: one }) => one === slug),
    )
    expect([lock?.deliveryMonth, lock?.approval]).toEqual([undefined, { state: 'expected' }])
    const texts = JSON.stringify(snapshot.entries.filter(({ file }) => file !== path))
    expect(texts).not.toMatch(/(May|April) 2027/)
  })

  it('is named to who edits, as a warning, and to owners, as something to look at', () => {
    const { problems, warnings } = check(change)
    expect(problems).toEqual([])
    const places = ['deliveryMonth', 'approval.month']
    expect(
      warnings
        .filter((one) => one.file === path && /over/.test(one.message))
        .map((one) => one.path.join('.')),
    ).toEqual(places)
    const ended = expiredIn({ root: '.', published: overlayOf(change), drafts: new Map() }, today)
    expect(ended.map(({ label, field }) => `${label} ${field.join('.')}`)).toEqual(
      places.map((place) => `${name} ${place}`),
    )
    expect(
      expiredIn(
        { root: '.', published: overlayOf({ deliveryMonth: '2027-06' }), drafts: new Map() },
        today,
      ),
    ).toEqual([])
  })
})

describe('what can be delivered', () => {
  const faults = (change: object) => check({ stage: 'deliverable', ...change }).problems
  it.each([
    ['applied for', { state: 'applied' }],
    ['expected', { state: 'expected', month: '2027-09' }],
    ['not needed', { state: 'not-needed' }],
    ['not named', undefined],
  ])('has a radio whose approval is granted, not %s', (_, approval) =>
    expect(faults({ approval })).toMatchObject([
      { file: path, path: ['stage'], message: expect.stringContaining('granted') },
    ]),
  )
  it('is without a fault under its number, and without a radio', () => {
    expect(faults({ approval: { state: 'granted', number: 'NCC/1' } })).toEqual([])
    expect(faults({ approval: undefined, protocols: ['ethernet'] })).toEqual([])
  })
})

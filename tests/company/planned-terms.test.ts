import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { termsOfSale } from '#src/content/free-pages.ts'
import { getPage } from '#src/content/page.ts'
import { getAllProducts } from '#src/content/products.ts'
import { addressOnSite } from '#src/content/settings/site.ts'
import { currentCopy } from '#src/content/snapshot/copy.ts'
import { withSnapshot } from '#src/content/snapshot/snapshot.ts'
import { missingPromises, warrantiesOf } from '#src/desk/offers/form/pro-forma-terms.server.ts'
import { signConfirmation } from '#src/editor/texts/shown-sources.server.ts'
import { snapshotWith } from '../content/changed-content.ts'

const date = '2026-11-22'
const binding = { toDecide: [], confirmed: { on: date, by: 'Bola, director' } }

/** Runs with the documents that an owner has confirmed. */
function withConfirmed<Result>(confirmed: readonly string[], run: () => Result): Result {
  const overlay = new Map(
    confirmed.map((id): [string, string] => {
      const path = `content/free-pages/${id}.yaml`
      const text = stringify({ ...parse(readFileSync(path, 'utf8')), binding })
      const workspace = { root: '.', published: new Map([[path, text]]), drafts: new Map() }
      return [path, signConfirmation(workspace, path, text, date)]
    }),
  )
  return withSnapshot(snapshotWith(overlay, date), run)
}

function answersOf(ids: readonly string[], confirmed: readonly string[]) {
  const items = withConfirmed(confirmed, () =>
    currentCopy().buyerQuestions.groups.flatMap((group) => group.items),
  )
  return ids.map((id) => JSON.stringify(items.find((item) => item.id === id)))
}

it.each([
  ['warranty', 'warranty', '/products', ['warranty']],
  [
    'service-levels',
    'your agreement',
    '/iot-managed-services#how-fast-we-answer',
    ['service-level'],
  ],
])(
  'a term of the draft of %s leads to where the site states it, and once an owner has confirmed it, to the document',
  (document, term, meanwhile, questions) => {
    for (const answer of answersOf(questions, []))
      expect(answer).toContain(`[${term}](${meanwhile})`)
    for (const answer of answersOf(questions, [document]))
      expect(answer).toContain(`[${term}](/${document})`)
  },
)

it('an offer names the terms of sale with their address once an owner has confirmed them', () => {
  expect(withConfirmed(['warranty'], termsOfSale)).toEqual([])
  expect(withConfirmed(['warranty', 'terms-of-sale'], termsOfSale)).toEqual([
    [expect.stringMatching(/^Terms of sale\. .*22 November 2026/), addressOnSite('/terms-of-sale')],
  ])
})

it('the page of prices promises terms of sale with an offer, and its form says none, by whether they are confirmed', () => {
  const promised = () => JSON.stringify(getPage('prices')).includes('come with your offer')
  const said = () => missingPromises([]).map(({ address }) => address)
  expect([withConfirmed([], promised), withConfirmed(['terms-of-sale'], promised)]).toEqual([
    false,
    true,
  ])
  expect(withConfirmed([], said)).toEqual([expect.stringContaining('terms-of-sale')])
  expect(withConfirmed(['terms-of-sale'], said)).toEqual([])
})

it('an offer names the warranty of what it sells, and its form which product has none', () => {
  const line = (id: string, name: string) =>
    ({ kind: 'product', id, name: `A ${name}`, quantity: '1', price: '1' }) as const
  const [{ slug, name } = { slug: '', name: '' }] = getAllProducts().filter((one) => one.warranty)
  const lines = [line(slug, name), line('nothing-of-ours', 'Nothing of ours')]
  expect(warrantiesOf({ lines })).toEqual([
    expect.stringMatching(new RegExp(`^A ${name}: \\d+ months`)),
  ])
  expect(withConfirmed(['terms-of-sale'], () => missingPromises(lines))).toEqual([])
})

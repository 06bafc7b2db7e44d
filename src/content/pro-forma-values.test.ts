import { expect, it } from 'vitest'
import { slugOfPart } from '#src/contracts/contact/request-list.ts'
import { snapshotWith } from '../../tests/content/changed-content.ts'
import { someProduct } from '../../tests/content/some-products.ts'
import { currentProFormaTerms, proFormaLines } from './pro-forma-values.ts'
import { withSnapshot } from './snapshot/snapshot.ts'

const { file, slug, text } = someProduct
const priced = `${text.replace(/^amount: .*\n/m, '')}amount: '120'\n`
const snapshot = snapshotWith(new Map([[file, priced]]), '2100-01-01')
const { company, prices } = snapshot.settings
const product = snapshot.derived.range.products.find((one) => one.slug === slug)
const [part] = prices.parts
const list = `${product?.slug}*2,${slugOfPart(part?.id ?? '')}*3`

/**
 * Runs in a company whose parts are all examples or all confirmed, and whose amounts are in
 * dollars.
 */
const inCompany = <T>(isExample: boolean, currency: string, run: () => T) =>
  withSnapshot(
    {
      ...snapshot,
      settings: {
        ...snapshot.settings,
        company: { ...company, currency, pricedIn: 'USD' },
        prices: { ...prices, parts: prices.parts.map((one) => ({ ...one, isExample })) },
      },
    },
    run,
  )

it.each([
  ['with confirmed prices', false, 'USD', [product?.amount, part?.amount]],
  ['without the example price of a part', true, 'USD', [product?.amount, '']],
  ['without amounts in another currency', false, 'KES', ['', '']],
])('begins the lines of a request %s', (_, isExample, currency, [first, second]) =>
  expect(inCompany(isExample, currency, () => proFormaLines(list))).toMatchObject({
    'quantity.0': '2',
    'price.0': first,
    'of.0': product?.slug,
    'text.1': part?.name,
    'price.1': second,
    'of.1': slugOfPart(part?.id ?? ''),
  }),
)

it('checks lines with the marks of the content in use', () => {
  const slugs = (isExample: boolean) =>
    inCompany(isExample, 'USD', currentProFormaTerms).unconfirmed.map(({ slug }) => slug)
  expect(slugs(true)).toContain(slugOfPart(part?.id ?? ''))
  expect(slugs(false)).not.toContain(slugOfPart(part?.id ?? ''))
})

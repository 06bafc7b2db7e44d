import { expect, it } from 'vitest'
import { withSnapshot } from '#src/content/snapshot/snapshot.ts'
import { slugOfPart } from '#src/contracts/contact/request-list.ts'
import { snapshotWith } from '../../../tests/content/changed-content.ts'
import { someProduct } from '../../../tests/content/some-products.ts'
import { proFormaLines } from './pro-forma-values.server.ts'

const { file, slug, text } = someProduct
const priced = `${text.replace(/^amount: .*\n/m, '')}amount: '120'\n`
const snapshot = snapshotWith(new Map([[file, priced]]), '2100-01-01')
const { company, prices } = snapshot.settings
const product = snapshot.derived.range.products.find((one) => one.slug === slug)
const [part] = prices.parts
const list = `${product?.slug}*2,${slugOfPart(part?.id ?? '')}*3`

/** Runs in a company whose amounts are in dollars. */
const inCompany = <T>(currency: string, run: () => T) =>
  withSnapshot(
    {
      ...snapshot,
      settings: {
        ...snapshot.settings,
        company: { ...company, currency, pricedIn: 'USD' },
        prices,
      },
    },
    run,
  )

it.each([
  ['with prices', 'USD', [product?.amount, part?.amount]],
  ['without amounts in another currency', 'KES', ['', '']],
])('begins the lines of a request %s', (_, currency, [first, second]) =>
  expect(inCompany(currency, () => proFormaLines(list))).toMatchObject({
    'quantity.0': '2',
    'price.0': first,
    'of.0': product?.slug,
    'text.1': part?.name,
    'price.1': second,
    'of.1': slugOfPart(part?.id ?? ''),
  }),
)

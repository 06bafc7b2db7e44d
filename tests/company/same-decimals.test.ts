import { expect, it } from 'vitest'
import { accessoryPrice, getAccessories } from '#src/content/accessories/accessories.ts'
import {
  deliveryPrices,
  planTable,
  priceTable,
  siteCards,
  siteTable,
} from '#src/content/price-tables.ts'
import { summarise } from '#src/content/product-summary.ts'
import { getProducts } from '#src/content/products.ts'
import { settings } from '#src/content/settings/settings.ts'
import { currentCopy } from '#src/content/snapshot/copy.ts'
import { withSettings } from '../content/changed-content.ts'

const decimalsOf = (text: string) => /[.,](\d\d)(?!\d)/.exec(text)?.[1]?.length ?? 0
const amountsIn = (rows: readonly string[][]) =>
  rows.flatMap(([, ...cells]) => cells).filter((cell) => /^\D{0,3}\d/.test(cell))

/** Each list of amounts that visitors read, with what it writes. */
const lists: Record<string, () => Promise<string[]> | string[]> = {
  products: async () =>
    (await Promise.all(getProducts().map((product) => summarise(product, 'tall')))).flatMap(
      ({ price }) => (price.offer ? [price.text] : []),
    ),
  accessories: () =>
    getAccessories().flatMap((one) => {
      const price = accessoryPrice(one)
      return price.offer ? [price.text] : []
    }),
  'sums of sites': () => amountsIn(siteTable(currentCopy().page('prices').tables)?.rows ?? []),
  'cards of sites': () =>
    siteCards(currentCopy().page('prices').tables).flatMap(({ sum }) => (sum ? [sum] : [])),
  plans: () =>
    (planTable(currentCopy().page('prices').tables)?.rows ?? []).flatMap(
      ([, first = '', later = '']) => [first, later].filter((cell) => /\d/.test(cell)),
    ),
  delivery: () =>
    (deliveryPrices(currentCopy().page('prices').tables)?.rows ?? []).flatMap(
      ([, amount = '', , free = '']) => [amount, free].filter((cell) => /^\D{0,3}\d/.test(cell)),
    ),
  services: () =>
    priceTable(currentCopy().page('prices').tables)
      .rows.map(([, amount = '']) => amount)
      .filter((amount) => /^\$\d[\d,.]*$/.test(amount)),
}

/** A company that has no other currency than that of its catalogue. */
const { company, prices } = settings()
const inOneCurrency = {
  company,
  prices: { ...prices, local: { ...prices.local, currency: company.currency, rate: 1 } },
}

it.each(Object.entries(lists))('amounts of %s have the same decimals', async (_, read) => {
  const written = await withSettings(inOneCurrency, read)
  expect(written.length).toBeGreaterThan(1)
  expect(new Set(written.map(decimalsOf)).size, written.join(' ')).toBe(1)
})

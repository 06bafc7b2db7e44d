import { expect, it } from 'vitest'
import { listedProducts } from '#src/content/listed-products.ts'
import { priceText, quoteTerms } from '#src/content/prices/prices.ts'
import { describeSet } from '#src/content/sets.ts'
import { settings } from '#src/content/settings/settings.ts'
import { currentCopy } from '#src/content/snapshot/copy.ts'
import {
  quoteLinesOf,
  type RequestLine,
  readRequestList,
  requestListHref,
} from '#src/contracts/contact/request-list.ts'
import { sumQuote } from '#src/contracts/quote/sum-quote.ts'

const sumOf = (lines: readonly RequestLine[]) =>
  sumQuote(quoteLinesOf(lines, listedProducts()), quoteTerms(settings()))
const said = (lines: readonly RequestLine[]) => priceText(sumOf(lines).gross, settings())

it('describes a set that lists its devices itself', () => {
  const gateway = currentCopy().products.find(({ slug }) => slug === 'gateway')
  const { lines, holds, price } = describeSet({ devices: [{ product: 'gateway', count: 2 }] })
  expect(lines).toEqual([{ slug: 'gateway', quantity: 2 }])
  expect(holds).toEqual([`2\u00a0×\u00a0${gateway?.plural}`])
  const amount = gateway?.amount && said(lines)
  expect(price.toLowerCase()).toContain(amount?.toLowerCase() ?? 'on request')
})

it('gives every set of the page a list that the contact form takes whole', () => {
  const { items } = currentCopy().page('existing-solutions').solutions
  expect(items.length).toBeGreaterThan(0)
  for (const item of items) {
    const { lines } = describeSet(item)
    expect(lines.map(({ slug }) => slug)).toEqual(expect.arrayContaining([item.product, 'gateway']))
    const list =
      new URL(requestListHref(lines), 'https://site.invalid').searchParams.get('list') ?? ''
    expect(readRequestList(list)).toEqual(lines)
  }
})

it('adds up to what it says it costs, with its parts', () => {
  for (const item of [
    ...currentCopy().page('existing-solutions').solutions.items,
    ...settings().prices.sets.map(({ id }) => ({ set: id, devices: undefined })),
  ]) {
    const { lines, price } = describeSet(item)
    const { gross, without } = sumOf(lines)
    if (gross > 0) expect(price.toLowerCase()).toContain(said(lines).toLowerCase())
    expect(/on request/i.test(price)).toBe(without.length > 0)
  }
})

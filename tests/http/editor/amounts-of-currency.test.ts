import { expect, it } from 'vitest'
import { priceOf } from '#src/content/prices/price.ts'
import { someProduct } from '../../content/some-products.ts'
import { faultsOf, makeCheckout, openEditingSite } from './content-root.ts'

const checkout = makeCheckout()
const product = checkout.read(someProduct.file)
checkout.write(someProduct.file, product.replace('amount: "120"', 'amount: "45000.50"'))
for (const name of ['company', 'written-for']) {
  const file = `content/${name}.json`
  checkout.write(file, JSON.stringify({ ...JSON.parse(checkout.read(file)), currency: 'XOF' }))
}
const { site, bola } = await openEditingSite('sqlite', checkout)
const snapshot = () => site.content.current().snapshot

it('rounds an amount from before as a quote does, wherever it is read', () => {
  const { settings, derived, entries } = snapshot()
  const data = entries.find(({ file }) => file === someProduct.file)?.data
  const amounts = [derived.range.amounts[someProduct.slug], Object(data).amount]
  expect(amounts).toEqual(['45001', '45001'])
  expect(
    amounts.map((one) => priceOf(one, settings.company, settings.phrases).offer?.price),
  ).toEqual(amounts)
})

it('refuses a typed amount with more decimals than the currency, with the currency’s rule', async () => {
  const typed = { amount: '46000.50' }
  const { problems } = await bola.save(someProduct.file, typed)
  expect(problems).toMatchObject([
    { field: ['amount'], message: 'XOF has no decimals: write a whole number' },
  ])
  expect((await bola.publish()).status).toBe(422)
  expect(faultsOf((await bola.save(someProduct.file, { amount: '46000.00' })).problems)).toEqual([])
})

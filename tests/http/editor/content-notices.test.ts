import { expect, it } from 'vitest'
import { makeCheckout, openEditingSite } from './content-root.ts'

const path = 'content/certificates.json'
const paper = {
  name: 'Approval',
  issuer: 'Authority',
  issuedOn: '2020-01-31',
  file: { digest: 'a'.repeat(43) },
}
const checkout = makeCheckout()
const certificates = [
  { ...paper, validUntil: '2021-03-04' },
  { ...paper, validUntil: '2998-12-31' },
]
checkout.write(path, JSON.stringify({ ...JSON.parse(checkout.read(path)), certificates }))
const prices = 'content/prices.json'
checkout.write(prices, checkout.read(prices).replaceAll('"isExample": false', '"isExample": true'))
const { site, ada: editor } = await openEditingSite('sqlite', checkout)

it('the overview names what is over, with its place', async () => {
  const { attention } = await editor.list()
  expect(attention).toMatchObject([
    { path, field: ['certificates', 0, 'validUntil'], message: expect.stringContaining('expired') },
  ])
})

it('and each value that is still an example', async () => {
  const { examples } = await editor.list()
  expect(examples.map(({ field }) => field.join('.'))).toEqual(
    expect.arrayContaining(['survey.isExample', 'vat.isExample']),
  )
})

it('the schedule waits for what ends, so that pages are made anew on that day', () => {
  expect(site.content.due('2998-12-31T23:59')).toEqual([])
  expect(site.content.due('2999-01-01T00:00')).toMatchObject([
    { at: '2999-01-01', label: 'Certificates', isEnd: true },
  ])
})

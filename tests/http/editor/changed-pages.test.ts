import { expect, it } from 'vitest'
import { someProduct } from '../../content/some-products.ts'
import { openEditingSite } from './content-root.ts'

const about = 'content/pages/about.yaml'
const { file: lock, address: lockAddress } = someProduct

it('a publication says what it changes in public: every page, or which', async () => {
  const { bola } = await openEditingSite('sqlite')
  const contentOf = async (path: string): Promise<Record<string, unknown>> =>
    Object((await bola.open(path)).value)
  const publishOf = async (path: string, change: object) => {
    await bola.save(path, change)
    const { isEveryPage, addresses } = await (await bola.publish()).json()
    return { isEveryPage, addresses }
  }
  const { places } = await contentOf('content/company.json')
  const everyPage = { isEveryPage: true, addresses: [] }
  expect(await publishOf('content/navigation.json', { elsewhere: 'Our other sites' })).toEqual(
    everyPage,
  )
  expect(await publishOf('content/company.json', { phone: '+234 803 123 4567' })).toEqual(everyPage)
  expect(
    await publishOf('content/company.json', { places: { ...Object(places), farm: 'Epe' } }),
  ).toEqual(everyPage)
  expect(
    await publishOf('content/redirects.json', { redirects: [{ from: '/old', href: '/about' }] }),
  ).toEqual({
    isEveryPage: false,
    addresses: [],
  })
  expect(await publishOf(about, { heading: 'Who we are' })).toEqual({
    isEveryPage: false,
    addresses: ['/about'],
  })
  // Pages with a product's price also show whether the product is available.
  const delivered = { stage: 'deliverable', approval: { state: 'granted', number: 'NCC/1234' } }
  const shown = [lockAddress, '/products', '/contact']
  expect(await publishOf(lock, delivered)).toEqual({
    isEveryPage: false,
    addresses: expect.arrayContaining(shown),
  })
  const prices = await contentOf('content/prices.json')
  const survey = Object(prices['survey'])
  const changed = await publishOf('content/prices.json', { survey: { ...survey, amount: '181' } })
  expect(changed.isEveryPage).toBe(false)
  expect(changed.addresses).toContain('/prices')
  expect(changed.addresses.length).toBeGreaterThan(1)
  expect((await publishOf('content/prices.json', { survey })).addresses).toEqual(changed.addresses)
})

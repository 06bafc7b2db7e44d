import { expect, it } from 'vitest'
import { someProduct } from '../../tests/content/some-products.ts'
import { addressOfPage } from './reading/site-addresses.ts'
import { queryOfTopic, topicReader } from './request-topic.ts'
import { currentCopy } from './snapshot/copy.ts'

const kept = (query: string) => queryOfTopic(topicReader()(new URLSearchParams(query)))
const product = `product=${someProduct.id}`

it.each([
  [product, product],
  [`${product}&about=/partners`, product],
  ['about=/partners&utm=x', 'about=/partners'],
  ['about=/blog/night-without-power', 'about=/blog/night-without-power'],
  ['product=9999', ''],
  ['about=/admin/signin', ''],
  ['about=https://elsewhere.example', ''],
  ['', ''],
])('/contact?%s is kept as ?%s', (query, found) => expect(kept(query)).toBe(found))

it('names a page by its heading', () => {
  const topic = topicReader()(new URLSearchParams('about=/iot-managed-services'))
  expect(topic).toMatchObject({ kind: 'page', name: 'IoT Managed Services', href: '/iot-managed-services' })
})

it('the last button of each page that leads to the form says which page it is', () => {
  const copy = currentCopy()
  const buttons = copy.pageNames.flatMap((name) => {
    const page = copy.page(name)
    return 'callToAction' in page ? [{ address: addressOfPage(name), href: page.callToAction.action.href }] : []
  })
  const toForm = buttons.filter(({ href }) => href.startsWith('/contact'))
  expect(toForm.length).toBeGreaterThan(15)
  for (const { address, href } of toForm) expect(new URL(href, 'https://site.example').searchParams.get('about')).toBe(address)
})

it('brings along the message that a page prepares, and none where it prepares none', () => {
  const copy = currentCopy()
  const messages = copy.pageNames.flatMap((name) => {
    const page = copy.page(name)
    return 'callToAction' in page ? [{ href: addressOfPage(name), message: page.callToAction.message }] : []
  })
  expect(messages.some(({ message }) => message !== undefined)).toBe(true)
  for (const { href, message } of messages)
    expect(topicReader()(new URLSearchParams({ about: href })), href).toMatchObject({ kind: 'page', message })
})

import { expect, it } from 'vitest'
import { someProduct } from '../../tests/content/some-products.ts'
import { addressOfPage } from './addresses/address-of.ts'
import { queryOfTopic, topicReader } from './request-topic.ts'
import { currentCopy } from './snapshot/copy.ts'

const kept = (query: string) => queryOfTopic(topicReader()(new URLSearchParams(query)))
const product = `product=${someProduct.id}`
const article = `about=/blog/${currentCopy().named('articles')[0]?.name}`

it.each([
  [product, product],
  [`${product}&about=/about`, product],
  ['about=/about&utm=x', 'about=/about'],
  [article, article],
  ['product=9999', ''],
  ['about=/admin/signin', ''],
  ['about=https://elsewhere.example', ''],
  ['', ''],
])('/contact?%s is kept as ?%s', (query, found) => expect(kept(query)).toBe(found))

it('names a page by its heading', () => {
  const topic = topicReader()(new URLSearchParams('about=/iot-managed-services'))
  expect(topic).toMatchObject({
    kind: 'page',
    name: 'IoT Managed Services',
    href: '/iot-managed-services',
  })
})

const copy = currentCopy()
const calls = copy.pageNames.flatMap((name) => {
  if (name === 'product' || name === 'image') return []
  const page = copy.page(name)
  return 'callToAction' in page ? [{ address: addressOfPage(name), ...page.callToAction }] : []
})

it('the last button of each page that leads to the form says which page it is', () => {
  const toForm = calls.filter(({ action }) => action.href.startsWith('/contact'))
  expect(toForm).not.toEqual([])
  for (const { address, action } of toForm)
    expect(new URL(action.href, 'https://site.example').searchParams.get('about')).toBe(address)
})

it('brings along the message that a page prepares, and none where it prepares none', () => {
  expect(calls.some(({ message }) => message !== undefined)).toBe(true)
  for (const { address, message } of calls)
    expect(topicReader()(new URLSearchParams({ about: address })), address).toMatchObject({
      kind: 'page',
      message,
    })
})

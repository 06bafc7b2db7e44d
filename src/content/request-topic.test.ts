import { expect, it } from 'vitest'
import { someProduct } from '../../tests/content/some-products.ts'
import { addressOfPage } from './addresses/address-of.ts'
import { queryOfTopic, topicReader } from './request-topic.ts'
import { currentCopy } from './snapshot/copy.ts'

const kept = (query: string) => queryOfTopic(topicReader()(new URLSearchParams(query)))
const product = `product=${someProduct.id}`
const [firstArticle] = currentCopy().named('articles')
const article = firstArticle ? `about=/blog/${firstArticle.name}` : ''

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
  const topic = topicReader()(new URLSearchParams('about=/about'))
  expect(topic).toMatchObject({ kind: 'page', name: currentCopy().page('about').heading })
  expect(topic).toMatchObject({ href: '/about' })
})

const copy = currentCopy()
const calls = copy.pageNames.flatMap((name) => {
  if (name === 'product' || name === 'image') return []
  const page = copy.page(name)
  return 'callToAction' in page ? [{ address: addressOfPage(name), ...page.callToAction }] : []
})

it('brings along the message that a page prepares, and none where it prepares none', () => {
  for (const { address, message } of calls)
    expect(topicReader()(new URLSearchParams({ about: address })), address).toMatchObject({
      kind: 'page',
      message,
    })
})

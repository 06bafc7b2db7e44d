import { expect, it } from 'vitest'
import { currentCopy } from './copy.ts'
import { addressOfPage } from './reading/site-addresses.ts'
import { queryOfTopic, topicReader } from './request-topic.ts'

const kept = (query: string) => queryOfTopic(topicReader()(new URLSearchParams(query)))

it.each([
  ['product=2', 'product=2'],
  ['product=2&about=/nfc', 'product=2'],
  ['about=/nfc&utm=x', 'about=/nfc'],
  ['about=/blog/night-without-power', 'about=/blog/night-without-power'],
  ['product=9999', ''],
  ['about=/admin/signin', ''],
  ['about=https://elsewhere.example', ''],
  ['', ''],
])('/contact?%s is kept as ?%s', (query, found) => expect(kept(query)).toBe(found))

it('names a page by its heading', () => {
  const topic = topicReader()(new URLSearchParams('about=/iot-managed-services'))
  expect(topic).toEqual({ kind: 'page', name: 'IoT Managed Services', href: '/iot-managed-services' })
})

it('the last button of each page that leads to the form says which page it is', () => {
  const copy = currentCopy()
  const buttons = copy.pageNames.flatMap((name) => {
    const page = copy.page(name)
    return 'callToAction' in page ? [{ address: addressOfPage(name), href: page.callToAction.action.href }] : []
  })
  const toForm = buttons.filter(({ href }) => href.startsWith('/contact'))
  expect(toForm.length).toBeGreaterThan(15)
  for (const { address, href } of toForm) expect(href).toBe(`/contact?about=${address}`)
})

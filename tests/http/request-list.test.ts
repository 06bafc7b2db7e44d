import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listedProducts } from '#src/content/listed-products.ts'
import { listFields } from '#src/contracts/request-list.ts'
import { fieldsOf, newNetwork } from './sent-files.ts'
import { contact, engines, openTestSite, type TestSite } from './test-site.ts'

const [first, second, third] = listedProducts()

describe.each(engines)('a list of products on %s', (engine) => {
  let site: TestSite
  let cookie: string
  beforeAll(async () => {
    site = await openTestSite(engine)
    cookie = await site.signIn()
  })
  afterAll(() => site.close())

  const submit = async (fields: Record<string, string | boolean>) => {
    const body = new URLSearchParams(Object.entries({ ...fieldsOf(site), ...fields }).map(([name, value]) => [name, String(value)]))
    const headers = { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': newNetwork() }
    return (await site.request('/contact', { method: 'POST', body, headers })).json()
  }
  const kept = async () => (await (await site.request('/api/contact', { headers: { cookie } })).json()).kept
  const stored = async (reference: string) =>
    (await (await site.request(`/api/contact?search=${reference}`, { headers: { cookie } })).json()).items[0]

  it('is one field, which a page sends line by line', async () => {
    const { reference } = await submit({ [`${listFields.quantity}${first?.slug}`]: '40', [`${listFields.quantity}${second?.slug}`]: '0' })
    expect(await stored(reference)).toMatchObject({ requestList: `${first?.slug}*40`, listed: `40 × ${first?.name}` })
  })

  it('is shown again with what was added, and sends nothing, where only the list is changed', async () => {
    const before = await kept()
    const answer = await submit({
      [`${listFields.quantity}${first?.slug}`]: '3',
      [listFields.add]: third?.slug ?? '',
      [listFields.update]: '1',
      phone: '',
    })
    expect(answer).toMatchObject({
      status: 200,
      errors: {},
      message: '',
      values: { message: contact.message, requestList: `${first?.slug}*3,${third?.slug}*1` },
    })
    expect(await kept()).toBe(before)
  })

  it('keeps a product that the catalogue has not, by the name it came with', async () => {
    const { reference } = await submit({ requestList: 'was-sold*2' })
    expect(await stored(reference)).toMatchObject({ requestList: 'was-sold*2', listed: '2 × was-sold' })
  })

  it.each(['<script>', 'gateway*-1', Array.from({ length: 41 }, (_, n) => `p${n}*1`).join(',')])(
    'refuses %j at its field',
    async (requestList) =>
      expect(await submit({ requestList })).toMatchObject({ status: 422, errors: { requestList: [expect.any(String)] } }),
  )

  it('refuses a call-back at a time that is not offered', async () =>
    expect(await submit({ callBack: 'at night' })).toMatchObject({ status: 422, errors: { callBack: [expect.any(String)] } }))
})

import { afterEach, describe, expect, it, vi } from 'vitest'
import { listedProducts } from '#src/content/listed-products.ts'
import { getPage } from '#src/content/page.ts'
import { settings } from '#src/content/settings/settings.ts'
import { site as company } from '#src/content/settings/site.ts'
import { words } from '#src/content/words/words.ts'
import { listFields } from '#src/contracts/contact/request-list.ts'
import { makeCheckout } from '../editor/content-root.ts'
import { contact, openTestSite, sqliteUnlessAll } from '../test-site.ts'
import { fieldsOf, newNetwork } from './sent-files.ts'

/**
 * Converts a time in the company's time zone to milliseconds.
 * @param written with a `Z`, as if in UTC
 */
function atOffice(written: string): number {
  const there = new Date(written).toLocaleString('sv', { timeZone: company().timeZone })
  return 2 * Date.parse(written) - Date.parse(`${there.replace(' ', 'T')}Z`)
}

const [first, second, third] = listedProducts()

describe.each(sqliteUnlessAll)('a list of products on %s', async (engine) => {
  const { root, read, write } = makeCheckout()
  const file = 'content/company.json'
  const hours = { opens: '08:00', closes: '18:00' }
  write(file, JSON.stringify({ ...JSON.parse(read(file)), hours }))
  const site = await openTestSite(engine, {}, root)
  const cookie = await site.signIn()
  afterEach(() => vi.useRealTimers())

  const submit = async (fields: Record<string, string | boolean>) => {
    const body = new URLSearchParams(
      Object.entries({ ...fieldsOf(site), ...fields }).map(([name, value]) => [
        name,
        String(value),
      ]),
    )
    const headers = { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': newNetwork() }
    return (await site.request('/contact', { method: 'POST', body, headers })).json()
  }
  const kept = async () => (await site.read('/api/contact', cookie)).kept
  const stored = async (reference: string) =>
    (await site.read(`/api/contact?search=${reference}`, cookie)).items[0]

  it('is one field, which a page sends line by line', async () => {
    const { reference } = await submit({
      [`${listFields.quantity}${first?.slug}`]: '40',
      [`${listFields.quantity}${second?.slug}`]: '0',
    })
    expect(await stored(reference)).toMatchObject({
      requestList: `${first?.slug}*40`,
      listed: `40 × ${first?.plural} (${first?.code})`,
    })
  })

  it('is stored beside the quote of a site, with its prices', async () => {
    const [plan] = settings().prices.plans
    const { reference, quote: answered } = await submit({
      // As the page was opened, before the fields were changed.
      quote: 'site=cold-store',
      'quote.site': 'cold-store',
      'quote.sites': '4',
      'quote.plan': plan?.id ?? '',
      [`${listFields.quantity}smart-mirror`]: '40',
    })
    const { quote, requestList } = await stored(reference)
    expect(quote).toMatchObject({ name: expect.stringMatching(/^4\s×\s/), version: 1 })
    expect(quote.lines).toContainEqual(
      expect.objectContaining({ kind: 'service', id: 'survey', quantity: '4' }),
    )
    // Example prices hold for no time.
    const { isSample } = settings().prices
    expect(answered).toEqual({ ...quote, ...(isSample && { validUntil: '' }) })
    expect(requestList).toMatch(/^smart-mirror\*40,.*gateway\*4/)
    expect(await stored((await submit({ quote: 'site=nowhere' })).reference)).toMatchObject({
      quote: null,
    })
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

  it('is added up again by Enter in a changed number, and sent by Enter elsewhere', async () => {
    const before = await kept()
    const list = `${first?.slug}*3`
    const fields = {
      ...{ 'quote.site': 'shop', 'quote.sites': '2', quote: 'site=shop' },
      [`${listFields.quantity}${first?.slug}`]: '3',
    }
    for (const shown of [`1 ${list}`, `2 ${first?.slug}*1`, `2 ${list},${second?.slug}*1`])
      expect(await submit({ ...fields, [listFields.enter]: shown })).toMatchObject({
        ...{ status: 200, errors: {}, message: '' },
        values: { quote: 'site=shop&sites=2', requestList: list },
      })
    const wrong = { ...fields, 'quote.sites': '0', [listFields.enter]: `2 ${list}` }
    expect(await submit(wrong)).toMatchObject({
      errors: { 'quote.sites': [expect.stringMatching(/whole number/)] },
    })
    expect(await kept()).toBe(before)
    const { reference } = await submit({ ...fields, [listFields.enter]: `2 ${list}` })
    expect(await stored(reference)).toMatchObject({ quote: { version: 1 } })
  })

  it('takes what the site brought out of the message with it, and leaves what was typed', async () => {
    const { message } = words().quote
    const quote = { quote: 'site=shop&hours=12', 'quote.site': 'shop', 'quote.hours': '12' }
    const typed = { message: `${message}\nFor Ikeja.`.replaceAll('\n', '\r\n') }
    expect(await submit({ ...quote, ...typed, removeQuote: '1' })).toMatchObject({
      values: { quote: '', message: 'For Ikeja.' },
    })
  })

  it.each(['0', '-1', '2.5', '', '1001'])(
    'takes no other number of sites for %j',
    async (sites) => {
      const before = await kept()
      const fields = { 'quote.site': 'shop', 'quote.sites': sites, 'quote.plan': '' }
      const errors = { 'quote.sites': [expect.stringMatching(/whole number/)] }
      expect(await submit(fields)).toMatchObject({ status: 422, errors })
      const updated = { ...fields, [listFields.update]: '1' }
      expect(await submit(updated)).toMatchObject({ status: 200, errors })
      expect(await submit({ ...updated, removeQuote: '1' })).toMatchObject({
        status: 200,
        errors: {},
      })
      expect(await kept()).toBe(before)
    },
  )

  it('keeps a product that the catalogue has not, by the name it came with', async () => {
    const { reference } = await submit({ requestList: 'was-sold*2' })
    expect(await stored(reference)).toMatchObject({
      requestList: 'was-sold*2',
      listed: '2 × was-sold',
    })
  })

  it.each(['site=shop&sites=many', 'site=nowhere', '<b>'])(
    'says that the quote %j was left out',
    async (quote) => {
      expect(await submit({ quote })).toMatchObject({
        status: 200,
        detail: getPage('contact').list.unknown,
      })
    },
  )

  it('takes no amount for another one, and drops no line', async () => {
    const before = await kept()
    for (const quantity of ['-5', '1e9', '2.5', '99999999', 'abc', '']) {
      const answer = await submit({
        [`${listFields.quantity}${first?.slug}`]: quantity,
        [`${listFields.quantity}${second?.slug}`]: '2',
      })
      expect(answer).toMatchObject({ status: 422, errors: { requestList: [expect.any(String)] } })
      expect(answer.values.requestList).toContain(`${first?.slug}*`)
    }
    const shown = await submit({
      [`${listFields.quantity}${first?.slug}`]: '1000000',
      [listFields.update]: '1',
      phone: '',
    })
    expect(shown).toMatchObject({
      status: 200,
      errors: { requestList: [expect.any(String)] },
      values: { requestList: `${first?.slug}*1000000` },
    })
    expect(Object.keys(shown.errors)).toEqual(['requestList'])
    const many = Object.fromEntries(
      Array.from({ length: 45 }, (_, n) => [`${listFields.quantity}p${n}`, '1']),
    )
    expect(await submit(many)).toMatchObject({
      status: 422,
      errors: { requestList: [expect.any(String)] },
    })
    expect(await kept()).toBe(before)
  })

  it('refuses what is no list, at its field', async () =>
    expect(await submit({ requestList: '<script>' })).toMatchObject({
      status: 422,
      errors: { requestList: [expect.any(String)] },
    }))

  it('refuses a call-back on a day on which the office is closed, and stores nothing', async () => {
    const before = await kept()
    // The request is sent on a Sunday.
    vi.useFakeTimers({ now: Date.parse('2027-01-03T09:39:00Z'), toFake: ['Date'] })
    expect(await submit({ callBack: 'today-morning' })).toMatchObject({
      status: 422,
      errors: { callBack: [expect.any(String)] },
    })
    expect(await submit({ callBack: 'tomorrow-morning' })).toMatchObject({
      status: 200,
      outcome: 'done',
    })
    vi.useRealTimers()
    expect(await kept()).toBe(before + 1)
  })

  it('takes the call-back of a request that a browser kept for the day that was meant, and tells staff when it was written', async () => {
    // The visitor chose tomorrow morning on a Monday evening.
    vi.useFakeTimers({ now: atOffice('2027-01-05T08:00:00Z'), toFake: ['Date'] })
    const hours = (count: number) => String(count * 3600)
    const form = { ...fieldsOf(site), callBack: 'tomorrow-morning', waitedSeconds: hours(13) }
    expect(await submit(form)).toMatchObject({ status: 200, outcome: 'done' })
    const stored = await site.database.db
      .selectFrom('contact')
      .select(['call_back', 'written_at'])
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(stored).toEqual({
      call_back: 'today-morning',
      written_at: Date.now() - 13 * 3_600_000,
    })
    expect(await submit({ ...form, message: 'Too late.', waitedSeconds: hours(37) })).toMatchObject(
      {
        status: 422,
        errors: { callBack: [expect.any(String)] },
      },
    )
  })

  it('takes a call-back once more whose answer was lost, although its time is over by now', async () => {
    // The request is sent on a Monday.
    vi.useFakeTimers({ now: atOffice('2027-01-04T11:50:00Z'), toFake: ['Date'] })
    const form = { ...fieldsOf(site), callBack: 'today-morning' }
    const sent = await submit(form)
    expect(sent).toMatchObject({ status: 200, outcome: 'done' })
    vi.setSystemTime(atOffice('2027-01-04T12:05:00Z'))
    expect(
      await submit({ ...form, message: 'Another message, sent after the time was over.' }),
    ).toMatchObject({ status: 422 })
    expect(await submit(form)).toMatchObject({
      status: 200,
      outcome: 'done',
      reference: sent.reference,
    })
  })

  it('refuses a call-back at a time that is not offered', async () =>
    expect(await submit({ callBack: 'at night' })).toMatchObject({
      status: 422,
      errors: { callBack: [expect.any(String)] },
    }))
})

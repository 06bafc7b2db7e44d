import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { publicSnapshot, withSnapshot } from '#src/content/snapshot/snapshot.ts'
import { rateHint } from '#src/contracts/contact/pro-forma.ts'
import { someProduct } from '../../content/some-products.ts'
import { ownersSettings } from '../../desk/owners-company.ts'
import { anyEngine, contact, openTestSite } from '../test-site.ts'

const form = {
  currency: 'NGN',
  rate: '1451.5',
  rateDate: '2026-11-20',
  vat: '7',
  validUntil: '2099-12-04',
  'text.0': someProduct.name,
  'quantity.0': '40',
  'price.0': '120',
}

describe.each(anyEngine)('a pro-forma on %s', async (engine) => {
  const site = await openTestSite(engine)
  const cookie = await site.signIn('tunde', undefined, 'sales')
  await site.send('POST', '/api/contact', { ...contact, requestList: `${someProduct.slug}*40` })

  const entries = () => site.audited('contact.pro-forma')
  /**
   * Sends the form. The company has prices in dollars, and accepts naira.
   * @param isExample whether exchange rate and VAT are examples
   */
  const submitWhile =
    (isExample: boolean) =>
    (fields: Record<string, string>, id = 1, as = cookie) => {
      const snapshot = publicSnapshot()
      const settings = ownersSettings(snapshot.settings, isExample)
      return withSnapshot({ ...snapshot, settings }, () =>
        site.submit(`/admin/pro-forma?contact=${id}`, fields, { cookie: as }),
      )
    }
  const tryToMake = submitWhile(true)
  const make = submitWhile(false)

  it('is shown to who may make one, and noted', async () => {
    const answer = await (await make(form)).json()
    expect(answer).toMatchObject({
      outcome: 'done',
      exchange: { rate: '1451.5' },
      lines: [{ text: someProduct.name, quantity: 40, price: '120' }],
    })
    const noted = (await entries()).map(({ actor, subject, detail }) => [actor, subject, detail])
    expect(noted).toEqual([['tunde', 'contact 1', { lines: 1 }]])
  })

  it('takes no rate and no VAT while the prices mark them as examples, whatever is typed', async () => {
    const before = (await entries()).length
    for (const change of [{}, { act: 'send' }, { vat: '7.0001' }])
      expect(await (await tryToMake({ ...form, ...change })).json()).toMatchObject({
        status: 422,
        errors: { lacking: [expect.stringContaining('the rate of VAT.')], rate: [rateHint] },
      })
    expect(await entries()).toHaveLength(before)
  })

  it('is refused as delivered, and asks owners for all that is missing', async () => {
    const answer = await site.submit('/admin/pro-forma?contact=1', form, { cookie })
    expect((await answer.json()).errors.lacking[0]).toContain('the bank account')
    expect((await site.services.valuesAsked.read())?.values).toEqual(
      expect.arrayContaining(['tax', 'bank', 'tradeTerms']),
    )
  })

  it('is sent once to the address of the request, which keeps its number and text', async () => {
    await site.database.db.updateTable('contact').set({ flag_lifted_at: 1 }).execute()
    const mail = { ...form, act: 'send', key: 'k'.repeat(20), text: 'Dear Ann,' }
    for (const _ of [1, 2])
      expect(await (await make(mail)).json()).toMatchObject({
        outcome: 'done',
        message: expect.stringContaining('not sent: no mail server'),
      })
    expect(await (await make({ ...mail, key: '' })).json()).toMatchObject({ status: 422 })
    const other = await (await make({ ...mail, vat: '8' })).json()
    expect(other).toMatchObject({ status: 409, detail: expect.stringContaining('sent before') })
    expect(other.values.key).not.toBe(mail.key)
    await site.outbox.sendDue()
    const [sent = '', ...others] = site.mails().filter((one) => one.includes('Pro-forma'))
    expect(others).toEqual([])
    expect(sent).toMatch(/^To: ann@works\.example$/m)
    const found = await site.services.contacts.find(1)
    expect(sent).toContain(`${found?.reference}-1`)
    const { text, attachments } = await PostalMime.parse(sent)
    const [paper] = attachments
    expect([attachments.length, paper?.mimeType, paper?.filename]).toEqual([
      1,
      'application/pdf',
      expect.stringContaining(`${found?.reference}-1`),
    ])
    const content =
      paper?.content instanceof ArrayBuffer ? Buffer.from(paper.content).toString('latin1') : ''
    expect(content).toContain('pdfuaid:part>1<')
    expect(text).toMatch(
      new RegExp(`${someProduct.name} \\| 40 \\| [^|]*174.180.00[^|]* \\| [^|]*6.967.200.00`),
    )
    expect(found?.replies).toMatchObject([
      { number: `${found?.reference}-1`, text: 'Dear Ann,', state: 'filed', by: 'tunde' },
    ])
  })

  it('asks the owners to confirm an example, by mail once a day', async () => {
    await site.signIn('ngozi')
    await site.database.db
      .updateTable('staff')
      .set({ email: 'ngozi@works.example' })
      .where('name', '=', 'ngozi')
      .execute()
    for (const _ of [1, 2])
      expect(await (await tryToMake({ act: 'ask' })).json()).toMatchObject({ outcome: 'done' })
    expect(await site.services.valuesAsked.read()).toMatchObject({
      by: 'tunde',
      values: ['vat', 'rate'],
    })
    await site.outbox.sendDue()
    const asked = site.mails().filter((one) => one.includes('To: ngozi@works.example'))
    expect(asked).toHaveLength(1)
    expect(asked[0]).toContain('tunde could not send a pro-forma')
    await site.services.valuesAsked.ask(
      { id: 1, name: 'ada', network: '' },
      ['vat'],
      Date.now() + 25 * 3_600_000,
    )
    expect(
      await site.database.db
        .selectFrom('outbox')
        .select('id')
        .where('kind', '=', 'account-values-asked')
        .execute(),
    ).toHaveLength(2)
  })

  it('is neither shown nor noted with a fault, or of a request that is gone', async () => {
    const before = (await entries()).length
    expect(await (await make({ ...form, rate: 'much' })).json()).toMatchObject({
      outcome: 'invalid',
      errors: { rate: [expect.any(String)] },
    })
    expect((await make(form, 99)).status).toBe(404)
    expect(await entries()).toHaveLength(before)
  })
})

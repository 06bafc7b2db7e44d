import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { findSentProForma, readProFormaPage } from '#src/desk/offers/pro-formas.server.ts'
import { findRequest } from '#src/desk/requests/requests.server.ts'
import { someProduct } from '../../content/some-products.ts'
import { signedIn } from '../../signed-in.ts'
import { contact, openTestSite, sqliteUnlessAll } from '../test-site.ts'
import { filledProForma, postProForma, sendProForma } from './made-pro-forma.ts'

const form = { ...filledProForma, 'text.0': someProduct.name }

describe.each(sqliteUnlessAll)('a pro-forma on %s', async (engine) => {
  const site = await openTestSite(engine)
  const cookie = await site.signIn('tunde', undefined, 'sales')
  await site.send('POST', '/api/contact', { ...contact, requestList: `${someProduct.slug}*40` })

  const entries = () => site.audited('contact.pro-forma')
  const tryToMake = (fields: Record<string, string>) =>
    postProForma(site, cookie, fields, { isSample: true })
  const make = (fields: Record<string, string>, id = 1) =>
    postProForma(site, cookie, fields, { id })

  it('is shown to who may make one, and noted', async () => {
    const answer = await (await make(form)).json()
    expect(answer).toMatchObject({
      outcome: 'done',
      exchange: { rate: '1451.5' },
      lines: [{ name: someProduct.name, quantity: '40', price: '120' }],
    })
    const noted = (await entries()).map(({ actor, subject, detail }) => [actor, subject, detail])
    expect(noted).toEqual([['tunde', 'contact 1', { lines: 1 }]])
  })

  it('is refused while the prices are samples, whatever is typed', async () => {
    const before = (await entries()).length
    for (const change of [{}, { act: 'send' }, { vat: '7.0010' }])
      expect(await (await tryToMake({ ...form, ...change })).json()).toMatchObject({
        status: 422,
        errors: { missing: [expect.stringContaining('the prices.')] },
      })
    expect(await entries()).toHaveLength(before)
  })

  it('is refused as delivered, and names what is missing', async () => {
    const answer = await site.submit('/admin/pro-forma?contact=1', form, { cookie })
    expect((await answer.json()).errors.missing[0]).toContain('the bank account')
  })

  it('is sent once to the address of the request, which keeps its number and text', async () => {
    await site.submit('/admin/shown-name', { shownName: 'Tunde Bello' }, { cookie })
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
    const [sent = '', ...others] = site.mails().filter((one) => one.includes('Our offer'))
    expect(others).toEqual([])
    expect(sent).toMatch(/^To: ann@works\.example$/m)
    const found = await findRequest(site.context, 1)
    expect(sent).toContain(`${found?.reference}-1`)
    const { text, attachments } = await PostalMime.parse(sent)
    // Beside the logo, if the company has one of its own.
    const [paper, ...more] = attachments.filter(({ mimeType }) => mimeType === 'application/pdf')
    expect(more).toEqual([])
    expect(paper?.filename).toContain(`${found?.reference}-1`)
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

  it('is kept as it was sent, with its PDF, its sums and its state, and can be listed', async () => {
    const found = await findRequest(site.context, 1)
    const [sent] = found?.proFormas ?? []
    expect(found?.proFormas).toMatchObject([
      {
        number: `${found?.reference}-1`,
        customer: 'Ann Bee, Works Ltd',
        ...{ currency: 'NGN', net: 696_720_000, tax: 48_770_400, gross: 745_490_400 },
        ...{
          validUntil: filledProForma.validUntil,
          state: 'unsent',
          sentBy: 'tunde',
          hasPdf: true,
        },
      },
    ])
    const path = `/api/contact/1/pro-formas/${sent?.id}`
    const saved = await site.get(path, cookie)
    expect(saved.headers.get('content-type')).toBe('application/pdf')
    const [mail = ''] = site.mails().filter((one) => one.includes('Our offer'))
    const { attachments } = await PostalMime.parse(mail)
    const attached = attachments.find(({ mimeType }) => mimeType === 'application/pdf')
    expect(Buffer.from(await saved.arrayBuffer())).toEqual(
      attached?.content instanceof ArrayBuffer && Buffer.from(attached.content),
    )
    expect((await site.get('/api/contact/2/pro-formas/1', cookie)).status).toBe(404)
    const stored = site.database.db.updateTable('pro_forma').where('id', '=', sent?.id ?? 0)
    const { words: kept } = await site.database.db
      .selectFrom('pro_forma')
      .select('words')
      .executeTakeFirstOrThrow()
    await stored.set({ words: '{"broken": ' }).execute()
    expect((await site.get(path, cookie)).status).toBe(200)
    await stored.set({ words: kept }).execute()
    const { words } = (await findSentProForma(site.context, signedIn(), 1, sent?.id ?? 0)) ?? {}
    expect(words).toMatchObject({
      parties: [
        ['For', 'Ann Bee, Works Ltd'],
        ['From', expect.any(String)],
        ['Written by', 'Tunde Bello, sales@company.test, +234 802 000 0001'],
      ],
      terms: expect.arrayContaining([
        ['Account number', '3012345678'],
        ['Tax number', 'TIN 12345678-0001'],
      ]),
    })
    const listed = (state?: 'sent' | 'unsent' | 'won') => readProFormaPage(site.context, { state })
    expect((await listed()).total).toBe(1)
    // There is no mail server, so it is stored only.
    expect((await listed('unsent')).total).toBe(1)
    expect((await listed('sent')).total).toBe(0)
    expect(sent?.worth).toBe(4800)
    const outcome = {
      was: { result: null, words: '' },
      to: { result: 'won', words: '', proForma: sent?.number },
    }
    await site.send('POST', '/api/contact/changes', { changes: [{ id: 1, outcome }] }, { cookie })
    expect((await listed('won')).items).toMatchObject([{ number: sent?.number }])
    expect((await listed('sent')).items).toEqual([])
    const csv = await (await site.get('/api/pro-formas.csv?state=won', cookie)).text()
    expect(csv).toContain('"Ann Bee, Works Ltd","NGN","6967200.00","487704.00","7454904.00"')
    expect(await site.audited('contact.pro-forma-read')).toHaveLength(2)
    expect(await site.audited('pro-formas.exported')).toHaveLength(1)
  })

  it('is not sent after what a colleague has added, until it was shown', async () => {
    const seen = JSON.stringify({ note: 0, reply: 99, answeredAt: null })
    const ngozi = await site.signIn('ngozi-of-sales', undefined, 'sales')
    await site.send(
      'POST',
      '/api/contact/1/notes',
      { key: 'n'.repeat(20), text: 'Called.' },
      {
        cookie: ngozi,
      },
    )
    expect(await sendProForma(site, cookie, { seen })).toMatchObject({
      status: 409,
      values: { seen, 'text.0': filledProForma['text.0'] },
    })
    expect(await sendProForma(site, cookie, { seen: '{' })).toMatchObject({
      status: 422,
      values: { 'text.0': filledProForma['text.0'] },
    })
    expect(await sendProForma(site, cookie)).toMatchObject({ outcome: 'done' })
  })

  it('names the letters that its PDF cannot print, when it is shown and before it is sent', async () => {
    const fields = { addressee: 'Adébáyọ̀ 김민수', text: 'Dear สมชาย, dear 김민수,' }
    const letters = /cannot print [김민수สมชาย]{8}\./
    const shown = await (await make({ ...form, ...fields })).json()
    expect(shown).toMatchObject({
      outcome: 'done',
      detail: expect.stringMatching(letters),
      lines: [{ name: someProduct.name }],
    })
    const sent = () => findRequest(site.context, 1).then((found) => found?.replies.length)
    const before = await sent()
    expect(await sendProForma(site, cookie, fields)).toMatchObject({
      status: 422,
      detail: expect.stringMatching(letters),
      values: { addressee: fields.addressee },
    })
    expect(await sent()).toBe(before)
    const plain = await (await make({ ...form, addressee: 'Adébáyọ̀ Åse Αθηνά' })).json()
    expect([plain.outcome, plain.message]).toEqual(['done', ''])
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

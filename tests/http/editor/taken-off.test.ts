import { beforeAll, describe, expect, it } from 'vitest'
import { publicSnapshot, publicSnapshotIn, withSnapshot } from '#src/content/snapshot/snapshot.ts'
import { words, wordsOf } from '#src/content/words/words.ts'
import { sendProForma } from '../desk/made-pro-forma.ts'
import { contact, sqliteUnlessAll } from '../test-site.ts'
import { makeCheckout, openEditingSites } from './content-root.ts'

/** A site in English and French, of which French is taken off. */
function makeBilingual() {
  const checkout = makeCheckout()
  const company = JSON.parse(checkout.read('content/company.json'))
  checkout.write('content/company.json', JSON.stringify({ ...company, languages: ['en', 'fr'] }))
  return checkout
}
const sites = await openEditingSites(sqliteUnlessAll, makeBilingual)

describe.each(sites)('what people got in a language that is taken off, on $engine', (given) => {
  const { site, bola: owner } = given
  const { french, english } = { french: () => publicSnapshotIn('fr'), english: publicSnapshot }
  const send = (fields = {}) =>
    site.send('POST', '/api/contact', {
      ...{ ...contact, ...site.hiddenFields(), language: 'fr' },
      ...{ message: crypto.randomUUID(), idempotencyKey: crypto.randomUUID() },
      ...fields,
    })
  const save = async (languages: string[], preparedLanguages: string[]) => {
    await owner.save('content/company.json', { languages, preparedLanguages })
    expect((await owner.publish()).status).toBe(200)
  }
  let sales = ''
  beforeAll(async () => {
    sales = await site.signIn('tunde', undefined, 'sales')
    expect((await send()).status).toBe(201)
  })

  it.each([
    ['it is in preparation', ['fr']],
    ['it is no language of the site', []],
  ])('stays in it while %s', async (_, prepared) => {
    const wanted = withSnapshot(french(), words)
    await save(['en'], prepared)
    expect(wordsOf(french()).mails).toEqual(wanted.mails)
    expect(wanted.mails.hello).not.toBe(wordsOf(english()).mails.hello)

    // The receipt waited while the language was taken off.
    await site.outbox.sendDue()
    const receipts = (await site.readMails()).filter(({ to }) =>
      to?.some(({ address }) => address === contact.businessEmail),
    )
    expect(receipts.at(-1)?.html).toContain('lang="fr')

    // A form that was open is answered in its language, and what follows is in it.
    const refused = await (await send({ lastName: '' })).json()
    expect(JSON.stringify(refused)).toContain(wanted.forms.errors.lastName.missing)
    expect((await send()).status).toBe(201)
    const stored = await site.database.db.selectFrom('contact').select('language').execute()
    expect(new Set(stored.map(({ language }) => language))).toEqual(new Set(['fr']))

    // The list of requests still names the language, and a seller can go on in it.
    const csv = await site.request('/api/contact.csv', { headers: { cookie: owner.cookie } })
    expect(await csv.text()).toMatch(/Language/)
    const offered = await sendProForma(site, sales)
    expect(offered.outcome, JSON.stringify(offered)).toBe('done')
    const { words: paper } = await site.database.db
      .selectFrom('pro_forma')
      .select('words')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(paper).toContain(JSON.stringify(wanted.papers.proForma.number).slice(1, -1))
  })
})

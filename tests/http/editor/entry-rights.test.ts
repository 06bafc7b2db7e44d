import { existsSync } from 'node:fs'
import type { Email } from 'postal-mime'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { proofNeeded } from '#src/contracts/account/proof.ts'
import { mailPublications } from '#src/editor/publish/published-mail.server.ts'
import { publishedText } from '#src/editor/texts/workspace.server.ts'
import { someProduct } from '../../content/some-products.ts'
import { sqliteUnlessAll } from '../test-site.ts'
import { type Editing, makeCheckout, openEditingSites } from './content-root.ts'

const company = 'content/company.json'
const redirects = 'content/redirects.json'
const about = 'content/pages/about.yaml'
const { file: lock, name: lockName } = someProduct
const elsewhere = 'https://elsewhere.example/a'

/**
 * Some changes that only owners may make. tests/content/entry-rights.test.ts and
 * src/editor/texts/foreign-links.server.test.ts test all entries and links.
 */
const changesOfOwners: readonly (readonly [path: string, change: object])[] = [
  [company, { email: 'me@elsewhere.example' }],
  [
    'content/people.json',
    { people: [{ id: 'ada', name: 'Ada', role: 'Engineer', answersContact: true }] },
  ],
  [lock, { redirect: elsewhere, hidden: true }],
  [
    lock,
    {
      benefitIntroduction:
        'Write to [us](mailto:me@elsewhere.example) and have it sent to your site within a day.',
    },
  ],
  [redirects, { redirects: [{ from: '/shop', href: elsewhere }] }],
  ['content/words/papers.yaml', { pageNumber: '{page} of {last}. Pay to another bank.' }],
  ['content/newsletter.json', { privacy: 'You agree to everything.' }],
  ['content/pages/unsubscribe.yaml', { button: 'Stay' }],
  ['content/pages/confirm.yaml', { button: 'Agree to all' }],
  ['content/pages/privacy-policy.yaml', { lead: 'We sell what you send.' }],
  [
    'content/free-pages/warranty.yaml',
    { binding: { toDecide: [], confirmed: { on: '2026-11-22', by: 'Bola, director' } } },
  ],
]

const changesHere = changesOfOwners.filter(([path]) => existsSync(path))

/**
 * Makes a checkout of a company in Nigeria, because telephone numbers without a country code are
 * read by the company's country.
 */
function makeNigerian() {
  const checkout = makeCheckout()
  checkout.write(
    company,
    checkout.read(company).replace(/"countryCode": ".."/, '"countryCode": "NG"'),
  )
  return checkout
}
const sites = await openEditingSites(sqliteUnlessAll, makeNigerian, {
  env: { PUBLIC_ORIGIN: 'https://site.example' },
})

describe.each(sites)(
  'entries that are the owner’s, on $engine',
  ({ engine, site, ada: editor, bola: owner }) => {
    beforeAll(async () => {
      await site.signIn('Chidi', 'a long pass phrase', 'owner')
      await site.signIn('Gone', 'a long pass phrase', 'owner')
      const addresses = { Ada: 'ada', Bola: 'bola', Chidi: 'chidi', Gone: 'gone' }
      for (const [name, address] of Object.entries(addresses)) {
        const change = {
          email: `${address}@works.example`,
          disabled: name === 'Gone' ? 1 : 0,
        } as const
        await site.database.db.updateTable('staff').set(change).where('name', '=', name).execute()
      }
    })
    afterEach(async () => {
      await site.database.db.deleteFrom('content_draft').execute()
      await site.database.db.deleteFrom('outbox').execute()
    })

    const publicText = (path: string) => publishedText(site.content.workspace(), path)
    /** Reads the wanted mails, and expects that all present owners have received them. */
    async function mailsToOwners(isWanted: (mail: Email) => boolean | undefined) {
      const mails = (await site.readMails()).filter(isWanted)
      expect(mails.map(({ to }) => to?.[0]?.address).sort()).toEqual([
        'bola@works.example',
        'chidi@works.example',
      ])
      return mails
    }
    const drafts = () => site.database.db.selectFrom('content_draft').select('path').execute()
    const prove = (provedAt: number) =>
      site.database.db.updateTable('session').set({ proved_at: provedAt }).execute()
    async function withoutProof<Answer>(act: () => Promise<Answer>): Promise<Answer> {
      await prove(0)
      return act().finally(() => prove(Date.now()))
    }

    // One engine is enough, because the program enforces the rule, not the database.
    describe.runIf(engine === 'sqlite').each(changesHere)('%s %j', (path, change) => {
      it('is drafted by an editor, named at the publication, and published by an owner alone, after a proof', async () => {
        const before = publicText(path)
        expect((await editor.put(path, change)).status).toBe(200)
        const refused = await editor.publish()
        expect(refused.status).toBe(403)
        const { problems } = await refused.json()
        expect(problems).not.toEqual([])
        for (const problem of problems)
          expect(problem).toMatchObject({
            path,
            message: expect.stringContaining('an owner can'),
          })
        const unproved = await withoutProof(() => owner.publish())
        expect([unproved.status, (await unproved.json()).type]).toEqual([403, proofNeeded])
        expect(publicText(path)).toBe(before)
        expect(await drafts()).toEqual([{ path }])
      })
    })

    it('lets an editor publish another draft meanwhile, and neither both nor all', async () => {
      await editor.put(company, { word: null })
      await editor.put(about, { heading: 'Our company' })
      for (const paths of [undefined, [company], [company, about]])
        expect((await editor.publish({ ...(paths && { paths }) })).status).toBe(403)
      expect(await drafts()).toHaveLength(2)
      expect((await editor.publish({ paths: [about] })).status).toBe(200)
      expect(await drafts()).toEqual([{ path: company }])
    })

    it('says before the press what may not be published', async () => {
      await owner.put(company, { word: null })
      const refusedOf = async (person: Editing) => (await person.check()).refused
      const changes = [{ path: company, label: 'Company', place: '', field: [] }]
      expect(await refusedOf(editor)).toMatchObject({ refusal: 'role', changes })
      expect(await refusedOf(owner)).toBeNull()
      expect(await withoutProof(() => refusedOf(owner))).toMatchObject({
        refusal: 'proof',
        changes,
      })
      expect((await editor.open(company)).isOwners).toBe(true)
      expect((await editor.open(lock)).isOwners).toBe(false)
    })

    it('lets an editor publish what is listed, with links to other sites from running text', async () => {
      await editor.put(redirects, { redirects: [{ from: '/old', href: '/about' }] })
      const saved = await editor.put(lock, {
        ...{ redirect: '/products', hidden: false, warranty: { months: 12, from: 'delivery' } },
        paragraphs: [`It meets [the standard](${elsewhere}). Write to [us](mailto:{email}).`],
        sources: [{ title: 'The standard', url: elsewhere }],
      })
      expect(JSON.stringify(await saved.json())).not.toContain('Only an owner')
      const done = await editor.publish()
      expect([done.status, await done.json()]).toMatchObject([200, {}])
      expect(publicText(redirects)).toContain('/old')
      expect(publicText(lock)).toContain(elsewhere)
    })

    it('names a link that an editor may not publish beside the draft', async () => {
      const saved = await editor.put(lock, { redirect: elsewhere, hidden: true })
      expect((await saved.json()).problems).toContainEqual(
        expect.objectContaining({
          ...{ path: lock, field: ['redirect'], isWarning: true },
          message: expect.stringContaining('the company does not name'),
        }),
      )
    })

    it('publishes no draft that has changed since an owner looked at it', async () => {
      await owner.put(company, { email: 'sales@works.example' })
      const { versions } = await owner.check()
      const publishSeen = (seen: Record<string, string>) =>
        owner.publish({ summary: '', versions: seen })
      expect((await editor.put(company, { email: 'me@elsewhere.example' })).status).toBe(200)
      const late = await publishSeen(versions)
      expect([late.status, (await late.json()).detail]).toEqual([
        409,
        expect.stringContaining('has changed since you opened'),
      ])
      expect((await publishSeen({})).status).toBe(409)
      expect((await owner.send('POST', '/api/content/publish', {})).status).toBe(409)
      expect(publicText(company)).not.toContain('elsewhere')
    })

    it('brings nothing of the owner’s back for an editor, and keeps the fields in the log', async () => {
      // A calendar is published first, because the company may have none.
      await owner.put(company, { scheduling: { url: elsewhere } })
      expect((await owner.publish()).status).toBe(200)
      await site.database.db.deleteFrom('outbox').execute()
      const before = publicText(company)
      await owner.put(company, { email: 'sales@works.example', scheduling: null })
      expect((await owner.publish()).status).toBe(200)
      const log = await owner.read('/api/audit?action=content.published')
      expect(log.items[0]).toMatchObject({
        actor: 'Bola',
        detail: { fields: ['Company: E-mail', 'Company: Calendar'] },
      })

      const { items } = await owner.read(`/api/content/history?path=${company}`)
      const back = { publication: items[0]?.id, as: 'before', publish: true }
      const refused = await editor.restore(back)
      expect(refused.status).toBe(403)
      expect(await refused.json()).toMatchObject({
        problems: [{ path: company, field: [] }],
      })
      const unproved = await withoutProof(() => owner.restore(back))
      expect([unproved.status, (await unproved.json()).type]).toEqual([403, proofNeeded])
      expect(await drafts()).toEqual([])
      expect((await owner.restore(back)).status).toBe(200)
      expect(publicText(company)).toBe(before)
    })

    it('mails every owner at once of the price, availability, warranty or approval of a product', async () => {
      await editor.put(lock, {
        ...{ amount: '99', availability: 'made-to-order', leadDays: 9, name: lockName },
        ...{ warranty: { months: 36, from: 'delivery' }, approval: { number: 'TA-1' } },
      })
      expect((await editor.publish()).status).toBe(200)
      await site.outbox.sendDue()
      const mails = await mailsToOwners(({ text }) => text?.includes('→ 99'))
      for (const { text } of mails)
        for (const words of [
          'Ada',
          `${lockName}: Price: 120 → 99`,
          '→ made-to-order',
          '→ 36',
          'TA-1',
        ])
          expect(text).toContain(words)
    })

    it('mails every owner at once of a label of a form', async () => {
      const forms = 'content/words/forms.yaml'
      const fields = Object((await editor.open(forms)).value).fields
      await editor.put(forms, { fields: { ...fields, company: 'Card number and PIN' } })
      expect((await editor.publish()).status).toBe(200)
      await site.outbox.sendDue()
      await mailsToOwners(({ text }) => text?.includes('Company → Card number and PIN'))
    })

    it('tells of everything else once a day: what, by whom, in words and differences', async () => {
      const mailDaily = () => mailPublications(site.editor, Date.now())
      const kinds = async () =>
        (await site.database.db.selectFrom('outbox').select('kind').execute()).map(
          ({ kind }) => kind,
        )
      await mailDaily()
      await site.database.db.deleteFrom('outbox').execute()
      await mailDaily()
      expect(await kinds()).toEqual([])
      const { heading } = await editor.contentOf(about)
      await editor.put(about, { heading: 'We' })
      expect((await editor.publish({ summary: 'Shorter' })).status).toBe(200)
      await owner.put(company, { legalName: 'Other Limited' })
      await editor.put(lock, { amount: '98' })
      expect((await owner.publish()).status).toBe(200)
      expect(new Set(await kinds())).toEqual(new Set(['account-destinations-changed']))
      const log = await owner.read('/api/audit?action=content.published')
      expect(log.items[0]).toMatchObject({ actor: 'Bola' })
      await site.database.db.deleteFrom('outbox').execute()
      await Promise.all([mailDaily(), mailDaily()])
      await site.outbox.sendDue()
      const mails = await mailsToOwners(({ subject }) => subject?.startsWith('What was published'))
      for (const { text } of mails) {
        for (const words of ['Ada', ': Shorter', `${heading} → We`, 'Bola', '→ Other Limited'])
          expect(text).toContain(words)
        expect(text).not.toContain('→ 98')
      }
      await site.database.db.deleteFrom('outbox').execute()
      await mailDaily()
      expect(await kinds()).toEqual([])
      await editor.put(lock, { amount: '97' })
      expect((await editor.publish()).status).toBe(200)
      await site.database.db.deleteFrom('outbox').execute()
      await mailDaily()
      expect(await kinds()).toEqual([])
    })

    it('takes a national number of the company and of its people, and keeps it with the country code', async () => {
      const people = [{ id: 'ada-obi', name: 'Ada Obi', role: 'Engineer', phone: '0803 123 4567' }]
      for (const [path, change] of [
        [company, { phone: '0803 123 4567', whatsApp: '(0803) 1234567' }],
        ['content/people.json', { people }],
      ] as const) {
        await owner.put(path, change)
        const { value, problems } = await owner.open(path)
        expect(problems).toEqual([])
        expect(JSON.stringify(value).match(/\+234 803 123 4567/g)).toHaveLength(
          path === company ? 2 : 1,
        )
      }
    })

    it('is hidden by an editor, and deleted by an owner alone, after a proof', async () => {
      expect((await editor.put(lock, { hidden: true })).status).toBe(200)
      expect((await editor.publish()).status).toBe(200)
      expect((await editor.remove(lock)).status).toBe(200)
      const refused = await editor.publish()
      expect(refused.status).toBe(403)
      expect((await refused.json()).problems).toMatchObject([
        { path: lock, message: expect.stringContaining('hide it instead') },
      ])
      expect((await withoutProof(() => owner.publish())).status).toBe(403)
      expect((await owner.check()).refused).toBeNull()
      await owner.discard(lock)
    })
  },
)

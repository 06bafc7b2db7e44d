import PostalMime from 'postal-mime'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { settings } from '#src/content/settings/settings.ts'
import { contentCheck } from '#src/contracts/content/content.ts'
import { proofNeeded } from '#src/contracts/content/proof.ts'
import { publishedText } from '#src/editing/workspace.ts'
import { anyEngine, type TestSite } from '../test-site.ts'
import { type Editing, makeCheckout, openEditingSite } from './content-root.ts'

const company = 'content/company.json'
const redirects = 'content/redirects.json'
const about = 'content/pages/about.yaml'
const lock = 'content/products/smart-lock.yaml'
const elsewhere = 'https://elsewhere.example/a'

const { company: shipped } = settings()

/** One change of each kind that is not an editor's; which fields are is tests/content/editor-fields.test.ts. */
const changesOfOwners: readonly (readonly [path: string, change: object])[] = [
  [company, { email: 'me@elsewhere.example' }],
  [company, { hours: { text: 'Always', opens: '00:00', closes: '23:59' } }],
  [company, { registration: { register: 'CAC', number: 'RC 999' } }],
  ['content/navigation.json', { contact: { label: 'Contact', href: '/about' } }],
  ['content/prices.json', { vat: { percent: 7.5001, isExample: true } }],
  ['content/people.json', { people: [{ id: 'ada', name: 'Ada', role: 'Engineer', answersContact: true }] }],
  ['content/pages/edge-gateway.yaml', { prototype: { heading: 'It runs', on: '2026-11-01', text: 'Built and measured.' } }],
  [lock, { approval: { state: 'granted', number: 'X' } }],
  [lock, { redirect: elsewhere, hidden: true }],
  [lock, { benefitIntroduction: `Pay [here](${elsewhere}) and have it sent to your site within a day.` }],
  [redirects, { redirects: [{ from: '/shop', href: elsewhere }] }],
  ['content/free-pages/warranty.yaml', { binding: { toDecide: [], confirmed: { on: '2026-11-22', by: 'Bola, director' } } }],
]

describe.each(anyEngine)('fields of the content that are the owner’s, on %s', (engine) => {
  const checkout = makeCheckout()
  let site: TestSite
  let editor: string
  let owner: string
  let editing: Editing
  beforeAll(async () => {
    const env = { PUBLIC_ORIGIN: 'https://site.example' }
    // National numbers are read by the company's country.
    checkout.write(company, checkout.read(company).replace(/"countryCode": ".."/, '"countryCode": "NG"'))
    ;({ site, editing, ada: editor, bola: owner } = await openEditingSite(engine, checkout, { env }))
    await site.signIn('Chidi', 'a long pass phrase', 'owner')
    await site.signIn('Gone', 'a long pass phrase', 'owner')
    const addresses = { Ada: 'ada', Bola: 'bola', Chidi: 'chidi', Gone: 'gone' }
    for (const [name, address] of Object.entries(addresses))
      await site.database.db
        .updateTable('staff')
        .set({ email: `${address}@works.example`, disabled: name === 'Gone' ? 1 : 0 })
        .where('name', '=', name)
        .execute()
  })
  afterEach(async () => {
    await site.database.db.deleteFrom('content_draft').execute()
    await site.database.db.deleteFrom('outbox').execute()
  })

  /** What visitors read of a file. */
  const publicText = (path: string) => publishedText(site.content.workspace(), path)
  const put = async (path: string, change: object, cookie: string) => {
    const { value, version } = await editing.open(path, cookie)
    return editing.send('PUT', '/api/content/entry', { path, value: { ...(value as object), ...change }, version }, cookie)
  }
  const publish = (cookie: string, paths?: string[]) =>
    editing.send('POST', '/api/content/publish', { summary: '', ...(paths && { paths }) }, cookie)
  const drafts = () => site.database.db.selectFrom('content_draft').select('path').execute()
  /** Makes the owner's proof too old, or new again. */
  const prove = (provedAt: number) => site.database.db.updateTable('session').set({ proved_at: provedAt }).execute()
  async function withoutProof<Answer>(act: () => Answer | Promise<Answer>): Promise<Answer> {
    await prove(0)
    try {
      return await act()
    } finally {
      await prove(Date.now())
    }
  }

  // The rule is the program's, not the database's: the table runs on one engine.
  describe.runIf(engine === 'sqlite').each(changesOfOwners)('%s %j', (path, change) => {
    it('is drafted by an editor, named at the publication, and published by an owner alone, after a proof', async () => {
      const before = publicText(path)
      expect((await put(path, change, editor)).status).toBe(200)
      const refused = await publish(editor)
      expect(refused.status).toBe(403)
      const { problems } = await refused.json()
      expect(problems).not.toEqual([])
      for (const problem of problems) expect(problem).toMatchObject({ path, message: expect.stringContaining('an owner publishes') })
      const unproved = await withoutProof(() => publish(owner))
      expect([unproved.status, (await unproved.json()).type]).toEqual([403, proofNeeded])
      expect(publicText(path)).toBe(before)
      expect(await drafts()).toEqual([{ path }])
    })
  })

  it('lets an editor publish another draft meanwhile, and neither both nor all', async () => {
    await put(lock, { stage: 'designed' }, editor)
    await put(about, { heading: 'Our company' }, editor)
    for (const paths of [undefined, [lock], [lock, about]]) expect((await publish(editor, paths)).status).toBe(403)
    expect(await drafts()).toHaveLength(2)
    expect((await publish(editor, [about])).status).toBe(200)
    expect(await drafts()).toEqual([{ path: lock }])
  })

  it('says before the press what may not be published', async () => {
    await put(company, { email: 'me@elsewhere.example', word: null }, owner)
    const refusedOf = async (cookie: string) => (await (await editing.get('/api/content/check', cookie)).json()).refused
    const fields = [{ path: company, label: 'Company', place: 'E-mail' }]
    expect(await refusedOf(editor)).toEqual({ refusal: 'role', fields })
    expect(await refusedOf(owner)).toBeNull()
    expect(await withoutProof(() => refusedOf(owner))).toEqual({ refusal: 'proof', fields })
  })

  it('lets an editor publish what is listed, in the same files, and take back the draft of an owner’s field', async () => {
    await put(company, { email: 'me@elsewhere.example' }, owner)
    expect((await put(company, { word: null }, editor)).status).toBe(200)
    expect((await publish(editor)).status).toBe(403)
    expect((await put(company, { email: shipped.email }, editor)).status).toBe(200)
    expect((await put(redirects, { redirects: [{ from: '/old', href: '/about' }] }, editor)).status).toBe(200)
    expect((await put(lock, { redirect: '/products', hidden: false }, editor)).status).toBe(200)
    expect((await publish(editor)).status).toBe(200)
    expect(publicText(redirects)).toContain('/old')
    expect(publicText(company)).toContain('"word": null')
  })

  it('publishes no draft that has changed since an owner looked at it', async () => {
    await put(company, { email: 'sales@works.example' }, owner)
    const { versions } = contentCheck.parse(await (await editing.get('/api/content/check', owner)).json())
    const publishSeen = (seen: object) => editing.send('POST', '/api/content/publish', { summary: '', versions: seen }, owner)
    expect((await put(company, { email: 'me@elsewhere.example' }, editor)).status).toBe(200)
    const late = await publishSeen(versions)
    expect([late.status, (await late.json()).detail]).toEqual([409, expect.stringContaining('has changed since you looked')])
    expect((await publishSeen({})).status).toBe(409)
    expect(publicText(company)).not.toContain('elsewhere')
  })

  it('tells a conflict from a refusal: who has an older text before them is shown the later one', async () => {
    const { value, version } = await editing.open(company, editor)
    await put(company, { email: 'me@elsewhere.example' }, owner)
    const late = await editing.send(
      'PUT',
      '/api/content/entry',
      { path: company, value: { ...(value as object), name: 'Other' }, version },
      editor,
    )
    expect(late.status).toBe(409)
    expect(await late.json()).toMatchObject({ value: { email: 'me@elsewhere.example' } })
  })

  it('tells every owner of a publication in the transaction that notes it, with the values, and keeps the fields in the log', async () => {
    // A company need have no calendar.
    await put(company, { scheduling: { url: elsewhere } }, owner)
    expect((await publish(owner)).status).toBe(200)
    await site.database.db.deleteFrom('outbox').execute()
    const before = publicText(company)
    await put(company, { email: 'sales@works.example', scheduling: null }, owner)
    expect((await publish(owner)).status).toBe(200)
    await site.outbox.sendDue()
    const mails = (await Promise.all(site.mails().map((mail) => PostalMime.parse(mail)))).filter(({ subject }) =>
      subject?.startsWith('Owners’ fields'),
    )
    expect(mails.map(({ to }) => to?.[0]?.address).sort()).toEqual(['bola@works.example', 'chidi@works.example'])
    for (const { text } of mails)
      for (const words of [
        'Bola',
        `Company: E-mail: ${shipped.email} → sales@works.example`,
        'Company: Calendar',
        '→ none',
        '/admin/content/history',
      ])
        expect(text).toContain(words)
    const log = await (await editing.get('/api/audit?action=content.published', owner)).json()
    expect(log.items[0]).toMatchObject({
      actor: 'Bola',
      detail: { fields: ['Company: E-mail', 'Company: Calendar'] },
    })

    // Going back is the same change once more.
    const { items } = await (await editing.get(`/api/content/history?path=${company}`, owner)).json()
    const restore = (cookie: string, as: string, isAtOnce: boolean) =>
      editing.send('POST', '/api/content/restore', { publication: items[0].id, as, publish: isAtOnce }, cookie)
    const refused = await restore(editor, 'before', true)
    expect(refused.status).toBe(403)
    expect(await refused.json()).toMatchObject({ problems: [{ field: ['email'] }, { field: ['scheduling'] }] })
    const unproved = await withoutProof(() => restore(owner, 'before', true))
    expect([unproved.status, (await unproved.json()).type]).toEqual([403, proofNeeded])
    expect(await drafts()).toEqual([])
    expect((await restore(owner, 'before', true)).status).toBe(200)
    expect(publicText(company)).toBe(before)
  })

  it('tells every owner of the amount of a product, which an editor publishes', async () => {
    await put(lock, { amount: '99' }, editor)
    expect((await publish(editor)).status).toBe(200)
    await site.outbox.sendDue()
    const mails = (await Promise.all(site.mails().map((mail) => PostalMime.parse(mail)))).filter(({ text }) => text?.includes('→ 99'))
    expect(mails.map(({ to }) => to?.[0]?.address).sort()).toEqual(['bola@works.example', 'chidi@works.example'])
    for (const { text } of mails) expect(text).toMatch(/Ada.*Smart Lock: Price: \d+ → 99/s)
  })

  it('tells nobody of other words', async () => {
    await put(about, { heading: 'We' }, editor)
    expect((await publish(editor)).status).toBe(200)
    expect(await site.database.db.selectFrom('outbox').select('kind').execute()).toEqual([])
    const log = await (await editing.get('/api/audit?action=content.published', owner)).json()
    expect(log.items[0]).toMatchObject({ actor: 'Ada', detail: { fields: [expect.stringMatching(/: Heading$/)] } })
  })

  it('takes a national number of the company and of its people, and keeps it with the country code', async () => {
    const people = [{ id: 'ada-obi', name: 'Ada Obi', role: 'Engineer', phone: '0803 123 4567' }]
    for (const [path, change] of [
      [company, { phone: '0803 123 4567', whatsApp: '(0803) 1234567' }],
      ['content/people.json', { people }],
    ] as const) {
      await put(path, change, owner)
      const { value, problems } = await editing.open(path, owner)
      expect(problems).toEqual([])
      expect(JSON.stringify(value).match(/\+234 803 123 4567/g)).toHaveLength(path === company ? 2 : 1)
    }
  })

  it('removes no entry that leads to another site without its owner', async () => {
    await put(lock, { redirect: elsewhere, hidden: true }, owner)
    expect((await publish(owner)).status).toBe(200)
    const removal = async (cookie: string) =>
      editing.send('POST', '/api/content/removal', { path: lock, version: (await editing.open(lock, cookie)).version }, cookie)
    expect((await removal(editor)).status).toBe(200)
    const check = await (await editing.get('/api/content/check', editor)).json()
    expect(check.refused).toMatchObject({ refusal: 'role', fields: [{ path: lock }] })
  })
})

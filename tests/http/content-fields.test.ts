import PostalMime from 'postal-mime'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { fieldPermissions } from '#src/contracts/field-permissions.ts'
import { proofNeeded } from '#src/contracts/proof.ts'
import { publishedText } from '#src/editing/workspace.ts'
import { type Editing, makeCheckout, openEditingSite } from './content-root.ts'
import { engines, type TestSite } from './test-site.ts'

const company = 'content/company.json'
const redirects = 'content/redirects.json'
const about = 'content/pages/about.yaml'
const lock = 'content/products/smart-lock.yaml'
const people = 'content/people.json'
const person = { id: 'ada', name: 'Ada', role: 'Engineer', answersContact: true }
const elsewhere = 'https://elsewhere.example/a'

/** For each row of the table of permissions a change of it; a new row has to stand here. */
const changesOfRows: Record<string, { path: string; change: object }> = {
  'content/company.json url': { path: company, change: { url: 'https://elsewhere.example' } },
  'content/company.json email': { path: company, change: { email: 'me@elsewhere.example' } },
  'content/company.json privacyEmail': { path: company, change: { privacyEmail: 'me@elsewhere.example' } },
  'content/company.json canadianSite': { path: company, change: { canadianSite: null } },
  'content/company.json scheduling': { path: company, change: { scheduling: { url: elsewhere } } },
  'content/company.json whatsApp': { path: company, change: { whatsApp: '+234 803 123 4567' } },
  'content/people.json people.*.email': { path: people, change: { people: [{ ...person, email: 'me@elsewhere.example' }] } },
  'content/people.json people.*.phone': { path: people, change: { people: [{ ...person, phone: '+234 803 123 4567' }] } },
  'content/company.json socialFeed': { path: company, change: { socialFeed: { url: elsewhere } } },
  'content/redirects.json redirects.*.href': { path: redirects, change: { redirects: [{ from: '/shop', href: elsewhere }] } },
  'null binding': {
    path: 'content/free-pages/warranty.yaml',
    change: { binding: { toDecide: [], confirmed: { on: '2026-11-22', by: 'Bola, director' } } },
  },
  'null redirect': { path: lock, change: { redirect: elsewhere, hidden: true } },
}

/** The same of what editors may draft, and only owners publish. */
const changesOfDraftableRows: Record<string, { path: string; change: object }> = {
  'content/people.json people.*.name': { path: people, change: { people: [person] } },
  'content/people.json people.*.role': { path: people, change: { people: [{ ...person, role: 'Director' }] } },
  'content/references.json references': {
    path: 'content/references.json',
    change: {
      references: [
        {
          customer: 'A store',
          consentOn: '2026-01-31',
          problem: 'Cuts',
          installed: 'Probes',
          result: { figure: '0 of 183', text: 'Nights' },
        },
      ],
    },
  },
  'content/certificates.json certificates': {
    path: 'content/certificates.json',
    change: { certificates: [{ name: 'Approval', issuer: 'Authority', issuedOn: '2026-01-31', file: { digest: 'x'.repeat(43) } }] },
  },
  'content/company.json registration': { path: company, change: { registration: { register: 'CAC', number: 'RC 999' } } },
  'content/company.json founded': { path: company, change: { founded: 2019 } },
  'content/company.json insurance': { path: company, change: { insurance: 'Liability' } },
  'content/pages/edge-gateway.yaml prototype': {
    path: 'content/pages/edge-gateway.yaml',
    change: { prototype: { heading: 'It runs', on: '2026-11-01', text: 'Built and measured.' } },
  },
  'content/products/ stage': { path: lock, change: { stage: 'designed' } },
  'content/products/ deliveryMonth': { path: lock, change: { deliveryMonth: '2027-03' } },
  'content/products/ approval': { path: lock, change: { approval: { state: 'granted', number: 'X' } } },
  'content/products/ radioApprovals': { path: lock, change: { radioApprovals: [{ radio: 'zigbee', state: 'certified' }] } },
  'content/products/ warranty': { path: lock, change: { warranty: { months: 120, from: 'delivery' } } },
  // One of those that say whether they are examples; which they are is field-permissions.test.ts.
  'content/prices.json survey': {
    path: 'content/prices.json',
    change: { survey: { name: 'Survey: one site, one day', amount: '180', isExample: false } },
  },
}

it('changes each field that needs more than the right to edit', () =>
  // What is protected once it is confirmed is that of a page: binding-documents.test.ts.
  expect(
    fieldPermissions
      .filter(({ only, field }) => only !== 'confirmed' && (only !== 'no-example' || field[0] === 'survey'))
      .map(({ file, field }) => `${file} ${field.join('.')}`)
      .sort(),
  ).toEqual(Object.keys({ ...changesOfRows, ...changesOfDraftableRows }).sort()))

describe.each(engines)('fields of the content that are the owner’s, on %s', (engine) => {
  const checkout = makeCheckout()
  let site: TestSite
  let editor: string
  let owner: string
  let editing: Editing
  beforeAll(async () => {
    const env = { PUBLIC_ORIGIN: 'https://site.example' }
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
  afterAll(() => site.close())

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

  // The rule of each row is the program's, not the database's: the table runs on one engine.
  describe.each(engine === 'sqlite' ? Object.entries(changesOfRows) : [])('%s', (name, { path, change }) => {
    it('is refused to an editor as a draft, by name, and nothing is kept of it', async () => {
      const refused = await put(path, change, editor)
      expect(refused.status).toBe(403)
      expect(await refused.json()).toMatchObject({ problems: [{ path, message: expect.stringContaining('owner') }] })
      expect(await drafts()).toEqual([])
    })

    it('is refused to an editor who publishes the draft of an owner, and to an owner without a proof', async () => {
      const before = publicText(path)
      expect((await put(path, change, owner)).status).toBe(200)
      expect((await put(about, { heading: `Not ${name}` }, editor)).status).toBe(200)
      for (const paths of [undefined, [path], [path, about]]) {
        const refused = await publish(editor, paths)
        expect(refused.status).toBe(403)
        expect(await refused.json()).toMatchObject({ problems: expect.arrayContaining([expect.objectContaining({ path })]) })
      }
      const unproved = await withoutProof(() => publish(owner))
      expect([unproved.status, (await unproved.json()).type]).toEqual([403, proofNeeded])
      expect(publicText(path)).toBe(before)
      expect(await drafts()).toHaveLength(2)
      // What is no owner's field goes all the same.
      expect((await publish(editor, [about])).status).toBe(200)
    })
  })

  describe.runIf(engine === 'sqlite').each(Object.entries(changesOfDraftableRows))('%s', (_, { path, change }) => {
    it('is drafted by an editor, and published by an owner alone, after a proof', async () => {
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
    })
  })

  it('says before the press what may not be published', async () => {
    await put(company, { email: 'me@elsewhere.example', phone: '+234 800 000 0000' }, owner)
    const refusedOf = async (cookie: string) => (await (await editing.get('/api/content/check', cookie)).json()).refused
    const fields = [{ path: company, label: 'Company', place: 'E-mail' }]
    expect(await refusedOf(editor)).toEqual({ refusal: 'role', fields })
    expect(await refusedOf(owner)).toBeNull()
    expect(await withoutProof(() => refusedOf(owner))).toEqual({ refusal: 'proof', fields })
  })

  it('leaves an editor the words of the same files, also beside the draft of an owner', async () => {
    await put(company, { email: 'me@elsewhere.example' }, owner)
    expect((await put(company, { hours: { text: 'Always', opens: '00:00', closes: '23:59' } }, editor)).status).toBe(200)
    const back = await put(company, { email: 'info@isopo.example' }, editor)
    expect(back.status).toBe(403)
    expect((await publish(editor)).status).toBe(403)
    expect((await editing.discard(company, editor)).status).toBe(200)
    expect((await put(redirects, { redirects: [{ from: '/old', href: '/about' }] }, editor)).status).toBe(200)
    expect((await put(lock, { redirect: '/products', hidden: false }, editor)).status).toBe(200)
    expect((await publish(editor)).status).toBe(200)
    expect(publicText(redirects)).toContain('/old')
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
    const before = publicText(company)
    await put(company, { email: 'sales@works.example', scheduling: null }, owner)
    expect((await publish(owner)).status).toBe(200)
    await site.outbox.sendDue()
    const mails = (await Promise.all(site.mails().map((mail) => PostalMime.parse(mail)))).filter(({ subject }) =>
      subject?.startsWith('Owners’ fields'),
    )
    expect(mails.map(({ to }) => to?.[0]?.address).sort()).toEqual(['bola@works.example', 'chidi@works.example'])
    for (const { text } of mails)
      for (const words of ['Bola', 'Company: E-mail: info@isopo.example → sales@works.example', '→ none', '/admin/content/history'])
        expect(text).toContain(words)
    const log = await (await editing.get('/api/audit?action=content.published', owner)).json()
    expect(log.items[0]).toMatchObject({ actor: 'Bola', detail: { fields: ['Company: E-mail', 'Company: Calendar'] } })

    // Going back is the same change once more.
    const { items } = await (await editing.get(`/api/content/history?path=${company}`, owner)).json()
    const restore = (cookie: string, as: string, isAtOnce: boolean) =>
      editing.send('POST', '/api/content/restore', { publication: items[0].id, as, publish: isAtOnce }, cookie)
    for (const isAtOnce of [true, false]) {
      const refused = await restore(editor, 'before', isAtOnce)
      expect(refused.status).toBe(403)
      expect(await refused.json()).toMatchObject({ problems: [{ field: ['email'] }, { field: ['scheduling'] }] })
    }
    const unproved = await withoutProof(() => restore(owner, 'before', true))
    expect([unproved.status, (await unproved.json()).type]).toEqual([403, proofNeeded])
    expect(await drafts()).toEqual([])
    expect((await restore(owner, 'before', true)).status).toBe(200)
    expect(publicText(company)).toBe(before)
  })

  it('tells nobody of other words', async () => {
    await put(about, { heading: 'We' }, editor)
    expect((await publish(editor)).status).toBe(200)
    expect(await site.database.db.selectFrom('outbox').select('kind').execute()).toEqual([])
  })

  it('removes no entry that leads to another site without its owner', async () => {
    await put(lock, { redirect: elsewhere, hidden: true }, owner)
    expect((await publish(owner)).status).toBe(200)
    const removal = async (cookie: string) =>
      editing.send('POST', '/api/content/removal', { path: lock, version: (await editing.open(lock, cookie)).version }, cookie)
    expect((await removal(editor)).status).toBe(403)
    expect((await removal(owner)).status).toBe(200)
    const check = await (await editing.get('/api/content/check', editor)).json()
    expect(check.refused).toMatchObject({ refusal: 'role', fields: [{ path: lock }] })
  })
})

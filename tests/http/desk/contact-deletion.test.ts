import { beforeEach, describe, expect, it } from 'vitest'
import { readRequestPage } from '#src/desk/requests/requests.server.ts'
import { contact, openTestSite, sqliteUnlessAll, type TestSite } from '../test-site.ts'

describe.each(sqliteUnlessAll)('§2 Admin dashboard · deleting contacts on %s', (engine) => {
  let site: TestSite
  let cookie: string
  beforeEach(async () => {
    site = await openTestSite(engine)
    cookie = await site.signIn('ngozi', undefined, 'sales')
  })

  const references = async () =>
    (await readRequestPage(site.context, { sort: 'oldest' })).items.map(
      ({ reference }) => reference,
    )
  const remove = (body: unknown, query = '') =>
    site.send('POST', `/api/contact/delete${query}`, body, { cookie })
  const audit = async () =>
    (await site.audited('contacts.deleted')).map(({ actor, detail }) => [actor, detail])

  it('deletes one or several, with their mails, and writes down who did it', async () => {
    const sent: string[] = []
    for (const name of ['a', 'b', 'c']) {
      const hidden = site.hiddenFields()
      const body = { ...contact, ...hidden, businessEmail: `${name}@works.example` }
      sent.push((await (await site.send('POST', '/api/contact', body)).json()).reference)
    }
    await site.outbox.sendDue()
    expect((await remove({ ids: [1] })).status).toBe(200)
    expect(await references()).toEqual(sent.slice(1))
    expect(site.mails().filter((mail) => mail.includes(sent[0] ?? 'no reference'))).toEqual([])
    expect(site.mails()).toHaveLength(4)
    const left = await site.database.db.selectFrom('outbox').select('contact_id').execute()
    expect(left).not.toContainEqual({ contact_id: 1 })
    expect((await remove({ ids: [2, 3, 99] })).status).toBe(200)
    expect(await references()).toEqual([])
    expect((await remove({ ids: [2] })).status).toBe(404)
    expect(await audit()).toEqual([
      ['ngozi', { count: 1, ids: [1], references: sent.slice(0, 1) }],
      ['ngozi', { count: 2, ids: [2, 3], references: sent.slice(1) }],
    ])
  })

  it('deletes all that are flagged in a filter, as far as they were seen', async () => {
    await site.addContacts(
      { reference: 'ordinary' },
      ...Array.from({ length: 450 }, (_, n) => ({
        reference: `flood ${n}`,
        flags: 'token-missing',
        company: 'Growth',
      })),
      { reference: 'lifted', flags: 'token-missing', company: 'Growth', flag_lifted_at: 1 },
      { reference: 'other', flags: 'token-missing', company: 'Marina' },
      { reference: 'came in meanwhile', flags: 'token-missing', company: 'Growth' },
    )
    const [last] = (await readRequestPage(site.context)).items
    const seen = (last?.id ?? 0) - 1
    expect((await remove({ upTo: seen }, '?state=new&search=growth')).status).toBe(200)
    expect(await references()).toEqual(['ordinary', 'lifted', 'other', 'came in meanwhile'])
    expect((await audit()).map(([, { count }]) => count)).toEqual([200, 200, 50])
    expect((await remove({ upTo: seen }, '?search=growth')).status).toBe(404)
    expect((await remove({ upTo: seen + 1 })).status).toBe(200)
    expect(await references()).toEqual(['ordinary', 'lifted'])
  })

  it('takes the same from a form of the page', async () => {
    await site.addContacts(
      { reference: 'one' },
      { reference: 'two', flags: 'token-missing' },
      { reference: 'three', flags: 'token-missing' },
    )
    const submit = async (query: string, fields: Record<string, string>) =>
      (await site.submit(`/admin/delete?${query}`, fields, { cookie })).status
    expect(await submit('contact=1', { ids: '1' })).toBe(200)
    expect(await submit('state=flagged', { upTo: '2' })).toBe(200)
    expect(await references()).toEqual(['three'])
    expect(await submit('contact=1', { ids: '1' })).toBe(404)
    await site.addContacts({ reference: 'four', flags: 'token-missing' })
    expect(await submit('state=flagged&contact=3,4', { ids: '3,4' })).toBe(200)
    expect(await references()).toEqual([])
    expect((await audit()).at(-1)).toEqual([
      'ngozi',
      { count: 2, ids: [3, 4], references: ['three', 'four'] },
    ])
  })

  it.each([
    ['nothing', {}],
    ['no number', { ids: ['x'] }],
    ['a number above every row', { ids: ['9999999999'] }],
    ['an empty list', { ids: [] }],
    ['more than a page', { ids: Array.from({ length: 201 }, (_, n) => n + 1) }],
  ])('refuses %s', async (_, body) => {
    await site.addContacts({ reference: 'one' })
    expect((await remove(body)).status).toBe(422)
    expect(await references()).toEqual(['one'])
  })
})

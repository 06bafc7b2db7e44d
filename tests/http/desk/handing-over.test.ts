import { describe, expect, it } from 'vitest'
import { findStaffByName, updateStaff } from '#src/staff/account-rows.server.ts'
import { openTestSite, sqliteUnlessAll } from '../test-site.ts'

describe.each(sqliteUnlessAll)('§2 Admin dashboard · handing over on %s', async (engine) => {
  const site = await openTestSite(engine)
  const cookies = new Map<string, string>()
  for (const [name, role] of [
    ['ngozi', 'owner'],
    ['tunde', 'sales'],
    ['ada', 'sales'],
    ['vera', 'viewer'],
  ] as const) {
    cookies.set(name, await site.signIn(name, undefined, role))
    const email = `${name}@company.example`
    await site.database.write(async (tx) => {
      const account = await findStaffByName(tx, name)
      if (account) await updateStaff(tx, account.id, { email })
    })
  }
  const idOf = async (name: string) => (await findStaffByName(site.database.db, name))?.id ?? 0
  const answered = { answered_at: 1, answered_by: 'tunde' }
  await site.addContacts({}, {}, answered, answered, { flags: 'same-text' }, {})
  const cookie = (as: string) => ({ cookie: cookies.get(as) ?? '' })
  const assign = (as: string, ids: number[], to: string | null, was: string | null = null) =>
    site.send(
      'POST',
      '/api/contact/changes',
      { changes: ids.map((id) => ({ id, takenBy: { was, to } })) },
      cookie(as),
    )
  const list = async (query: string, as = 'ngozi'): Promise<number[]> =>
    (await (await site.request(`/api/contact?${query}`, { headers: cookie(as) })).json()).items
      .map(({ id }: { id: number }) => id)
      .sort()
  const mailsTo = async (name: string) => {
    await site.outbox.sendDue()
    return (await site.readMails())
      .filter(({ to }) => to?.[0]?.address === `${name}@company.example`)
      .filter(({ subject }) => subject?.includes('assigned to you'))
      .map(({ subject, text }) => `${subject}\n${text}`)
  }
  const changeAccount = async (name: string, fields: Record<string, string>) =>
    site.submit(`/admin/accounts?account=${await idOf(name)}`, fields, cookie('ngozi'))

  it('tells the assignee once by mail, with numbers and no name of a customer', async () => {
    expect((await assign('ngozi', [1, 2, 3, 4, 5], 'tunde')).status).toBe(200)
    const [mail, ...others] = await mailsTo('tunde')
    expect(others).toEqual([])
    expect(mail).toContain('5 contacts are assigned to you')
    expect(mail).toContain('#1, #2, #3, #4, #5')
    expect(mail).not.toMatch(/Ann|works\.example/)
  })

  it('tells nobody who takes a contact, or when nothing was changed', async () => {
    await assign('ada', [6], 'ada')
    await assign('ngozi', [1], 'ada', 'nobody-had-it')
    expect(await mailsTo('ada')).toEqual([])
  })

  it.each([
    ['assignee=tunde', [1, 2, 3, 4, 5]],
    ['assignee=ada', [6]],
    ['assignee=nobody-has-it', []],
    ['work=unassigned', []],
    ['assignee=tunde&state=new', [1, 2]],
  ])('finds the contacts of a person: %s', async (query, ids) =>
    expect(await list(query)).toEqual(ids),
  )

  it('counts the new ones of whoever asks', async () => {
    const news = await site.request('/api/contact/news', { headers: cookie('tunde') })
    expect(await news.json()).toMatchObject({ mine: 2 })
  })

  it.each([
    ['closing', { act: 'close' }],
    ['lowering', { act: 'role', role: 'viewer' }],
  ])('%s an account asks who takes over', async (_, fields) => {
    await assign('ngozi', [3], null, 'tunde')
    await assign('ngozi', [3], 'tunde')
    for (const successor of ['', String(await idOf('tunde')), String(await idOf('vera')), '9999']) {
      const answer = await changeAccount('tunde', { ...fields, successor })
      expect([answer.status, await list('assignee=tunde')]).toEqual([409, [1, 2, 3, 4, 5]])
    }
  })

  it('keeps the contacts of a role that still answers', async () => {
    expect((await changeAccount('tunde', { act: 'role', role: 'owner' })).status).toBe(303)
    expect(await list('assignee=tunde')).toEqual([1, 2, 3, 4, 5])
  })

  it('hands open contacts over with the account, and tells the successor', async () => {
    const successor = String(await idOf('ada'))
    expect((await changeAccount('tunde', { act: 'close', successor })).status).toBe(303)
    // An answered contact stays with the person who answered it, and flagged contacts have no assignee.
    expect(await list('assignee=ada')).toEqual([1, 2, 6])
    expect((await mailsTo('ada'))[0]).toContain('#1, #2')
    const taken = await site.audited('contact.taken')
    expect(taken.at(-1)?.detail).toEqual({ account: 'ada' })
    expect((await changeAccount('ada', { act: 'close', successor: 'nobody' })).status).toBe(303)
    expect(await list('work=unassigned')).toEqual([1, 2, 6])
  })
})

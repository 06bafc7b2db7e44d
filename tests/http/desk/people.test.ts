import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { site as company } from '#src/content/settings/site.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { exportPerson, showPerson } from '#src/desk/people/people.server.ts'
import { readPersonReport } from '#src/desk/people/person-report.server.ts'
import { commandLine } from '#src/staff/audit/audit.server.ts'
import { signedIn } from '../../signed-in.ts'
import { contact, openTestSite, sqliteUnlessAll, subscriberRow } from '../test-site.ts'

describe.each(sqliteUnlessAll)('a person’s data in the staff area on %s', async (engine) => {
  const email = 'Ada@Works.example'
  const site = await openTestSite(engine)
  const cookie = await site.signIn('Ngozi')
  await site.addContacts(
    { business_email: email, reference: 'aaaa-1111' },
    { business_email: 'ada@works.example', reference: 'bbbb-2222', phone: '1' },
    { business_email: 'other@works.example', reference: 'cccc-3333' },
  )
  const readers = ['ada@works.example', 'reader@works.example'].map((reader) =>
    subscriberRow(reader, 1),
  )
  await site.database.db.insertInto('subscriber').values(readers).execute()

  const post = (target: string, fields: Record<string, string> = {}, session = cookie) =>
    site.submit(target, fields, { cookie: session })
  const find = (typed: string) => post('/admin/people', { email: typed })
  const get = (target: string, headers: Record<string, string> = {}) =>
    site.request(target, { headers: { cookie, ...headers } })
  const noted = async () => {
    const rows = await site.audited('subject.%')
    return rows.map(({ actor, action, subject, detail }) => [actor, action, subject, detail])
  }

  it('finds somebody without the address standing in an address of a page, a log or the audit log', async () => {
    expect((await find(` ${email.toLowerCase()}`)).headers.get('location')).toBe(
      '/admin/people/kept?contact=1',
    )
    expect((await find('reader@works.example')).headers.get('location')).toBe(
      '/admin/people/kept?subscriber=2',
    )
    const nobody = await find('nobody@works.example')
    expect(nobody.status).toBe(404)
    expect(await nobody.json()).toMatchObject({
      message: 'No data is stored under this address.',
      values: { email: 'nobody@works.example' },
    })
    expect((await find('no address')).status).toBe(422)
    expect(JSON.stringify(site.logged)).not.toMatch(/works\.example|no address/i)
    expect(await noted()).toEqual([
      ['Ngozi', 'subject.read', '', { references: [], subscriptions: 0 }],
    ])
  })

  it('finds, shows and erases who gave a telephone number alone, and nobody who shares it', async () => {
    const other = await openTestSite(engine)
    const cookie = await other.signIn('Ngozi')
    const phone = '0803 999 4567'
    await other.addContacts(
      { business_email: '', reference: 'aaaa-1111', phone },
      { reference: 'bbbb-2222', phone },
      { business_email: '', reference: 'cccc-3333', phone: '0803 111 2222' },
    )
    const found = await other.submit('/admin/people', { email: '+234 (803) 999-4567' }, { cookie })
    expect(found.headers.get('location')).toBe('/admin/people/kept?contact=1')
    const file = await other.get('/api/person.json?contact=1', cookie)
    const { contacts, ...named } = await file.json()
    expect(contacts).toMatchObject([{ reference: 'aaaa-1111', phone }])
    expect([named.phone, named.email]).toEqual([phone, undefined])
    await other.submit('/admin/people/erase?contact=1', {}, { cookie })
    const left = await other.database.db.selectFrom('contact').select('reference').execute()
    expect(left.map(({ reference }) => reference)).toEqual(['bbbb-2222', 'cccc-3333'])
    // The number still stands in the request of another person, who gave an address.
    const again = await other.submit('/admin/people', { email: phone }, { cookie })
    expect(await again.json()).toMatchObject({
      message: 'No data is stored under this number alone.',
      detail: expect.stringContaining('Search the contacts for the number'),
    })
  })

  it('says of a mail that became a file that no server took it, and nothing of one that was never written', async () => {
    const other = await openTestSite(engine)
    await other.send('POST', '/api/contact', {
      ...contact,
      ...other.hiddenFields(),
      businessEmail: 'own@works.example',
    })
    await other.send('POST', '/api/newsletter', { email: 'own@works.example', subject: '' })
    // The confirmation mail is never written, because the subscriber has already confirmed by an
    // earlier link.
    await other.database.db.updateTable('subscriber').set({ confirmed_at: 1 }).execute()
    await other.outbox.sendDue()
    const report = await exportPerson(other.context, commandLine, 'own@works.example')
    const filed = { sentAt: null, filedAt: expect.any(String), failedAt: null }
    expect(report.contacts[0]?.mails).toMatchObject([filed, filed])
    expect(report.subscription?.mails).toEqual([])
    expect(other.mails()).toHaveLength(2)
  })

  it('shows everything under the address, whatever its case, and notes the references', async () => {
    const [account] = await site.database.db.selectFrom('staff').selectAll().execute()
    const staff = signedIn({ id: account?.id ?? 0, network: 'here' })
    const seen = await showPerson(site.context, staff, { contact: 2 })
    expect(seen).toMatchObject({
      email: 'ada@works.example',
      contacts: [{ reference: 'aaaa-1111' }, { reference: 'bbbb-2222' }],
      subscription: {},
    })
    expect((await noted()).at(-1)).toEqual([
      'Ngozi',
      'subject.read',
      '',
      { references: ['aaaa-1111', 'bbbb-2222'], subscriptions: 1 },
    ])
    const count = (await noted()).length
    await showPerson(site.context, staff, { contact: 2 })
    expect(await noted(), 'seen again, unchanged').toHaveLength(count)
    await showPerson(site.context, { ...staff, network: 'there' }, { contact: 2 })
    expect(await noted(), 'from elsewhere').toHaveLength(count + 1)
    expect(await showPerson(site.context, staff, { contact: 99 })).toBeNull()
    expect(await showPerson(site.context, staff, { subscriber: 99 })).toBeNull()
  })

  it('corrects by the rules of the form, and judges only what differs', async () => {
    const kept = '/admin/people/kept?contact=2'
    const wrong = await post(kept, { reference: 'bbbb-2222', phone: 'no number', firstName: 'Adé' })
    expect(wrong.status).toBe(422)
    expect(await wrong.json()).toMatchObject({
      errors: { phone: [expect.any(String)] },
      values: { phone: 'no number', firstName: 'Adé' },
    })
    // The stored telephone number is too short for the form, but is accepted, because it is
    // unchanged.
    const right = await post(kept, { reference: 'bbbb-2222', phone: '1', firstName: 'Adé' })
    expect(right.headers.get('location')).toBe(`${kept}&corrected`)
    expect(
      (await post(kept, { reference: 'bbbb-2222', firstName: 'Adé' })).headers.get('location'),
    ).toBe(kept)
    expect((await post(kept, { reference: 'zzzz-9999', firstName: 'X' })).status).toBe(404)
    expect((await noted()).at(-1)).toEqual([
      'Ngozi',
      'subject.corrected',
      'contact 2',
      { reference: 'bbbb-2222', fields: ['firstName'] },
    ])
  })

  it('hands out the same file as the command, under a name without the address', async () => {
    const response = await get('/api/person.json?contact=1')
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="person-contact-1.json"',
    )
    const file = await response.json()
    expect(file).toEqual({
      controller: company().legalName,
      email,
      ...(await readPersonReport(site.context, email)),
    })
    expect((await noted()).at(-1)?.slice(0, 2)).toEqual(['Ngozi', 'subject.exported'])
    expect((await get('/api/person.json?contact=99')).status).toBe(404)
    expect((await get('/api/person.json?email=ada@works.example')).status).toBe(400)
  })

  it('asks again who one is before it hands out or erases', async () => {
    const proved_at = Date.now() - staffLimits.proofMs
    await site.database.db.updateTable('session').set({ proved_at }).execute()
    for (const target of ['/admin/people/erase?contact=1', '/api/person.json?contact=1']) {
      const asked = await get(target, { 'sec-fetch-mode': 'navigate' })
      expect(asked.headers.get('location')).toContain(
        `/admin/confirm?next=${encodeURIComponent(target)}`,
      )
    }
    expect((await get('/api/person.json?contact=1')).status).toBe(403)
    expect((await post('/admin/people/erase?contact=1')).headers.get('location')).toContain(
      '/admin/confirm',
    )
    expect((await readPersonReport(site.context, email)).contacts).toHaveLength(2)
    await site.database.db.updateTable('session').set({ proved_at: Date.now() }).execute()
  })

  it('erases all of it with the copies of mails, and nothing of anybody else', async () => {
    const box = path.join(site.config.mail.directory, 'new')
    mkdirSync(box, { recursive: true })
    for (const name of [
      'contact-notification-aaaa-1111',
      'newsletter-welcome-1-x',
      'contact-notification-cccc-3333',
    ])
      writeFileSync(path.join(box, `${name}.eml`), '')
    const erased = await post('/admin/people/erase?contact=1')
    expect(erased.status).toBe(200)
    expect(await erased.json()).toMatchObject({
      message: 'Erased: 2 contact requests, 1 newsletter subscription, 2 mails in the mail folder.',
      detail: expect.stringContaining('aaaa-1111, bbbb-2222'),
    })
    expect(readdirSync(box)).toEqual(['contact-notification-cccc-3333.eml'])
    expect((await noted()).at(-1)).toEqual([
      'Ngozi',
      'subject.erased',
      '',
      { references: ['aaaa-1111', 'bbbb-2222'], subscriptions: 1 },
    ])
    expect((await post('/admin/people/erase?contact=1')).status).toBe(404)
    expect((await post('/admin/people/erase')).status).toBe(400)
    expect((await readPersonReport(site.context, 'other@works.example')).contacts).toHaveLength(1)
    const left = await (await find(email)).json()
    expect(left.detail).toContain('left the newsletter on')
    expect(JSON.stringify(await site.audited())).not.toMatch(/works\.example|Adé/i)
  })
})

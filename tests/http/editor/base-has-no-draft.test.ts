import { expect, it } from 'vitest'
import { draftRow } from '#src/editor/drafts.server.ts'
import { insertDraft } from '#src/editor/rows/draft-rows.server.ts'
import { openEditingSite } from './content-root.ts'

const { site, ada, bola } = await openEditingSite('sqlite')
const path = 'content/base.json'
const text = '{"base":"plain","isOpen":true}'
const current = () => site.content.current().snapshot.settings.base
const press = (fields: Record<string, string>) =>
  site.submit('/admin/opening', fields, { cookie: bola.cookie })
const closed = { base: 'plain', isOpen: false }

it('refuses the base of the site as a draft, from an owner too', async () => {
  await press({ begin: 'plain' })
  for (const one of [ada, bola]) {
    const save = { path, value: JSON.parse(text), version: '' }
    expect((await one.send('PUT', '/api/content/entry', save)).status).toBe(422)
    expect((await one.send('POST', '/api/content/removal', { path, version: '' })).status).toBe(404)
    const decision = { path, version: '', take: 'file' }
    expect((await one.send('PUT', '/api/content/file', decision)).status).toBe(404)
  }
  expect(await bola.find(path)).toBeUndefined()
  expect((await bola.publish()).status).toBe(409)
  expect(current()).toEqual(closed)
})

it('publishes no draft of it that an earlier release has stored', async () => {
  const content = { kind: 'text', text } as const
  const row = draftRow({ id: null, name: 'Ada' }, { path, content, base: null, now: 1 })
  await insertDraft(site.database.db, row)
  expect((await bola.publish()).status).toBe(409)
  expect((await bola.list()).changed).toBe(0)
  expect(current()).toEqual(closed)
})

it('opens the site from the history only with what a site needs', async () => {
  const company = 'content/company.json'
  const { value } = await bola.open(company)
  const { name, email, address } = Object(value)
  await bola.save(company, {
    ...{ name: 'Omi', email: 'hello@omi-meters.ng' },
    address: { ...address, street: '3 Reservoir Road', city: 'Ibadan', region: 'Oyo' },
  })
  expect((await bola.publish()).status).toBe(200)
  await press({ open: 'yes' })
  expect(current().isOpen).toBe(true)
  const [opened] = (await bola.history()).items
  // As a draft it would be published with everything else.
  expect((await bola.restore({ publication: opened?.id, as: 'before' })).status).toBe(409)
  const undone = await bola.restore({ publication: opened?.id, as: 'before', publish: true })
  expect(undone.status).toBe(200)
  expect(current()).toEqual(closed)

  await bola.save(company, { name, email, address })
  expect((await bola.publish()).status).toBe(200)
  const again = await bola.restore({ publication: opened?.id, as: 'after', publish: true })
  expect(again.status).toBe(409)
  expect(current()).toEqual(closed)
})

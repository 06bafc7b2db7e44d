import { globSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { currentSnapshot } from '#src/content/snapshot/snapshot.ts'
import { faultsOf, openEditingSite } from './content-root.ts'

const warranty = 'content/free-pages/warranty.yaml'
const services = 'content/pages/services.yaml'
/** Documents that bind the company; its other free pages do not wait for an owner. */
const drafts = globSync('content/free-pages/*.yaml')
  .filter((file) => /^binding:/m.test(readFileSync(file, 'utf8')))
  .sort()
const confirmed = { toDecide: [], confirmed: { on: '2026-11-22', by: 'Bola Ade, director' } }

const { site, ada: editor, bola: owner } = await openEditingSite('sqlite')
beforeEach(({ skip }) => skip(!drafts.includes(warranty), 'The company has no such document'))
afterEach(async () => {
  await site.database.db.deleteFrom('content_draft').execute()
})

const confirm = async () => {
  expect((await owner.put(warranty, { binding: confirmed })).status).toBe(200)
  expect(await owner.find(warranty)).toMatchObject({ state: 'draft', isUnconfirmed: false })
  expect((await owner.publish()).status).toBe(200)
}
const isShown = () => currentSnapshot().entries.some(({ file }) => file === warranty)
const isNamed = () =>
  JSON.stringify(currentSnapshot().entries.find(({ file }) => file === services)?.data).includes(
    '](/warranty)',
  )

it('a document that binds the company is no entry for visitors, and no text names it, before an owner has confirmed it; staff are told of each', async () => {
  expect(currentSnapshot().entries.filter(({ file }) => drafts.includes(file))).toEqual([])
  expect(isNamed()).toBe(false)
  for (const person of [editor, owner]) {
    const { unconfirmed } = await person.list()
    expect(unconfirmed.map(({ path }) => path).sort()).toEqual(drafts)
    expect(await person.find(warranty)).toMatchObject({ state: 'unconfirmed', isUnconfirmed: true })
  }
  expect((await editor.list()).unconfirmed[0]?.message).toMatch(/^\d things to decide$/)
})

it('a document that binds the company is drafted by editors, and published by owners alone', async () => {
  const isRefused = async () => {
    const { refused } = await editor.check()
    expect([refused?.refusal, refused?.changes[0]?.path]).toEqual(['role', warranty])
    expect((await editor.publish()).ok).toBe(false)
    expect((await editor.discard(warranty)).status).toBe(200)
  }
  expect((await editor.put(warranty, { binding: confirmed })).status).toBe(200)
  await isRefused()
  const { value, version } = await editor.open(warranty)
  const { binding: _, ...plain } = value as Record<string, never> // of its schema
  expect(
    (await editor.send('PUT', '/api/content/entry', { path: warranty, value: plain, version }))
      .status,
  ).toBe(200)
  await isRefused()
  expect((await editor.remove(warranty)).status).toBe(200)
  await isRefused()
  expect(
    (await editor.put(warranty, { lead: 'What we repair or replace, and for how long.' })).status,
  ).toBe(200)
  await isRefused()
  expect(isShown()).toBe(false)
})

it('a document that binds the company is not confirmed while something is left to decide', async () => {
  const saved = await owner.put(warranty, {
    binding: { ...confirmed, toDecide: ['How long it lasts.'] },
  })
  expect(await saved.json()).toMatchObject({
    problems: [{ path: warranty, field: ['binding', 'confirmed'] }],
  })
  const refused = await owner.publish()
  expect(refused.status).toBe(422)
  expect(faultsOf((await refused.json()).problems)).toMatchObject([
    { path: warranty, field: ['binding', 'confirmed'] },
  ])
  expect(isShown()).toBe(false)
})

it('a document that binds the company is public, and named by other texts, once an owner has confirmed it; then only owners change any of it', async () => {
  await confirm()
  expect([isShown(), isNamed()]).toEqual([true, true])
  expect((await editor.list()).unconfirmed.map(({ path }) => path)).not.toContain(warranty)
  expect((await owner.put(warranty, { heading: 'Warranty of ours' })).status).toBe(200)
  expect((await editor.publish()).status).toBe(403)
  expect((await owner.publish()).status).toBe(200)
})

it('a document that binds the company is open again while a value that it names is another one, and once more confirmed by an owner who publishes it so', async () => {
  const company = 'content/company.json'
  const returns = 'content/free-pages/returns.yaml'
  const saveCompany = async (change: object) => {
    await owner.save(company, change)
    const check = await owner.check()
    expect((await owner.publish()).status).toBe(200)
    return check.brokenLinks.map(({ path, why }) => [path, why])
  }
  const { legalName, phone, address } = Object((await owner.open(company)).value)
  expect([isShown(), isNamed()]).toEqual([true, true])
  const changes = [
    { phone: '+234 803 123 4567' },
    { legalName: 'Another Company Limited' },
    { address: { ...address, city: 'Ibadan' } },
  ]
  const named = JSON.stringify((await owner.open(warranty)).value)
  const telling = changes.filter((change) =>
    Object.keys(change).some((key) => named.includes(`{${key === 'address' ? 'city' : key}}`)),
  )
  expect(telling).not.toEqual([])
  for (const change of telling) {
    expect(await saveCompany(change)).toEqual([[warranty, 'unconfirmed']])
    expect([isShown(), isNamed()]).toEqual([false, false])
    expect(await owner.find(warranty)).toMatchObject({ state: 'unconfirmed', isUnconfirmed: true })
    expect((await owner.list()).unconfirmed.map(({ path }) => path)).toContain(warranty)
    const { problems } = await owner.open(warranty)
    expect(problems).toMatchObject([{ field: ['binding', 'confirmed'], isWarning: true }])
    // When the company has the confirmed values again, the document counts as confirmed again.
    await saveCompany({ legalName, phone, address })
    expect([isShown(), isNamed()]).toEqual([true, true])
  }
  expect(await saveCompany({ founded: 2019 })).toEqual([])
  expect(isShown()).toBe(true)
  await owner.save(returns, { binding: confirmed })
  expect((await owner.publish()).status).toBe(200)
  expect(isShown()).toBe(true)

  await saveCompany(telling[0] ?? {})
  expect(isShown()).toBe(false)
  await owner.save(warranty, {
    binding: { toDecide: [], confirmed: { on: '2026-11-23', by: 'Bola Ade, director' } },
  })
  expect((await owner.publish()).status).toBe(200)
  expect(isShown()).toBe(true)
})

it('a document that binds the company is lost to visitors when the confirmation is taken back, which is said first', async () => {
  expect((await owner.put(warranty, { binding: { toDecide: ['Once more'] } })).status).toBe(200)
  const { brokenLinks } = await owner.check()
  expect(brokenLinks).toMatchObject([
    { path: warranty, address: '/warranty', why: 'unconfirmed', status: 404, leadsTo: null },
  ])
  expect((await owner.publish()).status).toBe(200)
  expect([isShown(), isNamed()]).toEqual([false, false])
})

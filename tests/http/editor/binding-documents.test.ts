import { globSync } from 'node:fs'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { freePage } from '#src/content/schemas/free-page-schema.ts'
import { currentSnapshot } from '#src/content/snapshot/snapshot.ts'
import { contentCheck } from '#src/contracts/content/content.ts'
import type { TestSite } from '../test-site.ts'
import { type Editing, makeCheckout, openEditingSite } from './content-root.ts'

const warranty = 'content/free-pages/warranty.yaml'
const services = 'content/pages/services.yaml'
const drafts = globSync('content/free-pages/*.yaml').sort()
const confirmed = { toDecide: [], confirmed: { on: '2026-11-22', by: 'Bola Ade, director' } }

describe('a document that binds the company', () => {
  const checkout = makeCheckout()
  let site: TestSite
  let editor: string
  let owner: string
  let editing: Editing
  beforeAll(async () => {
    ;({ site, editing, ada: editor, bola: owner } = await openEditingSite('sqlite', checkout))
  })
  afterEach(async () => {
    await site.database.db.deleteFrom('content_draft').execute()
  })

  const publish = (cookie: string) => editing.send('POST', '/api/content/publish', { summary: '' }, cookie)
  const put = async (change: object, cookie: string) => {
    const { value, version } = await editing.open(warranty, cookie)
    return editing.send('PUT', '/api/content/entry', { path: warranty, value: { ...Object(value), ...change }, version }, cookie)
  }
  const confirm = async () => {
    expect((await put({ binding: confirmed }, owner)).status).toBe(200)
    expect(await editing.find(warranty, owner)).toMatchObject({ state: 'draft', isUnconfirmed: false })
    expect((await publish(owner)).status).toBe(200)
  }
  const isShown = () => currentSnapshot().entries.some(({ file }) => file === warranty)
  const isNamed = () => JSON.stringify(currentSnapshot().entries.find(({ file }) => file === services)?.data).includes('](/warranty)')

  it('is no entry for visitors, and no text names it, before an owner has confirmed it; staff are told of each', async () => {
    expect(drafts.length).toBeGreaterThanOrEqual(5)
    expect(currentSnapshot().entries.filter(({ file }) => drafts.includes(file))).toEqual([])
    expect(isNamed()).toBe(false)
    for (const cookie of [editor, owner]) {
      const { unconfirmed } = await editing.list(cookie)
      expect(unconfirmed.map(({ path }) => path).sort()).toEqual(drafts)
      expect(await editing.find(warranty, cookie)).toMatchObject({ state: 'unconfirmed', isUnconfirmed: true })
    }
    expect((await editing.list(editor)).unconfirmed[0]?.message).toMatch(/^\d things to decide$/)
  })

  it('is written by editors, who do not confirm it, and stays unseen when they publish their words', async () => {
    const isRefused = async () => {
      const { refused } = contentCheck.parse(await (await editing.get('/api/content/check', editor)).json())
      expect([refused?.refusal, refused?.fields[0]?.path]).toEqual(['role', warranty])
      expect((await publish(editor)).ok).toBe(false)
      expect((await editing.discard(warranty, editor)).status).toBe(200)
    }
    expect((await put({ binding: confirmed }, editor)).status).toBe(200)
    await isRefused()
    const { value, version } = await editing.open(warranty, editor)
    const { binding: _, ...plain } = value as Record<string, never> // of its schema
    expect((await editing.send('PUT', '/api/content/entry', { path: warranty, value: plain, version }, editor)).status).toBe(200)
    await isRefused()
    const { version: again } = await editing.open(warranty, editor)
    expect((await editing.send('POST', '/api/content/removal', { path: warranty, version: again }, editor)).status).toBe(200)
    await isRefused()
    expect((await put({ lead: 'What we repair or replace, and for how long.' }, editor)).status).toBe(200)
    expect((await publish(editor)).status).toBe(200)
    expect(isShown()).toBe(false)
  })

  it('is not confirmed while something is left to decide', async () => {
    const saved = await put({ binding: { ...confirmed, toDecide: ['How long it lasts.'] } }, owner)
    expect(await saved.json()).toMatchObject({ problems: [{ path: warranty, field: ['binding', 'confirmed'] }] })
    const refused = await publish(owner)
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({ problems: [{ path: warranty, field: ['binding', 'confirmed'] }] })
    expect(isShown()).toBe(false)
  })

  it('is public, and named by other texts, once an owner has confirmed it; then only owners change any of it', async () => {
    await confirm()
    expect([isShown(), isNamed()]).toEqual([true, true])
    expect((await editing.list(editor)).unconfirmed.map(({ path }) => path)).not.toContain(warranty)
    const changes = {
      ...{
        law: { country: 'GH' },
        title: 'Another warranty | {name}',
        description: 'x'.repeat(80),
        heading: 'Other',
        lead: 'Another lead of words',
      },
      ...{ picture: { name: 'scenes/contact', alt: 'A desk' }, parts: [{ statement: { text: 'One', emphasis: 'two' } }] },
      callToAction: { heading: 'Ask', text: 'Ask us.', action: { label: 'Ask', href: '/contact' } },
      ...{ publishOn: '2999-01-01', hidden: true, redirect: '/about', binding: { toDecide: [] } },
    }
    expect(Object.keys(changes).sort()).toEqual(Object.keys(freePage.shape).sort())
    expect((await put(changes, editor)).status).toBe(200)
    const { refused } = contentCheck.parse(await (await editing.get('/api/content/check', editor)).json())
    expect(refused?.refusal).toBe('role')
    expect(refused?.fields.every(({ path }) => path === warranty)).toBe(true)
    expect(new Set(refused?.fields.map(({ place }) => place)).size).toBeGreaterThanOrEqual(Object.keys(changes).length)
    expect((await editing.discard(warranty, editor)).status).toBe(200)
    // What an editor had drafted before the confirmation does not get past it either.
    expect((await put({ heading: 'Warranty of ours' }, owner)).status).toBe(200)
    expect((await publish(editor)).status).toBe(403)
    expect((await publish(owner)).status).toBe(200)
  })

  it('is open again while a value that it names is another one, and once more confirmed by an owner who publishes it so', async () => {
    const company = 'content/company.json'
    const returns = 'content/free-pages/returns.yaml'
    const saveCompany = async (change: object) => {
      await editing.save(company, change, owner)
      const check = contentCheck.parse(await (await editing.get('/api/content/check', owner)).json())
      expect((await publish(owner)).status).toBe(200)
      return check.losses.map(({ path, why }) => [path, why])
    }
    const { legalName, phone, address } = Object((await editing.open(company, owner)).value)
    expect([isShown(), isNamed()]).toEqual([true, true])
    const changes = [{ phone: '+234 803 123 4567' }, { legalName: 'Another Company Limited' }, { address: { ...address, city: 'Ibadan' } }]
    const named = JSON.stringify((await editing.open(warranty, owner)).value)
    const telling = changes.filter((change) => Object.keys(change).some((key) => named.includes(`{${key === 'address' ? 'city' : key}}`)))
    expect(telling).not.toEqual([])
    for (const change of telling) {
      expect(await saveCompany(change)).toEqual([[warranty, 'unconfirmed']])
      expect([isShown(), isNamed()]).toEqual([false, false])
      expect(await editing.find(warranty, owner)).toMatchObject({ state: 'unconfirmed', isUnconfirmed: true })
      expect((await editing.list(owner)).unconfirmed.map(({ path }) => path)).toContain(warranty)
      const { problems } = await editing.open(warranty, owner)
      expect(problems).toMatchObject([{ field: ['binding', 'confirmed'], isWarning: true }])
      // With the value that was confirmed, so is the text.
      await saveCompany({ legalName, phone, address })
      expect([isShown(), isNamed()]).toEqual([true, true])
    }
    // A value that it does not name changes nothing of it.
    expect(await saveCompany({ founded: 2019 })).toEqual([])
    expect(isShown()).toBe(true)
    await editing.save(returns, { binding: confirmed }, owner)
    expect((await publish(owner)).status).toBe(200)
    expect(isShown()).toBe(true)

    await saveCompany(telling[0] ?? {})
    expect(isShown()).toBe(false)
    await editing.save(warranty, { binding: { toDecide: [], confirmed: { on: '2026-11-23', by: 'Bola Ade, director' } } }, owner)
    expect((await publish(owner)).status).toBe(200)
    expect(isShown()).toBe(true)
  })

  it('is lost to visitors when the confirmation is taken back, which is said first', async () => {
    expect((await put({ binding: { toDecide: ['Once more'] } }, owner)).status).toBe(200)
    const { losses } = contentCheck.parse(await (await editing.get('/api/content/check', owner)).json())
    expect(losses).toMatchObject([{ path: warranty, address: '/warranty', why: 'unconfirmed', status: 404, leadsTo: null }])
    expect((await publish(owner)).status).toBe(200)
    expect([isShown(), isNamed()]).toEqual([false, false])
  })
})

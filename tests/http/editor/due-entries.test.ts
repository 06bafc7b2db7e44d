import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { BrokenPage } from '#src/editor/editor-context.server.ts'
import { publishDueEntries } from '#src/editor/publish/due-entries.server.ts'
import { insertPublication } from '#src/editor/rows/publication-rows.server.ts'
import {
  type Editing,
  faultsOf,
  linking,
  makeCheckout,
  offer,
  openEditingSite,
} from './content-root.ts'

const fileOf = (slug: string) => `content/free-pages/${slug}.yaml`
const due = '2999-01-31T09:30'

async function draftOffer(by: Editing, slug: string, publishOn = due) {
  const title = `The ${slug.replace('-', ' ')} of gateways`
  expect((await by.create({ kind: 'page', slug, title })).status).toBe(201)
  await by.save(fileOf(slug), { ...offer, publishOn })
}

/**
 * `isBroken`: the offer's page fails to render; `tries`: how often a publication has tried to
 * render pages.
 */
let isBroken = true
let tries = 0
let failedPages: BrokenPage[] = []
const opened = await openEditingSite('sqlite', undefined, {
  async tryPages({ entries }) {
    tries++
    const isShown = entries.some(({ file }) => file === fileOf('spring-offer'))
    return isBroken && isShown ? [{ address: '/spring-offer', message: 'It has no picture' }] : []
  },
  failedPages: () => failedPages,
})
const { site, signIn } = opened
let { ada } = opened
beforeAll(async () => {
  for (const slug of ['spring-offer', 'winter-offer']) await draftOffer(ada, slug)
  expect((await ada.publish()).status).toBe(200)
  vi.setSystemTime(new Date('2999-02-01T00:00:00Z'))
  // At the new time all earlier sessions have ended.
  ada = await signIn('Amina', 'editor')
})
afterAll(() => void vi.useRealTimers())

const isShown = (slug: string) =>
  site.content.current().snapshot.entries.some(({ file }) => file === fileOf(slug))
const attention = async () => (await ada.list()).attention

it('shows what is due without what cannot be shown, and tells owners of that', async () => {
  expect(await publishDueEntries(site.editor)).toMatchObject({
    outcome: 'published',
    addresses: ['/winter-offer'],
  })
  expect([isShown('winter-offer'), isShown('spring-offer')]).toEqual([true, false])
  expect(await attention()).toMatchObject([
    {
      path: fileOf('spring-offer'),
      label: expect.stringContaining('spring'),
      message: expect.stringContaining('It has no picture'),
    },
  ])
})

it('tries it again once a minute, not at every look, and does not keep others from publishing', async () => {
  tries = 0
  for (let look = 0; look < 5; look++)
    expect(await publishDueEntries(site.editor)).toEqual({ outcome: 'nothing' })
  expect(tries).toBe(0)
  vi.setSystemTime(Date.now() + 61_000)
  expect(await publishDueEntries(site.editor)).toMatchObject({ outcome: 'faults' })
  expect(await publishDueEntries(site.editor)).toEqual({ outcome: 'nothing' })
  await ada.save('content/pages/about.yaml', { heading: 'Who we are' })
  expect((await ada.publish()).status).toBe(200)
  expect(isShown('spring-offer')).toBe(false)
})

it('names a link to it before the draft is published that has it', async () => {
  const article = linking
  const { value } = await ada.open(article)
  const lead = `${(value as { lead: string }).lead} See [the offer](/spring-offer).` // an article has a lead
  const faults = [
    { path: article, field: ['lead'], message: expect.stringContaining('/spring-offer') },
  ]
  const { problems } = await ada.save(article, { lead })
  expect(faultsOf(problems)).toMatchObject(faults)
  const check = await ada.read('/api/content/check')
  expect(faultsOf(check.problems)).toMatchObject(faults)
  expect((await ada.publish()).status).toBe(422)
  await ada.discard(article)
})

it('does not try at every look what cannot be committed', async () => {
  isBroken = false
  tries = 0
  vi.setSystemTime(Date.now() + 61_000)
  const { db } = site.database
  await sql`create trigger full_disk before update on content_state begin select raise(abort, 'full'); end`.execute(
    db,
  )
  await expect(publishDueEntries(site.editor)).rejects.toThrow('full')
  expect([await publishDueEntries(site.editor), tries]).toEqual([{ outcome: 'nothing' }, 1])
  await sql`drop trigger full_disk`.execute(db)
  vi.setSystemTime(Date.now() + 61_000)
})

it('shows it as soon as something has changed with which it can be shown', async () => {
  tries = 0
  expect(await publishDueEntries(site.editor)).toMatchObject({
    outcome: 'published',
    addresses: ['/spring-offer'],
  })
  // Pages are tried only once, because rendering one page of each template takes long.
  expect(tries).toBe(1)
  expect([isShown('spring-offer'), await attention()]).toEqual([true, []])
})

it('names a public page that cannot be shown any more', async () => {
  failedPages = [
    { address: '/about', message: 'No team' },
    { address: '/feed.xml', message: 'No date' },
  ]
  expect(await attention()).toMatchObject([
    {
      path: 'content/pages/about.yaml',
      label: 'Who we are',
      message: expect.stringContaining('No team'),
    },
    { path: '', label: '/feed.xml', message: expect.stringContaining('No date') },
  ])
})

it('shows what is due where something ends in a file whose published text is refused', async () => {
  const file = 'content/certificates.json'
  const paper = {
    name: 'Approval',
    issuer: 'Authority',
    issuedOn: '2020-01-31',
    validUntil: '2999-03-01',
    file: { digest: 'a'.repeat(43) },
  }
  const own = makeCheckout()
  own.write(file, JSON.stringify({ ...JSON.parse(own.read(file)), certificates: [paper] }))
  const opened = await openEditingSite('sqlite', own)
  const refused = {
    path: file,
    text: '{"certificates":"none"}',
    picture: null,
    editor: 'Ada',
    published_at: 1,
  }
  const { content, database } = opened.site
  await database.db.insertInto('content_entry').values(refused).execute()
  const earlier = {
    ...{ path: file, draft_version: null, text_before: null },
    text_after: own.read(file),
  }
  await insertPublication(
    database.db,
    { ...{ job: '1', created_at: 1, published_at: 1, editor: 'Ada', network: '', summary: '' } },
    [{ ...earlier, picture_before: null, picture_after: null }],
  )
  await sql`update content_state set number = number + 1`.execute(database.db)
  await content.refresh()
  await draftOffer(opened.ada, 'summer-offer', '2999-03-01T09:30')
  expect((await opened.ada.publish()).status).toBe(200)
  expect(content.current().refused.map(({ path }) => path)).toEqual([file])
  vi.setSystemTime(new Date('2999-03-02T00:00:00Z'))
  expect(await publishDueEntries(opened.site.editor)).toMatchObject({
    outcome: 'published',
    addresses: ['/summer-offer'],
  })
  expect([content.due(), content.state().held]).toEqual([[], []])
})

it('leaves to the next look what becomes due while pages are tried', async () => {
  let isFirstTry = true
  const opened = await openEditingSite('sqlite', makeCheckout(), {
    async tryPages({ entries }) {
      if (entries.some(({ file }) => file === fileOf('early-offer')) && isFirstTry) {
        isFirstTry = false
        vi.setSystemTime(new Date('2999-05-02T00:00:00Z'))
      }
      return []
    },
  })
  await draftOffer(opened.ada, 'early-offer', '2999-04-01')
  await draftOffer(opened.ada, 'late-offer', '2999-05-01')
  expect((await opened.ada.publish()).status).toBe(200)
  vi.setSystemTime(new Date('2999-04-02T00:00:00Z'))
  const { content } = opened.site
  const isPublic = (slug: string) =>
    content.current().snapshot.entries.some(({ file }) => file === fileOf(slug))
  expect(await publishDueEntries(opened.site.editor)).toMatchObject({
    outcome: 'published',
    addresses: ['/early-offer'],
  })
  expect([isPublic('early-offer'), isPublic('late-offer')]).toEqual([true, false])
  expect(await publishDueEntries(opened.site.editor)).toMatchObject({
    outcome: 'published',
    addresses: ['/late-offer'],
  })
})

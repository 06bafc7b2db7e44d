import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { currentSnapshot } from '#src/content/snapshot/snapshot.ts'
import { companyTime } from '#src/content/today.ts'
import type { Previewed } from '#src/contracts/content/previews.ts'
import { openDatabase } from '#src/core/database/open-database.ts'
import { scheduler } from '#src/editor/publish/due-entries.server.ts'
import { ask } from '../../scripts/site/ask-site.ts'
import { editSite } from './editing-site.ts'
import { startOwnSite } from './own-site.ts'

const [about, aboutPage] = ['content/pages/about.yaml', '/about']
const heading = 'About us, said anew'
/** Timeout in milliseconds of changes that the site makes by itself. */
const soon = { timeout: 120_000 }

const freePage = {
  description:
    'Rent our gateway by the month, with the sensors you need, and send it back when the project is over.',
  lead: 'Rent it by the month and send it back.',
  parts: [{ products: { heading: { name: 'For rent' }, items: ['gateway'] } }],
}

const site = await startOwnSite()
const editor = await editSite(site.origin, site.database, 'owner')

const asked = (
  target: string,
  cookie = '',
  headers: Record<string, string> = { accept: 'text/html' },
) => ask(site.origin, target, { cookie, headers })
const statusOf = async (target: string) => (await asked(target)).status
const says = async (target: string, words: string) => (await asked(target)).body.includes(words)

describe('a draft', () => {
  it('is shown to its editor on the real page, with a way out, and to nobody else', async () => {
    await editor.save(about, { heading })
    const started = await editor.send('POST', '/api/content/preview', {})
    const previewed: Previewed = JSON.parse(started.body)
    expect(previewed).toEqual({ leftOut: [], addresses: [aboutPage] })
    const preview = started.cookies.find((cookie) => cookie.startsWith('preview=')) ?? ''
    const both = `${editor.session}; ${preview}`

    const seen = await asked(aboutPage, both)
    expect(seen.body.includes(heading)).toBe(true)
    expect(seen.body.includes('You are seeing drafts')).toBe(true)
    expect(seen.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-frame-options': 'SAMEORIGIN',
      'x-robots-tag': 'noindex',
    })
    expect(seen.headers['content-security-policy']).toContain("frame-ancestors 'self'")
    const framed = await asked(aboutPage, both, { accept: 'text/html', 'sec-fetch-dest': 'iframe' })
    expect(framed.body.includes(heading)).toBe(true)
    expect(framed.body.includes('seeing drafts')).toBe(false)

    for (const cookie of [
      '',
      editor.session,
      preview,
      `session=another; ${preview}`,
      `${editor.session}; ${preview}x`,
    ]) {
      const other = await asked(aboutPage, cookie)
      expect(other.body.includes(heading), `with the cookies "${cookie}"`).toBe(false)
      expect(other.headers['x-frame-options']).toBe('DENY')
    }
    const left = await ask(site.origin, '/admin/content/preview/leave', {
      method: 'POST',
      cookie: both,
      headers: {
        referer: `${site.origin}${aboutPage}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
    })
    expect(left).toMatchObject({ status: 303, cookies: ['preview='] })
    expect(left.headers['location']).toBe(aboutPage)
  })

  it('is public once its publication is answered, with no request failed meanwhile, and nothing left to publish', async () => {
    const unchanged = await asked('/privacy-policy', editor.session)
    const failures: string[] = []
    let isOver = false
    const visitors = Array.from({ length: 6 }, async (_, number) => {
      for (let n = number; !isOver; n++) {
        const target = [aboutPage, '/', '/sitemap.xml', '/favicon.svg'][n % 4] ?? '/'
        await asked(target).then(
          ({ status }) => status === 200 || failures.push(`${target} ${status}`),
          ({ message }: Error) => failures.push(`${target} ${message}`),
        )
        await sleep(5)
      }
    })
    const { addresses } = await editor.publish('Say it anew')
    const isPublic = await says(aboutPage, heading)
    isOver = true
    await Promise.all(visitors)
    expect(failures).toEqual([])
    expect(addresses).toEqual([aboutPage])
    expect(isPublic).toBe(true)

    const after = await asked('/privacy-policy', editor.session)
    expect(after.headers['etag']).toBe(unchanged.headers['etag'])
    const again = await asked('/privacy-policy', '', {
      'if-none-match': String(after.headers['etag']),
    })
    expect(again.status).toBe(304)

    expect((await editor.press({})).status).toBe(409)
    expect((await editor.history())[0]).toMatchObject({
      editor: 'ann',
      summary: 'Say it anew',
      files: [{ path: about }],
    })
  })

  it('is published once, pressed twice', async () => {
    await editor.save(about, { heading: 'About us, twice' })
    const press = () => editor.press({ summary: 'Twice' })
    const statuses = (await Promise.all([press(), press()])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 409])
    expect((await editor.history()).filter(({ summary }) => summary === 'Twice')).toHaveLength(1)
  })
})

describe('addresses', () => {
  const page = 'content/free-pages/hire-for-a-month.yaml'

  it('are there once a page is published, in the sitemap too, and gone once it is removed', async () => {
    expect(await statusOf('/hire-for-a-month')).toBe(404)
    const made = { kind: 'page', slug: 'hire-for-a-month', title: 'Rent a gateway' }
    expect((await editor.send('POST', '/api/content/entries', made)).status).toBe(201)
    const callToAction = {
      heading: 'Ask for one',
      text: 'We answer within a day.',
      action: { label: 'Rent a gateway', href: '/contact' },
      message: 'I would like to rent a gateway for … months.',
    }
    await editor.save(page, { ...freePage, callToAction })
    await editor.publish()
    expect(await statusOf('/hire-for-a-month')).toBe(200)
    expect(await says('/hire-for-a-month', '"/contact?about=/hire-for-a-month"')).toBe(true)
    expect(await says('/contact?about=/hire-for-a-month', callToAction.message)).toBe(true)
    expect(await says('/sitemap.xml', '/hire-for-a-month<')).toBe(true)

    const { version } = await editor.open(page)
    expect(
      (await editor.send('POST', '/api/content/removal', { path: page, version })).status,
    ).toBe(200)
    await editor.publish()
    expect(await statusOf('/hire-for-a-month')).toBe(404)
    expect(await says('/sitemap.xml', '/hire-for-a-month<')).toBe(false)
  })

  it('of an article are in the feed under its new name, and a page that only a link of a mail leads to takes a changed text too', async () => {
    const { file = '' } =
      currentSnapshot().entries.find(({ collection }) => collection === 'articles') ?? {}
    await editor.save(file, { heading: 'A night without power, measured' })
    await editor.save('content/pages/confirm.yaml', {
      title: 'Confirm that you want our newsletter — {name}',
    })
    expect((await editor.publish()).addresses).toContain('/newsletter/confirm')
    expect(await says('/rss.xml', 'A night without power, measured')).toBe(true)
  })

  it('of a product that is hidden are gone, and back with it', async () => {
    const { entries, settings } = currentSnapshot()
    const everything = JSON.stringify([entries, settings])
    // The product has no links in texts, because otherwise it could not be hidden.
    const unlinked = entries.find(
      ({ collection, data }) =>
        collection === 'products' && !everything.includes(`/product/${data['id']}`),
    )
    const product = unlinked?.file ?? ''
    const target = `/product/${unlinked?.data['id']}`
    expect(await statusOf(target)).toBe(200)
    await editor.save(product, { hidden: true })
    await editor.publish('Out of stock')
    expect(await statusOf(target)).toBe(410)
    expect(await says('/sitemap.xml', `${target}<`)).toBe(false)
    const [hidden] = await editor.history()
    expect(
      (
        await editor.send('POST', '/api/content/restore', {
          publication: hidden?.id,
          as: 'before',
          publish: true,
        })
      ).status,
    ).toBe(200)
    expect(await statusOf(target)).toBe(200)
  })
})

it('what is dated is published at its time, once, with a row in the history', async () => {
  const [path, target] = ['content/free-pages/spring-offer.yaml', '/spring-offer']
  // Both times are calculated from `now`. If a minute ended between two readings of the clock, the
  // page might never be due.
  const now = Date.now()
  const minutesAgo = (count: number) => companyTime(new Date(now - count * 60_000))
  await editor.send('POST', '/api/content/entries', {
    kind: 'page',
    slug: 'spring-offer',
    title: 'Spring offer',
  })
  await editor.save(path, { ...freePage, publishOn: minutesAgo(1) })
  await editor.publish('Spring')
  const database = openDatabase(site.database)
  // Moves the time of the publication before the scheduled time. The new number makes the process
  // check again.
  await database.db
    .updateTable('content_state')
    .set(({ eb }) => ({ as_of: minutesAgo(2), number: eb('number', '+', 1) }))
    .execute()
  await database.close()
  await expect
    .poll(async () => (await editor.history())[0], soon)
    .toMatchObject({ editor: scheduler.name, files: [] })
  const [due, before] = await editor.history()
  expect([due?.summary, before?.summary]).toEqual(['Shown from now on: Spring offer', 'Spring'])
  expect(await statusOf(target)).toBe(200)
  await expect.poll(() => says('/sitemap.xml', `${target}<`), soon).toBe(true)
}, 300_000)

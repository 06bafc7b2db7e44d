import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { navigation } from '#src/content/settings/navigation.ts'
import { ask } from '../../scripts/site/ask-site.ts'
import { someProduct } from '../content/some-products.ts'
import { editSite } from './editing-site.ts'
import { startOwnSite } from './own-site.ts'
import { pagesOfSite } from './pages-of-site.ts'

/** Documents that come with the site and that no owner has confirmed yet. */
const names = globSync('content/free-pages/*.yaml')
  .filter((file) => /^binding:/m.test(readFileSync(file, 'utf8')))
  .map((file) => path.basename(file, '.yaml'))
const file = 'content/free-pages/warranty.yaml'

const site = await startOwnSite()
const owner = await editSite(site.origin, site.database, 'owner')

const get = (target: string, cookie = '') =>
  ask(site.origin, target, { cookie, headers: { accept: 'text/html' } })
const statusOf = async (target: string) => (await get(target)).status

describe('documents that no owner has confirmed', () => {
  it('are not there for visitors: no page, no picture, no link, nothing for search engines and readers of the feed', async () => {
    expect(names.length).toBeGreaterThanOrEqual(5)
    const unknown = (await get('/no-such-page')).body
    for (const name of names) {
      const { status, body } = await get(`/${name}`)
      expect([name, status]).toEqual([name, 404])
      expect(body.replaceAll(name, '')).toBe(unknown.replaceAll('no-such-page', ''))
      expect(await statusOf(`/share/${name}.jpg`)).toBe(404)
    }
    const files = await Promise.all(
      ['/sitemap.xml', '/rss.xml', '/search?q=warranty'].map((target) => get(target)),
    )
    const pages = (await pagesOfSite()).values()
    const links = new RegExp(`/(${names.join('|')})(["<#?])`)
    for (const text of [...pages, ...files.map(({ body }) => body)])
      expect(links.exec(text)?.[0]).toBeUndefined()
  })

  it('are shown in a preview, as drafts', async () => {
    const { cookies } = await owner.send('POST', '/api/content/preview', {})
    const both = [owner.session, ...cookies.filter((cookie) => cookie.startsWith('preview='))].join(
      '; ',
    )
    const { body: home } = await get('/', both)
    for (const name of names) {
      const { status, body } = await get(`/${name}`, both)
      expect([name, status]).toEqual([name, 200])
      expect(home).not.toContain(`href="/${name}"`)
      expect(body).toContain(navigation().terms.draft)
      // Open decisions are shown only in the editor's form.
      const { value } = await owner.open(`content/free-pages/${name}.yaml`)
      for (const left of Object(value).binding.toDecide) expect(body).not.toContain(left)
    }
  })
})

it('a PDF that is too long is refused in words, in a preview and by a publication', async () => {
  const { file: product, address } = someProduct
  const { box = [] } = Object((await owner.open(product)).value)
  await owner.save(product, { box: Array(20).fill('cable '.repeat(800).trim()) })
  const { cookies } = await owner.send('POST', '/api/content/preview', {})
  const preview = cookies.find((cookie) => cookie.startsWith('preview=')) ?? ''
  const target = `${address}/datasheet.pdf`
  const refused = await get(target, `${owner.session}; ${preview}`)
  expect(refused).toMatchObject({
    status: 503,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-store' },
    body: expect.stringMatching(/^This PDF cannot be made\. The PDF would have \d+ letters/),
  })
  await expect(owner.publish()).rejects.toThrow(/422.*datasheet\.pdf/s)
  expect((await get(target)).headers['content-type']).toBe('application/pdf')
  await owner.save(product, { box })
})

it('a document is public once an owner has confirmed it, with date and name, and gone when that is taken back', async () => {
  await owner.save(file, {
    binding: { toDecide: [], confirmed: { on: '2026-11-22', by: 'Bola Ade, director' } },
  })
  expect((await owner.publish('Warranty')).addresses).toContain('/warranty')
  const { status, body } = await get('/warranty')
  expect(status).toBe(200)
  expect(body).toContain('22 November 2026')
  expect(body).toContain('Bola Ade, director')
  expect((await get('/sitemap.xml')).body).toContain('/warranty<')
  expect(await statusOf('/share/warranty.jpg')).toBe(200)
  for (const page of ['/', '/prices', '/contact']) {
    const { body: html } = await get(page)
    expect(html.slice(html.indexOf('<footer'))).toContain('href="/warranty"')
  }
  const { body: html } = await get('/services')
  expect(html.slice(html.indexOf('<main'), html.indexOf('</main'))).toContain('href="/warranty"')

  await owner.save(file, { binding: { toDecide: ['How long it lasts.'] } })
  await owner.publish('Not yet')
  expect(await statusOf('/warranty')).toBe(404)
  expect((await get('/')).body).not.toContain('href="/warranty"')
})

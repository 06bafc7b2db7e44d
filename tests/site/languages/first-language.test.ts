import { expect, it } from 'vitest'
import { formatDay, formatWeekday } from '#src/contracts/formats.ts'
import { filesOfSite, ownerSite } from '../../../scripts/company/owner-site.ts'
import { ask } from '../../../scripts/site/ask-site.ts'
import { readPages } from '../../../scripts/site/read-pages.ts'
import { startChangedSite } from '../own-site.ts'
import { textsOf } from '../texts-of-page.ts'

/**
 * A plain site in one language that is not English: at `/`, without a prefix and without a second
 * one. Its owner's texts and the words of the site have an accent on each vowel.
 */
const site = await startChangedSite(filesOfSite(ownerSite({ language: 'pt', products: 3 })))
const get = async (target: string) => (await ask(site.origin, target)).body
/** Texts by what the site answered: its pages, and its forms without an answer. */
const texts = new Map(
  [...(await readPages(site.origin, { pictures: 'logo' }))].map(([address, { html }]) => [
    address,
    textsOf(html),
  ]),
)
for (const page of ['/contact', '/book', '/newsletter', '/search?q=nothing+at+all', '/nowhere'])
  texts.set(`${page}, answered`, textsOf(await get(page)))
for (const page of ['/contact', '/book', '/newsletter']) {
  const { body } = await ask(site.origin, page, { method: 'POST', form: { subject: '' } })
  texts.set(`${page} sent empty`, textsOf(body))
}

const months = Array.from({ length: 12 }, (_, at) =>
  formatDay(`2026-${String(at + 1).padStart(2, '0')}-01`, 'en-GB', 'long')
    .split(' ')
    .at(1),
)
const days = Array.from({ length: 7 }, (_, at) => formatWeekday(`2026-11-0${at + 1}`, 'en-GB'))
/** Words of English, without their accents, that nothing else on the site is called. */
const english = new RegExp(
  `\\b(?:VAT|the|and|your|with|this|from|you|are|which|our|not|${[...months, ...days].join('|')})\\b`,
  'i',
)

it('pages and answers of forms have no English word', () => {
  const left = [...texts].flatMap(([place, list]) =>
    list.filter((text) => english.test(text)).map((text) => `${place}: ${text}`),
  )
  expect(texts.size).toBeGreaterThan(20)
  expect(left).toEqual([])
})

it.each(['/', '/contact', '/product/2', '/nowhere', '/offline'])(
  '%s says that it is in Portuguese, and names no other language',
  async (path) => {
    const page = await get(path)
    expect(page.match(/<html lang="[^"]*"/g)).toEqual(['<html lang="pt-FR"'])
    expect(page).toContain('<meta property="og:locale" content="pt_FR">')
    expect(page).not.toMatch(/hreflang|data-prefix/)
  },
)

it('the form for staff, in English, says so on the Portuguese page of the sign-in', async () =>
  expect(await get('/admin/signin')).toMatch(/<html lang="pt-FR".*<div [^>]*lang="en"/s))

it('sitemap, feed and datasheet are of one language', async () => {
  expect(await get('/sitemap.xml')).not.toMatch(/hreflang|\/pt\//)
  expect(await get('/rss.xml')).toContain('<language>pt-FR</language>')
  expect(await get('/product/2/datasheet.pdf')).toContain('/Lang (pt-FR)')
})

it('a search without accents finds a product first', async () => {
  const { groups } = JSON.parse(await get('/search.json?q=loaf+2'))
  expect(groups[0].found[0].href).toBe('/product/2')
})

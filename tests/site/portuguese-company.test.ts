import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { missingWords } from '#src/content/languages/check-languages.ts'
import { readPo } from '#src/content/languages/po-file.ts'
import { formatDay, formatWeekday } from '#src/contracts/formats.ts'
import { portugueseCompany, portugueseFolder } from '../../scripts/company/portuguese-company.ts'
import { ask } from '../../scripts/site/ask-site.ts'
import { readPages } from '../../scripts/site/read-pages.ts'
import { startChangedSite } from './own-site.ts'
import { textsOf } from './texts-of-page.ts'

/** A site in one language that is not English: at `/`, without a prefix and without a second one. */
const overlay = portugueseCompany()
const site = await startChangedSite(overlay)
const get = async (target: string) => (await ask(site.origin, target)).body
/** Texts by what the site answered: its pages, and its forms without an answer. */
const texts = new Map(
  [...(await readPages(site.origin, { pictures: 'logo' }))].map(([address, { html }]) => [
    address,
    textsOf(html),
  ]),
)
for (const page of ['/contact', '/book', '/newsletter']) {
  const { body } = await ask(site.origin, page, { method: 'POST', form: { subject: '' } })
  texts.set(`${page} sent empty`, textsOf(body))
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []
/** The parts of a text between its slots and links. */
const partsOf = (text: string) =>
  text
    .split(/\{\w+\}|\]\([^)]*\)|[[\]*]/)
    .map((part) => part.replace(/^[\s,.:;]+|[\s,.:;]+$/g, ''))
    .filter((part) => /\p{L}{2}/u.test(part))

const portuguese = globSync(`${portugueseFolder}/content/languages/pt/words/*.po`)
  .flatMap((file) => readPo(readFileSync(file, 'utf8')).units)
  .map(({ translation }) => translation)
  .join('\n')
const english = globSync('content/words/*.yaml')
  .flatMap((file) => textsIn(parse(readFileSync(file, 'utf8'))).flatMap(partsOf))
  .filter((part) => !portuguese.includes(part))
const phrases = english.filter((part) => part.includes(' '))
const single = new Set(english.filter((part) => !part.includes(' ')))
const months = Array.from({ length: 12 }, (_, at) =>
  formatDay(`2026-${String(at + 1).padStart(2, '0')}-01`, 'en-GB', 'long')
    .split(' ')
    .at(1),
)
const days = Array.from({ length: 7 }, (_, at) => formatWeekday(`2026-11-0${at + 1}`, 'en-GB'))
/** Words of English that no other text of the site has. */
const common = new RegExp(
  `\\b(?:VAT|the|and|your|with|this|from|you|are|which|${[...months, ...days].join('|')})\\b`,
  'i',
)

it('every word of the site is in the catalogues of the company', () =>
  expect(missingWords('pt', { root: '.', overlay })).toEqual([]))

it('pages and answers of forms have no English word', () => {
  const left = [...texts].flatMap(([place, list]) =>
    list
      .filter(
        (text) =>
          common.test(text) || single.has(text) || phrases.some((phrase) => text.includes(phrase)),
      )
      .map((text) => `${place}: ${text}`),
  )
  expect(phrases.length).toBeGreaterThan(400)
  expect(texts.size).toBeGreaterThan(20)
  expect(left).toEqual([])
})

it.each(['/', '/contact', '/product/92', '/nowhere', '/offline'])(
  '%s says that it is in Portuguese, and names no other language',
  async (path) => {
    const page = await get(path)
    expect(page.match(/<html lang="[^"]*"/g)).toEqual(['<html lang="pt-PT"'])
    expect(page).toContain('<meta property="og:locale" content="pt_PT">')
    expect(page).not.toMatch(/hreflang|data-prefix/)
  },
)

it('the form for staff, in English, says so on the Portuguese page of the sign-in', async () =>
  expect(await get('/admin/signin')).toMatch(/<html lang="pt-PT".*<div [^>]*lang="en"/s))

it('sitemap, feed and datasheet are of one language', async () => {
  expect(await get('/sitemap.xml')).not.toMatch(/hreflang|\/pt\//)
  expect(await get('/rss.xml')).toContain('<language>pt-PT</language>')
  expect(await get('/product/92')).toContain('"inLanguage":"pt"')
  expect(await get('/product/92/datasheet.pdf')).toContain('/Lang (pt-PT)')
})

it.each([
  ['sensor de temperatura', '/product/95'],
  ['valvula', '/product/93'],
  ['pressao', '/product/94'],
])('a search for “%s” finds %s first', async (query, href) => {
  const { groups } = JSON.parse(await get(`/search.json?q=${encodeURIComponent(query)}`))
  expect(groups[0].found[0].href).toBe(href)
})

it('an amount is written as in Portugal', async () => {
  expect(await get('/product/93')).toContain('149,50\u00a0€')
})

import { expect, it } from 'vitest'
import { shareCardAddress } from '#src/content/addresses/address-of.ts'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import { ask } from '../../../scripts/site/ask-site.ts'
import { isTestAll } from '../../test-all.ts'
import { editSite } from '../editing-site.ts'
import { startOwnSite } from '../own-site.ts'

/** Bytes of an answer that shows the longest entries. */
const mostBytes = 3_000_000

const site = await startOwnSite()
const editor = await editSite(site.origin, site.database, 'owner')

const made = [
  { kind: 'product', folder: 'products', slug: 'odd-product', title: 'Odd' },
  { kind: 'article', folder: 'articles', slug: 'odd-article', title: 'Odd' },
  { kind: 'page', folder: 'free-pages', slug: 'odd-page', title: 'An odd page for a test' },
]
const [product = '', article = '', page = ''] = made.map(
  ({ folder, slug }) => `content/${folder}/${slug}.yaml`,
)
const faq = 'content/faq/protocols.yaml'
for (const entry of made)
  expect((await editor.send('POST', '/api/content/entries', entry)).status).toBe(201)
const id = Object((await editor.open(product)).value).id
const picture = { name: 'products/smart-lock/hero', alt: 'A lock' }
const { entries } = Object((await editor.open(faq)).value)

/** Texts at the limits of their fields, of one unit that is repeated. */
function longest(unit: string) {
  const at = (room: number) => unit.repeat(Math.floor(room / unit.length))
  const text = at(contentLimits.text.max)
  const lead = Array(30).fill(unit.replaceAll(' ', '').repeat(12)).join(' ')
  const sections = [{ id: 'odd', heading: at(80), blocks: [{ paragraph: text }, { list: [text] }] }]
  return {
    [product]: {
      ...{ name: at(80), summary: at(160), pictures: [{ ...picture, alt: text }] },
      ...{ amount: '99.00', paragraphs: [text, text], box: [text] },
      features: [{ label: at(40), text }],
      specification: [{ group: at(80), rows: [{ label: at(80), value: text }] }],
      questions: [{ question: at(80), answer: text }],
    },
    [article]: {
      title: 'An odd article to test',
      heading: at(80),
      lead,
      author: at(80),
      date: '2026-01-01',
      sections,
    },
    [page]: { heading: at(80), description: at(160), lead, parts: [{ text: { sections } }] },
    [faq]: {
      entries: [
        ...entries,
        { ...entries[0], id: 'odd', question: `${at(79).trim()}?`, answer: lead },
      ],
    },
  }
}

const shown = [`/product/${id}`, '/blog/odd-article', '/odd-page']
const lists = ['/products', '/blog', '/technologies-tools', '/rss.xml', '/sitemap.xml', '/']

/** Texts that are hard to set or to print. `npm test` tries the first. */
const units = [
  ['scripts of both directions', 'ab עב กำ ནྀ 각 ﷺ '],
  ['a word without an end', 'W'],
  ['marks above each other', 'a\u0315\u0300\u0323'],
  ['pictures of several code points', '👨‍👩‍👧‍👦\u{1f1f3}\ue000\u{1d4d0}'],
  ['signs of markup', '&<>"\' '],
] as const

it.each(isTestAll ? units : units.slice(0, 1))(
  'the longest entries are shown, found and printed: %s',
  async (_, unit) => {
    for (const [path, fields] of Object.entries(longest(unit))) await editor.save(path, fields)
    await editor.publish('Odd')
    const found = encodeURIComponent(unit.repeat(40).slice(0, 80).toWellFormed())
    const targets = [
      ...shown,
      ...lists,
      ...shown.map(shareCardAddress),
      `/product/${id}/datasheet.pdf`,
      ...['/search', '/search.json'].map((search) => `${search}?q=${found}`),
    ]
    for (const target of targets) {
      const { status, body } = await ask(site.origin, target, { headers: { accept: 'text/html' } })
      expect.soft([target, status, body.length < mostBytes]).toEqual([target, 200, true])
    }
  },
)

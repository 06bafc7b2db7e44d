import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect } from 'vitest'
import { matchTexts } from '#src/content/languages/match-texts.ts'
import { linksIn, valuesIn } from '#src/content/reading/links.ts'
import { countWords } from '#src/content/schemas/schema.ts'
import { settings } from '#src/content/settings/settings.ts'
import { currentCopy } from '#src/content/snapshot/copy.ts'
import { truncate } from '#src/content/truncate.ts'
import { cleanIdentifier } from '#src/contracts/clean-text.ts'
import { type ContentValue, entryCreation, entrySave } from '#src/contracts/content/content.ts'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import { pictureUpload } from '#src/contracts/content/content-pictures.ts'
import { withoutMarks } from '#src/contracts/content/marks.ts'
import { nonBreaking } from '#src/contracts/non-breaking.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { fillTokens } from '#src/contracts/tokens.ts'
import { serverLimits } from '#src/core/server-limits.ts'
import { proFormaRequest } from '#src/desk/offers/form/pro-forma-form.ts'
import { isNamedOn } from '#src/desk/webhooks/named-recipient.server.ts'
import { readWebhookUrl } from '#src/desk/webhooks/webhooks.ts'
import { cellsOf, readPlain } from '#src/editor/markup/pasted.ts'
import { readPastedHtml } from '#src/editor/markup/pasted-html.ts'
import { readLogo } from '#src/editor/pictures/read-logo.server.ts'
import { contentSearchQuery } from '#src/editor/texts/content-search.ts'
import { differences } from '#src/editor/texts/differences.server.ts'
import { readValue, writeValue } from '#src/editor/texts/document.server.ts'
import { findWords, plainWords } from '#src/editor/texts/find-words.ts'
import { foreignLinks } from '#src/editor/texts/foreign-links.server.ts'
import { searchTexts } from '#src/editor/texts/search-texts.server.ts'
import { placeOfPath } from '#src/editor/texts/workspace.server.ts'
import { paintDatasheet } from '#src/paper/datasheet.ts'
import { pagePaper } from '#src/paper/page-paper.ts'
import { printPaper } from '#src/paper/print.ts'
import { htmlTokens } from '#src/server/html/html-tokens.ts'
import { markLanguages } from '#src/server/html/mark-languages.ts'
import { Text } from '#src/ui/base/Text.tsx'
import { textsOfSchemas } from '../../tests/content/texts-of-schemas.ts'
import { returnedFiles } from './returned-files.ts'
import { type MeasuredText, repeated, row, worstTexts } from './worst-texts.ts'

const { entry, text, values, words, search } = contentLimits
const wholes = worstTexts(entry, 'bytes')
const bounded = worstTexts(text.max)

const full = (one: string) =>
  Array.from({ length: Math.floor(entry / text.max) }, (_, index) => `${index} ${one}`)

const list = (length: number, item: (index: number) => ContentValue): ContentValue[] =>
  Array.from({ length }, (_, index) => item(index))
const fields = (length: number, name: string, item: ContentValue = 'x') =>
  Object.fromEntries(list(length, (at) => `${name}${at}`).map((key) => [key, item]))
const rows = Math.floor(values.total / (values.ofOne + 1))
/**
 * Pairs of values of the largest allowed size that have little in common. Comparing them is
 * expensive.
 */
const pairs: { before: ContentValue; after: ContentValue }[] = [
  { before: list(values.ofOne, (at) => at), after: list(values.ofOne, (at) => -1 - at) },
  { before: list(values.ofOne, () => 'x'), after: list(values.ofOne - 1, () => 'x') },
  {
    before: list(values.ofOne, () => ({ id: 'a', href: '/a' })),
    after: list(values.ofOne, (at) => ({ id: 'a', href: `https://a/${at}` })),
  },
  { before: list(values.ofOne, () => ({})), after: list(values.ofOne, () => ({})) },
  { before: fields(values.ofOne, 'a'), after: fields(values.ofOne, 'b') },
  {
    before: list(rows, (at) => fields(values.ofOne, 'a', at)),
    after: list(rows, (at) => fields(values.ofOne, 'a', -1 - at)),
  },
]

/**
 * Texts of letters and tokens without a value, and words to find. A token matches one to forty
 * characters of the words.
 */
const patterns = [
  { text: repeated('{x}a', 160, 'b'), word: repeated('a', 120) },
  { text: repeated('{x}{y}a', 1200, 'b'), word: repeated('a', words.max) },
  { text: repeated('a{x}', 900), word: repeated('ab', words.max) },
]

/** Words that begin alike, each another one. */
const alike = (count: number, of: string) =>
  list(count, (at) => `the same words first, then ${of} ${at}`).map(String)
/** Texts and translations of an entry, all of one field, of which none is of another's source. */
const changedTexts = [
  { now: alike(4000, 'new'), before: alike(8000, 'old') },
  { now: list(20_000, (at) => `${at}`).map(String), before: alike(8000, 'old') },
  { now: full(repeated('a ', text.max - 9)), before: full(repeated('a ', text.max - 9)) },
].map(({ now, before }) => ({
  texts: now.map((source, at) => ({
    ...{
      path: ['list', at],
      field: 'list',
      source,
      form: { title: 'Text' },
      needed: [],
      allowed: [],
    },
  })),
  units: before.map((source) => ({ field: 'list', source: `${source} `, translation: 'x' })),
}))

/** The schemas of all texts without duplicates. Many fields share a schema. */
const schemas = [...new Set(textsOfSchemas().map(({ schema }) => schema))]

const refused = (paper: Parameters<typeof printPaper>[0]) =>
  expect(printPaper(paper)).rejects.toThrow('Shorten its texts')

/** What is copied from programs of others, and files that they send. */
export const readersOfPasted: MeasuredText[] = [
  row('pasted: HTML', worstTexts(65_536), (html) => readPastedHtml(html, true)),
  row('pasted: a style sheet', worstTexts(65_536), (css) =>
    readPastedHtml(`<style>${css}</style><p class="a">a</p>`, true),
  ),
  row('pasted: plain text', worstTexts(65_536), (text) => [readPlain(text), cellsOf(text)]),
  row('file: a drawing of a logo', worstTexts(65_536), (text) => [
    void readLogo(Buffer.from(text)),
    void readLogo(Buffer.from(`<svg viewBox="0 0 9 9">${text}`)),
  ]),
  row('page: its tokens', worstTexts(65_536), (html) => [...htmlTokens(html)].length),
  row('webhook: its address', worstTexts(65_536), (text) => readWebhookUrl(`https://${text}`)),
]

export const inputsOfEditors: MeasuredText[] = [
  ...readersOfPasted,
  row(
    'entry: how large it is',
    [list(200_000, () => 0), list(100_000, () => []), fields(40_000, 'a')],
    (value) => entrySave.safeParse({ path: 'content/articles/a.yaml', version: 'v', value }),
  ),
  row('entry: its path, name and words', worstTexts(65_536), (one) => [
    placeOfPath(`content/${one}`),
    entryCreation.safeParse({ kind: 'article', slug: one, title: one }),
    pictureUpload.safeParse({ name: one }),
    contentSearchQuery.safeParse({ words: one }),
  ]),
  row('entry: written and read as YAML', wholes, (one) => {
    try {
      return readValue(writeValue('a.yaml', 'a: b\n', { a: one, b: [one.slice(0, 1000)] }))
    } catch (error) {
      return error
    }
  }),
  row('entry: compared', pairs, ({ before, after }) => differences(before, after)),
  row('entry: written over another', pairs, ({ before, after }) =>
    writeValue('a.yaml', writeValue('a.yaml', null, before), after),
  ),
  row('translation: matched with the texts of before', changedTexts, ({ texts, units }) =>
    matchTexts(texts, units),
  ),
  row('file: returned by a translator', returnedFiles, (look) => look(), 2000),
  row('page: its texts in another language', [alike(4000, 'new')], (texts) =>
    markLanguages(
      texts.map((one) => `<p>${one}</p>`).join(''),
      new Map(alike(8000, 'old').map((one) => [one, 'en'])),
    ),
  ),
  row('entry: its links', wholes, (one) => [
    foreignLinks(undefined, { text: one, href: one }, settings().company),
    valuesIn({ a: one, b: full(one) }).flatMap(linksIn),
  ]),
  row('text: by every schema', bounded, (one) =>
    schemas.map((schema) => '~standard' in schema && schema['~standard'].validate(one)),
  ),
  row('text: its tokens', wholes, (one) => [
    fillTokens(one, () => undefined),
    fillTokens(one, () => null),
    fillTokens(one, () => 'x'),
  ]),
  row('text: its Markdown', bounded, (one) => renderToStaticMarkup(createElement(Text, null, one))),
  row('text: its hyphens and units', wholes, nonBreaking),
  row('text: its words', wholes, (one) => [
    countWords(one),
    truncate(one),
    plainWords(one),
    withoutMarks(one),
  ]),
  row('paper: a datasheet, refused for its length', bounded, async (one) => {
    const [product] = currentCopy().products
    if (!product) throw new Error('There is no product')
    await refused(await paintDatasheet({ ...product, name: one, paragraphs: full(one) }))
  }),
  row('paper: terms, refused for their length', bounded, async (one) => {
    const part = { text: { sections: [{ id: 'a', heading: one, blocks: [{ list: full(one) }] }] } }
    const page = { name: 'a', title: one, description: one, heading: one, lead: one }
    await refused(pagePaper({ ...page, hidden: false, parts: [part] }))
  }),
  row('paper: the form of a pro-forma', worstTexts(serverLimits.body, 'bytes'), (one) => {
    const lines = Array.from({ length: 500 }, (_, at) => [
      ...[
        [`text.${at}`, one.slice(at * 100, (at + 1) * 100) || 'a'],
        [`quantity.${at}`, '1'],
      ],
      [`price.${at}`, '1'],
    ])
    const terms = {
      currency: 'USD',
      today: '2026-11-22',
      missing: [],
      hasVat: true,
      taxName: 'VAT',
    }
    return proFormaRequest(terms).safeParse({
      ...{ addressee: one, delivery: one, payment: one, currency: 'NGN', rate: one, vat: '7' },
      ...{ validUntil: one, ...Object.fromEntries(lines.flat()) },
    })
  }),
  row('recipient of a webhook: in the privacy policy', bounded, (one) =>
    isNamedOn({ texts: full(one) }, one.slice(0, staffLimits.webhooks.recipient.max)),
  ),
  row('name of an account', wholes, cleanIdentifier),
  row('words: looked for from a page', wholes, (one) =>
    findWords([{ text: plainWords(one) }, { text: one }], [one.slice(0, words.max)]),
  ),
  row('words: looked for where tokens are unknown', patterns, (one) =>
    findWords([{ text: one.text }], [one.word]),
  ),
  row(
    'words: searched',
    wholes,
    (one) =>
      ['a', one.slice(0, search.max), repeated('a', search.max, 'b')].map((wanted) =>
        searchTexts([{ text: one }], wanted, search.sentence).map(({ sentence }) => sentence()),
      ),
    // The limit is higher, because some characters fold to eighteen letters each.
    10_000,
  ),
]

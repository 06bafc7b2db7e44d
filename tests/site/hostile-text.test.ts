import { type Browser, chromium, type Page } from '@playwright/test'
import type { Email } from 'postal-mime'
import { afterAll, beforeAll, expect, it } from 'vitest'
import config from '../../playwright.config.ts'
import { shareCardAddress } from '../../src/content/addresses/address-of.ts'
import { company as companySchema } from '../../src/content/schemas/company-schema.ts'
import { currentSnapshot } from '../../src/content/snapshot/snapshot.ts'
import type { ContentValue } from '../../src/contracts/content/content.ts'
import {
  crawl,
  isOfOtherPicture,
  parseDocument,
  picturePages,
  type Visited,
  visit,
} from '../hostile/answers.ts'
import { type HostileContent, makeHostileContent } from '../hostile/hostile-content.ts'
import { startWithDrafts } from '../hostile/hostile-site.ts'
import {
  aloneTexts,
  harmless,
  hostileFlag,
  hostileTexts,
  pageMarkup,
} from '../hostile/hostile-text.ts'
import { readSentMails } from '../hostile/mails.ts'
import { type Opened, openPages } from '../hostile/open-pages.ts'
import { formulasIn } from '../hostile/spreadsheet.ts'
import { answersOfSite } from './pages-of-site.ts'

/**
 * Timeout in milliseconds, for reading every page twice on a machine that is busy with three other
 * stages. It takes two minutes alone and took ten on a slow one.
 */
const patience = 1_800_000

/** Addresses to read that no page links to, or that are not pages. */
const seeds = [
  '/sitemap.xml',
  '/rss.xml',
  '/robots.txt',
  '/api/openapi.json',
  '/healthz',
  '/admin/signin',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/offer',
  '/search?q=modbus',
  ...picturePages,
  '/product/99',
  '/no-such-page',
]
const added = '/hostile'
/** Pages to open in a browser, one of each template. */
const templates = [
  '/',
  '/product/2',
  '/products',
  '/services',
  '/technologies-tools',
  '/edge-gateway',
  '/blog',
  '/blog/zigbee-or-z-wave-hotel',
  '/contact',
  '/privacy-policy',
  '/partners',
  '/no-such-page',
  added,
]
/**
 * Share pictures. One for each template is enough, because the pictures of a template differ only
 * in their heading.
 */
const cards = templates.map(shareCardAddress)
/**
 * Leaves out programs and films, which have no text to read, and PDFs, which
 * tests/content/papers.test.ts prints with hostile texts.
 */
const isLeftOut = (target: string) =>
  /^\/(_astro|film)\/|^\/product\/(?!1\/)\d+\/datasheet\.pdf$/.test(target) ||
  isOfOtherPicture(target) ||
  (target.startsWith('/share/') && !cards.includes(target))
const previewed = [
  '/',
  '/product/2',
  '/products',
  '/edge-gateway',
  '/contact',
  '/blog',
  added,
  '/no-such-page',
]
const staffPages = [
  '/admin',
  '/admin/content',
  '/admin/content/edit?path=content/products/gateway.yaml',
  '/admin/content/edit?path=content/company.json',
  '/admin/content/publish',
]

/**
 * Fields that refuse hostile texts, because they accept only a given format. Each is named by its
 * widget, its format or its label.
 */
const formatted = [
  'Direct telephone',
  'Entry',
  'File',
  'Month or quarter of delivery',
  'Name in “Shown only with”',
  'Old address',
  'Order code',
  'PNG',
  'Path',
  'Phone',
  'Picture',
  // Of questions that stand beside one which is left out.
  'Question',
  'Transformation',
  'WhatsApp',
  'Words of the link',
  'address',
  'colour',
  'date',
  'moment',
  // Two sentences with a slot that are left out in the delivered content.
  'paragraph',
  'place',
  'price',
  'time',
]

const { company } = currentSnapshot().settings

let content: HostileContent
let browser: Browser
let parser: Page
beforeAll(async () => {
  content = makeHostileContent(markupTexts)
  browser = await chromium.launch(config.use?.launchOptions)
  parser = await browser.newPage()
}, patience)
afterAll(() => browser?.close())

/**
 * Alternates every forty fields between joined pieces and a single piece of markup, so that each
 * piece is tried in both ways.
 */
const markupTexts: typeof hostileTexts = (field, form, written) =>
  (Math.floor(field / 40) % 2 === 0 ? hostileTexts : aloneTexts)(field, form, written)

/**
 * Reads previews, a shared draft, the staff area and public pages of a site with these texts.
 * @param isShown opens pages in a browser
 */
async function readSite(values: ReadonlyMap<string, ContentValue>, isShown: boolean) {
  const site = await startWithDrafts(values)
  try {
    const cookie = `${site.session}; ${await site.preview()}`
    const answers = new Map<string, Visited>()
    const opened = new Map<string, Opened>()
    for (const target of previewed)
      answers.set(`preview of ${target}`, await visit(site.origin, target, parser, cookie))
    for (const target of staffPages)
      answers.set(target, await visit(site.origin, target, parser, site.session))
    answers.set(
      'shared preview',
      await visit(site.origin, await site.share('content/products/gateway.yaml'), parser),
    )
    if (isShown) {
      const drafts = [
        '/',
        '/product/2',
        '/products',
        added,
        ...staffPages,
        '/admin/content/preview?address=/product/2',
      ]
      for (const [target, one] of await openPages(browser, site.origin, drafts, cookie))
        opened.set(`draft of ${target}`, one)
    }
    await site.publish()
    const targets = [...(await answersOfSite()).keys(), ...seeds, ...cards]
    const bounds = { seeds: targets, own: [site.origin], isLeftOut }
    for (const [target, page] of await crawl(site.origin, parser, bounds)) answers.set(target, page)
    if (isShown)
      for (const [target, one] of await openPages(browser, site.origin, templates))
        opened.set(target, one)
    return { answers, opened }
  } finally {
    await site.stop()
  }
}

/**
 * Matches elements that Markdown makes from a text. All other elements come from the page's
 * template.
 */
const ofMarkdown = /^(a|em|strong|code)( href)?$/

/**
 * Matches elements that `/contact` has at some hours alone: the calls that are still possible, and
 * the mark of the time on a working day. The two sites are read minutes apart.
 */
const ofTheHour = /^(option|circle)( |$)/

const frameOf = ({ status, type, headers, found }: Visited) => ({
  status,
  type,
  headers: Object.keys(headers),
  scripts: found?.scripts,
  fault: found?.fault,
  parts: Object.fromEntries(
    Object.entries(found?.parts ?? {}).filter(
      ([part]) => !ofMarkdown.test(part) && !ofTheHour.test(part),
    ),
  ),
})

/**
 * Returns the directives of a policy without hashes of styles, and with `a host` instead of each
 * host of the company's embeds.
 */
const allowedBy = (policy: string) =>
  policy.split(';').map((directive) => {
    const [name = '', ...sources] = directive.trim().split(/\s+/)
    const named = sources.filter(
      (source) => !(name === 'style-src' && source.startsWith("'sha256-")),
    )
    return [
      name,
      ...named.map((source) => (/^https:\/\/[\w.-]+$/.test(source) ? 'a host' : source)).sort(),
    ].join(' ')
  })

it('hostile texts stand in every field that takes a text', () => {
  const refused = content.fields.filter(({ chosen, candidates }) => chosen === candidates.length)
  const kinds = Map.groupBy(
    refused,
    ({ form }) => (form.widget === 'line' ? undefined : form.widget) ?? form.format ?? form.title,
  )
  console.log(`Hostile text: ${content.fields.length} fields, ${refused.length} of them refuse it`)
  for (const [kind, fields] of kinds)
    console.log(`  ${kind}: ${fields.length}, ${fields[0]?.reason}`)
  expect(content.fields.length).toBeGreaterThan(5000)
  // `Old address` is added, because a company without a former address has no such field.
  expect([...new Set([...kinds.keys(), 'Old address'])].sort()).toEqual(formatted)
})

it(
  'hostile texts change nothing in an answer that acts, and no element, attribute or form of it',
  async () => {
    const { answers: expected } = await readSite(content.control, false)
    const { answers, opened } = await readSite(content.values, true)
    for (const [target, now] of answers) {
      const before = expected.get(target)
      if (!before) throw new Error(`A text leads to ${target}`)
      expect.soft(frameOf(now), target).toEqual(frameOf(before))
      expect.soft(now.found?.handlers ?? [], target).toEqual([])
      expect
        .soft(now.found?.parts['a href'] ?? 0, target)
        .toBeLessThanOrEqual(before.found?.parts['a href'] ?? 0)
      if (now.type === 'text/csv') expect.soft(formulasIn(now.body), target).toEqual([])
      if (now.type.endsWith('json')) JSON.parse(now.body)
      for (const data of now.found?.data ?? []) JSON.parse(data)
    }
    const pages = [...answers].filter(
      ([target, { type }]) => type === 'text/html' && !target.startsWith('/admin/content'),
    )
    expect(
      pages.filter(([, { body }]) => !body.includes(hostileFlag)).map(([target]) => target),
    ).toEqual([])
    // Astro does not escape `<` in attributes, so each piece of markup must occur in an attribute
    // of some page.
    const bodies = [...answers.values()].map(({ body }) => body).join('\n')
    expect(
      pageMarkup.filter((markup) => !new RegExp(`="[^"]*${RegExp.escape(markup)}`).test(bodies)),
    ).toEqual([])

    // Each policy is compared with the policy of the same address on the site without changed
    // texts.
    const untouched = [...(await answersOfSite())].filter(([target]) => answers.has(target))
    expect(untouched.length).toBeGreaterThan(50)
    for (const [target, { policy }] of untouched)
      expect
        .soft(allowedBy(String(answers.get(target)?.headers['content-security-policy'])), target)
        .toEqual(allowedBy(policy))

    console.log(
      `Hostile text: ${answers.size} answers, ${untouched.length} policies, ${opened.size} pages in a browser`,
    )
    for (const [target, { said, ran }] of opened) {
      expect.soft(ran, target).toEqual([])
      expect
        .soft(said, target)
        .toEqual(target === '/no-such-page' ? [expect.stringContaining('status of N')] : [])
    }
  },
  patience,
)

it('mails have the headers and elements that they have without hostile texts', async () => {
  const plain = await readSentMails(company, 'text')
  const own = companySchema.parse(content.values.get('content/company.json'))
  const same = companySchema.parse(content.control.get('content/company.json'))
  const form = { title: 'Name', maxLength: 40 }
  const headersOf = (mail?: Email) => mail?.headers.map(({ key }) => key)
  let parsed = 0
  // Every kind of escape is tried in the company's name, because mail headers contain the name.
  for (let field = 1; field <= pageMarkup.length; field++) {
    const name = hostileTexts(field, form)[0]?.text ?? ''
    const typed = (field % 2 ? hostileTexts : aloneTexts)(field, { title: 'Text' })[0]?.text ?? ''
    const mails = await readSentMails({ ...own, name }, typed)
    const control = await readSentMails({ ...same, name: harmless(name) }, harmless(typed))
    expect(mails.length).toBe(plain.length)
    for (const [index, mail] of mails.entries()) {
      const before = plain[index]
      expect.soft(headersOf(mail), name).toEqual(headersOf(before))
      expect
        .soft(mail.from?.address, name)
        .toBe(`website@${new URL(own.url).hostname.replace(/^www\./, '')}`)
      expect
        .soft([mail.to?.length, mail.replyTo?.length, mail.attachments.length], name)
        .toEqual([1, before?.replyTo?.length, 0])
      const [now, then] = await Promise.all(
        [mail, control[index]].map((one) => parseDocument(parser, one?.html ?? '', 'text/html')),
      )
      expect.soft([now?.scripts, now?.handlers, now?.parts], name).toEqual([[], [], then?.parts])
      parsed++
    }
  }
  console.log(`Hostile text: ${parsed} mails of ${plain.length} kinds parsed`)
})

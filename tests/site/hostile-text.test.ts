import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import type { Email } from 'postal-mime'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import config from '../../playwright.config.ts'
import { shareName } from '../../src/content/pictures/share-cards.ts'
import { company as companySchema } from '../../src/content/schemas/company-schema.ts'
import { currentSnapshot } from '../../src/content/snapshot.ts'
import { crawl, isOfOtherPicture, parseDocument, picturePages, type Visited, visit } from '../hostile/answers.ts'
import { type HostileContent, makeHostileContent } from '../hostile/hostile-content.ts'
import { startWithDrafts } from '../hostile/hostile-site.ts'
import { aloneTexts, harmless, hostileFlag, hostileTexts, pageMarkup } from '../hostile/hostile-text.ts'
import { readSentMails } from '../hostile/mails.ts'
import { type Opened, openPages } from '../hostile/open-pages.ts'

const { company } = currentSnapshot().settings

/** Milliseconds for what looks at every page, on a machine that is busy with other tests. */
const patience = 300_000

/** Addresses that no page names, or that are no page. */
const seeds = [
  '/',
  '/sitemap.xml',
  '/robots.txt',
  '/api/openapi.json',
  '/healthz',
  '/admin/signin',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/technologies-tools/search?q=modbus',
  '/documents/edge-gateway',
  ...picturePages,
  '/product/99',
  '/no-such-page',
]
/** One page of each template, as a visitor sees it in a browser. */
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
]
/** Pictures that messengers show: of those that are painted alike, with another heading, one of each template. */
const cards = templates.map((address) => `/share/${shareName(address)}.jpg`)
/** Programs and films hold no text that anybody reads as a document; the contact page is the same for every product but the first. */
const isLeftOut = (target: string) =>
  /^\/(_astro|film)\/|^\/contact\?(list=[^&]*&)?product=(?!1$)/.test(target) ||
  isOfOtherPicture(target) ||
  (target.startsWith('/share/') && !cards.includes(target))
/** The page that the hostile content adds. */
const added = '/hostile'
/** Pages of the staff area that show texts of the content. */
const staffPages = [
  '/admin/content',
  '/admin/content/edit?path=content/products/gateway.yaml',
  '/admin/content/edit?path=content/company.json',
  '/admin/content/publish',
  '/admin/content/preview?address=/product/2',
]

/** What refuses every text that is not of its form: widgets, formats, else labels. */
const formatted = [
  'Amount',
  'Country',
  'Country code',
  'Country whose law it states',
  'Currency',
  'Currency of the amounts',
  'Each later year',
  'File',
  'First year',
  'From',
  'Language',
  'Month',
  'Month of delivery',
  'Path',
  'Phone',
  'Picture',
  'Reviewed for',
  'Time',
  'Time of day at which its days end',
  'Time zone',
  'To',
  'WhatsApp',
  'colour',
  'date',
  'moment',
  'place',
  'price',
  'product',
]

let content: HostileContent
let site: Awaited<ReturnType<typeof startWithDrafts>>
let browser: Browser
let parser: Page
/** The site before its texts are published. */
let untouched: Map<string, Visited>
let openedBefore: Map<string, Opened>

/** No text of a page runs, and the browser says what it says of the untouched one. */
async function lookAt(context: BrowserContext, targets: readonly string[]) {
  const opened = await openPages(context, site.origin, targets)
  console.log(`Hostile text: ${opened.size} pages in a browser, ${[...opened.values()].flatMap(({ ran }) => ran).length} scripts run`)
  for (const [target, { said, ran }] of opened) {
    expect.soft(ran, target).toEqual([])
    expect.soft(said, target).toEqual(openedBefore.get(target)?.said ?? [])
  }
}

beforeAll(async () => {
  content = makeHostileContent()
  site = await startWithDrafts(content.values)
  browser = await chromium.launch(config.use?.launchOptions)
  parser = await browser.newPage()
  untouched = await crawl(site.origin, seeds, [site.origin, company.url], parser, isLeftOut)
  const context = await browser.newContext()
  openedBefore = await openPages(context, site.origin, templates)
  await context.close()
}, patience)
afterAll(async () => {
  await browser?.close()
  await site?.stop()
}, patience)

/** What a policy allows. Hashes of styles follow from what a page holds, and the hosts of embeds from the company's addresses. */
const allowedBy = (headers: Visited['headers']) =>
  String(headers['content-security-policy'] ?? '')
    .split(';')
    .map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      const named = sources.filter((source) => !(name === 'style-src' && source.startsWith("'sha256-")))
      return [name, ...named.map((source) => (/^https:\/\/[\w.-]+$/.test(source) ? 'a host' : source)).sort()].join(' ')
    })

/** What of an answer no text of the content may change. */
const frameOf = ({ status, type, headers, found }: Visited) => ({
  status,
  type,
  policy: allowedBy(headers),
  scripts: found?.scripts,
  handlers: found?.handlers,
  fault: found?.fault,
})

/** The sitemap names the page that is added. */
const pageMore = ({ found }: Visited) => ['url', 'loc'].map((name) => [name, (found?.elements[name] ?? 0) + 1])

/** What there is more of than before: headers, and elements that act by themselves; a text may do without a style or a picture. */
const moreIn = (now: Visited, before: Visited) => ({
  headers: Object.keys(now.headers).filter((name) => !(name in before.headers)),
  elements: Object.entries(now.found?.elements ?? {}).filter(([name, count]) => count > (before.found?.elements[name] ?? 0)),
})

it('hostile texts stand in every field that takes a text', () => {
  const refused = content.fields.filter(({ chosen, candidates }) => chosen === candidates.length)
  const kinds = Map.groupBy(refused, ({ form }) => (form.widget === 'line' ? undefined : form.widget) ?? form.format ?? form.title)
  console.log(`Hostile text: ${content.fields.length} fields, ${refused.length} of them refuse it`)
  for (const [kind, fields] of kinds) console.log(`  ${kind}: ${fields.length}, ${fields[0]?.reason}`)
  expect(content.fields.length).toBeGreaterThan(5000)
  expect([...kinds.keys()].sort()).toEqual(formatted)
})

describe('drafts', () => {
  it(
    'run no script in the preview, nor where they are edited',
    async () => {
      const context = await browser.newContext()
      const cookies = [site.session, await site.preview()].map((cookie) => {
        const [name = '', value = ''] = cookie.split('=')
        return { name, value, url: site.origin }
      })
      await context.addCookies(cookies)
      await lookAt(context, [...templates.slice(0, 3), added, ...staffPages])
      await context.close()
    },
    patience,
  )
})

describe('published texts', () => {
  it(
    'change nothing in an answer that acts',
    async () => {
      await site.publish()
      let parsed = 0
      let holding = 0
      const known = new Set([...untouched.values()].flatMap(({ found }) => found?.scripts ?? []))
      const { found } = await visit(site.origin, added, parser)
      expect(found?.scripts.filter((script) => !known.has(script))).toEqual([])
      for (const [target, before] of untouched) {
        const now = await visit(site.origin, target, parser)
        expect.soft(frameOf(now), target).toEqual(frameOf(before))
        if (now.body.includes(hostileFlag)) holding++
        const elements = target === '/sitemap.xml' ? pageMore(before) : []
        expect.soft(moreIn(now, before), target).toEqual({ headers: [], elements })
        if (now.type.endsWith('json')) JSON.parse(now.body)
        for (const data of now.found?.data ?? []) JSON.parse(data)
        if (now.found || now.type.endsWith('json')) parsed++
      }
      console.log(`Hostile text: ${untouched.size} answers, ${parsed} of them parsed, ${holding} hold it`)
      // Every page of the site does: its header and footer take their words from the content.
      expect(holding).toBeGreaterThanOrEqual([...untouched.values()].filter(({ type }) => type === 'text/html').length)
    },
    patience,
  )

  it(
    'run no script in a browser',
    async () => {
      const context = await browser.newContext()
      await lookAt(context, [...templates, added])
      await context.close()
    },
    patience,
  )
})

it('mails have the headers and elements that they have without hostile texts', async () => {
  const plain = await readSentMails(company, 'text')
  const own = companySchema.parse(content.values.get('content/company.json'))
  const same = companySchema.parse(content.control.get('content/company.json'))
  const form = { title: 'Name', maxLength: 40 }
  const headersOf = (mail?: Email) => mail?.headers.map(({ key }) => key)
  let parsed = 0
  // Another way out of its place in each: the name of the company stands in headers.
  for (let field = 1; field <= pageMarkup.length; field++) {
    const name = hostileTexts(field, form)[0]?.text ?? ''
    const typed = (field % 2 ? hostileTexts : aloneTexts)(field, { title: 'Text' })[0]?.text ?? ''
    const mails = await readSentMails({ ...own, name }, typed)
    const control = await readSentMails({ ...same, name: harmless(name) }, harmless(typed))
    expect(mails.length).toBe(plain.length)
    for (const [index, mail] of mails.entries()) {
      const before = plain[index]
      expect.soft(headersOf(mail), name).toEqual(headersOf(before))
      expect.soft(mail.from?.address, name).toBe(`website@${new URL(own.url).hostname}`)
      expect.soft([mail.to?.length, mail.replyTo?.length, mail.attachments.length], name).toEqual([1, before?.replyTo?.length, 0])
      const [now, then] = await Promise.all([mail, control[index]].map((one) => parseDocument(parser, one?.html ?? '', 'text/html')))
      expect.soft([now?.scripts, now?.handlers, now?.parts], name).toEqual([[], [], then?.parts])
      parsed++
    }
  }
  console.log(`Hostile text: ${parsed} mails of ${plain.length} kinds parsed`)
})

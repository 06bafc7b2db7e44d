// What an editor is told to have changed in public is what visitors find changed.
import { expect, it } from 'vitest'
import { changedPages } from '#src/contracts/content/changed-pages.ts'
import { ask } from '../../../scripts/site/ask-site.ts'
import { listedPages } from '../../../scripts/site/read-pages.ts'
import { someProduct } from '../../content/some-products.ts'
import { editSite, storeDrafts } from '../editing-site.ts'
import { startOwnSite } from '../own-site.ts'

const site = await startOwnSite()
const owner = await editSite(site.origin, site.database, 'owner')
const read = (target: string) =>
  ask(site.origin, target, { cookie: owner.session, headers: { accept: 'text/html' } })

/** Leaves out what differs each time: the token of a form, and clock times. */
function lasting(html: string): string {
  const [, token] = /name="formToken" value="([^"]+)"/.exec(html) ?? []
  const steady = token === undefined ? html : html.replaceAll(token, '')
  return steady.replaceAll(/ uid="\w+"/g, '').replaceAll(/\d\d:\d\d/g, '')
}

/** Reads the pages of the sitemap, and the one that it leaves out. */
async function readSite(): Promise<Map<string, string>> {
  const pages = new Map<string, string>()
  // One after the other, because one client may not take all slots.
  for (const page of [...(await listedPages(site.origin)), '/newsletter']) {
    const { status, body } = await read(page)
    expect(status, page).toBe(200)
    pages.set(page, lasting(body))
  }
  return pages
}

let before = await readSite()
/** Publishes all drafts. @returns what was told, and the pages that differ */
async function publish() {
  const { number } = await owner.publish()
  const tell = async () =>
    changedPages.parse(JSON.parse((await read(`/api/content/changed-pages?number=${number}`)).body))
  let told = await tell()
  while (told.left > 0) told = await tell()
  const after = await readSite()
  const found = [...after].flatMap(([page, html]) => (before.get(page) === html ? [] : [page]))
  const isEveryPage = found.length === after.size
  before = after
  return { told, found, isEveryPage }
}

/** Leaves out the page that says by the clock whether somebody answers now. */
const withoutClock = (pages: readonly string[]) =>
  pages.filter((page) => page !== '/contact').toSorted()

type Value = Record<string, unknown>
const within = (value: unknown): Value => Object(value)
/** Adds a word to the text at a path; keys of lists are numbers. */
function reword(value: unknown, [key = '', ...deeper]: readonly string[]): unknown {
  if (Array.isArray(value))
    return value.map((one, index) => (String(index) === key ? reword(one, deeper) : one))
  return typeof value === 'string'
    ? `Anew: ${value}`
    : { ...within(value), [key]: reword(within(value)[key], deeper) }
}

const rentPage = 'content/free-pages/hire-for-a-month.yaml'

const reworded = (file: string, field: string) =>
  [file, (value: unknown) => Object(reword(value, field.split('.')))] as const

// Each publication reads and compares every page, so it changes many texts, most of which stand on
// pages of their own.
it.each<[what: string, texts: [file: string, field: string][], more: () => Promise<unknown>]>([
  [
    'texts, and a page that is new',
    [
      ['content/pages/about.yaml', 'heading'],
      ['content/pages/product.yaml', 'specification.heading.name'],
      ['content/articles/night-without-power.yaml', 'lead'],
      ['content/faq/development-environments.yaml', 'entries.0.answer'],
      ['content/documents/edge-gateway.yaml', 'subtitle'],
      ['content/references.json', 'instead.none'],
      ['content/people.json', 'heading.name'],
    ],
    async () => {
      const made = { kind: 'page', slug: 'hire-for-a-month', title: 'Rent a gateway' }
      expect((await owner.send('POST', '/api/content/entries', made)).status).toBe(201)
      await owner.save(rentPage, {
        description:
          'Rent our gateway by the month, with the sensors you need, and send it back when the project is over.',
        lead: 'Rent it by the month and send it back.',
        parts: [{ products: { heading: { name: 'For rent' }, items: ['gateway'] } }],
      })
    },
  ],
  [
    'texts that other pages quote, a price, and a page that is gone',
    [
      ['content/pages/about.yaml', 'description'],
      [someProduct.file, 'summary'],
      ['content/buyer-questions.yaml', 'groups.0.items.0.question'],
      ['content/dossiers/cold-store.yaml', 'name'],
      ['content/catalogue.yaml', 'services.0.text'],
    ],
    async () => {
      const { survey } = within((await owner.open('content/prices.json')).value)
      await owner.save('content/prices.json', { survey: { ...within(survey), amount: '181' } })
      await owner.save(rentPage, { hidden: true })
    },
  ],
  ['a text of the menu', [['content/navigation.json', 'elsewhere']], async () => {}],
])('of %s', async (_, texts, more) => {
  await storeDrafts(
    site.database,
    texts.map(([file, field]) => reworded(file, field)),
  )
  await more()
  const { told, found, isEveryPage } = await publish()
  expect(found.length).toBeGreaterThan(1)
  expect(told.isEveryPage).toBe(isEveryPage)
  if (!isEveryPage) expect(withoutClock(told.addresses)).toEqual(withoutClock(found))
})

it('is not told of an earlier publication, nor without a number', async () => {
  expect((await read('/api/content/changed-pages?number=1')).status).toBe(409)
  expect((await read('/api/content/changed-pages')).status).toBe(400)
})

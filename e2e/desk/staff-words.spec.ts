import type { Page } from '@playwright/test'
import { staffRoutes } from '#src/contracts/staff/staff-routes.ts'
import { edit } from '../editor/editor.ts'
import { expect, expectedProblems, failedRequest, test } from '../fixtures.ts'
import { signIn } from '../staff.ts'
import { sendLead } from './leads.ts'

/** Names that are written so. */
const properNames = [
  'WhatsApp',
  'iPhone',
  'eSIM',
  'iOS',
  'LinkedIn',
  'IoT',
  'AIoT',
  'PostgreSQL',
  'WebP',
  'kB',
  'LoRaWAN',
  'PoE',
]

const pages = [
  ...new Set(
    staffRoutes
      .filter(({ method, title, path }) => method === 'GET' && title && !path.includes(':'))
      .map(({ path }) => path),
  ),
]
const entries = [
  'content/brand.json',
  'content/company.json',
  'content/pages/home.yaml',
  'content/prices.json',
  'content/products/smart-lock.yaml',
]

/** Unfolds all that is folded, and reads each text. */
async function readWords(page: Page): Promise<string[]> {
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
  for (let round = 0; round < 6; round += 1)
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll('details')) fold.open = true
      for (const opener of document.querySelectorAll<HTMLElement>(
        'main :is(h2, li, article) button[aria-expanded=false]',
      ))
        opener.click()
    })
  return page.evaluate(() => {
    const texts = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      if (!parentElement?.closest('script, style, code, pre, textarea, noscript'))
        texts.push(textContent ?? '')
    }
    const named = [...document.querySelectorAll('[aria-label], [placeholder], [title]')]
    const names = ['aria-label', 'placeholder', 'title']
    return [
      ...texts,
      ...named.flatMap((element) => names.map((name) => element.getAttribute(name) ?? '')),
    ]
  })
}

function identifiersIn(text: string): string[] {
  const words = text.replace(/\{[^}]*\}/g, ' ').replace(/\S*[/@.]\S*/g, ' ')
  const camel = words.match(/\b[a-zA-Z]*[a-z][A-Z]\w*/g) ?? []
  const values = words.match(/\bundefined\b|\bnull\b|\[object|\b[A-Z]+_[A-Z_]+/g) ?? []
  return [...camel.filter((word) => !properNames.includes(word)), ...values]
}

test('no page of the staff area shows a name of the program', async ({ page, account }) => {
  await signIn(page, account)
  await sendLead(page, { message: 'A call about locks.' })
  const { items } = await (await page.request.get('/api/contact')).json()
  const chosen = `?contact=${items[0].id}&article=night-without-power`
  // A page of an entry or an account says that none is chosen.
  expectedProblems.push(failedRequest(400), failedRequest(404))
  const found: string[] = []
  for (const address of [...pages.map((path) => path + chosen), ...entries.map(edit)]) {
    await page.goto(address)
    for (const text of await readWords(page))
      for (const word of identifiersIn(text))
        found.push(`${address}: ${word} in “${text.slice(0, 90)}”`)
  }
  expect([...new Set(found)]).toEqual([])
})

test('an identifier is told from words', () => {
  expect(identifiersIn('SiteContext and parts of {clinicKeepsTo}, WhatsApp, null')).toEqual([
    'SiteContext',
    'null',
  ])
})

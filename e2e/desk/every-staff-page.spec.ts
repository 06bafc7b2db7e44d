import type { Page } from '@playwright/test'
import { coveredControls } from '../access/covered-controls.ts'
import { expect, expectedProblems, failedRequest, test } from '../fixtures.ts'
import { signIn } from '../staff.ts'
import { sendLead } from './leads.ts'
import { editorAddresses, staffAddresses, unfoldAll } from './staff-addresses.ts'

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

/** Unfolds all that is folded, and reads each text. */
async function readWords(page: Page): Promise<string[]> {
  await unfoldAll(page)
  return page.evaluate(() => {
    const texts = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      // Languages are offered under their own names, such as isiZulu.
      if (!parentElement?.closest('script, style, code, pre, textarea, noscript, datalist'))
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

/** Asks at every width what a press on each control hits, with what floats over the page closed. */
async function readCovered(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details'))
      if ([...fold.children].some((part) => getComputedStyle(part).position === 'absolute'))
        fold.open = false
  })
  const faults: string[] = []
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const fault of await coveredControls(page)) faults.push(`${width} px: ${fault}`)
  }
  return faults
}

test('no page of the staff area shows a name of the program or covers a control', async ({
  page,
  account,
}) => {
  test.setTimeout(600_000)
  await signIn(page, account)
  await sendLead(page, { message: 'A call about locks.' })
  // A page of an entry or an account says that none is chosen.
  expectedProblems.push(failedRequest(400), failedRequest(404))
  const found: string[] = []
  for (const address of [...(await staffAddresses(page)), ...editorAddresses]) {
    await page.goto(address)
    for (const text of await readWords(page))
      for (const word of identifiersIn(text))
        found.push(`${address}: ${word} in “${text.slice(0, 90)}”`)
    for (const fault of await readCovered(page)) found.push(`${address} ${fault}`)
  }
  expect([...new Set(found)]).toEqual([])
})

test('an identifier is told from words', () => {
  expect(identifiersIn('SiteContext and parts of {clinicKeepsTo}, WhatsApp, null')).toEqual([
    'SiteContext',
    'null',
  ])
})

import { expect, it } from 'vitest'
import { datasheetAddress } from '#src/content/paper-addresses.ts'
import { settings } from '#src/content/settings/settings.ts'
import { isolateRuns } from '#src/contracts/text/direction.ts'
import { inArabic, madeCatalogues } from '../../../scripts/language/made-language.ts'
import { ask } from '../../../scripts/site/ask-site.ts'
import { startChangedSite } from '../own-site.ts'

/** The site in Arabic letters, which are read from right to left. */
const site = await startChangedSite(madeCatalogues('ar', inArabic))
const textOf = (html: string) =>
  html
    .replace(/<(script|style|svg|astro-island)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, '\n')
    .split('\n')
    .map((line) => line.trim())
const get = async (target: string) => (await ask(site.origin, target)).body

it('a page has its direction, a face with its letters, and what is read from left to right isolated', async () => {
  const page = await get('/ar/contact')
  // A mark before the document type would put the whole head into the body.
  expect(page).toMatch(/^<!DOCTYPE html><html lang="ar" dir="rtl" data-script="other"/i)
  const texts = textOf(page)
  const { phone, address } = settings().company
  const [street] = address.street.split(',')
  expect(texts.map((text) => text.replaceAll('\u00a0', ' '))).toContain(`\u2066${phone}\u2069`)
  expect(texts.some((text) => text.includes(`\u2066${street}`))).toBe(true)
  const mixed = (await Promise.all(['/ar/contact', '/ar/prices', '/ar/product/1'].map(get)))
    .flatMap(textOf)
    .filter((text) => !/&#?\w+;/.test(text) && isolateRuns(text) !== text)
  expect(mixed).toEqual([])
})

it('a page in a language from left to right has no mark of it', async () => {
  const page = await get('/contact')
  expect(/<html[^>]*>/.exec(page)?.[0]).not.toMatch(/dir=|data-script/)
  expect(textOf(page).filter((text) => text.includes('\u2066'))).toEqual([])
})

it('a datasheet is set from right to left', async () => {
  const { status, headers } = await ask(site.origin, `/ar${datasheetAddress(1)}`)
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
})

import { expect, it } from 'vitest'
import { withoutPrefix, withPrefix } from '#src/contracts/paths.ts'
import { madeCatalogues, madePrefix } from '../../../scripts/language/made-language.ts'
import { keptCount, plainWordsOf } from '../../../scripts/language/plain-words.ts'
import { readLanguage } from '../../../scripts/language/read-language.ts'
import { textsOfPage } from '../../../scripts/language/texts-of-answer.ts'
import { ask } from '../../../scripts/site/ask-site.ts'
import { listedPages } from '../../../scripts/site/read-pages.ts'
import { startChangedSite } from '../own-site.ts'

/**
 * The site in English and in a language that the program makes: every text of the content has an
 * accent on each vowel. A text without one does not come from the content, so that nobody could
 * translate it.
 * PDFs, share pictures and more mails are read in tests/content/languages/made-language.test.ts.
 */
const site = await startChangedSite(madeCatalogues())

const plainIn = (read: Iterable<readonly [place: string, texts: readonly string[]]>) =>
  Array.from(read, ([place, texts]) => ({
    place,
    plain: [...new Set(texts)].filter((text) => plainWordsOf(text).length > 0),
  })).filter(({ plain }) => plain.length > 0)

/** Pages that show the time, which may pass between two requests. */
const ofTheMinute = ['/contact', '/book']

/** Asks for each address in both languages, all at once, when nearly no page is cached yet. */
async function askAtOnce(): Promise<{ target: string; plain: string[]; made: string[] }[]> {
  // The first request for a language waits until its content is made; then the sitemap lists it.
  await ask(site.origin, madePrefix)
  const listed = (await listedPages(site.origin, madePrefix)).map((path) =>
    withoutPrefix(madePrefix, path),
  )
  const shown = listed.filter((path) => !ofTheMinute.includes(path))
  const searches = Array.from({ length: 100 - shown.length }, (_, at) => `/search?q=nfc&at=${at}`)
  let client = 0
  const textsAt = async (target: string) => {
    client += 1
    const { status, body } = await ask(site.origin, target, { client: `203.0.113.${client}` })
    return [`${status}`, ...textsOfPage(body)]
  }
  return Promise.all(
    [...shown, ...searches].map(async (target) => {
      const asked = [target, withPrefix(madePrefix, target)].map(textsAt)
      const [plain = [], made = []] = await Promise.all(asked)
      return { target, plain, made }
    }),
  )
}
const atOnce = await askAtOnce()
const read = await readLanguage(site, madePrefix)

const isAccented = (text: string) => /[áéíóú]/i.test(text)
/** Names that are kept on one line are known in English alone. */
const unaccented = (texts: readonly string[]) =>
  texts.map((text) =>
    text
      .normalize('NFD')
      .replace(/[\u0301\u2060]/g, '')
      .replace(/\s/g, ' '),
  )

it('200 requests at once, half in each language, each get the whole page in their own', () => {
  expect(atOnce).toHaveLength(100)
  for (const { target, plain, made } of atOnce) {
    expect(plain.filter(isAccented), target).toEqual([])
    expect(
      made.filter((text) => plainWordsOf(text).length > 0),
      target,
    ).toEqual([])
    expect(unaccented(made), target).toEqual(unaccented(plain))
  }
})

it('pages, answers of forms, mails, feeds and calendar files have no word that is not in the content', async () => {
  expect(plainIn(read.texts)).toEqual([])
})

it('no link of a page leads out of its language', () => expect(read.unprefixed).toEqual([]))

it('few words and fields stay as they are', () => {
  expect(keptCount).toBeLessThanOrEqual(60)
})

import { expect, it } from 'vitest'
import { settings } from '#src/content/settings/settings.ts'
import { withoutPrefix, withPrefix } from '#src/contracts/paths.ts'
import { addressInLine } from '#src/contracts/place/postal-address.ts'
import { accented, madeCatalogues, madePrefix } from '../../../scripts/language/made-language.ts'
import { ask } from '../../../scripts/site/ask-site.ts'
import { listedPages, readPages } from '../../../scripts/site/read-pages.ts'
import { startChangedSite } from '../own-site.ts'
import { linksOf, textsOf } from '../texts-of-page.ts'

/**
 * The site in English and in a language that the program makes: a translation of every text, with an
 * accent on each vowel. Its code is `en-GB`, so that `Intl` writes the same in both.
 */
const site = await startChangedSite(madeCatalogues())

const isAccented = (text: string) => /[áéíóú]/i.test(text)
const unaccented = (texts: readonly string[]) =>
  texts.map((text) =>
    text
      .normalize('NFD')
      .replace(/[\u0301\u2060]/g, '')
      .replace(/\s/g, ' '),
  )
const { legalName, address } = settings().company
/** Names of several words, which no language translates. */
const names = ['Harmattan Prize of the Example Society', `${legalName}, ${addressInLine(address)}`]
/**
 * Sentences of another language than their page: names and codes are shorter, and words in the code
 * are found by `tests/repository/words-in-code.test.ts`.
 */
const foreignIn = (texts: readonly string[]) =>
  texts.filter(
    (text) =>
      (text.match(/\p{L}{2,}/gu) ?? []).length >= 6 && !isAccented(text) && !names.includes(text),
  )

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
    return [`${status}`, ...textsOf(body)]
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
const pages = await readPages(site.origin, { pictures: 'logo', prefix: madePrefix })

it('200 requests at once, half in each language, each get the whole page in their own', () => {
  expect(atOnce).toHaveLength(100)
  for (const { target, plain, made } of atOnce) {
    expect(plain.filter(isAccented), target).toEqual([])
    expect(foreignIn(made), target).toEqual([])
    expect(unaccented(made), target).toEqual(unaccented(plain))
  }
})

it('no page has a sentence of another language', () => {
  const found = [...pages].map(
    ([address, { html }]) => [address, foreignIn(textsOf(html))] as const,
  )
  expect(found.filter(([, texts]) => texts.length > 0)).toEqual([])
  const all = [...pages.values()].flatMap(({ html }) => textsOf(html))
  expect(all.filter(isAccented).length).toBeGreaterThan(all.length / 2)
})

it('no link of a page leads out of its language', () => {
  const links = [...pages].flatMap(([address, { html }]) =>
    linksOf(html).map((link) => [address, link] as const),
  )
  expect(links.length).toBeGreaterThan(pages.size)
  expect(
    links.filter(([, link]) => withPrefix(madePrefix, withoutPrefix(madePrefix, link)) !== link),
  ).toEqual([])
})

it.each(['/contact', '/book', '/newsletter'])(
  'the answer of the form at %s is in its language',
  async (page) => {
    const form = { subject: '', email: 'zzz', businessEmail: 'zzz' }
    const { status, body } = await ask(site.origin, withPrefix(madePrefix, page), {
      ...{ method: 'POST', form },
    })
    expect(status).toBe(422)
    const texts = textsOf(body)
    expect(foreignIn(texts)).toEqual([])
    expect(texts.some((text) => text.includes(accented('email')))).toBe(true)
  },
)

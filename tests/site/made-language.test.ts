import { expect, it } from 'vitest'
import { madeCatalogues, madePrefix } from '../../scripts/language/made-language.ts'
import { keptCount, plainWordsOf } from '../../scripts/language/plain-words.ts'
import { readLanguage } from '../../scripts/language/read-language.ts'
import { startChangedSite } from './own-site.ts'

/**
 * The site in English and in a language that the program makes: every text of the content has an
 * accent on each vowel. A text without one does not come from the content, so that nobody could
 * translate it.
 * PDFs, share pictures and more mails are read in tests/content/made-language.test.ts.
 */
const site = await startChangedSite(madeCatalogues())

const plainIn = (read: Iterable<readonly [place: string, texts: readonly string[]]>) =>
  Array.from(read, ([place, texts]) => ({
    place,
    plain: [...new Set(texts)].filter((text) => plainWordsOf(text).length > 0),
  })).filter(({ plain }) => plain.length > 0)

const read = await readLanguage(site, madePrefix)

it('pages, answers of forms, mails, feeds and calendar files have no word that is not in the content', async () => {
  expect(plainIn(read.texts)).toEqual([])
})

it('no link of a page leads out of its language', () => expect(read.unprefixed).toEqual([]))

it('few words and fields stay as they are', () => {
  expect(keptCount).toBeLessThanOrEqual(64)
})

import { afterAll, expect, it } from 'vitest'
import { openTextsIn } from '#src/content/languages/open-texts.ts'
import { isUntranslated, languagesOfPage } from '#src/content/languages-of-page.ts'
import { makeSnapshot } from '#src/content/make-snapshot.ts'
import { describeProblem } from '#src/content/reading/yaml-file.ts'
import type { Article } from '#src/content/schemas/article-schema.ts'
import { readPassages } from '#src/content/search/passages.ts'
import { currentCopy } from '#src/content/snapshot/copy.ts'
import {
  currentSnapshot,
  publicSnapshot,
  type Snapshot,
  setCurrentSnapshot,
  withSnapshot,
} from '#src/content/snapshot/snapshot.ts'
import { articleData, productData } from '#src/content/structured-data.ts'
import { today } from '#src/content/today.ts'
import { wordsOf } from '#src/content/words/words.ts'
import { madeCatalogues, madePrefix } from '../../../scripts/language/made-language.ts'
import { someProduct } from '../../../tests/content/some-products.ts'
import { inLanguageOfPage } from './language-of-page.ts'

const catalogues = madeCatalogues()
const withoutCatalogue = ['pages/nfc', `products/${someProduct.slug}`, 'words/quote']
for (const name of withoutCatalogue) catalogues.delete(`content/languages/en-GB/${name}.po`)
function snapshotIn(language?: string) {
  const made = makeSnapshot({ root: '.', overlay: catalogues, date: today(), number: 1, language })
  if ('problems' in made) throw new Error(made.problems.map(describeProblem).join('\n'))
  return made.snapshot
}
const before = publicSnapshot()
const [plain, made] = [snapshotIn(), snapshotIn('en-GB')]
setCurrentSnapshot(plain, new Map([[madePrefix, made]]))
afterAll(() => setCurrentSnapshot(before))

it.each(['/nfc', '/nfc?a=b'])(
  '%s, which has no translation, is shown in the default language and says so',
  (target) =>
    inLanguageOfPage(made, target, ({ untranslated }) => {
      expect(currentSnapshot()).toBe(plain)
      expect(untranslated).toMatchObject({
        prefix: madePrefix,
        language: 'en-GB',
        note: expect.stringMatching(/^Thís págé ís nót áváíláblé ín/),
      })
    }),
)

// A product is shown in every language, with open texts in the default one.
it.each(['/about', someProduct.address, `${someProduct.address}/datasheet.pdf`])(
  '%s is shown in its language',
  (target) =>
    inLanguageOfPage(made, target, (shown) => {
      expect(currentSnapshot()).toBe(made)
      expect(shown).toEqual({})
    }),
)

// Menus and cards lead to these pages too, so a search that knew none would deny a product.
it('what has no translation is found in the words and language in which it is shown', () => {
  const [passages, inDefault] = [readPassages(made), readPassages(plain)]
  const pathOf = ({ href }: { href: string }) => href.replace(/[#?].*/s, '')
  expect(passages.filter((one) => pathOf(one) === '/nfc')).toEqual(
    inDefault
      .filter((one) => pathOf(one) === '/nfc')
      .map((one) => ({ ...one, language: plain.language })),
  )
  for (const passage of passages) {
    // A product without a translation is shown in every language, and found by its own words.
    const isProduct = passage.href.startsWith('/product/')
    if (isProduct && 'language' in passage) expect(passage.language).toBe(plain.language)
    else expect('language' in passage, passage.href).toBe(isUntranslated(pathOf(passage), made))
  }
})

it('a page names the languages in which it is translated', () => {
  const translatedAt = (target: string) =>
    languagesOfPage(target).map(({ href, isTranslated }) => [href, isTranslated])
  expect(translatedAt('/nfc')).toEqual([
    ['/nfc', true],
    [`${madePrefix}/nfc`, false],
  ])
  // Of a page that does not exist only the browser knows the address.
  for (const missing of ['/404', '/404/product'])
    expect(languagesOfPage(missing).map(({ href }) => href)).toEqual(['/', madePrefix])
  expect(translatedAt('/?a=b')).toEqual([
    ['/?a=b', true],
    [`${madePrefix}?a=b`, true],
  ])
})

it('a word without a translation is shown as it is, with its language', () => {
  expect(wordsOf(made).quote.heading).toBe(wordsOf(plain).quote.heading)
  expect(openTextsIn(made).get(wordsOf(plain).quote.heading)).toBe('en')
  expect(openTextsIn(plain).size).toBe(0)
})

it('articles and data sheets name their language to search engines, if the site has several', () => {
  const languagesIn = (snapshot: Snapshot) =>
    withSnapshot(snapshot, () => {
      const articles: Article[] = currentCopy().folder('articles')
      const described = [
        ...articles.map((article) => articleData(article)),
        ...currentCopy().products.flatMap((product) => productData(product) ?? []),
      ].map((one) => Reflect.get(one, 'subjectOf') ?? one)
      return described.map((one) => Reflect.get(one, 'inLanguage'))
    })
  for (const language of languagesIn(made)) expect(language).toBe('en-GB')
  for (const language of languagesIn(plain)) expect(language).toBe(plain.language)
  setCurrentSnapshot(plain)
  for (const language of languagesIn(plain)) expect(language).toBeUndefined()
})

import { afterAll, expect, it } from 'vitest'
import { makeSnapshot } from '#src/content/make-snapshot.ts'
import { getProducts } from '#src/content/products.ts'
import { describeProblem } from '#src/content/reading/yaml-file.ts'
import { search } from '#src/content/search/search.ts'
import { publicSnapshot, setCurrentSnapshot, withSnapshot } from '#src/content/snapshot/snapshot.ts'
import { today } from '#src/content/today.ts'
import { inArabic, madeCatalogues } from '../../../scripts/language/made-language.ts'
import { changedSetting } from '../changed-content.ts'

const before = publicSnapshot()
const [translated, untranslated] = getProducts()
if (!translated || !untranslated) throw new Error('There are no products')
const sentence = 'تعمل البطارية الجديدة سنتين، والقفل الإلكتروني ١٢ شهرًا'

/** A language of which one product alone is translated. */
const ofOne = [
  ...madeCatalogues('ar', (text) => (text === translated.summary ? sentence : inArabic(text))),
].filter(([file]) => file === `content/languages/ar/products/${translated.slug}.po`)
const overlay = new Map([changedSetting('company', { languages: ['en', 'ar'] }), ...ofOne])
function snapshotIn(language: string) {
  const made = makeSnapshot({ root: '.', overlay, date: today(), number: 1, language })
  if ('problems' in made) throw new Error(made.problems.map(describeProblem).join('\n'))
  return made.snapshot
}
const arabic = snapshotIn('ar')
setCurrentSnapshot(snapshotIn('en'), new Map([['/ar', arabic]]))
afterAll(() => setCurrentSnapshot(before))

async function found(typed: string) {
  const { groups, mention } = await withSnapshot(arabic, () => search(typed, 1000))
  return [...groups.flatMap((group) => group.found), ...(mention ? [mention] : [])]
}
const idsOf = async (typed: string) => (await found(typed)).map(({ product }) => product)

it('has the catalogue of one product', () => expect(ofOne).toHaveLength(1))

it.each([
  ...['البطارية', 'بطارية', 'والبطارية', 'للبطارية', 'بالبطارية', 'كالبطارية', 'فالبطارية'],
  ...['بَطَّارِيَّة', 'البَطّاريّة', 'بطـــارية', 'بطاريه', 'بطاريات', 'البطاريات', 'وللبطارية'],
  ...['القفل', 'قفل', 'للقفل', 'الكتروني', 'إلكترونية', 'الإلكترونية', 'جديده', '12', '١٢', '۱۲'],
])('%s finds the product whose text has it in another form', async (typed) =>
  expect(await idsOf(typed)).toContain(translated.id),
)

it('a product without a translation is found by the words that its page shows', async () => {
  for (const typed of [untranslated.name, untranslated.name.toLowerCase()]) {
    const result = (await found(typed)).find(({ product }) => product === untranslated.id)
    expect(result).toMatchObject({ language: 'en' })
  }
  // In the singular and plural of its language.
  const [word = ''] = untranslated.summary.match(/\b[a-z]{4,}s\b/) ?? []
  if (word) expect(await idsOf(word)).toContain(untranslated.id)
})

it('a product with a translation is found by that alone, as its page shows it', async () => {
  const [word = ''] = translated.summary.match(/\b[a-z]{6,}\b/) ?? []
  const ofEnglish = (await found(word)).filter(({ product }) => product === translated.id)
  expect(ofEnglish).toEqual([])
})

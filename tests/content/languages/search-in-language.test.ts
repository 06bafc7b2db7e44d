import { afterAll, expect, it } from 'vitest'
import { makeSnapshot } from '#src/content/make-snapshot.ts'
import { describeProblem } from '#src/content/reading/yaml-file.ts'
import { answerSearch } from '#src/content/search/answer-search.ts'
import { readPassages } from '#src/content/search/passages.ts'
import { search } from '#src/content/search/search.ts'
import { termsIn } from '#src/content/search/search-terms.ts'
import { loadStems } from '#src/content/search/stems.ts'
import { publicSnapshot, setCurrentSnapshot, withSnapshot } from '#src/content/snapshot/snapshot.ts'
import { today } from '#src/content/today.ts'
import { foldText } from '#src/contracts/text/fold-text.ts'
import { changedSetting } from '../changed-content.ts'

const overlay = new Map([changedSetting('company', { languages: ['en', 'fr'] })])
function snapshotIn(language: string) {
  const made = makeSnapshot({ root: '.', overlay, date: today(), number: 1, language })
  if ('problems' in made) throw new Error(made.problems.map(describeProblem).join('\n'))
  return made.snapshot
}
const before = publicSnapshot()
const [english, french] = [snapshotIn('en'), snapshotIn('fr')]
setCurrentSnapshot(english, new Map([['/fr', french]]))
afterAll(() => setCurrentSnapshot(before))
const inFrench = <Result>(run: () => Result) => withSnapshot(french, run)

const pageOf = (href: string) => href.replace(/[#?].*/s, '')

/** Addresses that a search gives, the first first, with the one that alone mentions the word. */
async function found(word: string): Promise<string[]> {
  const { groups, mention } = await inFrench(() => search(word, 1000))
  const all = groups.flatMap((group) => group.found)
  return [...all, ...(mention ? [mention] : [])].map(({ href }) => pageOf(href))
}

it('every word of six letters and more finds the page that has it', async () => {
  const own = readPassages(french).filter(({ language }) => language === undefined)
  const byPage = Map.groupBy(own, ({ href }) => pageOf(href))
  const missed: string[] = []
  let drawn = 0
  for (const page of ['/', '/contact', '/prices', '/products', '/newsletter']) {
    const texts = (byPage.get(page) ?? []).map(({ heading, text }) => `${heading} ${text}`)
    const words = new Set(texts.join(' ').match(/[\p{L}\p{M}]{6,}/gu))
    for (const word of [...words].slice(0, 60)) {
      drawn++
      if (!(await found(word)).includes(page)) missed.push(`${page}: ${word}`)
    }
  }
  expect(drawn).toBeGreaterThan(80)
  expect(missed).toEqual([])
})

it('elided words, endings and accents lead to the same words', async () => {
  await loadStems('fr')
  const terms = (text: string) => inFrench(() => termsIn(text))
  expect(terms('l’énergie')).toEqual(terms("d'énergies"))
  expect(terms('jusqu’aux coupures')).toEqual(terms('aux coupure'))
  expect(terms('Passerelles')).toEqual(terms('passerelle'))
  expect(terms('e-mail')).toContain('email')
  expect(await found('coupures')).toContain('/')
  expect(await found('batteries')).not.toEqual([])
  // Typed without accents, and in part.
  expect(await found('alimentee')).toEqual(await found('alimentée'))
})

it('every word with an accent is found without it, and with the same results', async () => {
  const texts = readPassages(french).map(({ heading, text }) => `${heading} ${text}`)
  const words = new Set(
    texts
      .join(' ')
      .normalize('NFC')
      .match(/[\p{L}\p{M}]{4,}/gu),
  )
  const accented = [...words].filter((word) => /[^a-z]/i.test(word))
  expect(accented.length).toBeGreaterThan(50)
  const different: string[] = []
  for (const word of accented)
    if ((await found(foldText(word))).join() !== (await found(word)).join()) different.push(word)
  expect(different).toEqual([])
})

it('suggests a word of the site, and not what is left of it without its ending', async () => {
  const { nearest, groups } = await inFrench(() => search('cxupxre', 1))
  expect(nearest).toMatch(/^coupures?$/)
  expect(groups).toEqual([])
})

it('a page of results in another language finds what is in the language of the visitor', async () => {
  const { groups } = await answerSearch('coupure', undefined, 10, false, '/fr')
  const all = groups.flatMap((group) => group.found)
  expect(all.map(({ href }) => pageOf(href))).toContain('/')
  expect(new Set(all.map(({ language }) => language))).toContain('fr')
  expect((await answerSearch('coupure')).total).toBe(0)
})

import { afterAll, expect, it } from 'vitest'
import { makeSnapshot } from '#src/content/make-snapshot.ts'
import { getProducts } from '#src/content/products.ts'
import { describeProblem } from '#src/content/reading/yaml-file.ts'
import { search } from '#src/content/search/search.ts'
import { publicSnapshot, setCurrentSnapshot, withSnapshot } from '#src/content/snapshot/snapshot.ts'
import { today } from '#src/content/today.ts'
import { foldText } from '#src/contracts/text/fold-text.ts'
import { madeCatalogues } from '../../../scripts/language/made-language.ts'
import { changedSetting } from '../changed-content.ts'

const before = publicSnapshot()
afterAll(() => setCurrentSnapshot(before))
const [accented, plain] = getProducts()
if (!accented || !plain) throw new Error('There are no products')

/** A language in which one product has words with their accents, and another without. */
function snapshotIn(language: string, words: string) {
  const texts = new Map([
    [accented?.summary, words],
    [plain?.summary, foldText(words)],
  ])
  const catalogues = [...madeCatalogues(language, (source) => texts.get(source) ?? source)].filter(
    ([file]) => [accented, plain].some((one) => file.endsWith(`/products/${one?.slug}.po`)),
  )
  const overlay = new Map([
    changedSetting('company', { languages: ['en', language] }),
    ...catalogues,
  ])
  const made = makeSnapshot({ root: '.', overlay, date: today(), number: 1, language })
  if ('problems' in made) throw new Error(made.problems.map(describeProblem).join('\n'))
  return made.snapshot
}

it.each([
  ['fr', 'sécurité caméras envoyé dernière'],
  ['es', 'instalación cámaras energía'],
  ['pt', 'instalação portões elétrica'],
  ['it', 'qualità umidità libertà'],
  ['ro', 'încălzire ușă temperatură'],
  ['de', 'Kühlhäuser Zähler Geräte'],
  ['sv', 'kyllådor mätare'],
  ['nb', 'kjøleskåp måler'],
  ['da', 'køleskabe målere'],
  ['fi', 'jäähdytys lämpötila'],
  ['hu', 'hűtőházak érzékelő'],
  ['tr', 'soğutucular sıcaklık'],
  ['lt', 'šaldytuvas įrenginys'],
  ['ga', 'cuisneoirí teochtaí'],
  ['el', 'θερμοκρασία αισθητήρας'],
  ['ru', 'счётчик учёта'],
  ['uk', 'датчиків їжа'],
  ['pl', 'łącza zasilania chłodnią'],
  ['sl', 'čebele požar'],
])('in %s a word is found with its accents and without them', async (language, words) => {
  const snapshot = snapshotIn(language, words)
  setCurrentSnapshot(before, new Map([[`/${language}`, snapshot]]))
  for (const word of words.split(' '))
    for (const typed of [word, foldText(word), word.toUpperCase()]) {
      const { groups } = await withSnapshot(snapshot, () => search(typed, 1000))
      const ids = groups.flatMap(({ found }) => found).map(({ product }) => product)
      expect(ids, typed).toEqual(expect.arrayContaining([accented.id, plain.id]))
    }
})

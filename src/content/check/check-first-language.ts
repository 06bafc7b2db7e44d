import { placeOf } from '../collections/collections.ts'
import { formSchemaOf } from '../collections/make-form-schema.ts'
import { nameOfLanguage } from '../languages/check-languages.ts'
import { textsOf } from '../languages/entry-texts.ts'
import { languagesOf } from '../languages/languages.ts'
import { languageOfWords } from '../languages/translate-files.ts'
import { type Entry, problemOf } from '../reading/entry.ts'
import type { Problem } from '../reading/yaml-file.ts'
import type { CheckedSite } from './check-entries.ts'

/** Common words of English that are none in the languages around it. */
const commonWords = new Set(
  'and but each every from has have how it it’s its no not that the their them they this what when where which who with without you your'.split(
    ' ',
  ),
)
/** Of a short text, such as a heading, nobody can say it; in a name one of them is not rare. */
const fewestWords = 5

function isEnglish(text: string): boolean | undefined {
  const words = text.toLowerCase().match(/[\p{L}’]+/gu) ?? []
  if (words.length < fewestWords) return undefined
  return words.filter((word) => commonWords.has(word)).length * 8 >= words.length
}

/** A setting with texts that visitors never read. */
const unread = 'content/written-for.json'

/**
 * Finds entries in English of a company whose first language is another, because they were kept as
 * delivered. Visitors would read them as texts in that language.
 */
export function findEnglishEntries({
  entries,
  settings: { company },
  hasExamples,
  isShown,
}: CheckedSite): Problem[] {
  const [first] = languagesOf(company)
  if (new Intl.Locale(first).language === languageOfWords) return []
  const isRead = ({ collection, file }: Entry) =>
    collection !== 'words' && file !== unread && (hasExamples || file !== 'content/instrument.json')
  return entries
    .filter((entry) => isShown(entry) && isRead(entry))
    .flatMap((entry) => {
      const path = entry.file.replace(/^content\//, '')
      const place = placeOf(path)
      if (!place) return []
      const texts = textsOf(entry.data, formSchemaOf(place), first)
      const found = texts.flatMap(({ source }) => isEnglish(source) ?? [])
      const english = found.filter(Boolean).length
      if (english * 3 < found.length || english === 0) return []
      const command = `npm run content -- translate ${first} --as-source ${path.replace(/\.\w+$/, '')}`
      const message = `This is in English, and the site in ${nameOfLanguage(first)}: write it anew or hide it, or translate it whole on the page Languages of the editor or in content/languages/${first}, and write that into its file with “${command}”`
      return [problemOf(entry, [], message)]
    })
}

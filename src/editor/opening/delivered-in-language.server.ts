import {
  firstLanguageOf,
  openCatalogues,
  translateFile,
  unitsOf,
  writtenIn,
} from '#src/content/languages/translate-files.ts'
import {
  type Base,
  companyFile,
  deliveredNames,
  deliveredText,
  layerOf,
} from '#src/content/reading/delivered.ts'
import { readYamlText } from '#src/content/reading/yaml-file.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'
import { writeValue } from '../texts/document.server.ts'
import { placeOfPath } from '../texts/workspace.server.ts'

/** The language in which the texts of a base are delivered. */
export const deliveredLanguage = (root: string, base: Base): string =>
  firstLanguageOf(deliveredText(root, companyFile, base))

/**
 * The entries of a base in another language, by path, as far as its catalogues translate them: a
 * site that is written in a language has its texts as they are, and a catalogue only for the words
 * of the program. What is not translated enough to be shown is not among them.
 */
export function deliveredIn(
  root: string,
  base: Base,
  language: string,
): ReadonlyMap<string, string> {
  const written = deliveredLanguage(root, base)
  if (language === written) return new Map()
  const find = openCatalogues(language, { root, overlay: layerOf(root, base) })
  return new Map(
    deliveredNames(root, base).flatMap((file) => {
      const place = placeOfPath(file)
      const text = deliveredText(root, file, base)
      if (!place || text === null || file === companyFile) return []
      // The words of the site stay in their catalogues.
      if (writtenIn(place, language) !== language) return []
      const entry = { place, source: readYamlText(file, text) }
      const made = translateFile(entry, find(file), language)
      const { data } = made.file.source
      const isIn = made.isTranslated && made.texts.some(({ shown }) => shown !== null)
      return isIn && isRecord(data) ? [[file, writeValue(file, text, data)] as const] : []
    }),
  )
}

/** Finds the delivered texts of an entry that are the same in another language, as “Contact” is. */
export function openSameWords(
  root: string,
  base: Base,
  language: string,
): (file: string) => ReadonlySet<string> {
  const find = openCatalogues(language, { root, overlay: layerOf(root, base) })
  return (file) =>
    new Set(
      unitsOf(find(file)).flatMap(({ source, translation }) =>
        translation === source ? [source] : [],
      ),
    )
}

import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { formatList } from '../../contracts/formats.ts'
import { placeOf } from '../collections/collections.ts'
import { wordSchemas } from '../collections/word-schemas.ts'
import { readTextsOf } from '../derived/read-texts.ts'
import type { PlacedFile } from '../reading/check-file.ts'
import { baseOf, deliveredNames } from '../reading/delivered.ts'
import { type Overlay, type Problem, readYamlFile, readYamlText } from '../reading/yaml-file.ts'
import type { MatchedText } from './match-texts.ts'
import { isOfCompletePart, type Missing, missingBeforeShown, onceEach } from './shown-texts.ts'
import { languageOfWords, openCatalogues, translateFile, writtenIn } from './translate-files.ts'

type Given = { root: string; overlay: Overlay }

const names = new Intl.DisplayNames('en', { type: 'language' })

/** Names a language for staff: French; what is no code of one, as it is written. */
export function nameOfLanguage(language: string): string {
  try {
    return names.of(language) ?? language
  } catch {
    return language
  }
}

function faultIn({ text, state, fault, translation }: MatchedText, language: string): string {
  const said = text.source.length > 60 ? `${text.source.slice(0, 60)}…` : text.source
  return state === 'refused'
    ? `${text.field}: “${translation}” cannot be shown. ${fault}`
    : `${text.field}: “${said}” is not translated into ${nameOfLanguage(language)}`
}

/** Lists the texts of a file that visitors of a language do not see in it. */
function missingTexts(
  file: PlacedFile,
  language: string,
  given: Given,
  isWanted: (text: MatchedText) => boolean = () => true,
): Problem[] {
  const { source } = file
  const catalogue = openCatalogues(language, given)(source.file)
  return translateFile(file, catalogue, language).texts.flatMap((one) => {
    const { shown, state, text } = one
    if (shown !== null || !isWanted(one)) return []
    const at = state === 'refused' ? catalogue : source
    const path = state === 'refused' ? [text.field, text.source] : text.path
    return [{ file: at.file, path, line: at.lineOf(path), message: faultIn(one, language) }]
  })
}

const readPlaced = (files: readonly string[], { root, overlay }: Given): PlacedFile[] =>
  files.flatMap((file) => {
    const place = placeOf(file.replace(/^content\//, ''))
    return place && overlay.get(file) !== null
      ? [{ source: readYamlFile(root, file, overlay), place }]
      : []
  })

const wordFiles = Object.keys(wordSchemas).map((name) => `content/words/${name}.yaml`)

/** Lists the words of the site that a language lacks. Visitors read them in English. */
export const missingWords = (language: string, given: Given): Problem[] =>
  language === languageOfWords
    ? []
    : readPlaced(wordFiles, given).flatMap((file) => missingTexts(file, language, given))

/**
 * Lists the open texts without which visitors may not see a language (contracts/content/kinds.ts).
 * @param first the company's first language
 */
export const missingOfComplete = (language: string, first: string, given: Given): Problem[] =>
  readPlaced(entryFiles(given), given).flatMap((file) =>
    writtenIn(file.place, first) === language
      ? []
      : missingTexts(file, language, given, ({ text }) => isOfCompletePart(file, text.path)),
  )

/** Lists what cannot be read of the catalogues on disk, whichever languages the company has. */
export const catalogueFaults = (root: string): Problem[] =>
  globSync('{content,starter}/languages/**/*.*', { cwd: root }).flatMap((file) => {
    const name = file.replace(/^(?:content|starter)\//, '')
    if (!placeOf(name)) return [{ file, path: [], line: 1, message: 'No entry has this catalogue' }]
    // A catalogue is one by its name in content/.
    const text = readFileSync(path.join(root, file), 'utf8')
    return readYamlText(`content/${name}`, text).problems.map((problem) => ({ ...problem, file }))
  })

/** The entries of a site: those that are delivered, and those that only the overlay has. */
const entryFiles = ({ root, overlay }: Given): string[] =>
  [...new Set([...deliveredNames(root, baseOf(root)), ...overlay.keys()])].filter(
    (file) => /^content\/.*\.(yaml|json)$/.test(file) && placeOf(file.replace(/^content\//, '')),
  )

/** Says what is missing before visitors see an entry in a language. */
export const missingInWords = ({ title, heading, texts }: Missing): string => {
  // The title and the heading are among the texts of which so many are missing.
  const others = Math.max(0, texts - Number(title) - Number(heading))
  const more = title || heading ? ' more' : ''
  const parts = [
    ...(title ? ['its title'] : []),
    ...(heading ? ['its first heading'] : []),
    ...(others > 0 ? [`${others}${more} ${others === 1 ? 'text' : 'texts'}`] : []),
  ]
  const isOne = parts.length === 1 && others <= 1
  return `${formatList(parts, 'conjunction', 'en')} ${isOne ? 'is' : 'are'} translated`
}

/** Says how much of an entry visitors of a language read in another: 3 of 41 texts are English. */
export const openInWords = (open: number, all: number, original: string): string =>
  `${open} of ${all} ${all === 1 ? 'text' : 'texts'} ${open === 1 ? 'is' : 'are'} ${nameOfLanguage(original)}`

/**
 * Counts the texts of each entry that visitors of a language read in another.
 * @param first the company's first language
 */
export function openEntries(language: string, first: string, given: Given): Problem[] {
  const { files, isRead } = readTextsOf(given)
  const find = openCatalogues(language, given)
  return files.flatMap((file) => {
    const original = writtenIn(file.place, first)
    if (original === language) return []
    const catalogue = find(file.source.file)
    const { read, isTranslated } = translateFile(file, catalogue, language, isRead)
    const texts = onceEach(read)
    const open = texts.filter(({ shown }) => shown === null).length
    if (open === 0) return []
    const message = isTranslated
      ? `For visitors in ${nameOfLanguage(language)}, ${openInWords(open, texts.length, original)}`
      : `Visitors in ${nameOfLanguage(language)} read it in ${nameOfLanguage(original)} until ${missingInWords(missingBeforeShown(file.place, read))}`
    return [{ file: file.source.file, path: [], line: 1, message }]
  })
}

import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { placeOf } from '../collections/collections.ts'
import { wordSchemas } from '../collections/word-schemas.ts'
import type { PlacedFile } from '../reading/check-file.ts'
import { baseOf, deliveredNames } from '../reading/delivered.ts'
import { isHidden } from '../reading/published.ts'
import { type Overlay, type Problem, readYamlFile, readYamlText } from '../reading/yaml-file.ts'
import { isCatalogue } from './catalogue.ts'
import type { MatchedText } from './match-texts.ts'
import { languageOfWords, openCatalogues, translateFile } from './translate-files.ts'

type Given = { root: string; overlay: Overlay }

const names = new Intl.DisplayNames('en', { type: 'language' })

/** Names a language for staff: French. */
export const nameOfLanguage = (language: string): string => names.of(language) ?? language

function faultIn({ text, state, fault, translation }: MatchedText, language: string): string {
  const said = text.source.length > 60 ? `${text.source.slice(0, 60)}…` : text.source
  return state === 'refused'
    ? `${text.field}: “${translation}” cannot be shown. ${fault}`
    : `${text.field}: “${said}” is not translated into ${nameOfLanguage(language)}`
}

/** Lists the texts of a file that visitors of a language do not see in it. */
function missingTexts(file: PlacedFile, language: string, given: Given): Problem[] {
  const { source } = file
  const catalogue = openCatalogues(language, given)(source.file)
  return translateFile(file, catalogue, language).texts.flatMap((one) => {
    const { shown, state, text } = one
    if (shown !== null) return []
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

/** Lists the words of the site that a language lacks. It is added to the site without any. */
export const missingWords = (language: string, given: Given): Problem[] =>
  language === languageOfWords
    ? []
    : readPlaced(wordFiles, given).flatMap((file) => missingTexts(file, language, given))

/** Lists what cannot be read of the catalogues on disk, whichever languages the company has. */
export const catalogueFaults = (root: string): Problem[] =>
  globSync('{content,starter}/languages/**/*.*', { cwd: root }).flatMap((file) =>
    placeOf(file.replace(/^(?:content|starter)\//, ''))
      ? readYamlText(file, readFileSync(path.join(root, file), 'utf8')).problems
      : [{ file, path: [], line: 1, message: 'No entry has this catalogue' }],
  )

/** Counts the texts of each entry that a language lacks, but for the words of the site. */
export function openEntries(language: string, given: Given): Problem[] {
  const files = deliveredNames(given.root, baseOf(given.root)).filter((one) => !isCatalogue(one))
  return readPlaced(files, given).flatMap((file) => {
    const { source, place } = file
    if (place.collection === 'words' || isHidden(source.data)) return []
    const { length } = missingTexts(file, language, given)
    const message = `${length === 1 ? 'A text is' : `${length} texts are`} not in ${nameOfLanguage(language)}`
    return length > 0 ? [{ file: source.file, path: [], line: 1, message }] : []
  })
}

import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type ContentRecord, isRecord } from '#src/contracts/content/is-record.ts'
import { checkInLanguage } from '../check/check-in-language.ts'
import { placeOf, translatedEntry } from '../collections/collections.ts'
import { readTextsOf } from '../derived/read-texts.ts'
import type { PlacedFile } from '../reading/check-file.ts'
import { dateOfCompany } from '../reading/date-of-company.ts'
import { baseOf, deliveredAt, deliveredNames, layerOf } from '../reading/delivered.ts'
import { isHidden } from '../reading/published.ts'
import { type Problem, readYamlFile, readYamlText, type YamlFile } from '../reading/yaml-file.ts'
import { catalogueOf, isCatalogue } from './catalogue.ts'
import { readPo, type Unit, writePo } from './po-file.ts'
import { type ReturnedText, readReturned } from './returned-file.ts'
import {
  firstLanguageIn,
  openCatalogues,
  translateFile,
  unitsOf,
  writtenIn,
} from './translate-files.ts'
import { byMeeting } from './translation-order.ts'
import { unitsFor, writeCatalogue } from './write-catalogue.ts'

const nameOf = (file: string) => file.replace(/^content\/|\.\w+$/g, '')
const entryOf = ({ source }: PlacedFile) => nameOf(source.file)

const isWords = ({ place }: PlacedFile) => place.collection === 'words'

/** Lists the entries to be translated into a language: those that visitors see. */
function entriesFor(root: string, language: string): PlacedFile[] {
  const layer = layerOf(root)
  const files = deliveredNames(root, baseOf(root)).filter((file) => !isCatalogue(file))
  const placed = files.flatMap((file) => {
    const place = placeOf(file.replace(/^content\//, ''))
    return place ? [{ source: readYamlFile(root, file, layer), place }] : []
  })
  const first = firstLanguageIn(placed)
  return placed
    .filter(({ source, place }) => writtenIn(place, first) !== language && !isHidden(source.data))
    .sort((one, other) => byMeeting(one.source.file, other.source.file))
}

/** Whether an entry or its folder is among names; without any, every entry is. */
const isAmong = (names: readonly string[], file: PlacedFile) =>
  names.length === 0 ||
  names.some((name) => entryOf(file) === name || entryOf(file).startsWith(`${name}/`))

/** Names that no entry and no folder has. */
const unknownIn = (names: readonly string[], files: readonly PlacedFile[]) =>
  names.filter((name) => !files.some((file) => isAmong([name], file)))

const openIn = (root: string, language: string) =>
  openCatalogues(language, { root, overlay: layerOf(root) })

/**
 * Lists the texts of entries that visitors can reach, for a translator: those that the page
 * *Languages* counts. The context of a text begins with its entry: `pages/about mission.title`.
 * @param files in the order of the file
 */
export function unitsForTranslator(
  files: readonly PlacedFile[],
  language: string,
  find: ReturnType<typeof openCatalogues>,
  isRead: Parameters<typeof translateFile>[3],
): Unit[] {
  const keyOf = ({ field, source }: Pick<Unit, 'field' | 'source'>) =>
    JSON.stringify([field, source])
  return files.flatMap((file) => {
    const catalogue = find(file.source.file)
    const { read } = translateFile(file, catalogue, language, isRead)
    const isCounted = new Set(read.map(({ text }) => keyOf(text)))
    return unitsFor(file, unitsOf(catalogue), language).flatMap((unit) =>
      isCounted.has(keyOf(unit)) ? [{ ...unit, field: `${entryOf(file)} ${unit.field}` }] : [],
    )
  })
}

/**
 * Writes one catalogue for a translator, with the texts of many entries: the file that the page
 * *Languages* gives, where nothing is published.
 * @param names of entries or folders below `content/`; none for all
 */
export function exportTexts(
  root: string,
  language: string,
  names: readonly string[],
): { text: string; count: number; open: number; unknown: string[] } {
  const all = entriesFor(root, language)
  const chosen = all.filter((file) => isAmong(names, file))
  const { isRead } = readTextsOf({ root, overlay: layerOf(root) })
  const units = unitsForTranslator(chosen, language, openIn(root, language), isRead)
  return {
    text: writePo(language, units),
    count: units.length,
    open: units.filter(
      ({ translation, isFuzzy, proposal }) =>
        translation === '' || isFuzzy || proposal !== undefined,
    ).length,
    unknown: unknownIn(names, all),
  }
}

type Imported = {
  /** What the file changes, by its lines. */
  texts: ReturnedText[]
  /** What cannot be read of it, by its lines. */
  faults: { line: number; message: string }[]
  /** What visitors would lose: these entries are written only if that is asked for. */
  worse: { line: number; message: string }[]
  /** Catalogues that were written. */
  written: string[]
  /** Catalogues that were left as they are, because of what visitors would lose. */
  left: string[]
}

/** What is worse in a catalogue, or in the language as a whole: null. */
type Worse = { at: string | null; line: number; message: string }

/** The texts that visitors read in a language before, and not after. */
function lostIn(file: PlacedFile, before: YamlFile, after: YamlFile, language: string) {
  const [was, is] = [before, after].map((one) => translateFile(file, one, language).texts)
  return (is ?? []).filter(
    ({ shown }, index) => shown === null && typeof was?.[index]?.shown === 'string',
  )
}

/**
 * Takes the translations of a file from a translator into the catalogues of their entries. What
 * visitors see stays where a text is damaged or marked.
 * @param isForced whether entries are written of which visitors lose something
 * @returns `language`: the other language that the file is in; `refused`: why it is too large. Nothing
 * is taken of either.
 */
export function importTexts(
  root: string,
  language: string,
  file: string,
  isForced = false,
): Imported | { language: string } | { refused: string } {
  const find = openIn(root, language)
  const entries = new Map(entriesFor(root, language).map((one) => [entryOf(one), one]))
  const returned = readReturned(file, language, (name) => {
    const entry = entries.get(name)
    return entry && { file: entry, catalogue: find(entry.source.file) }
  })
  if (!('entries' in returned)) return returned
  const made = returned.entries.flatMap((entry) => {
    const text = writeCatalogue(entry.file, entry.units, language)
    return text === null
      ? []
      : [{ ...entry, path: catalogueOf(entry.file.source.file, language), text }]
  })
  const { lineOf } = readPo(file)
  const lineIn = (name: string, { field, source }: Pick<Unit, 'field' | 'source'>) =>
    lineOf(`${name} ${field}`, source)
  const lost = made.flatMap(({ name, file: entry, catalogue, path: at, text }) =>
    lostIn(entry, catalogue, readYamlText(at, text), language).map((one) => ({
      ...{ at, line: lineIn(name, one.text) },
      message: `“${one.text.source}” would not be shown in it any more`,
    })),
  )
  const check = (written: ReadonlyMap<string, string>) =>
    checkInLanguage(root, dateOfCompany(root), new Map([...layerOf(root), ...written]), {
      language,
    }).faults
  const keyOf = ({ file: at, path: field, message }: Problem) =>
    JSON.stringify([at, field, message])
  const known = new Set(made.length > 0 ? check(new Map()).map(keyOf) : [])
  const found = made.length > 0 ? check(new Map(made.map((one) => [one.path, one.text]))) : []
  const faulty = found.flatMap((problem): Worse[] => {
    if (known.has(keyOf(problem))) return []
    const entry = translatedEntry(problem.file)?.path ?? problem.file
    const one = made.find(({ file: other }) => other.source.file === entry)
    // A page or word that is not in the file would suffer from it: nothing of the file is written.
    if (!one) return [{ at: null, line: 1, message: `${problem.file}: ${problem.message}` }]
    if (one.path !== problem.file) return [{ at: one.path, line: 1, message: problem.message }]
    // A catalogue has its texts in the order of the entry.
    const unit = readPo(one.text).units[Number(problem.path[1])]
    const line = unit ? lineIn(one.name, unit) : 1
    return [{ at: one.path, line, message: problem.message }]
  })
  const worse: Worse[] = [...lost, ...faulty]
  const isLeft = ({ path: at }: { path: string }) =>
    !isForced && worse.some((one) => one.at === at || one.at === null)
  const pathOf = ({ path: at }: { path: string }) => deliveredAt(at, baseOf(root))
  for (const one of made) {
    if (isLeft(one)) continue
    const target = path.join(root, pathOf(one))
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, one.text)
  }
  return {
    ...{ texts: returned.texts, faults: returned.faults },
    worse: worse
      .map(({ line, message }) => ({ line, message }))
      .toSorted((one, other) => one.line - other.line),
    written: made.filter((one) => !isLeft(one)).map(pathOf),
    left: made.filter(isLeft).map(pathOf),
  }
}

/**
 * Writes the translations into the entries themselves, so that a company has this language alone.
 * The words of the site stay in their catalogues.
 * @param names of entries or folders below `content/`; none for all. The others are written in the
 * language already.
 * @param write of a value into the text of a file
 * @returns entries that are not translated whole, of which nothing was written; else what was
 */
export function takeAsSource(
  root: string,
  language: string,
  names: readonly string[],
  write: (file: string, value: ContentRecord) => void,
): { missing: { file: string; count: number }[]; written: string[]; unknown: string[] } {
  const find = openIn(root, language)
  const all = entriesFor(root, language)
  const unknown = unknownIn(names, all)
  const chosen = all.filter((file) => isAmong(names, file))
  const made = chosen.map((entry) => ({
    name: entry.source.file,
    isWords: isWords(entry),
    ...translateFile(entry, find(entry.source.file), language),
  }))
  const missing = made.flatMap(({ name, texts }) => {
    // Its catalogue is removed, and a proposal with it.
    const count = texts.filter(
      ({ shown, proposal }) => shown === null || proposal !== undefined,
    ).length
    return count > 0 ? [{ file: name, count }] : []
  })
  if (missing.length > 0 || unknown.length > 0) return { missing, written: [], unknown }
  const entries = made.filter((one) => !one.isWords && one.texts.length > 0)
  for (const { name, file } of entries) {
    if (isRecord(file.source.data)) write(name, file.source.data)
    rmSync(path.join(root, deliveredAt(catalogueOf(name, language), baseOf(root))))
  }
  return { missing, written: entries.map(({ name }) => name), unknown }
}

import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type ContentRecord, isRecord } from '#src/contracts/content/is-record.ts'
import { checkInLanguage } from '../check/check-in-language.ts'
import { placeOf, translatedEntry } from '../collections/collections.ts'
import { formSchemaOf } from '../collections/make-form-schema.ts'
import type { PlacedFile } from '../reading/check-file.ts'
import { dateOfCompany } from '../reading/date-of-company.ts'
import { baseOf, deliveredAt, deliveredNames, layerOf } from '../reading/delivered.ts'
import { isHidden } from '../reading/published.ts'
import { readYamlFile } from '../reading/yaml-file.ts'
import { catalogueOf, isCatalogue } from './catalogue.ts'
import { textsOf } from './entry-texts.ts'
import { translationFault } from './match-texts.ts'
import { readPo, type Unit, writePo } from './po-file.ts'
import {
  firstLanguageIn,
  openCatalogues,
  translateFile,
  unitsOf,
  writtenIn,
} from './translate-files.ts'
import { mergeUnits, unitsFor, writeCatalogue } from './write-catalogue.ts'

const nameOf = (file: string) => file.replace(/^content\/|\.\w+$/g, '')
const entryOf = ({ source }: PlacedFile) => nameOf(source.file)

/** Words first, because a language needs all of them before anything is shown in it. */
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
    .sort((one, other) => Number(isWords(other)) - Number(isWords(one)))
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
 * Writes one catalogue for a translator, with the texts of many entries; the context of a text
 * begins with its entry: `pages/about mission.title`.
 * @param names of entries or folders below `content/`; none for all
 */
export function exportTexts(
  root: string,
  language: string,
  names: readonly string[],
): { text: string; count: number; open: number; unknown: string[] } {
  const find = openIn(root, language)
  const all = entriesFor(root, language)
  const units = all
    .filter((file) => isAmong(names, file))
    .flatMap((file) =>
      unitsFor(file, unitsOf(find(file.source.file)), language).flatMap((unit) =>
        unit.isObsolete ? [] : [{ ...unit, field: `${entryOf(file)} ${unit.field}` }],
      ),
    )
  return {
    text: writePo(language, units),
    count: units.length,
    open: units.filter(({ translation, isFuzzy }) => translation === '' || isFuzzy).length,
    unknown: unknownIn(names, all),
  }
}

type Imported = {
  /** Catalogues that were written. */
  written: string[]
  /** What cannot be read or shown, by line of the translator's file. */
  faults: { line: number; message: string }[]
}

/** Takes the translations of a file from a translator into the catalogues of their entries. */
export function importTexts(root: string, language: string, file: string): Imported {
  const { units, lineOf, faults: unread } = readPo(file)
  const faults = [...unread]
  const find = openIn(root, language)
  const entries = new Map(entriesFor(root, language).map((one) => [entryOf(one), one]))
  const byEntry = Map.groupBy(units, ({ field }) => field.split(' ', 1)[0] ?? '')
  const written = new Map<string, string>()
  for (const [name, found] of byEntry) {
    const entry = entries.get(name)
    const own: Unit[] = found.map((unit) => ({ ...unit, field: unit.field.slice(name.length + 1) }))
    const lineIn = ({ field, source }: Unit) => lineOf(`${name} ${field}`, source)
    if (!entry) {
      faults.push({
        line: lineOf(found[0]?.field ?? '', found[0]?.source ?? ''),
        message: `No entry ${name} has texts for ${language}`,
      })
      continue
    }
    const texts = textsOf(entry.source.data, formSchemaOf(entry.place), language)
    const known = new Map(texts.map((text) => [JSON.stringify([text.field, text.source]), text]))
    for (const unit of own) {
      const text = known.get(JSON.stringify([unit.field, unit.source]))
      const fault = text && unit.translation !== '' && translationFault(text, unit.translation)
      if (fault) faults.push({ line: lineIn(unit), message: `“${unit.translation}”: ${fault}` })
    }
    const before = find(entry.source.file)
    const target = catalogueOf(entry.source.file, language)
    const text = writeCatalogue(entry, mergeUnits(unitsOf(before), own), language)
    if (text !== null) written.set(target, text)
  }
  const checked = checkInLanguage(
    root,
    dateOfCompany(root),
    new Map([...layerOf(root), ...written]),
    { language },
  )
  for (const { file: at, path: field, message } of checked.faults) {
    const catalogue = written.get(at)
    const entry = translatedEntry(at)?.path
    if (catalogue === undefined || entry === undefined) continue
    // A catalogue has its texts in the order of the entry.
    const unit = readPo(catalogue).units[Number(field[1])]
    const name = nameOf(entry)
    faults.push({ line: unit ? lineOf(`${name} ${unit.field}`, unit.source) : 1, message })
  }
  const files = [...written].map(([target, text]) => {
    const file = deliveredAt(target, baseOf(root))
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
    return file
  })
  return {
    written: files,
    faults: faults.toSorted((one, other) => one.line - other.line),
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
    const count = texts.filter(({ shown }) => shown === null).length
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

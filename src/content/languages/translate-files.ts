import { globSync } from 'node:fs'
import { z } from 'astro/zod'
import { kindOf } from '#src/contracts/content/kinds.ts'
import { namesIn } from '#src/contracts/tokens.ts'
import { memoize } from '../kit/memoize.ts'
import type { PlacedFile } from '../reading/check-file.ts'
import { companyFile } from '../reading/delivered.ts'
import { getAt } from '../reading/get-at.ts'
import {
  type DataPath,
  type Overlay,
  readYamlFile,
  readYamlText,
  type Translation,
  type YamlFile,
} from '../reading/yaml-file.ts'
import { catalogueOf, catalogueSchema } from './catalogue.ts'
import type { EntryText } from './entry-texts.ts'
import { languagesOf } from './languages.ts'
import { matchFile } from './match-file.ts'
import type { MatchedText } from './match-texts.ts'
import type { Unit } from './po-file.ts'
import { isShown, missingBeforeShown } from './shown-texts.ts'

/** A text that is shown in another language than the entries around it, with its tokens. */
export type OpenText = readonly [text: string, language: string]

/**
 * `untranslated`: files of entries that are shown in the default language; `questions`: ids of such
 * questions by the file that has them.
 */
type TranslatedFiles = {
  files: PlacedFile[]
  open: OpenText[]
  untranslated: ReadonlySet<string>
  questions: ReadonlyMap<string, ReadonlySet<string>>
}

/** Whether visitors read a text of a file (derived/read-texts.ts). */
type IsRead = (file: PlacedFile, path: DataPath) => boolean
const readsAll: IsRead = () => true

/** The program's words are in English, whatever language a company begins with. */
export const languageOfWords = 'en'

const namedLanguages = z.object({
  locale: z.string().regex(/^[a-z]{2,3}(-|$)/),
  languages: z
    .array(z.string())
    .nullish()
    .transform((list) => list ?? null),
})

/** The question that a text belongs to, which is shown as a whole in one language. */
const questionOf = ({ collection }: PlacedFile['place'], path: DataPath): string | undefined => {
  const length = kindOf(collection).questionDepth
  return length > 0 && path.length > length && typeof path[length - 1] === 'number'
    ? path.slice(0, length).join('.')
    : undefined
}

/** The units of a catalogue as it was read. */
export const unitsOf = memoize(({ data }: YamlFile): readonly Unit[] => {
  const { data: read } = catalogueSchema.safeParse(data)
  return read?.units ?? []
})

/** A copy of a value with other texts at some paths; a form of a plural may be new there. */
function withTexts(value: unknown, texts: readonly { path: DataPath; text: string }[]): unknown {
  const copy = structuredClone(value)
  for (const { path, text } of texts) {
    const holder = path
      .slice(0, -1)
      .reduce<unknown>(
        (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : null),
        copy,
      )
    if (typeof holder === 'object' && holder !== null) Reflect.set(holder, path.at(-1) ?? '', text)
  }
  return copy
}

type TranslatedFile = {
  file: PlacedFile
  texts: readonly MatchedText[]
  /** Those that visitors read; hidden parts and those that are not shown have none. */
  read: readonly MatchedText[]
  /** What is shown instead of texts without a translation. */
  open: readonly string[]
  isTranslated: boolean
  /** Ids of questions that are shown in the default language. */
  questions: ReadonlySet<string>
}

const idAt = (data: unknown, question: string): string =>
  String(getAt(data, ...question.split('.'), 'id'))

/**
 * Finds what is shown instead of a text. “One field” would be said of 21 fields too in a language
 * that counts so: such a form of a plural is the one for other numbers, with its number.
 */
function fallbackOf({ path, source, needed }: EntryText, { source: { data } }: PlacedFile) {
  const at = path.map(String)
  const written = getAt(data, ...at)
  const own = typeof written === 'string' ? written : source
  const other = getAt(data, ...at.slice(0, -1), 'other')
  const isOther = typeof other === 'string' && needed.some((name) => !namesIn(own).includes(name))
  return { text: isOther ? other : own, isOther }
}

const keyOf = (path: DataPath) => JSON.stringify(path.map(String))

/**
 * Finds the translations of a file by their places in it, because two texts may have the same.
 * @param texts all texts of the file
 */
function translationsOf(
  texts: readonly MatchedText[],
  isShown: (path: DataPath) => boolean,
  catalogue: YamlFile,
  fallback: YamlFile,
): NonNullable<YamlFile['translationAt']> {
  // The editor shows each text once, at this place of its list.
  const units = new Map<string, number>()
  const translations = new Map<string, Translation>()
  for (const { text, shown } of texts) {
    const { path, field, source } = text
    const unit = JSON.stringify([field, source])
    const index = units.get(unit) ?? units.size
    units.set(unit, index)
    if (shown !== null && isShown(path))
      translations.set(keyOf(path), {
        ...{ original: source, shown, catalogue: catalogue.file },
        path: ['units', index, 'translation'],
        lineOf: () => catalogue.lineOf([field, source]),
      })
  }
  return (path) => translations.get(keyOf(path)) ?? fallback.translationAt?.(path)
}

/**
 * @param how `begun`: each text is shown by itself, translated or not; `left`: none of the
 * translations is shown
 */
function translate(
  file: PlacedFile,
  catalogue: YamlFile,
  language: string,
  fallback: PlacedFile,
  isRead: IsRead,
  how?: 'begun' | 'left',
): TranslatedFile {
  const isBegun = how === 'begun'
  const { source, place } = file
  const texts = matchFile(file, unitsOf(catalogue), language)
  const open = new Set(
    texts.flatMap(({ text, shown }) =>
      shown === null && !isBegun ? (questionOf(place, text.path) ?? []) : [],
    ),
  )
  const questions = new Set([...open].map((question) => idAt(source.data, question)))
  const shown = texts.flatMap(({ text, shown }) =>
    shown === null || open.has(questionOf(place, text.path) ?? '')
      ? []
      : [{ path: text.path, source: text.source, text: shown }],
  )
  const read = texts.filter(({ text }) => isRead(file, text.path))
  const isTranslated = how !== 'left' && (isBegun || isShown(missingBeforeShown(place, read)))
  const isInLanguage = new Set(isTranslated ? shown.map(({ path }) => path) : [])
  const others = texts.flatMap(({ text }) =>
    isInLanguage.has(text.path) ? [] : [{ path: text.path, ...fallbackOf(text, fallback) }],
  )
  const found = { texts, read, open: others.map(({ text }) => text), isTranslated, questions }
  if (!isTranslated || texts.length === 0) return { ...found, file: fallback }
  const data = withTexts(fallback.source.data, [
    ...shown,
    ...others.filter(({ isOther }) => isOther),
  ])
  const translationAt = translationsOf(
    texts,
    (path) => isInLanguage.has(path),
    catalogue,
    fallback.source,
  )
  const openAt = new Set(others.flatMap(({ path, isOther }) => (isOther ? [] : keyOf(path))))
  const isOpenAt = (path: DataPath) => openAt.has(keyOf(path))
  return { ...found, file: { place, source: { ...source, data, translationAt, isOpenAt } } }
}

const unreadKey = (file: PlacedFile, isRead: IsRead, texts: readonly MatchedText[]) =>
  texts.flatMap(({ text }, at) => (isRead(file, text.path) ? [] : at)).join()

/** By file and catalogue, because a publication changes few of them. */
const translatedBy = memoize(
  (_: YamlFile) => new WeakMap<YamlFile, { unread: string; made: TranslatedFile }>(),
)

/**
 * Puts the texts of a language into a file.
 * @param isRead which of its texts visitors read
 * @param fallback the file in the language of what has no translation
 */
export function translateFile(
  file: PlacedFile,
  catalogue: YamlFile,
  language: string,
  isRead: IsRead = readsAll,
  fallback = file,
): TranslatedFile {
  const known = translatedBy(fallback.source)
  const last = known.get(catalogue)
  if (last && last.unread === unreadKey(file, isRead, last.made.texts)) return last.made
  const made = translate(file, catalogue, language, fallback, isRead)
  known.set(catalogue, { unread: unreadKey(file, isRead, made.texts), made })
  return made
}

/** Finds the catalogue of an entry's file; it has no units if there is none. */
export function openCatalogues(
  language: string,
  { root, overlay }: { root: string; overlay: Overlay },
): (file: string) => YamlFile {
  const onDisk = new Set(globSync(`content/languages/${language}/**/*.po`, { cwd: root }))
  return (file) => {
    const path = catalogueOf(file, language)
    const isThere = overlay.has(path) ? overlay.get(path) !== null : onDisk.has(path)
    return isThere ? readYamlFile(root, path, overlay) : readYamlText(path, '')
  }
}

/** The language in which an entry is written. */
export const writtenIn = (
  { collection }: Pick<PlacedFile['place'], 'collection'>,
  first: string,
): string => (collection === 'words' ? languageOfWords : first)

/** The first language in the data of a company's file, before they are checked. */
function firstLanguageAt(company: unknown): string {
  const { success, data } = namedLanguages.safeParse(company)
  return success ? languagesOf(data)[0] : languageOfWords
}

const dataOf = (company: string | null): unknown =>
  company === null ? null : readYamlText(companyFile, company).data

/** The same of the text of its file; null for none. */
export const firstLanguageOf = (company: string | null): string => firstLanguageAt(dataOf(company))

/** The languages in the text of a company's file, as it was public; null if it names none. */
export const languagesNamedIn = (company: string | null) =>
  namedLanguages.safeParse(dataOf(company)).data ?? null

/** The company's first language, before its file is checked. */
export const firstLanguageIn = (files: readonly PlacedFile[]): string =>
  firstLanguageAt(files.find(({ source }) => source.file === companyFile)?.source.data)

/**
 * Puts the texts of a language into files, before they are checked.
 * @param files as they are written, with tokens
 * @param language by default the company's first
 */
export function translateFiles(
  files: readonly PlacedFile[],
  language: string | undefined,
  given: {
    root: string
    overlay: Overlay
    begun?: ReadonlySet<string> | undefined
    /** Files that are not translated, because they have a fault with their translation. */
    left?: ReadonlySet<string> | undefined
    /** Which texts visitors read; by default all. */
    isRead?: IsRead | undefined
  },
): TranslatedFiles {
  const first = firstLanguageIn(files)
  const wanted = language ?? first
  const find = openCatalogues(wanted, given)
  const findInFirst = openCatalogues(first, given)
  const made = files.map((file) => {
    const { place, source } = file
    const written = writtenIn(place, first)
    if (written === wanted)
      return {
        file,
        texts: [],
        read: [],
        open: [],
        isTranslated: true,
        questions: new Set<string>(),
      }
    const isOfFirst = written !== first && wanted !== first
    const { isRead = readsAll } = given
    const inFirst = isOfFirst ? translateFile(file, findInFirst(source.file), first, isRead) : null
    const catalogue = find(source.file)
    const how = given.left?.has(source.file)
      ? 'left'
      : given.begun?.has(catalogue.file)
        ? 'begun'
        : undefined
    const own = how
      ? translate(file, catalogue, wanted, inFirst?.file ?? file, isRead, how)
      : translateFile(file, catalogue, wanted, isRead, inFirst?.file)
    const originals = new Set(inFirst?.open)
    const open = own.open.map(
      (text): OpenText => [text, inFirst && !originals.has(text) ? first : written],
    )
    return { ...own, open }
  })
  // “Services” is the same word in French.
  const translated = new Set(made.flatMap(({ texts }) => texts.map(({ shown }) => shown)))
  return {
    files: made.map(({ file }) => file),
    open: made.flatMap(({ open }) => open).filter(([text]) => !translated.has(text)),
    untranslated: new Set(
      made.flatMap(({ file, isTranslated }) => (isTranslated ? [] : [file.source.file])),
    ),
    questions: new Map(
      made.flatMap(({ file, questions }) =>
        questions.size > 0 ? [[file.source.file, questions] as const] : [],
      ),
    ),
  }
}

import { isDeepStrictEqual } from 'node:util'
import { translatedEntry } from '#src/content/collections/collections.ts'
import { formSchemaOf } from '#src/content/collections/make-form-schema.ts'
import { readTextsOf } from '#src/content/derived/read-texts.ts'
import { memoize } from '#src/content/kit/memoize.ts'
import { catalogueOf, catalogueSchema } from '#src/content/languages/catalogue.ts'
import {
  missingInWords,
  nameOfLanguage,
  openInWords,
} from '#src/content/languages/check-languages.ts'
import { unitsForTranslator } from '#src/content/languages/exchange.ts'
import { editedLanguagesOf, languagesOf } from '#src/content/languages/languages.ts'
import type { MatchedText } from '#src/content/languages/match-texts.ts'
import { type Unit, writePo } from '#src/content/languages/po-file.ts'
import { readReturned } from '#src/content/languages/returned-file.ts'
import { isShownMostly, missingBeforeShown, onceEach } from '#src/content/languages/shown-texts.ts'
import {
  openCatalogues,
  translateFile,
  translateFiles,
  unitsOf,
  writtenIn,
} from '#src/content/languages/translate-files.ts'
import { byMeeting } from '#src/content/languages/translation-order.ts'
import { boundsOf, unitsFor } from '#src/content/languages/write-catalogue.ts'
import type { PlacedFile } from '#src/content/reading/check-file.ts'
import { isHidden } from '#src/content/reading/published.ts'
import { type Problem, readYamlFile } from '#src/content/reading/yaml-file.ts'
import type { Company } from '#src/content/schemas/company-schema.ts'
import { countWords } from '#src/content/schemas/schema.ts'
import { cleanTranslation } from '#src/contracts/clean-text.ts'
import type {
  ContentValue,
  Difference,
  LanguageOfEntry,
  TranslatedText,
} from '#src/contracts/content/content.ts'
import type { ContentRecord } from '#src/contracts/content/is-record.ts'
import { valueOfFile } from './document.server.ts'
import { labelOfSource } from './entries.server.ts'
import { placeOfField } from './place-of-field.ts'
import {
  type ContentSource,
  overlayOf,
  placeOfPath,
  readSource,
  type Workspace,
} from './workspace.server.ts'

type Languages = Pick<Company, 'languages' | 'locale' | 'preparedLanguages'>

function placed({ root, ...workspace }: Workspace, path: string): PlacedFile | undefined {
  const place = placeOfPath(path)
  const overlay = overlayOf({ root, ...workspace })
  return place && readSource({ root, ...workspace }, path)
    ? { source: readYamlFile(root, path, overlay), place }
    : undefined
}

const finderIn = (workspace: Workspace, language: string) =>
  openCatalogues(language, { root: workspace.root, overlay: overlayOf(workspace) })

/** What visitors read of the texts, and which entries there are. */
const readTextsIn = memoize((workspace: Workspace) =>
  readTextsOf({ root: workspace.root, overlay: overlayOf(workspace) }),
)

const keyOf = ({ field, source }: Pick<Unit, 'field' | 'source'>) => JSON.stringify([field, source])

function open(workspace: Workspace, path: string) {
  const translated = translatedEntry(path)
  const file = translated && placed(workspace, translated.path)
  if (!translated || !file) return undefined
  const { language } = translated
  const catalogue = finderIn(workspace, language)(translated.path)
  const { isRead } = readTextsIn(workspace)
  const { texts, read, isTranslated } = translateFile(file, catalogue, language, isRead)
  const isReadText = new Set(onceEach(read).map(({ text }) => keyOf(text)))
  return {
    ...{ ...translated, file, catalogue, isTranslated },
    texts: onceEach(texts),
    read: onceEach(read),
    isRead: ({ text }: MatchedText) => isReadText.has(keyOf(text)),
    missing: missingBeforeShown(file.place, read),
  }
}

const valueOfUnit = ({
  field,
  source,
  translation,
  previous,
  isFuzzy,
  note,
  proposal,
  discarded,
}: Unit): ContentRecord => ({
  ...{ field, source, translation },
  ...(previous !== undefined && { previous }),
  ...(isFuzzy && { isFuzzy }),
  ...(note !== undefined && { note }),
  ...(proposal !== undefined && { proposal }),
  ...(discarded !== undefined && { discarded }),
})

/** Says what visitors of a language see of an entry. */
function shownInWords(
  { language, read, isTranslated, missing, file }: NonNullable<ReturnType<typeof open>>,
  from: string,
): string {
  const { length: count } = read.filter(({ shown }) => shown === null)
  const { length: outdated } = read.filter(({ state }) => state === 'changed')
  const [name, other] = [nameOfLanguage(language), nameOfLanguage(from)]
  if (read.length === 0) return 'Visitors do not see any of it.'
  if (!isTranslated)
    return `In ${name}, visitors read it in ${other} until ${missingInWords(missing)}.`
  const rule = isShownMostly(file.place)
    ? ' A page is shown once its title, its first heading and four fifths of what visitors read on it are translated.'
    : ''
  const ofChanged =
    outdated === 0
      ? ''
      : ` ${outdated === 1 ? 'One original has' : `${outdated} originals have`} changed since: visitors read the translation from before until you look at it.`
  return count === 0
    ? `In ${name}, visitors read all of it translated.${ofChanged}${rule}`
    : `In ${name}, ${openInWords(count, read.length, from)}.${ofChanged}${rule}`
}

/**
 * Reads the translation of an entry as the editor shows it: each text once, then translations whose
 * texts are gone. `texts` describes the first ones.
 * @returns undefined if there is no such entry
 */
export function readTranslation(workspace: Workspace, path: string) {
  const opened = open(workspace, path)
  if (!opened) return undefined
  const { file, catalogue, language } = opened
  const units = unitsFor(file, unitsOf(catalogue), language)
  const form = formSchemaOf(file.place)
  const source = readSource(workspace, opened.path)?.value
  return {
    entry: opened.path,
    language,
    /** @param from the language in which the entry is written */
    shownIn: (from: string) =>
      `${workspace.drafts.has(path) ? 'Once this draft is published: ' : ''}${shownInWords(opened, from)}`,
    value: { units: units.map(valueOfUnit) },
    texts: opened.texts.map((one): TranslatedText => {
      const { text } = one
      return {
        place: placeOfField(
          form,
          [...text.path].filter((key) => typeof key !== 'symbol'),
          source,
        ),
        hint: boundsOf(text, language).join('; '),
        names: [...new Set([...text.needed, ...text.allowed])],
        isMarkup: text.form.markup === true,
        isRead: opened.isRead(one),
      }
    }),
  }
}

/** Writes the text of a catalogue; null if the value is none, or its entry is gone. */
export function writeTranslation(
  workspace: Workspace,
  path: string,
  value: ContentValue,
  published: string | null,
): string | null {
  const { data } = catalogueSchema.safeParse(value)
  const opened = open(workspace, path)
  if (!data || !opened) return null
  const units = data.units.map((unit) => ({
    ...unit,
    translation: cleanTranslation(unit.translation, unit.source),
  }))
  const text = writePo(opened.language, unitsFor(opened.file, units, opened.language))
  const isSame =
    published !== null && isDeepStrictEqual(valueOfFile(path, published), valueOfFile(path, text))
  return isSame ? published : text
}

/** The entry of a catalogue with what is translated of it. */
export function translatedIn(workspace: Workspace, path: string): PlacedFile | undefined {
  const translated = translatedEntry(path)
  const [company, file] = [
    placed(workspace, 'content/company.json'),
    translated && placed(workspace, translated.path),
  ]
  if (!translated || !company || !file) return undefined
  const given = { root: workspace.root, overlay: overlayOf(workspace), begun: new Set([path]) }
  return translateFiles([company, file], translated.language, given).files[1]
}

/** Lists what keeps a translation from visitors. None of it keeps it from being published. */
export const problemsOfTranslation = (workspace: Workspace, path: string): Problem[] =>
  (open(workspace, path)?.texts ?? []).flatMap(({ fault }, index) =>
    fault === undefined
      ? []
      : [{ file: path, path: ['units', index, 'translation'], line: 1, message: fault }],
  )

/** Lists the changed texts of a translation, by their originals. */
export function differencesOfTranslation(
  path: string,
  before: string | null,
  after: string,
): Difference[] {
  const [was, is] = [before, after].map((text) => {
    const { data } = catalogueSchema.safeParse(text === null ? null : valueOfFile(path, text))
    return data?.units ?? []
  })
  const known = new Map(was?.map((unit) => [JSON.stringify([unit.field, unit.source]), unit]))
  return (is ?? []).flatMap((unit, index) => {
    const old = known.get(JSON.stringify([unit.field, unit.source]))
    return (['translation', 'proposal'] as const).flatMap((name) => {
      const [from, to] = [old?.[name] ?? '', unit[name] ?? '']
      const isProposal = name === 'proposal'
      return from === to
        ? []
        : [
            {
              field: ['units', index, name],
              place: isProposal ? `Proposal: ${unit.source}` : unit.source,
              ...(!isProposal && { translates: unit.field.split('.') }),
              before: from || null,
              after: to,
            },
          ]
    })
  })
}

/**
 * Lists the texts of a translated entry whose words have changed so that visitors read them in its
 * own language again. problems.server.ts lists those of the words of the site.
 */
function lostTexts(
  before: NonNullable<ReturnType<typeof open>>,
  { file, language, path, read }: NonNullable<ReturnType<typeof open>>,
  first: string,
): Problem[] {
  if (file.place.collection === 'words') return []
  const known = new Set(before.texts.map(({ text }) => keyOf(text)))
  return read.flatMap(({ text, shown, previous }) =>
    shown !== null || previous === undefined || known.has(keyOf(text))
      ? []
      : [
          {
            ...{ file: path, path: [...text.path], line: 1 },
            message: `Visitors in ${nameOfLanguage(language)} read it in ${nameOfLanguage(first)} again until it is translated`,
          },
        ],
  )
}

/**
 * Lists the entries that visitors get in their own language with some drafts: those that drafts
 * translate in part, and those that drafts take back to it.
 * @param after with the drafts, of the files `paths`
 */
export function lostTranslations(
  { before, after, paths }: { before: Workspace; after: Workspace; paths: readonly string[] },
  company: Languages,
): Problem[] {
  const [first, ...others] = languagesOf(company)
  const entries = [...new Set(paths.map((path) => translatedEntry(path)?.path ?? path))]
  return entries.flatMap((entry) =>
    others.flatMap((language) => {
      const file = catalogueOf(entry, language)
      const warning = (message: string) => [{ file, path: [], line: 1, message }]
      const now = open(after, file)
      if (!now)
        return paths.includes(file)
          ? warning('Visitors read it once the entry that it translates is published')
          : []
      if (isHidden(now.file.source.data)) return []
      const was = open(before, file)
      if (now.isTranslated) return was?.isTranslated ? lostTexts(was, now, first) : []
      const isLost = was?.isTranslated === true
      if (!isLost && !paths.includes(file)) return []
      const how = isLost ? 'again ' : ''
      const until = missingInWords(now.missing)
      return warning(`Visitors read it in ${nameOfLanguage(first)} ${how}until ${until}`)
    }),
  )
}

const isOpen = ({ state, proposal }: MatchedText) =>
  state !== 'translated' || proposal !== undefined

/** Counts the open texts of an entry in each language of the editor besides its own. */
export function languagesOfEntry(
  workspace: Workspace,
  path: string,
  company: Languages,
): LanguageOfEntry[] {
  const [first] = languagesOf(company)
  const own = translatedEntry(path)?.path ?? path
  const file = placed(workspace, own)
  if (!file) return []
  const from = writtenIn(file.place, first)
  const others = editedLanguagesOf(company).filter((language) => language !== from)
  const translated = others.flatMap((language) => {
    const opened = open(workspace, catalogueOf(own, language))
    return opened && opened.texts.length > 0
      ? [
          {
            path: catalogueOf(own, language),
            name: nameOfLanguage(language),
            open: opened.read.filter(isOpen).length,
          },
        ]
      : []
  })
  return translated.length > 0
    ? [{ path: own, name: nameOfLanguage(from), open: 0 }, ...translated]
    : []
}

/** Counts the open texts of each entry that visitors see, by language, most first. */
export function countOpen(
  workspace: Workspace,
  sources: readonly ContentSource[],
  company: Languages,
  labelOf: (source: ContentSource) => string,
) {
  const [first] = languagesOf(company)
  const { isRead } = readTextsIn(workspace)
  return editedLanguagesOf(company).flatMap((language) => {
    const find = finderIn(workspace, language)
    const entries = sources.flatMap((source) => {
      if (writtenIn(source.place, first) === language || isHidden(source.value)) return []
      const file = placed(workspace, source.path)
      const read = file ? translateFile(file, find(source.path), language, isRead).read : []
      const count = onceEach(read).filter(isOpen).length
      const path = catalogueOf(source.path, language)
      return count > 0 ? [{ path, label: labelOf(source), count }] : []
    })
    const total = entries.reduce((sum, { count }) => sum + count, 0)
    return total > 0
      ? [
          {
            name: nameOfLanguage(language),
            open: total,
            entries: entries.toSorted((one, other) => other.count - one.count),
          },
        ]
      : []
  })
}

/**
 * Counts what is done in a language, of the texts that visitors can reach.
 * @param sources entries that visitors see
 */
export function progressOf(
  workspace: Workspace,
  sources: readonly ContentSource[],
  first: string,
  language: string,
) {
  const { isRead } = readTextsIn(workspace)
  const find = finderIn(workspace, language)
  const entries = sources
    .toSorted((one, other) => byMeeting(one.path, other.path))
    .flatMap((source) => {
      if (writtenIn(source.place, first) === language || isHidden(source.value)) return []
      const file = placed(workspace, source.path)
      if (!file) return []
      const made = translateFile(file, find(source.path), language, isRead)
      const read = onceEach(made.read)
      const open = read.filter(isOpen)
      const isWords = source.place.collection === 'words'
      const { isTranslated, questions } = made
      const facts = { all: read.length, isTranslated, questions: questions.size }
      return [{ source, isWords, open, ...facts }]
    })
  const counted = (some: typeof entries) => {
    const all = some.reduce((sum, one) => sum + one.all, 0)
    return { all, done: all - some.reduce((sum, { open }) => sum + open.length, 0) }
  }
  const next = entries.find(({ open }) => open.length > 0)
  return {
    words: counted(entries.filter(({ isWords }) => isWords)),
    texts: counted(entries.filter(({ isWords }) => !isWords)),
    untranslated: entries.flatMap(({ source, isTranslated, questions }) => {
      const label = labelOfSource(source)
      if (!isTranslated) return [label]
      // A question is shown in one language as a whole.
      return questions === 0 ? [] : [`${label}: ${questions} of its questions`]
    }),
    /** The first entry with open texts, in the order of their meeting. */
    next: next ? catalogueOf(next.source.path, language) : null,
    /** Words in the texts that are open. */
    openWords: entries
      .flatMap(({ open }) => open)
      .reduce((sum, { text }) => sum + countWords(text.source), 0),
  }
}

/** Finds the next entry with open texts of a language, in the order of their meeting. */
export function nextOpenEntry(
  workspace: Workspace,
  sources: readonly ContentSource[],
  company: Languages,
  path: string,
) {
  const translated = translatedEntry(path)
  if (!translated) return null
  const { language, path: own } = translated
  const [first] = languagesOf(company)
  const { isRead } = readTextsIn(workspace)
  const find = finderIn(workspace, language)
  const order = sources.toSorted((one, other) => byMeeting(one.path, other.path))
  const at = order.findIndex((source) => source.path === own)
  const found = [...order.slice(at + 1), ...order.slice(0, Math.max(0, at))].find((source) => {
    if (writtenIn(source.place, first) === language || isHidden(source.value)) return false
    const file = placed(workspace, source.path)
    return file && translateFile(file, find(source.path), language, isRead).read.some(isOpen)
  })
  return found ? { path: catalogueOf(found.path, language), label: labelOfSource(found) } : null
}

/** Writes all texts of a language that visitors can reach into one file for a translator. */
export function exportLanguage(
  workspace: Workspace,
  sources: readonly ContentSource[],
  first: string,
  language: string,
): string {
  const files = sources
    .toSorted((one, other) => byMeeting(one.path, other.path))
    .flatMap((source) =>
      writtenIn(source.place, first) === language || isHidden(source.value)
        ? []
        : (placed(workspace, source.path) ?? []),
    )
  const { isRead } = readTextsIn(workspace)
  const units = unitsForTranslator(files, language, finderIn(workspace, language), isRead)
  return writePo(language, units)
}

/** Looks at a file that a translator returned: what it changes in each entry. */
export function readReturnedLanguage(workspace: Workspace, language: string, text: string) {
  const find = finderIn(workspace, language)
  const returned = readReturned(text, language, (name) => {
    const path = translatedEntry(`content/languages/${language}/${name}.po`)?.path
    const file = path === undefined ? undefined : placed(workspace, path)
    return file && { file, catalogue: find(file.source.file) }
  })
  if (!('entries' in returned)) return returned
  const drafts = returned.entries.map(({ file, units }) => ({
    path: catalogueOf(file.source.file, language),
    value: { units: unitsFor(file, units, language).map(valueOfUnit) },
  }))
  return { ...returned, drafts }
}

import { checkContent } from '#src/content/check/check-content.ts'
import { formSchemaOf } from '#src/content/collections/make-form-schema.ts'
import { type IsRead, readTextsOf } from '#src/content/derived/read-texts.ts'
import { samplesOf } from '#src/content/evidence/samples.ts'
import { type EntryText, textsOf } from '#src/content/languages/entry-texts.ts'
import { languagesOf } from '#src/content/languages/languages.ts'
import { firstLanguageOf, languageOfWords } from '#src/content/languages/translate-files.ts'
import { byMeeting } from '#src/content/languages/translation-order.ts'
import { unlikePayment } from '#src/content/prices/prices.ts'
import type { PlacedFile } from '#src/content/reading/check-file.ts'
import { type Base, companyFile, deliveredText } from '#src/content/reading/delivered.ts'
import { getAt } from '#src/content/reading/get-at.ts'
import { valuesIn } from '#src/content/reading/links.ts'
import { isHidden } from '#src/content/reading/published.ts'
import { type Problem, readYamlText } from '#src/content/reading/yaml-file.ts'
import { countWords } from '#src/content/schemas/schema.ts'
import { publicSnapshot } from '#src/content/snapshot/snapshot.ts'
import { companyTime } from '#src/content/today.ts'
import { entryGroups } from '#src/contracts/content/kinds.ts'
import type { LeftToWrite } from '#src/contracts/content/opening.ts'
import type { EditorContext } from '../editor-context.server.ts'
import { listUnconfirmed } from '../overview/attention.server.ts'
import { filledName, labelOfPath } from '../texts/entries.server.ts'
import { listEntries } from '../texts/entry-texts.server.ts'
import { problemsFound } from '../texts/problems.server.ts'
import { readShownSources } from '../texts/shown-sources.server.ts'
import { progressOf } from '../texts/translations.server.ts'
import { readSource, type Workspace } from '../texts/workspace.server.ts'
import { openSameWords } from './delivered-in-language.server.ts'

/** Minutes that an owner takes, for a fact, a list, a text, and a page of law. */
const minutesFor = { fact: 1, list: 10, text: 3, law: 30 }
/** Words that an owner reads in a minute, and mends on the way. */
const wordsAMinute = 100

const wordsIn = (value: unknown) =>
  valuesIn(value).reduce(
    (sum, one) =>
      sum + (typeof one.value === 'string' && /\s/.test(one.value) ? countWords(one.value) : 0),
    0,
  )

/** Answers to buyers that bind, as they were delivered: whether the company delivers abroad. */
function listAnswers(workspace: Workspace): LeftToWrite[] {
  const path = 'content/buyer-questions.yaml'
  const value = readSource(workspace, path)?.value
  return valuesIn(value).flatMap((one) => {
    const at = one.path.slice(0, -1).filter((key) => typeof key !== 'symbol')
    const question = getAt(value, ...at.map(String), 'question')
    return one.path.at(-1) === 'isSample' && one.value === true && typeof question === 'string'
      ? {
          ...{ path, field: [...at, 'answer'], label: filledName(question) },
          what: 'answered as delivered, and buyers ask your company',
          minutes: minutesFor.text,
        }
      : []
  })
}

/** Where the prices page and offers say two plans of payment. */
function listUnlike(): LeftToWrite[] {
  const unlike = unlikePayment(publicSnapshot().settings)
  return unlike
    ? [
        {
          ...{ path: 'content/prices.json', field: ['payment'], label: 'Payment and returns' },
          what: `the page says “${unlike.page}”, and your offers say “${unlike.offers}”`,
          minutes: minutesFor.fact,
        },
      ]
    : []
}

/**
 * Lists what an owner still has to write: facts of the example company, answers to buyers, texts that
 * do not apply or are of another country, and documents to confirm.
 * @param returned texts that speak of what former groups hid
 */
export function listLeftToWrite(
  { store }: EditorContext,
  returned: readonly Problem[] = [],
): LeftToWrite[] {
  const workspace = store.workspace()
  const { overlay } = store.current()
  const today = companyTime()
  const { toWrite } = checkContent(workspace.root, today.slice(0, 10), overlay)
  const texts = [
    ...new Map(
      [...returned, ...toWrite].map((one) => [`${one.file} ${one.path.join('.')}`, one]),
    ).values(),
  ]
  return [
    ...samplesOf(publicSnapshot().settings).map(({ form, title, path, field }) => ({
      ...{ path, field, label: title, what: 'still the example’s' },
      minutes: form === 'prices' || form === 'rest' ? minutesFor.list : minutesFor.fact,
    })),
    ...listAnswers(workspace),
    ...listUnlike(),
    ...problemsFound(workspace, texts).map(({ path, field, label, place, message }) => ({
      ...{ path, field, label: [label, place].filter(Boolean).join(': '), what: message },
      minutes: field[0] === 'law' ? minutesFor.law : minutesFor.text,
    })),
    ...listUnconfirmed(workspace, today).map(({ path, field, label, message }) => ({
      ...{ path, field, label, what: `to read and confirm, ${message}`, minutes: minutesFor.law },
    })),
  ]
}

/** Words that a translator writes in a minute: about 2,500 in a day. */
const translatedAMinute = 5

const keyOf = ({ field, source }: EntryText) => JSON.stringify([field, source])

/** The texts of an entry that visitors read and that are as they were delivered. */
function deliveredTexts(workspace: Workspace, base: Base, file: PlacedFile, isRead: IsRead) {
  const { source, place } = file
  const text = deliveredText(workspace.root, source.file, base)
  if (text === null) return []
  const form = formSchemaOf(place)
  const known = new Set(
    textsOf(readYamlText(source.file, text).data, form, languageOfWords).map(keyOf),
  )
  return textsOf(source.data, form, languageOfWords).filter(
    (one) => isRead(file, one.path) && known.has(keyOf(one)),
  )
}

/** Texts of which a line quotes the beginning. */
const mostQuoted = 3
const mostLetters = 40

function quoted(texts: readonly EntryText[]): string {
  const shown = [...new Set(texts.map(({ source }) => source))]
  const some = shown.slice(0, mostQuoted).map((text) => {
    const letters = [...text]
    return `“${letters.slice(0, mostLetters).join('')}${letters.length > mostLetters ? '…' : ''}”`
  })
  const more = shown.length - some.length
  return [...some, ...(more > 0 ? [`${more} more`] : [])].join(', ')
}

/**
 * Lists what is in English on a site whose first language is another: texts that are as they were
 * delivered, entries that a file has in English, and the words of the site that are not translated.
 */
export function listEnglish({ store }: EditorContext): LeftToWrite[] {
  const workspace = store.workspace()
  const { overlay, base, snapshot } = store.current()
  const { company } = snapshot.settings
  const [first] = languagesOf(company)
  if (first === languageOfWords) return []
  const now = companyTime()
  const { files, isRead } = readTextsOf({ root: workspace.root, overlay })
  const isDelivered = firstLanguageOf(deliveredText(workspace.root, companyFile, base)) !== first
  const shown = readShownSources(workspace, now)
  const sameWords = openSameWords(workspace.root, base, first)
  const isShown = new Set(shown.flatMap(({ path, value }) => (isHidden(value) ? [] : path)))
  const asDelivered = isDelivered
    ? files.flatMap((file) => {
        const path = file.source.file
        if (file.place.collection === 'words' || !isShown.has(path)) return []
        const same = sameWords(path)
        const texts = deliveredTexts(workspace, base, file, isRead).filter(
          ({ source }) => !same.has(source),
        )
        const [one] = texts
        if (!one) return []
        const words = texts.reduce((sum, { source }) => sum + countWords(source), 0)
        return {
          path,
          field: one.path.filter((key) => typeof key !== 'symbol'),
          label: labelOfPath(workspace, path),
          what: `in English: ${quoted(texts)}`,
          minutes: Math.ceil(words / translatedAMinute),
        }
      })
    : []
  const named = new Set(asDelivered.map(({ path }) => path))
  const { english } = checkContent(workspace.root, now.slice(0, 10), overlay)
  const { words, next, openWords } = progressOf(workspace, shown, first, first)
  const open = words.all - words.done
  return [
    ...(open > 0 && next !== null
      ? [
          {
            path: next,
            field: [],
            label: 'Words of the site',
            what: `${open} of ${words.all} are in English`,
            minutes: Math.ceil(openWords / translatedAMinute),
          },
        ]
      : []),
    ...asDelivered.toSorted((one, other) => byMeeting(one.path, other.path)),
    ...english.flatMap(({ file: path }) =>
      named.has(path)
        ? []
        : {
            ...{ path, field: [], label: labelOfPath(workspace, path), what: 'in English' },
            minutes: Math.ceil(wordsIn(readSource(workspace, path)?.value) / translatedAMinute),
          },
    ),
  ]
}

/** Lists the pages that visitors see as they were delivered: an owner reads each once. */
export function listUnchanged({ store }: EditorContext): LeftToWrite[] {
  const workspace = store.workspace()
  const { published } = store.current()
  return listEntries(workspace, companyTime()).entries.flatMap(
    ({ path, group, isHidden, isUnconfirmed, isSample, publishOn }) => {
      const isSeen = !isHidden && !isUnconfirmed && !isSample && publishOn === null
      if (!isSeen || published.has(path) || !entryGroups[group].isText) return []
      const minutes = Math.ceil(wordsIn(readSource(workspace, path)?.value) / wordsAMinute)
      return [
        { path, field: [], label: labelOfPath(workspace, path), what: 'as delivered', minutes },
      ]
    },
  )
}

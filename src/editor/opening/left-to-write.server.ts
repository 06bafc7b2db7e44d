import { checkContent } from '#src/content/check/check-content.ts'
import { samplesOf } from '#src/content/evidence/samples.ts'
import { valuesIn } from '#src/content/reading/links.ts'
import type { Problem } from '#src/content/reading/yaml-file.ts'
import { countWords } from '#src/content/schemas/schema.ts'
import { publicSnapshot } from '#src/content/snapshot/snapshot.ts'
import { companyTime } from '#src/content/today.ts'
import { entryGroups } from '#src/contracts/content/kinds.ts'
import type { LeftToWrite } from '#src/contracts/content/opening.ts'
import type { EditorContext } from '../editor-context.server.ts'
import { listUnconfirmed } from '../overview/attention.server.ts'
import { labelOfPath } from '../texts/entries.server.ts'
import { listEntries } from '../texts/entry-texts.server.ts'
import { problemsFound } from '../texts/problems.server.ts'
import { readSource } from '../texts/workspace.server.ts'

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

/**
 * Lists what an owner still has to write: facts of the example company, texts that do not apply or
 * are of another country, and documents to confirm.
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

/** Lists the entries that a company whose first language is another has kept in English. */
export function listEnglish({ store }: EditorContext): LeftToWrite[] {
  const workspace = store.workspace()
  const date = companyTime().slice(0, 10)
  const { english } = checkContent(workspace.root, date, store.current().overlay)
  return english.map(({ file: path }) => ({
    ...{ path, field: [], label: labelOfPath(workspace, path), what: 'in English' },
    minutes: Math.ceil(wordsIn(readSource(workspace, path)?.value) / translatedAMinute),
  }))
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

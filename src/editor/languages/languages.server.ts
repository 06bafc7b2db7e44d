import { addressesOf } from '#src/content/addresses/address-of.ts'
import { nameOfLanguage } from '#src/content/languages/check-languages.ts'
import {
  editedLanguagesOf,
  languagesOf,
  preparedLanguagesOf,
} from '#src/content/languages/languages.ts'
import { languageOfWords } from '#src/content/languages/translate-files.ts'
import { companyFile } from '#src/content/reading/delivered.ts'
import { type Company, mostLanguages } from '#src/content/schemas/company-schema.ts'
import { publicSnapshotIn, type Snapshot, withSnapshot } from '#src/content/snapshot/snapshot.ts'
import { companyTime } from '#src/content/today.ts'
import type { ContentRecord } from '#src/contracts/content/is-record.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'
import type { Author } from '#src/core/signed-in.server.ts'
import { draftOverlay, readDrafts } from '../drafts.server.ts'
import type { EditorContext } from '../editor-context.server.ts'
import { editAddress } from '../kit/state-words.ts'
import {
  type Change,
  commitChange,
  type PublishedFile,
  type PublishOutcome,
  tryChange,
  withRetry,
} from '../publish/change.server.ts'
import { refuseChanges } from '../refuse-changes.server.ts'
import { valueOfFile, writeValue } from '../texts/document.server.ts'
import { labelOfPath } from '../texts/entries.server.ts'
import { missingToShow } from '../texts/problems.server.ts'
import { readShownSources } from '../texts/shown-sources.server.ts'
import { exportLanguage, progressOf } from '../texts/translations.server.ts'
import { publishedText } from '../texts/workspace.server.ts'
import type { LanguageState } from './languages.ts'

/** The languages with translations: all but the first, and that too where the words are in English. */
function translatedOf(company: Company): string[] {
  const [first, ...others] = editedLanguagesOf(company)
  return first === languageOfWords ? others : [first, ...others]
}

/** Counts the pages that visitors see in the language of a snapshot. */
const countPages = (snapshot: Snapshot): number =>
  withSnapshot(snapshot, () => {
    const { entries, untranslated } = snapshot
    const translated = entries.filter(({ file }) => !untranslated.includes(file))
    return new Set(translated.flatMap(addressesOf)).size
  })

/** Lists the languages of the site with what is done in each. */
export async function readLanguages(
  context: EditorContext,
): Promise<{ first: string; languages: LanguageState[] }> {
  const { store } = context
  const { company } = store.current().snapshot.settings
  const { rows } = await readDrafts(context)
  const workspace = store.workspace(draftOverlay(rows))
  const [first, ...shown] = languagesOf(company)
  const sources = readShownSources(workspace, companyTime())
  const stateOf = (language: string): LanguageState => {
    const { next, openWords: _, ...progress } = progressOf(workspace, sources, first, language)
    return {
      ...{ language, name: nameOfLanguage(language) },
      state: language === first ? 'first' : shown.includes(language) ? 'shown' : 'prepared',
      ...progress,
      next: next && `${editAddress(next)}&open`,
      missing: missingToShow(store.workspace(), language).map(({ file, message }) => ({
        ...{ href: editAddress(file), label: labelOfPath(workspace, file), message },
      })),
      drafts: rows.filter(({ path }) => path.startsWith(`content/languages/${language}/`)).length,
      pages: shown.includes(language) ? countPages(publicSnapshotIn(language)) : 0,
    }
  }
  return {
    first: nameOfLanguage(first),
    languages: translatedOf(company).map(stateOf),
  }
}

type Lists = { shown: string[]; prepared: string[] }
type Refused = { outcome: 'refused'; message: string }
export type LanguageOutcome = PublishOutcome | Refused

/** Publishes the company with other lists of languages. */
const changeLists = (
  context: EditorContext,
  author: Author,
  summary: string,
  change: (lists: Lists) => Lists | Refused,
): Promise<LanguageOutcome> =>
  withRetry<LanguageOutcome>(context, async () => {
    const { store } = context
    const { company } = store.current().snapshot.settings
    const before: Lists = {
      shown: [...languagesOf(company)],
      prepared: [...preparedLanguagesOf(company)],
    }
    const after = change(before)
    if ('outcome' in after) return after
    if (JSON.stringify(after) === JSON.stringify(before)) return { outcome: 'nothing' }
    const text = publishedText(store.workspace(), companyFile)
    const value = text === null ? null : valueOfFile(companyFile, text)
    if (!isRecord(value)) return { outcome: 'nothing' }
    const changed: ContentRecord = {
      ...value,
      languages: after.shown,
      preparedLanguages: after.prepared,
    }
    const file: PublishedFile = {
      ...{ path: companyFile, draft_version: null, picture_before: null, picture_after: null },
      ...{ text_before: text, text_after: writeValue(companyFile, text, changed) },
    }
    const texts = { path: companyFile, before: text, after: file.text_after }
    const refused = refuseChanges(store, author, [texts])
    if (refused) return refused
    const { number } = store.state()
    const { asOf, held } = store.publishesWith([file])
    const publication: Change = {
      ...{ files: [file], actor: author, summary, asOf, held },
      ...{ addresses: ['/'], hidden: [], waiting: [], shows: [companyFile] },
    }
    const result = await tryChange(context, publication)
    return 'refusal' in result ? result.refusal : commitChange(context, publication, number, result)
  })

const refused = (message: string): Refused => ({ outcome: 'refused', message })
const without = (list: readonly string[], one: string) => list.filter((other) => other !== one)

/** Begins a language: staff translate and preview it, and no visitor sees it. */
export const prepareLanguage = (context: EditorContext, author: Author, language: string) =>
  changeLists(context, author, `Prepare ${nameOfLanguage(language)}`, ({ shown, prepared }) =>
    shown.includes(language) || prepared.includes(language)
      ? refused(`${nameOfLanguage(language)} is a language of the site already.`)
      : shown.length + prepared.length >= mostLanguages
        ? refused(`A site has at most ${mostLanguages} languages. Take one off first.`)
        : { shown, prepared: [...prepared, language] },
  )

/** Shows a language to visitors, unless texts are open that have to be complete. */
export const showLanguage = (context: EditorContext, author: Author, language: string) =>
  changeLists(context, author, `Show ${nameOfLanguage(language)}`, ({ shown, prepared }) =>
    !prepared.includes(language)
      ? refused(
          shown.includes(language)
            ? `Visitors see ${nameOfLanguage(language)} already.`
            : `${nameOfLanguage(language)} is not in preparation.`,
        )
      : missingToShow(context.store.workspace(), language).length > 0
        ? refused(
            `${nameOfLanguage(language)} cannot be shown yet: texts are open that have to be complete. They are listed below.`,
          )
        : { shown: [...shown, language], prepared: without(prepared, language) },
  )

/** Takes a language from visitors. It is in preparation then. */
export const takeLanguageOff = (context: EditorContext, author: Author, language: string) =>
  changeLists(context, author, `Take ${nameOfLanguage(language)} off`, ({ shown, prepared }) => {
    const [first, ...others] = shown
    return first === language
      ? refused('The first language of the site stays.')
      : others.includes(language)
        ? { shown: without(shown, language), prepared: [...prepared, language] }
        : refused(`Visitors do not see ${nameOfLanguage(language)}.`)
  })

/** Removes a language in preparation from the site. Its translations stay, and come back with it. */
export const removeLanguage = (context: EditorContext, author: Author, language: string) =>
  changeLists(context, author, `Remove ${nameOfLanguage(language)}`, ({ shown, prepared }) =>
    prepared.includes(language)
      ? { shown, prepared: without(prepared, language) }
      : refused(
          language === shown[0]
            ? 'The first language of the site stays.'
            : shown.includes(language)
              ? `Visitors see ${nameOfLanguage(language)}. Take it off first.`
              : `The site has no ${nameOfLanguage(language)} any more.`,
        ),
  )

/** Writes the file of a language for a translator, with its drafts; null if the site has no such one. */
export async function exportForTranslator(
  context: EditorContext,
  language: string,
): Promise<string | null> {
  const { store } = context
  const { company } = store.current().snapshot.settings
  if (!translatedOf(company).includes(language)) return null
  const [first] = languagesOf(company)
  const { rows } = await readDrafts(context)
  const workspace = store.workspace(draftOverlay(rows))
  return exportLanguage(workspace, readShownSources(workspace, companyTime()), first, language)
}

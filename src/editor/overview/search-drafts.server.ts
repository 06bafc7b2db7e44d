import { site } from '#src/content/settings/site.ts'
import { consentTexts } from '#src/contracts/contact/consent.ts'
import { fieldErrors, fieldLabels } from '#src/contracts/contact/field-texts.ts'
import {
  confirmSubscription,
  subscribeLater,
  subscribeOtherwise,
  texts,
} from '#src/contracts/contact/texts.ts'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import type { ContentSearch } from '#src/contracts/content/content-search.ts'
import { foldText } from '#src/contracts/text/fold-text.ts'
import { draftOverlay, readDrafts } from '../drafts.server.ts'
import type { EditorContext } from '../editor-context.server.ts'
import { findWordsIn, searchSources } from '../texts/find-texts.server.ts'

/** Texts of the visitors' forms, which are part of the program and not of the content. */
function programTexts(company: string): string[] {
  const { terms, newsletter } = consentTexts(company)
  return [
    ...Object.values(texts),
    ...Object.values(fieldLabels),
    ...Object.values(fieldErrors).filter((text) => typeof text === 'string'),
    ...[confirmSubscription, subscribeLater, subscribeOtherwise],
    ...[terms, newsletter],
  ]
}

/** Finds the texts of forms that contain the words one after the other. */
export function findProgramTexts(company: string, words: string, most: number): string[] {
  const wanted = foldText(words.trim())
  return [...new Set(programTexts(company))]
    .filter((text) => foldText(text).includes(wanted))
    .slice(0, most)
}

async function searched(context: EditorContext) {
  const { rows } = await readDrafts(context)
  const { tokens } = context.store.current().snapshot.derived
  return { workspace: context.store.workspace(draftOverlay(rows)), tokens }
}

/** Finds the fields that hold the words of a page, drafts included. */
export async function findWordsInDrafts(context: EditorContext, texts: readonly string[]) {
  const { workspace, tokens } = await searched(context)
  return findWordsIn(workspace, texts, tokens)
}

/** Searches the texts of all entries, drafts included. */
export async function searchDrafts(context: EditorContext, words: string): Promise<ContentSearch> {
  const { workspace, tokens } = await searched(context)
  return {
    ...searchSources(workspace, words, tokens),
    ofProgram: findProgramTexts(site().name, words, contentLimits.search.found),
  }
}

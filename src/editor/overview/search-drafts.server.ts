import { draftOverlay, readDrafts } from '../drafts.server.ts'
import type { EditorContext } from '../editor-context.server.ts'
import type { ContentSearch } from '../texts/content-search.ts'
import { findWordsIn, searchSources } from '../texts/find-texts.server.ts'

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
  return searchSources(workspace, words, tokens)
}

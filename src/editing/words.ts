import { formSchemaOf } from '#src/content/schemas/form-schema.ts'
import { contentLimits } from '#src/contracts/content-limits.ts'
import { placeOfField } from '#src/contracts/form-schema.ts'
import type { WordsFound } from '#src/contracts/previews.ts'
import type { TokenValue } from '#src/contracts/tokens.ts'
import { filledTexts, findWords } from '#src/contracts/words.ts'
import { labelOfSource } from './entries.ts'
import { readSources, type Workspace } from './workspace.ts'

/**
 * The fields of all entries that hold words which a page shows.
 * @param texts what was pressed, the innermost words first
 */
export function findWordsIn(
  workspace: Workspace,
  texts: readonly string[],
  tokens: Readonly<Record<string, TokenValue | null>>,
): WordsFound['found'] {
  const all = readSources(workspace).flatMap((source) => {
    const form = formSchemaOf(source.place)
    return filledTexts(form, source.value, tokens).map((filled) => ({ ...filled, source, form }))
  })
  return findWords(all, texts)
    .slice(0, contentLimits.words.found)
    .map(({ source, form, field }) => ({ path: source.path, field, place: placeOfField(form, field), label: labelOfSource(source) }))
}

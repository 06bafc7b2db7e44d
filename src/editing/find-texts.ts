import { formSchemaOf } from '#src/content/collections/form-schema.ts'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import type { ContentSearch } from '#src/contracts/content/content-search.ts'
import type { WordsFound } from '#src/contracts/content/previews.ts'
import { filledTexts, findWords, readTexts } from '#src/contracts/content/words.ts'
import { placeOfField } from '#src/contracts/form-schema.ts'
import type { Tokens } from '#src/contracts/tokens.ts'
import { labelOfSource } from './entries.ts'
import { searchTexts } from './search-texts.ts'
import { readSources, type Workspace } from './workspace.ts'

const textsOf = (workspace: Workspace, tokens: Tokens, read: typeof readTexts) =>
  readSources(workspace).flatMap((source) => {
    const form = formSchemaOf(source.place)
    return read(form, source.value, tokens).map((text) => ({ ...text, source, form }))
  })

const placed = ({ source, form, field }: ReturnType<typeof textsOf>[number]) => ({
  path: source.path,
  field,
  place: placeOfField(form, field),
  label: labelOfSource(source),
})

/**
 * Finds the fields that contain words of a page.
 * @param texts texts of the clicked elements, innermost first
 */
export const findWordsIn = (
  workspace: Workspace,
  texts: readonly string[],
  tokens: Tokens,
): WordsFound['found'] =>
  findWords(textsOf(workspace, tokens, filledTexts), texts)
    .slice(0, contentLimits.words.found)
    .map(placed)

export function searchIn(
  workspace: Workspace,
  words: string,
  tokens: Tokens,
): Omit<ContentSearch, 'ofProgram'> {
  const { found: most, sentence: length } = contentLimits.search
  const matches = searchTexts(textsOf(workspace, tokens, readTexts), words, length)
  return {
    found: matches
      .slice(0, most)
      .map((match) => ({ ...placed(match), sentence: match.sentence() })),
    total: matches.length,
  }
}

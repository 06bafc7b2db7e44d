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

/** Finds the fields that hold words of a page. @param texts what was pressed, the innermost words first */
export function findWordsIn(workspace: Workspace, texts: readonly string[], tokens: Tokens): WordsFound['found'] {
  const all = readSources(workspace).flatMap((source) => {
    const form = formSchemaOf(source.place)
    return filledTexts(form, source.value, tokens).map((filled) => ({ ...filled, source, form }))
  })
  return findWords(all, texts)
    .slice(0, contentLimits.words.found)
    .map(({ source, form, field }) => ({ path: source.path, field, place: placeOfField(form, field), label: labelOfSource(source) }))
}

export function searchIn(workspace: Workspace, words: string, tokens: Tokens): ContentSearch {
  const { found: most, sentence: length } = contentLimits.search
  const all = readSources(workspace).flatMap((source) => {
    const form = formSchemaOf(source.place)
    return readTexts(form, source.value, tokens).map((text) => ({ ...text, source, form }))
  })
  const matches = searchTexts(all, words, length)
  const found = matches.slice(0, most).map(({ source, form, field, sentence }) => ({
    path: source.path,
    label: labelOfSource(source),
    field,
    place: placeOfField(form, field),
    sentence: sentence(),
  }))
  return { found, total: matches.length }
}

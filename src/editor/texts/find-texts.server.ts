import { formSchemaOf } from '#src/content/collections/make-form-schema.ts'
import { memoize, reuse } from '#src/content/kit/memoize.ts'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import type { WordsFound } from '#src/contracts/content/previews.ts'
import { cutText } from '#src/contracts/cut-text.ts'
import type { Tokens } from '#src/contracts/tokens.ts'
import type { ContentSearch } from './content-search.ts'
import { labelOfSource } from './entries.server.ts'
import { type FilledText, findWords, plainWords, readTexts } from './find-words.ts'
import { placeOfField } from './place-of-field.ts'
import { searchTexts } from './search-texts.server.ts'
import { type ContentSource, readSources, type Workspace } from './workspace.server.ts'

type SourceText = FilledText & { source: ContentSource }
const madeOf = memoize((_: ContentSource): { tokens: Tokens; texts: SourceText[] }[] => [])
const plainOf = memoize(({ text }: SourceText) => plainWords(text))

const textsOf = (source: ContentSource, tokens: Tokens): readonly SourceText[] =>
  reuse(
    madeOf(source),
    (made) => made.tokens === tokens,
    () => {
      const texts = readTexts(formSchemaOf(source.place), source.value, tokens)
      return { tokens, texts: texts.map((text) => ({ ...text, source })) }
    },
  ).texts

/** A text as visitors' words are compared with it, and as it is written. */
type PlainText = SourceText & { written: string }

const readPlain = (workspace: Workspace, tokens: Tokens): PlainText[] =>
  readSources(workspace)
    .flatMap((source) => textsOf(source, tokens))
    .flatMap((text) =>
      plainOf(text) === '' ? [] : [{ ...text, text: plainOf(text), written: text.text }],
    )

const placed = ({ source, field }: SourceText) => ({
  path: source.path,
  field,
  place: placeOfField(formSchemaOf(source.place), field),
  label: labelOfSource(source),
})

/**
 * Finds the fields that contain words of a page.
 * @param texts texts of the clicked elements, innermost first
 */
export function findWordsIn(
  workspace: Workspace,
  texts: readonly string[],
  tokens: Tokens,
): WordsFound['found'] {
  const found = findWords(readPlain(workspace, tokens), texts)
  return found.slice(0, contentLimits.words.found).map(placed)
}

/**
 * Finds the texts that read like this once the site has filled in a name or a number, and those
 * that are at least half of the words.
 */
function searchFilled(workspace: Workspace, words: string, tokens: Tokens): ContentSearch {
  const { found: most, sentence: length } = contentLimits.search
  const found = findWords(readPlain(workspace, tokens), [words]).filter(
    ({ text }) => text.length * 2 >= words.length,
  )
  return {
    isFilled: true,
    found: found.slice(0, most).map((one) => ({
      ...placed(one),
      sentence: [{ text: cutText(one.written, length), isMatch: false }],
    })),
    total: found.length,
  }
}

/** Finds words in all texts, or else the texts that become these words. */
export function searchSources(workspace: Workspace, words: string, tokens: Tokens): ContentSearch {
  const { found: most, sentence: length } = contentLimits.search
  const matches = readSources(workspace)
    .flatMap((source) => searchTexts(textsOf(source, tokens), words, length))
    .sort((one, other) => one.rank - other.rank)
  if (matches.length === 0) return searchFilled(workspace, words, tokens)
  return {
    isFilled: false,
    found: matches
      .slice(0, most)
      .map((match) => ({ ...placed(match), sentence: match.sentence() })),
    total: matches.length,
  }
}

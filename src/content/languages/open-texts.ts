import { type MarkNode, readMarks, withoutMarks } from '#src/contracts/content/marks.ts'
import { ownValue } from '#src/contracts/own-value.ts'
import { fillTokens, type Tokens } from '#src/contracts/tokens.ts'
import { memoize } from '../kit/memoize.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { OpenText } from './translate-files.ts'

/**
 * Fills the tokens of texts as they are shown. What only the page itself fills, such as the slots of
 * a word, stays.
 */
export const fillOpenTexts = (texts: readonly OpenText[], tokens: Tokens): OpenText[] =>
  texts.map(([text, language]) => [
    fillTokens(text, (name) => ownValue(tokens, name)).text,
    language,
  ])

const partsOf = (node: MarkNode): string[] =>
  typeof node === 'string' ? [node] : 'children' in node ? node.children.flatMap(partsOf) : []

/** A text with a word in it, not a unit or an abbreviation alone. */
const hasWord = (text: string) => /\p{L}{4}/u.test(text)

/** The texts between the elements of a page that are in another language than it, trimmed. */
export const openTextsIn = memoize(
  ({ open }: Snapshot): ReadonlyMap<string, string> =>
    new Map(
      open.flatMap(([text, language]) =>
        [withoutMarks(text), ...readMarks(text).flatMap(partsOf)]
          .map((part) => part.trim())
          .filter(hasWord)
          .map((part) => [part, language] as const),
      ),
    ),
)

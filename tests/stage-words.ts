import { companyValues } from '#src/content/reading/company-values.ts'
import { settings } from '#src/content/settings/settings.ts'
import { site } from '#src/content/settings/site.ts'
import { type Progress, progresses } from '#src/contracts/progress.ts'
import { fillTokens } from '#src/contracts/tokens.ts'

/**
 * Reduces a text to lower-case letters and digits, so that line breaks, links and capitals do not
 * matter in comparisons.
 */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * Fills in the company's tokens, and removes the text from `{months}` on, because the months differ
 * between products.
 */
function sayPlain(words: string): string {
  const values = companyValues(site())
  const [before = ''] = words.split('{months}')
  return plain(fillTokens(before, (name) => values[name]).text)
}

/**
 * Lists sentences of content/availability.json that no page may have, because they are for other
 * values of `Progress`.
 */
export function foreignSentences(progress: Progress): string[] {
  const { sentences, product } = settings().availability
  const own = Object.values(sentences).map((forms) => sayPlain(forms[progress]))
  const others = progresses.filter((one) => one !== progress)
  const foreign = Object.values(sentences).flatMap((forms) =>
    others.map((other) => sayPlain(forms[other])),
  )
  // The lines `reserved` and `designed` are only allowed if `progress` means that some products are
  // reserved or designed.
  const lines =
    progress === 'all'
      ? [product.reserved.line, product.designed.line]
      : progress === 'designed'
        ? [product.reserved.line]
        : []
  return [...new Set([...foreign, ...lines.map(sayPlain)])].filter(
    (one) => !own.some((text) => text.includes(one)),
  )
}

export const sentencesIn = (text: string, sentences: readonly string[]): string[] => {
  const read = plain(text)
  return sentences.filter((sentence) => read.includes(sentence))
}

import { companyValues } from '#src/content/reading/company-values.ts'
import { settings } from '#src/content/settings/settings.ts'
import { site } from '#src/content/settings/site.ts'
import { type Progress, progresses } from '#src/contracts/progress.ts'
import { fillTokens } from '#src/contracts/tokens.ts'

/** Letters and digits alone: how a sentence is broken, linked or begun says nothing. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Company tokens filled; what follows a month, which differs, is left out. */
function sayPlain(words: string): string {
  const values = companyValues(site())
  const [before = ''] = words.split('{months}')
  return plain(fillTokens(before, (name) => values[name]).text)
}

/** Every sentence of content/availability.json that belongs to another progress of the models, and not to this one as well. */
export function foreignSentences(progress: Progress): string[] {
  const { sentences, product } = settings().availability
  const own = Object.values(sentences).map((forms) => sayPlain(forms[progress]))
  const others = progresses.filter((one) => one !== progress)
  const foreign = Object.values(sentences).flatMap((forms) => others.map((other) => sayPlain(forms[other])))
  // The line of a product belongs to every progress in which a product may have its stage.
  const lines = progress === 'all' ? [product.reserved.line, product.designed.line] : progress === 'designed' ? [product.reserved.line] : []
  return [...new Set([...foreign, ...lines.map(sayPlain)])].filter((one) => !own.some((text) => text.includes(one)))
}

/** Those of the sentences that stand in a text. */
export const sentencesIn = (text: string, sentences: readonly string[]): string[] => {
  const read = plain(text)
  return sentences.filter((sentence) => read.includes(sentence))
}

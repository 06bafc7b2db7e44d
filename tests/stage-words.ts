import { companyValues } from '#src/content/reading/company-values.ts'
import { settings } from '#src/content/settings/settings.ts'
import { site } from '#src/content/settings/site.ts'
import { type Progress, progresses } from '#src/contracts/progress.ts'
import { fillTokens } from '#src/contracts/tokens.ts'

/** Keeps letters and digits only, so that line breaks, links and capitals do not matter when sentences are compared. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Fills the company tokens and drops `{months}` with all that follows, because the months differ. */
function sayPlain(words: string): string {
  const values = companyValues(site())
  const [before = ''] = words.split('{months}')
  return plain(fillTokens(before, (name) => values[name]).text)
}

/** Sentences of content/availability.json that are only written for other values of `Progress` (how far the models are). */
export function foreignSentences(progress: Progress): string[] {
  const { sentences, product } = settings().availability
  const own = Object.values(sentences).map((forms) => sayPlain(forms[progress]))
  const others = progresses.filter((one) => one !== progress)
  const foreign = Object.values(sentences).flatMap((forms) => others.map((other) => sayPlain(forms[other])))
  // A product's reserved and designed lines may appear whenever a product can be at that stage. In the other cases they are foreign.
  const lines = progress === 'all' ? [product.reserved.line, product.designed.line] : progress === 'designed' ? [product.reserved.line] : []
  return [...new Set([...foreign, ...lines.map(sayPlain)])].filter((one) => !own.some((text) => text.includes(one)))
}

export const sentencesIn = (text: string, sentences: readonly string[]): string[] => {
  const read = plain(text)
  return sentences.filter((sentence) => read.includes(sentence))
}

import { valuesIn } from '../src/content/reading/links.ts'
import type { LookUp } from '../src/contracts/tokens.ts'

/** What a sentence says when it speaks of an example site: its figures are tokens, such as {coldStoreBill} MB. Amounts of money are in any. */
const subjects =
  /cold[- ](store|room)|frozen[- ](store|room)|shop with a freezer|forty rooms|vaccine fridge|poultry (farm|house)|estate gate|packaging plant/i
const quantity = /(?<![\w{.])\d[\d,.]*[\s\u00a0]?(MB|h|hours?|min|minutes?|°C)(?![\w°])/
const money = /[$₦€£]\s?\d/

/** Texts that count as a sentence: a sentence, a row of a table, a file whose text is about one example site. */
export function sentencesOf(data: unknown): string[] {
  return valuesIn(data).flatMap(({ path, value }) => {
    if (Array.isArray(value) && path.at(-2) === 'rows') return [value.join(' · ')]
    const isText = typeof value === 'string' && !['url', 'href', 'name', 'alt'].includes(String(path.at(-1)))
    return isText ? value.split(/(?<=[.!?;])\s+/) : []
  })
}

/** Sentences with a typed figure that the model or the prices have. @param data a file of texts, its tokens unfilled */
export const typedFigures = (data: unknown): string[] =>
  sentencesOf(data).filter((sentence) => money.test(sentence) || (subjects.test(sentence) && quantity.test(sentence)))

const figure = /[$₦]?\d+(?:,\d{3})*(?:\.\d+)?/g

/** Every figure that tokens bring into a file of texts: `coldStoreBill 7`. */
export function calculatedFigures(data: unknown, lookUp: LookUp): string[] {
  const texts = valuesIn(data).flatMap(({ value }) => (typeof value === 'string' ? [value] : []))
  return texts.flatMap((text) =>
    [...text.matchAll(/\{(\w+)(?::\w+)?\}/g)].flatMap(([, name = '']) =>
      [...String(lookUp(name) ?? '').matchAll(figure)].map(([value]) => `${name} ${value}`),
    ),
  )
}

/** Amounts of money and megabytes on a page, in words as they are read. */
export const figuresOfPage = (words: string): string[] =>
  [...words.matchAll(/[$₦]\s?\d+(?:,\d{3})*(?:\.\d+)?|\b\d+(?:,\d{3})*(?:\.\d+)?[\s\u00a0]MB\b/g)].map(([text]) =>
    text.replace(/[\s\u00a0]/g, ' '),
  )

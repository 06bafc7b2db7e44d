import { valuesIn } from '#src/content/reading/links.ts'

/**
 * Words of sentences about an example site. Figures in such sentences must be tokens, such as
 * {coldStoreBill} MB.
 */
const subjects =
  /cold[- ](store|room)|frozen[- ](store|room)|shop with a freezer|forty rooms|vaccine fridge|poultry (farm|house)|estate gate|packaging plant/i
const quantity = /(?<![\w{.])\d[\d,.]*[\s\u00a0]?(MB|h|hours?|min|minutes?|°C)(?![\w°])/
const money = /[$₦€£]\s?\d/

/**
 * Splits texts into sentences. A row of a table and a file about one example site each count as one
 * sentence.
 */
export function sentencesOf(data: unknown): string[] {
  return valuesIn(data).flatMap(({ path, value }) => {
    if (Array.isArray(value) && path.at(-2) === 'rows') return [value.join(' · ')]
    const isText =
      typeof value === 'string' && !['url', 'href', 'name', 'alt'].includes(String(path.at(-1)))
    return isText ? value.split(/(?<=[.!?;])\s+/) : []
  })
}

/**
 * Finds sentences with typed figures that must be tokens: amounts of money, and quantities of an
 * example site.
 * @param data of a file
 */
export const typedFigures = (data: unknown): string[] =>
  sentencesOf(data).filter(
    (sentence) => money.test(sentence) || (subjects.test(sentence) && quantity.test(sentence)),
  )

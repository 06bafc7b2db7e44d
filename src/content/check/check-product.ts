import { memoize } from '../kit/memoize.ts'
import { type Entry, problemOf } from '../reading/entry.ts'
import type { DataPath, Problem } from '../reading/yaml-file.ts'
import { advisedLengths, type Product } from '../schemas/product-schema.ts'
import { countWords } from '../schemas/schema.ts'

type Found = { path: DataPath; message: string }
type Advice = keyof typeof advisedLengths
/** What is counted, for one and for several. */
type Unit = readonly [string, string]

function outside(advice: Advice, path: DataPath, count: number, unit: Unit): Found[] {
  const { min, max } = advisedLengths[advice]
  const range = min === max ? `${min}` : `${min} to ${max}`
  return count < min || count > max
    ? [{ path, message: `${count} ${unit[count === 1 ? 0 : 1]}; ${range} read best` }]
    : []
}
const words = (advice: Advice, path: DataPath, text: string) =>
  outside(advice, path, countWords(text), ['word', 'words'])
/** Advises on the length of a list. An empty list is fine, because the page leaves it out. */
const entries = (advice: Advice, path: DataPath, list: readonly unknown[]) =>
  list.length === 0 ? [] : outside(advice, path, list.length, ['entry', 'entries'])

const advise = (product: Product): Found[] => [
  ...outside('summary', ['summary'], product.summary.length, ['character', 'characters']),
  ...entries('paragraphs', ['paragraphs'], product.paragraphs),
  ...product.paragraphs.flatMap((text, index) => words('paragraph', ['paragraphs', index], text)),
  ...entries('features', ['features'], product.features),
  ...(product.benefitIntroduction
    ? words('benefitIntroduction', ['benefitIntroduction'], product.benefitIntroduction)
    : []),
  ...entries('benefits', ['benefits'], product.benefits),
  ...product.benefits.flatMap(({ text }, index) =>
    words('benefit', ['benefits', index, 'text'], text),
  ),
  ...entries('box', ['box'], product.box),
  ...entries('questions', ['questions'], product.questions),
  ...product.questions.flatMap(({ answer }, index) =>
    words('answer', ['questions', index, 'answer'], answer),
  ),
  ...entries('related', ['related'], product.related),
]

/** Warns if a product departs from the content guide. */
export const adviseOnProduct = memoize((entry: Entry): readonly Problem[] => {
  if (entry.collection !== 'products') return []
  // The cast is safe, because entries without faults match their schema.
  return advise(entry.data as Product).map(({ path, message }) => problemOf(entry, path, message))
})

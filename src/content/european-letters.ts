import { formatAmount } from '#src/contracts/formats.ts'
import { memoize } from './kit/memoize.ts'
import { currentSnapshot, type Snapshot } from './snapshot/snapshot.ts'
import { european, vietnameseLetters } from './typeface.ts'

const ranges = [...european.ranges, ...vietnameseLetters.ranges].map((range) =>
  range.replaceAll(/(?:U\+)?([\dA-F]{4})/g, '\\u$1'),
)
const letters = new RegExp(`[${ranges.join('')}]`)
const hasLetter = memoize((texts: object) => letters.test(JSON.stringify(texts).normalize('NFC')))
const isIn = memoize(({ settings, entries }: Snapshot) => {
  const { company, prices } = settings
  const amounts = [company.currency, prices.local.currency].map((currency) =>
    formatAmount('1', { locale: company.locale, currency }),
  )
  return [amounts, settings, ...entries.map(({ data }) => data)].some(hasLetter)
})

/**
 * Whether the content or its currencies have a sign of `european` or of Vietnamese. Then every page
 * links their style sheet, because forms and searches show such names as well.
 */
export const hasEuropeanLetter = (): boolean => isIn(currentSnapshot())

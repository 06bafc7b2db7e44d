import { formatAmount, formatDate, formatNumber, type Money } from '#src/contracts/formats.ts'
import { localeIn } from '../languages/languages.ts'
import { baseOf, deliveredNames, deliveredText } from '../reading/delivered.ts'
import type { Problem } from '../reading/yaml-file.ts'
import { charactersOf, manrope, mono, signs } from '../typeface.ts'

/** Signs that the typeface of each system has. */
const ofSystem = 'Ω₀₁'
const delivered = new Set([...manrope, mono, signs].flatMap(({ ranges }) => charactersOf(ranges)))

const without = (text: string): string[] =>
  [...new Set(text.normalize('NFC'))].filter(
    (sign) =>
      !delivered.has(sign) &&
      !ofSystem.includes(sign) &&
      !/[\p{M}\p{Default_Ignorable_Code_Point}\n\r\t]/u.test(sign),
  )
const named = (found: readonly string[]) =>
  found.map((sign) => `“${sign}” (U+${hexOf(sign)})`).join(', ')
const hexOf = (sign: string) =>
  (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')

/** Returns what is written into texts of a language: dates, numbers and amounts. */
const writtenIn = (locale: string, currencies: readonly string[]): string =>
  [
    ...Array.from({ length: 12 }, (_, month) =>
      formatDate(
        `2028-${String(month + 1).padStart(2, '0')}-${String(month + 1).padStart(2, '0')}`,
        locale,
      ),
    ),
    formatNumber(-1_234_567.8, locale),
    ...currencies.map((currency) => formatAmount('1234567.89', { locale, currency })),
  ].join(' ')

type Written = Pick<Money, 'locale'> & {
  languages: readonly string[]
  currencies: readonly string[]
}

/**
 * Names the signs of texts, dates and amounts that no delivered typeface has, so that a browser takes
 * them from another: amounts and words then mix two typefaces. Combining marks are left to the system.
 */
export function signsWithoutTypeface(root: string, { locale, languages, currencies }: Written) {
  const base = baseOf(root)
  const files = deliveredNames(root, base)
  const isShown = (file: string) =>
    !file.startsWith('content/languages/') || languages.includes(file.split('/')[2] ?? '')
  const inTexts = files.filter(isShown).flatMap((file): Problem[] =>
    (deliveredText(root, file, base) ?? '').split('\n').flatMap((line, at) => {
      const found = without(line)
      const message = `No typeface of the site has ${named(found)}`
      return found.length > 0 ? [{ file, path: [], line: at + 1, message }] : []
    }),
  )
  const inFormats = languages.flatMap((language): Problem[] => {
    const found = without(writtenIn(localeIn(language, locale), currencies))
    const message = `No typeface of the site has ${named(found)}, as dates and amounts are written in ${language}`
    return found.length > 0
      ? [{ file: 'content/company.json', path: ['currency'], line: 1, message }]
      : []
  })
  return [...inTexts, ...inFormats]
}

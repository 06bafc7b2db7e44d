import { expect, it } from 'vitest'
import { formatAmount, formatDuration, formatNumber } from '../formats.ts'
import { formatSpoken } from './spoken-amount.ts'

it.each([
  ['fr-NG', 'NGN', '1,7\u00a0M\u00a0₦'],
  ['de-CH', 'CHF', 'CHF\u00a01.7\u00a0M'],
  ['pl', 'PLN', '1,7\u00a0M\u00a0zł'],
])('writes a million of %s before a currency that follows', (locale, currency, said) =>
  expect(
    formatSpoken(1_687_815, { locale, currency }, '{amount}\u00a0M').replaceAll('\u202f', '\u00a0'),
  ).toBe(said),
)

it.each([
  [20_100, '₦20,100'],
  [0, '₦0'],
  [945_200, '₦945,000'],
  [999_600, '₦1\u00a0million'],
  [1_687_815, '₦1.7\u00a0million'],
  [1_000_000, '₦1\u00a0million'],
  [2_450_000, '₦2.5\u00a0million'],
  [35_162_500, '₦35.2\u00a0million'],
])('says %d as people do', (value, said) =>
  expect(formatSpoken(value, { locale: 'en-GB', currency: 'NGN' }, '{amount}\u00a0million')).toBe(
    said,
  ),
)

it.each(['en-DE', 'en-IT', 'en-FI', 'en-SI', 'fr-CH', 'de-AT', 'en-NG', 'fr-FR', 'de-DE'])(
  'says the million in %s, and numbers have the separators of amounts',
  (locale) => {
    const money = { locale, currency: 'EUR' }
    expect(formatSpoken(3_120_000, money, '{amount} million')).toMatch(/3[.,]1 million/)
    const amount = formatAmount('1234567.50', money).replaceAll(/[\p{Sc}\s]/gu, '')
    expect(formatNumber(1_234_567.5, locale, 2).replaceAll(/\s/g, '')).toBe(amount)
    expect(formatDuration(1.5, 'hour', locale)).toContain(formatNumber(1.5, locale))
  },
)

import { expect, it } from 'vitest'
import { formatSpoken } from './spoken-amount.ts'

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

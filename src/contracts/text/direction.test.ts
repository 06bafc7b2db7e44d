import { expect, it } from 'vitest'
import { formatAmount } from '../formats.ts'
import { isolateRuns, isRightToLeft } from './direction.ts'

/** Shows isolates as brackets that no text has. */
const shown = (text: string) =>
  text.replaceAll('\u2066', '⟦').replaceAll('\u2068', '⟪').replaceAll('\u2069', '⟧')
const amount = formatAmount('112.520', { locale: 'ar-JO', currency: 'JOD' })

it.each([
  ['اتصل +234 700 000 0000، من فضلك', 'اتصل ⟦+234 700 000 0000⟧، من فضلك'],
  ['نحن في 14 Connection Close, Yaba.', 'نحن في ⟦14 Connection Close, Yaba⟧.'],
  ['الحرارة −10.0 °C الآن', 'الحرارة ⟦−10.0 °C⟧ الآن'],
  ['أقل من 40%، أو °C', 'أقل من ⟦40%⟧، أو ⟦°C⟧'],
  ['المرجع Q-2026/114 (IoT)', 'المرجع ⟦Q-2026/114 (IoT)⟧'],
  ['الثمن $1,200.50 فقط', 'الثمن ⟦$1,200.50⟧ فقط'],
  ['خلال 12 يوما مع Isopo (Lagos)', 'خلال 12 يوما مع ⟦Isopo (Lagos)⟧'],
  ['بوابة (مع LTE) واحدة', 'بوابة (مع LTE) واحدة'],
  ['We answer within a day.', '⟦We answer within a day.⟧'],
  [' −20 °C ', ' ⟦−20 °C⟧ '],
  // The number of a house belongs to its street, not to the name before it.
  ['Al-Furn Ovens LLC, 14 شارع', '⟦Al-Furn Ovens LLC⟧, 14 شارع'],
  ['شارع 14, Al-Furn Ovens', 'شارع 14, ⟦Al-Furn Ovens⟧'],
  ['شارع 14، Al-Furn Ovens 2', 'شارع 14، ⟦Al-Furn Ovens 2⟧'],
  ['Bakery Works Ltd\n14 King St., Amman\nهاتف', '⟦Bakery Works Ltd⟧\n⟦14 King St., Amman⟧\nهاتف'],
  // Intl turns its dates and amounts by marks of its own.
  ['في 12\u200f/11\u200f/2026', 'في 12\u200f/11\u200f/2026'],
  // An amount of Intl is one, whatever stands beside it.
  [amount, shown(amount)],
  [`القسط ${amount}: 50%`, `القسط ${shown(amount)}: ⟦50%⟧`],
  [`${amount}: 50%`, `${shown(amount)}: ⟦50%⟧`],
  [`For Acme: ${amount}, 50 % now.`, `⟦For Acme: ${shown(amount)}, 50 % now.⟧`],
  ['12', '12'],
  ['مرحبا', 'مرحبا'],
])('isolates what is read from left to right in “%s”', (text, isolated) => {
  expect(shown(isolateRuns(text))).toBe(isolated)
  expect(isolateRuns(isolateRuns(text))).toBe(isolateRuns(text))
})

it('knows the languages from right to left', () =>
  expect(['ar', 'fa-IR', 'he', 'ur', 'fr', 'ks-Deva', 'en-NG'].map(isRightToLeft)).toEqual([
    ...[true, true, true, true, false, false, false],
  ]))

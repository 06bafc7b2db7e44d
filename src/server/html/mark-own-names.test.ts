import { expect, it } from 'vitest'
import { settings } from '#src/content/settings/settings.ts'
import { markOwnNames } from './mark-own-names.ts'

const company = {
  ...settings().company,
  ...{ name: 'Clear Sky', legalName: 'Clear Sky & Sons Ltd' },
  address: {
    ...settings().company.address,
    ...{ street: '3 Baker Street', city: 'Bath', postalCode: 'BA1 1AA', country: 'England' },
  },
  registration: { number: 'CH 12', register: 'Companies House' },
  tax: { number: 'UTR 99', vatNumber: 'GB 99' },
  bank: [{ label: 'Bank', value: 'Bank of the West' }],
}
const isKept = (text: string) =>
  markOwnNames(`<dd class="a">${text}</dd>`, company) ===
  `<dd class="a" translate="no">${text}</dd>`

it.each([
  'Clear Sky',
  'Clear Sky &amp; Sons Ltd, 3 Baker Street, Bath BA1 1AA, England',
  '© 2026 Clear Sky &amp; Sons Ltd, CH 12',
  'CH 12, Companies House',
  'UTR 99',
  'GB 99',
  'Bank of the West',
])('keeps translators from %s', (text) => expect(isKept(text)).toBe(true))

it.each(['Bath', 'England', 'Companies House', 'Clear Sky sells locks.', 'Clear', ''])(
  'leaves %j to them',
  (text) => expect(isKept(text)).toBe(false),
)

it('leaves alone what says so itself, and what has no such attribute', () => {
  for (const html of [
    '<p translate="no">Clear Sky</p>',
    '<title>Clear Sky</title>',
    '<p>Clear Sky<br></p>',
    '<p><b>Of</b>Clear Sky</p>',
  ])
    expect(markOwnNames(html, company)).toBe(html)
})

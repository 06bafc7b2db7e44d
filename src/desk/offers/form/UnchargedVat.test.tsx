import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { UnchargedVat } from './UnchargedVat.tsx'

const quote = {
  version: 1,
  name: '',
  lines: [{ kind: 'product', id: 'gateway', name: 'Gateway', quantity: '2', price: '100' }],
  catalogue: 'USD',
  terms: { currency: 'USD', rate: '1', vat: '7.5', taxName: 'VAT' },
  validUntil: '2026-12-13',
} as const
const render = ({ hasVat = false, isOwner = true, vat = '7.5' } = {}) =>
  renderToStaticMarkup(
    <UnchargedVat
      quote={{ ...quote, lines: [...quote.lines], terms: { ...quote.terms, vat } }}
      hasVat={hasVat}
      isOwner={isOwner}
      locale="en-GB"
    />,
  )

it('says what a pro-forma without VAT differs by, and leads owners to the field', () => {
  expect(render()).toMatch(/\$215\.00 with 7\.5% VAT\. .+ charges none and comes to \$200\.00,/)
  expect(render()).toContain(
    'href="/admin/content/edit?path=content/company.json&amp;field=tax/vat',
  )
  expect(render({ isOwner: false })).toContain('An owner fills in Tax registration')
  expect(render({ isOwner: false })).not.toContain('href')
})

it('says nothing where both have one sum', () => {
  expect(render({ hasVat: true })).toBe('')
  expect(render({ vat: '0' })).toBe('')
})

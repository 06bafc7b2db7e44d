import { expect, it } from 'vitest'
import { words } from '#src/content/words/words.ts'
import type { ProForma } from './form/pro-forma-form.ts'
import { costOf } from './offer-sums.ts'
import { readWords } from './stored-pro-forma.ts'

const line = (price: string, isEstimate: boolean): ProForma['lines'][number] => ({
  ...{ kind: 'free', id: '', name: 'Lock', quantity: '1', price, isEstimate },
})
const sent = (more: Partial<ProForma>) =>
  readWords(
    JSON.stringify({
      version: 1,
      ...{
        parties: [],
        facts: [],
        lines: [],
        sums: [['To be paid', '$107.50']],
        terms: [],
        note: '',
      },
      later: more.later ? [['Each later year', '$10']] : [],
      given: {
        ...{ addressee: 'Ann', company: '', delivery: 'Soon', payment: 'Now', vat: '7.5' },
        ...{ currency: 'USD', exchange: null, validUntil: '2026-12-31', lines: [], ...more },
      },
    }),
  )
const cost = (more: Partial<ProForma>, exact: Parameters<typeof costOf>[1]['exact'] = null) =>
  costOf(sent(more), {
    ...{ exact, locale: 'en', paper: words().papers.proForma, ordered: words().offer.ordered },
  })
const both = { lines: [line('100', false), line('20', true)] }
const later = { price: '10', services: 'Data' }

it('says what an accepted offer costs, of what it was accepted with alone', () => {
  expect(cost({ lines: [line('100', false)] })).toEqual([['To be paid', '$107.50']])
  expect(cost(both)).toEqual([
    ['Firm', '$107.50'],
    ['Estimated', '$21.50. You accept or refuse the exact price once you have it.'],
    [
      'At most',
      '$107.50. The estimated part is owed only after you have accepted its exact price.',
    ],
  ])
  expect(cost({ ...both, overEstimate: '10', later })).toEqual([
    ['Firm', '$107.50'],
    ['Estimated', '$21.50. Up to 10 % more, all together, is accepted already.'],
    ['At most', '$131.15, unless you accept higher prices later. Each later year comes on top.'],
    ['Each later year', '$10'],
  ])
  expect(cost({ lines: [line('20', true)] })[0]?.[0]).toBe('Estimated')
})

it('names the exact prices in place of the estimates, once they hold', () => {
  const exact = { sum: '$22.00', number: 'k7m3-2', day: '1 December 2026', all: '$129.50' }
  expect(cost({ ...both, overEstimate: '10' }, exact)).toEqual([
    ['Firm', '$107.50'],
    [
      'Exact prices of the estimates',
      '$22.00, in offer k7m3-2 of 1 December 2026, which has a link of its own',
    ],
    ['In all', '$129.50'],
  ])
  expect(cost({ ...both, later }, exact).at(-2)).toEqual([
    'In all',
    '$129.50. Each later year comes on top.',
  ])
})

import { expect, it } from 'vitest'
import { site } from '#src/content/settings/site.ts'
import { words } from '#src/content/words/words.ts'
import { formatDay, formatMoment } from '#src/contracts/formats.ts'
import { readConfig } from '#src/core/environment/config.ts'
import { mailContext } from '#src/server/site-mail-context.ts'
import { describeFollowing, promisedBy } from './offer-follows.server.ts'
import { writeCode } from './offer-mails.server.ts'
import { readWords } from './stored-pro-forma.ts'

const context = mailContext(readConfig({}), 'secret')

const sent = readWords(
  JSON.stringify({
    version: 1,
    ...{ parties: [], facts: [], lines: [], sums: [], terms: [], note: '' },
    given: {
      ...{ addressee: 'Ann', company: '', delivery: 'Soon', payment: 'Now', vat: '7.5' },
      ...{ currency: 'USD', exchange: null, validUntil: '2026-12-31' },
      lines: [{ kind: 'free', id: '', name: 'Lock', quantity: '1', price: '1', isEstimate: false }],
    },
  }),
)
const textOf = (...of: Parameters<typeof describeFollowing>) =>
  JSON.stringify(describeFollowing(...of))
// Wednesday, before the office opens, in Lagos.
const early = Date.parse('2026-11-25T05:00:00Z')
const later = Date.parse('2026-11-25T11:00:00Z')

it('promises no day that is the day of the acceptance', () => {
  expect([promisedBy(early), promisedBy(later)]).toEqual(['2026-11-26', '2026-11-26'])
  const day = formatDay('2026-11-26', site().locale, 'full')
  expect(textOf(sent, early, { now: early })).toContain(day)
})

it('says when the exact prices of estimates come, where there are some', () => {
  const { exactPricesMeans } = words().offer.follows
  expect(textOf(sent, early, { now: early })).not.toContain(exactPricesMeans)
  const lines = sent.given?.lines.map((line) => ({ ...line, isEstimate: true })) ?? []
  const estimated = { ...sent, given: sent.given && { ...sent.given, lines } }
  expect(textOf(estimated, early, { now: early })).toContain(exactPricesMeans)
  expect(textOf(estimated, early, { isPriced: true })).not.toContain(exactPricesMeans)
})

it('names no day once it has come', () => {
  const { invoiceSoon } = words().offer.follows
  for (const now of ['2026-11-26T06:00:00Z', '2026-12-24T06:00:00Z'])
    expect(textOf(sent, early, { now: Date.parse(now) })).toContain(invoiceSoon)
})

it('names until when a code may be typed, however long its mail has waited', () => {
  const letter = writeCode({ id: 1, to: 'a@b.example', number: 'n-1', madeAt: later }, context)
  const end = formatMoment(new Date(later + 30 * 60_000), site(), 'long')
  expect(JSON.stringify(letter.parts)).toContain(end)
})

it('says how all is paid, once the exact prices hold', () => {
  const given = sent.given && { ...sent.given, firstShare: '50' }
  const first = { of: '$53.75', exact: '$11.00', all: '$64.75' }
  const held = { number: 'k7m3-2', all: '$129.50', first }
  expect(describeFollowing({ ...sent, given }, early, { isPriced: true, held })).toEqual(
    expect.arrayContaining([
      ['Payment', 'Of all, $129.50: Now.'],
      ['First payment', '$53.75 for this offer and $11.00 for offer k7m3-2, $64.75 together'],
    ]),
  )
})

import { expect, it } from 'vitest'
import { offerThanks } from './offer-answers.server.ts'
import { isReadable } from './offers.ts'

const offer = { validUntil: '2026-12-10' }

it('can be read until 90 days after its last day', () => {
  expect(isReadable('2027-03-10', offer)).toBe(true)
  expect(isReadable('2027-03-11', offer)).toBe(false)
  expect(isReadable('2026-11-29', { validUntil: '9999-12-31' })).toBe(true)
})

it('speaks of a mail to who accepts only where mails go out', () => {
  const standing = { validUntil: '2026-12-10', isOpen: false, isAccepted: true, isExact: false }
  const thanks = (hasMailServer: boolean) =>
    offerThanks({ hasMailServer }, 'accept', standing).detail
  expect(thanks(true)).toContain('e-mail')
  expect(thanks(false)).toBe('')
})

it('says what counts to who says “not now”, before and after the offer was accepted or has ended', () => {
  const says = (isOpen: boolean, isAccepted: boolean) =>
    offerThanks({ hasMailServer: true }, 'decline', {
      validUntil: '2026-12-10',
      ...{ isOpen, isAccepted, isExact: false },
    }).detail
  expect(says(true, false)).toContain('You can still accept the offer until 10 December 2026')
  expect(says(false, true)).toContain('The offer stays accepted')
  expect(says(false, false)).toBe('')
})

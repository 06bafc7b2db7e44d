import { expect, it } from 'vitest'
import { acceptedProForma } from '../../../tests/desk/example-request.ts'
import { estimatesOf, isWithin } from './estimates.ts'
import { ordersOf, sumOfOrders, worthOf, worthWith } from './orders.ts'

const first = {
  ...acceptedProForma,
  gross: 400_000,
  estimated: 100_000,
  atMost: 410_000,
  worth: 40,
}
const exact = {
  ...acceptedProForma,
  ...{
    id: 2,
    number: 'k7m3-9qxa-2',
    gross: 120_000,
    worth: 12,
    exactFor: first.number,
  },
}
const write = (...proFormas: Parameters<typeof ordersOf>[0]) =>
  sumOfOrders(ordersOf(proFormas), 'en-GB')

it('adds what is ordered, in which exact prices take the place of their estimates', () => {
  expect(write(first)).toBe('$4,000.00, of it estimated $1,000.00, owed at most $4,100.00')
  expect(write(first, exact)).toBe(`$4,200.00, in ${first.number} and ${exact.number}`)
  expect(worthOf(ordersOf([first, exact]))).toBe(42)
  // Another order beside it, and one that is not accepted.
  const other = { ...exact, exactFor: null }
  expect(write(first, other)).toContain('$5,200.00, of it estimated $1,000.00')
  expect(write(first, { ...exact, accepted: null, state: 'sent' })).toBe(write(first))
  // Exact prices that hold are owed without an answer.
  const held = { ...exact, accepted: null, state: 'sent', isHeld: true } as const
  expect(write(first, held)).toBe(write(first, exact))
  expect(write(first, { ...other, currency: 'NGN' })).toMatch(/^\$4,000\.00.* \+ ₦1,200\.00, in /)
  expect(write()).toBe('')
})

it('is won with exact prices, and with what is firm in their order', () => {
  const sent = { ...exact, accepted: null, state: 'sent' } as const
  const offers = [first, sent]
  expect(worthWith(first.number, offers)).toBe(40)
  expect(worthWith(sent.number, offers)).toBe(42)
  expect(worthWith(null, offers)).toBeNull()
})

it('names the estimates of an offer, and their limit where it has one', () => {
  const estimates = { currency: 'USD', firm: 300_000, estimated: 100_000 }
  expect(estimatesOf(first)).toEqual({ ...estimates, atMost: 110_000 })
  expect(estimatesOf({ ...first, atMost: 300_000 })).toEqual({ ...estimates, atMost: null })
  expect(estimatesOf(exact)).toBeUndefined()
  expect(estimatesOf(undefined)).toBeUndefined()
})

it('finds exact prices within their limit', () => {
  const was = estimatesOf(first)
  expect(isWithin({ currency: 'USD', gross: 110_000 }, was)).toBe(true)
  // The same prices may come to a unit or so more, by the rounding of their tax.
  expect(isWithin({ currency: 'USD', gross: 110_003 }, was)).toBe(true)
  expect(isWithin({ currency: 'USD', gross: 110_004 }, was)).toBe(false)
  expect(isWithin({ currency: 'NGN', gross: 100_000 }, was)).toBe(false)
  expect(isWithin({ currency: 'USD', gross: 1 }, estimatesOf({ ...first, atMost: 300_000 }))).toBe(
    false,
  )
  expect(isWithin(undefined, undefined)).toBe(false)
})

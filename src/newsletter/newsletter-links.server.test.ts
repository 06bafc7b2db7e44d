import { expect, it } from 'vitest'
import { retention } from '#src/contracts/retention.ts'
import {
  addressKeyStart,
  confirmLink,
  readConfirmToken,
  readUnsubscribeToken,
  unsubscribeLink,
} from './newsletter-links.server.ts'

const context = { secret: 'a', origin: 'https://www.site.example' }
const email = 'reader@works.example'
const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? ''
const now = Date.UTC(2026, 10, 20)

it('names pages on the origin that visitors see, and fits one line of a mail', () => {
  for (const [link, page] of [
    [unsubscribeLink(context, { id: 2_000_000_000, email }), 'unsubscribe'],
    [confirmLink(context, 2_000_000_000, now), 'confirm'],
  ] as const) {
    expect(link).toMatch(
      new RegExp(`^https://www\\.site\\.example/newsletter/${page}\\?token=[\\w.-]+$`),
    )
    expect(link.length).toBeLessThan(110)
  }
})

it('an unsubscribe link reads back the id that it was made for', () => {
  for (const id of [1, 35, 36, 123_456_789])
    expect(readUnsubscribeToken(context, tokenOf(unsubscribeLink(context, { id, email })))).toEqual(
      {
        id,
        keyStart: addressKeyStart(context, 'Reader@works.example'),
      },
    )
})

it('a confirmation link reads back the id until it ends', () => {
  const token = tokenOf(confirmLink(context, 36, now))
  const term = retention.unconfirmedDays * 24 * 3_600_000
  expect(readConfirmToken(context, token, now + term)).toEqual({ subscriberId: 36 })
  expect(readConfirmToken(context, token, now + term + 1)).toBe('ended')
})

it('a link of one kind is none of the other', () => {
  expect(readUnsubscribeToken(context, tokenOf(confirmLink(context, 7, now)))).toBeNull()
  expect(
    readConfirmToken(context, tokenOf(unsubscribeLink(context, { id: 7, email })), now),
  ).toBeNull()
})

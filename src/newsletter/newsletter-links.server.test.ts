import { expect, it } from 'vitest'
import { retention } from '#src/contracts/retention.ts'
import { createNewsletterLinks } from './newsletter-links.server.ts'

const origin = 'https://www.site.example'
const links = createNewsletterLinks({ secret: 'a', origin: () => origin })
const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? ''
const now = Date.UTC(2026, 10, 20)

it('names pages on the origin that visitors see, and fits one line of a mail', () => {
  for (const [link, page] of [
    [links.unsubscribe(2_000_000_000), 'unsubscribe'],
    [links.confirm(2_000_000_000, now), 'confirm'],
  ] as const) {
    expect(link).toMatch(
      new RegExp(`^https://www\\.site\\.example/newsletter/${page}\\?token=[\\w.-]+$`),
    )
    expect(link.length).toBeLessThan(100)
  }
})

it('an unsubscribe link reads back the id that it was made for', () => {
  for (const id of [1, 35, 36, 123_456_789])
    expect(links.readUnsubscribe(tokenOf(links.unsubscribe(id)))).toBe(id)
})

it('a confirmation link reads back the id until it ends', () => {
  const token = tokenOf(links.confirm(36, now))
  const term = retention.unconfirmedDays * 24 * 3_600_000
  expect(links.readConfirm(token, now + term)).toEqual({ subscriberId: 36 })
  expect(links.readConfirm(token, now + term + 1)).toBe('ended')
})

it('a link of one kind is none of the other', () => {
  expect(links.readUnsubscribe(tokenOf(links.confirm(7, now)))).toBeNull()
  expect(links.readConfirm(tokenOf(links.unsubscribe(7)), now)).toBeNull()
})

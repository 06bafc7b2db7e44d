import { describe, expect, it } from 'vitest'
import { limits } from '#src/contracts/limits.ts'
import { createNewsletterLinks } from './newsletter-links.ts'

const origin = 'https://www.site.example'
const links = createNewsletterLinks({ secret: 'a', origin: () => origin })
const others = createNewsletterLinks({ secret: 'b', origin: () => origin })
const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? ''
const now = Date.UTC(2026, 10, 20)

it('names pages on the origin that visitors see, and fits one line of a mail', () => {
  for (const [link, page] of [
    [links.unsubscribe(2_000_000_000), 'unsubscribe'],
    [links.confirm(2_000_000_000, now), 'confirm'],
  ] as const) {
    expect(link).toMatch(new RegExp(`^https://www\\.site\\.example/newsletter/${page}\\?token=[\\w.-]+$`))
    expect(link.length).toBeLessThan(100)
  }
})

describe('unsubscribe links', () => {
  it('read back the id that they were made for', () => {
    for (const id of [1, 35, 36, 123_456_789]) expect(links.readUnsubscribe(tokenOf(links.unsubscribe(id)))).toBe(id)
  })

  it('are not forged, nor made of another link', () => {
    const token = tokenOf(links.unsubscribe(7))
    const [, signature = ''] = token.split('.')
    const foreign = [tokenOf(others.unsubscribe(7)), tokenOf(links.confirm(7, now))]
    for (const forged of ['', '7', '7.', `8.${signature}`, `.${signature}`, token.slice(0, -2), `${token}AAAA`, '7.%', ...foreign])
      expect(links.readUnsubscribe(forged)).toBeNull()
  })
})

describe('confirmation links', () => {
  it('read back the id until they end', () => {
    const token = tokenOf(links.confirm(36, now))
    const term = limits.newsletter.confirmDays * 24 * 3_600_000
    expect(links.readConfirm(token, now + term)).toEqual({ subscriberId: 36 })
    expect(links.readConfirm(token, now + term + 1)).toBe('ended')
  })

  it('are not forged, nor made of another link', () => {
    const token = tokenOf(links.confirm(7, now))
    const [id = '', at = '', signature = ''] = token.split('.')
    const later = (now + 1).toString(36)
    const foreign = [tokenOf(others.confirm(7, now)), tokenOf(links.unsubscribe(7))]
    for (const forged of ['', id, `${id}.${at}`, `8.${at}.${signature}`, `${id}.${later}.${signature}`, token.slice(0, -2), ...foreign])
      expect(links.readConfirm(forged, now)).toBeNull()
  })
})

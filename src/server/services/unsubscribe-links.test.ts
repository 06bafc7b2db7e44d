import { expect, it } from 'vitest'
import { createUnsubscribeLinks } from './unsubscribe-links.ts'

const links = createUnsubscribeLinks({ secret: 'a', origin: 'https://www.site.example' })
const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? ''

it('reads back the id that a link was made for', () => {
  for (const id of [1, 35, 36, 123_456_789]) expect(links.read(tokenOf(links.to(id)))).toBe(id)
})

it('names the page on the origin that visitors see, and fits one line of a mail', () => {
  expect(links.to(2_000_000_000)).toMatch(/^https:\/\/www\.site\.example\/newsletter\/unsubscribe\?token=[\w.-]+$/)
  expect(links.to(2_000_000_000).length).toBeLessThan(100)
})

it('rejects forged tokens', () => {
  const token = tokenOf(links.to(7))
  const [, signature = ''] = token.split('.')
  const foreign = tokenOf(createUnsubscribeLinks({ secret: 'b', origin: 'https://www.site.example' }).to(7))
  for (const forged of ['', '7', '7.', `8.${signature}`, `.${signature}`, token.slice(0, -2), `${token}AAAA`, foreign, '7.%'])
    expect(links.read(forged)).toBeNull()
})

import { expect, it } from 'vitest'
import { securityContact } from './security-contact.ts'

const company = { email: 'info@company.example', locale: 'fr-FR', url: 'https://company.example' }
const year = 365 * 24 * 3600 * 1000
const expiresOn = (now: string) =>
  Date.parse(/^Expires: (\S+)$/m.exec(securityContact(company, new Date(now)))?.[1] ?? '')

it('names contact, language and its own address, each on a line', () => {
  const lines = securityContact(company, new Date('2026-11-20T10:00:00Z')).split('\n')
  expect(lines).toContain('Contact: mailto:info@company.example')
  expect(lines).toContain('Preferred-Languages: fr')
  expect(lines).toContain('Canonical: https://company.example/.well-known/security.txt')
})

it.each([
  '2026-01-01T00:00:00Z',
  '2026-08-31T23:59:59Z',
  '2026-11-20T10:00:00Z',
  '2026-12-31T23:59:59Z',
  '2028-02-29T12:00:00Z',
])('asked at %s, ends in the future and within a year', (now) => {
  expect(expiresOn(now)).toBeGreaterThan(Date.parse(now))
  expect(expiresOn(now)).toBeLessThan(Date.parse(now) + year)
})

it('is the same all through a month', () => {
  expect(expiresOn('2026-11-01T00:00:00Z')).toBe(expiresOn('2026-11-30T23:59:59Z'))
  expect(expiresOn('2026-12-01T00:00:00Z')).toBeGreaterThan(expiresOn('2026-11-30T23:59:59Z'))
})

import { expect, it } from 'vitest'
import { observe } from './observatory.ts'
import { startOwnSite } from './own-site.ts'

const site = await startOwnSite({ env: { PUBLIC_ORIGIN: 'https://site.example' } })

/** Scans a page as Mozilla's HTTP Observatory would scan the page of a site behind a proxy. */
const scan = async (path: string) => {
  const response = await fetch(site.origin + path, { redirect: 'manual' })
  return {
    status: response.status,
    ...observe({
      headers: response.headers,
      html: await response.text(),
      origin: new URL('https://site.example'),
    }),
  }
}

const least = 130

it.each([
  ['a page that was built', '/'],
  ['a page that is rendered', '/contact'],
  ['the sign-in of staff', '/admin/signin'],
  ['a page that is not there', '/nothing-here'],
  ['what leads to the sign-in', '/admin/dashboard'],
  ['the choice of this site', '/contact?region=global'],
  ['the choice of this site on a page that was built', '/?region=global'],
  ['the API', '/api/nothing'],
])('%s scores at least 130 by the rules of the MDN Observatory', async (_, path) => {
  const { score, findings } = await scan(path)
  expect(score, JSON.stringify(findings)).toBeGreaterThanOrEqual(least)
})

it('the rules find what is wrong', () => {
  const good = {
    'content-security-policy': "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
    'strict-transport-security': 'max-age=31536000',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  }
  const score = (change: Record<string, string>, html = '') =>
    observe({
      headers: new Headers({ ...good, ...change }),
      html,
      origin: new URL('https://site.example'),
    }).score
  expect(score({})).toBe(130)
  expect(score({ 'set-cookie': 'region=x; Secure; SameSite=Lax' })).toBe(135)
  expect(score({ 'set-cookie': 'session=x; Secure; SameSite=Lax' })).toBe(70)
  expect(score({ 'set-cookie': 'region=x; SameSite=Lax' })).toBe(125)
  expect(score({ 'content-security-policy': "default-src 'self'; frame-ancestors 'none'" })).toBe(
    125,
  )
  expect(
    score({
      'content-security-policy':
        "default-src 'none'; script-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
    }),
  ).toBe(80)
  expect(score({ 'content-security-policy': "default-src 'none'; default-src 'self'" })).toBe(55)
  expect(score({ 'content-security-policy': "script-src 'self'; frame-ancestors 'none'" })).toBe(80)
  expect(score({ 'strict-transport-security': 'max-age=60' })).toBe(120)
  expect(score({}, '<script src="https://third.example/x.js"></script>')).toBe(125)
})

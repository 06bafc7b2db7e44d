import { request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { limits } from '#src/contracts/limits.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { openEditorSession } from '../../scripts/site/ask-site.ts'
import { answerTo } from '../node-http.ts'
import { startOwnSite } from './own-site.ts'

const site = await startOwnSite()
const session = await openEditorSession(site.origin, site.database, 'owner')

const { hostname, port } = new URL(site.origin)

const ask = (path: string, headers: Record<string, string> = {}) =>
  answerTo(request({ hostname, port, path, headers }).end(), 'latin1')

it.each([
  '/admin/dashboard',
  '//admin/dashboard',
  '///admin//dashboard',
  '/%61dmin/dashboard',
  '/%2561dmin/dashboard',
  '/%252561dmin/dashboard',
  '/admin/dashboard.html',
  '/admin/dashboard/',
  '/x/..//admin/dashboard',
  '/./admin/dashboard',
])('§2 /admin/dashboard · %s leads to the sign-in without a session', async (path) => {
  const { status, headers, text } = await ask(path)
  expect([status, headers.location]).toEqual([303, '/admin/signin'])
  expect(text).not.toContain('Contact Submissions')
})

it.each([
  '/admin%2Fdashboard',
  '/admin%252Fdashboard',
  '/%2Fadmin/dashboard',
  '/%5Cadmin/dashboard',
  '/Admin/dashboard',
])('§2 any other path · %s is no page', async (path) => {
  const { status, text } = await ask(path)
  expect(status).toBe(404)
  expect(text).not.toContain('Contact Submissions')
})

it.each([
  { 'x-forwarded-proto': 'http://localhost/admin/dashboard?' },
  { 'x-forwarded-host': 'localhost/admin/dashboard?' },
  { 'x-original-url': '/admin/dashboard' },
])('§2 /admin/dashboard · no header leads there: %o', async (headers) => {
  expect((await ask('/contact', headers)).text).not.toContain('Contact Submissions')
})

it.each(['/404', '/404.html', '/404/index.html', '/404?x=1', '/500', '/500.html', '/nothing-here'])(
  '§2 any other path · %s answers 404 with the page that leads on',
  async (path) => {
    const { status, text } = await ask(path)
    expect(status).toBe(404)
    expect(text).toMatch(/<h1[^>]*>[^<]/)
    expect(text).toContain('name="robots" content="noindex"')
  },
)

it('§2 Header and menus · the film comes in the parts that a browser asks for', async () => {
  const { status, text } = await ask('/film/promotional-film.mp4', { range: 'bytes=-500' })
  expect(status).toBe(206)
  expect(text).toHaveLength(500)
})

it.each([
  ...['/', '/?region=global', '/contact', '/contact?region=global'],
  ...['/admin/signin', '/admin/dashboard', '/nothing-here', '/api/nothing'],
])('%s has the security headers, and a policy that begins with nothing', async (path) => {
  const { headers } = await ask(path)
  expect(headers).toMatchObject({
    'strict-transport-security': 'max-age=31536000',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
})

it('where to report a weakness of the site is at the address of RFC 9116', async () => {
  const { headers, text } = await ask('/.well-known/security.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(text).toMatch(/^Contact: mailto:/m)
})

it('refuses a request that names two hosts', async () => {
  const socket = connect(Number(port), hostname)
  socket.write(
    'GET / HTTP/1.1\r\nHost: localhost\r\nhost: evil.example\r\nConnection: close\r\n\r\n',
  )
  const answer = await text(socket)
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).toContain("default-src 'none'")
})

/**
 * Halves of surrogate pairs in UTF-8 and as escapes, half escapes, NUL, a non-character, and
 * letters that end behind a limit.
 */
const odd = [
  ...['%ED%A0%80', '%uD83D', '%F0%9F%98', 'a%00b', '%EF%BF%BE'],
  ...[limits.search.max, limits.search.word, staffLimits.username.max].map((most) =>
    encodeURIComponent(`${'a'.repeat(most - 1)}😀`),
  ),
]

/** Addresses that a text can end. */
const fields = `
  / /product/ /image/ /blog/ /share/ /search?q= /search.json?q= /products?need= /questions?q=
  /technologies-tools?q= /contact?about= /contact?searched= /contact?list= /contact?night=
  /cut-the-power?site= /cut-the-power?hours=
  /newsletter/confirm?token= /newsletter/unsubscribe?token=
  /admin/signin?next= /admin/join?token= /admin/dashboard?search= /admin/dashboard?about=
  /admin/dashboard?work= /admin/log?actor= /admin/content?search= /admin/content/edit?path=
  /admin/content/history?path= /admin/content/preview?address= /admin/numbers?period=
  /api/contact?search= /api/contact.csv?search= /api/contact/ /api/audit?actor=
  /api/content/search?words= /api/content/words?text= /api/content/entry?path=
  /api/content/history?path= /api/content/check?path= /api/content/picture?name=
  /api/numbers.csv?period=
`
  .trim()
  .split(/\s+/)

it.each(fields)('%s answers whatever stands behind it', async (field) => {
  const headers = /^\/(admin|api)\//.test(field) ? { cookie: session } : undefined
  const answers = odd.map(async (text) => [
    text,
    (
      await fetch(`${site.origin}${field}${text}`, {
        redirect: 'manual',
        ...(headers && { headers }),
      })
    ).status,
  ])
  expect((await Promise.all(answers)).filter(([, status]) => Number(status) >= 500)).toEqual([])
})

it.each(['/search', '/search.json'])(
  '%s cuts a search at its limit before a letter that does not fit',
  async (path) => {
    const kept = 'a'.repeat(limits.search.max - 1)
    const answer = await fetch(`${site.origin}${path}?q=${kept}${encodeURIComponent('😀')}`)
    expect([answer.status, (await answer.text()).includes(`“${kept}”`)]).toEqual([200, true])
  },
)

import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { settings } from '#src/content/settings/settings.ts'
import { withSettings } from '../../../tests/content/changed-content.ts'
import { pageDirectives, publicPolicy } from '../html/content-policy.ts'
import { securityHeaders, sendSecurityHeaders } from './security-headers.ts'

const answer = async (path: string, isDevelopment = false) => {
  const app = new Hono()
    .use(sendSecurityHeaders({ isDevelopment }))
    .get('/page', (c) => c.html('page', 200, { 'content-security-policy': "script-src 'self'" }))
    .get('/admin/page', (c) =>
      c.html('page', 200, {
        'content-security-policy': publicPolicy(
          [...pageDirectives, "script-src 'self' 'sha256-x'"].join(';'),
        ),
      }),
    )
    .get('/secret', (c) => c.html('page', 200, { 'referrer-policy': 'no-referrer' }))
    .get('/data', (c) => c.json({}))
    .get('/broken', () => {
      throw new Error('broken')
    })
  app.onError((_, c) => c.text('error', 500))
  return (await app.request(path)).headers
}

it.each(['/page', '/data', '/broken', '/nothing'])('come with %s', async (path) => {
  expect(Object.fromEntries(await answer(path))).toMatchObject(securityHeaders)
})

it('isolate the window of a page that is not for everybody, and spare the others a process', async () => {
  const isolates = async (path: string) =>
    (await answer(path)).get('cross-origin-opener-policy') === 'same-origin'
  expect(await isolates('/admin/page')).toBe(true)
  expect(await isolates('/secret')).toBe(true)
  expect(await isolates('/page')).toBe(false)
})

it('leave the policy of a page alone and close everything else', async () => {
  expect((await answer('/page')).get('content-security-policy')).toBe("script-src 'self'")
  expect((await answer('/data')).get('content-security-policy')).toContain("default-src 'none'")
  expect((await answer('/page', true)).get('content-security-policy')).toBeNull()
})

it('give a staff page a policy of its own: no third party, no base, the scripts that Astro names', async () => {
  const policy = (await answer('/admin/page')).get('content-security-policy') ?? ''
  const directives = policy.split('; ')
  expect(directives).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "base-uri 'none'",
      "connect-src 'self'",
      "frame-src 'self'",
      "script-src 'self' 'sha256-x'",
      "require-trusted-types-for 'script'",
    ]),
  )
  expect(policy).not.toMatch(/https?:/)
  expect(new Set(directives.map((directive) => directive.split(' ')[0])).size).toBe(
    directives.length,
  )
})

it('names in a public page the third parties that the company has by then', () => {
  const framesOf = (policy: string) => /frame-src ([^;]*)/.exec(policy)?.[1]
  const { company } = settings()
  const policyWith = (change: Partial<typeof company>) =>
    withSettings({ company: { ...company, ...change } }, () => publicPolicy("script-src 'self'"))
  const calendar = { url: 'https://calendar.example/us' }
  expect(framesOf(policyWith({ scheduling: null, socialFeed: null }))).toBe("'none'")
  expect(framesOf(policyWith({ scheduling: calendar, socialFeed: null }))).toBe(
    'https://calendar.example',
  )
  expect(policyWith({ scheduling: calendar, socialFeed: null })).toContain(
    "connect-src 'self' https://calendar.example;",
  )
})

import { expect, it } from 'vitest'
import { startOwnSite } from './own-site.ts'

const site = await startOwnSite()

it('every line of the log is JSON, whatever is requested first', async () => {
  // The health check is requested first, when Astro has not rendered any page yet.
  for (const path of [
    '/healthz',
    '/newsletter/confirm',
    '/search',
    '/api/nothing',
    '/admin/dashboard',
    '/%E0',
  ])
    await fetch(site.origin + path, { redirect: 'manual' })
  const events = () =>
    site
      .logged()
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line).event)
  await expect.poll(() => events().filter((event) => event === 'request')).toHaveLength(6)
  expect(new Set(events())).toEqual(new Set(['server.listening', 'request']))
})

it('beside the log, the first start says where the site is, how to sign in, and what to do when the password is lost', () => {
  for (const text of [`: ${site.origin}, version`, site.password, 'npm run admin -- reset admin']) {
    expect(site.printed().split(text)).toHaveLength(2)
    expect(site.logged()).not.toContain(text)
  }
})

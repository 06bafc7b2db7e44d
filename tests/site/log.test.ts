import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSite } from '../../scripts/start-site.ts'

let site: Awaited<ReturnType<typeof startSite>>
beforeAll(async () => {
  site = await startSite()
}, 60_000)
afterAll(() => site.stop())

it('every line of the log is JSON, except the one-time password, whatever is requested first', async () => {
  // The health check comes first: it is no page, so Astro has rendered nothing yet.
  for (const path of ['/healthz', '/newsletter/confirm', '/technologies-tools/search', '/api/nothing', '/admin/dashboard', '/%E0'])
    await fetch(site.origin + path, { redirect: 'manual' })
  const lines = () =>
    site
      .printed()
      .split('\n')
      .filter((line) => line !== '' && !line.includes(site.password))
  const events = () => lines().map((line) => JSON.parse(line).event)
  await expect.poll(() => events().filter((event) => event === 'request')).toHaveLength(6)
  expect(new Set(events())).toEqual(new Set(['server.listening', 'request']))
})

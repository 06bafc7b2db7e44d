import { expect, it } from 'vitest'
import { ask } from '../../scripts/site/ask-site.ts'
import { startSite } from '../../scripts/site/start-site.ts'

it('says that it stops while it still answers, for as long as a proxy needs to notice, and then ends', async () => {
  // The time to drain is longer than this test, so the test kills the process.
  const site = await startSite({ env: { DRAIN_SECONDS: '60' } })
  expect((await ask(site.origin, '/readyz')).status).toBe(200)
  process.kill(site.pid, 'SIGTERM')
  await expect.poll(async () => (await ask(site.origin, '/readyz')).status).toBe(503)
  for (const path of ['/livez', '/about', '/api/form-token'])
    expect((await ask(site.origin, path)).status).toBe(200)
  process.kill(site.pid, 'SIGKILL')
  await site.stop()

  const other = await startSite()
  await other.stop()
  await expect(ask(other.origin, '/readyz')).rejects.toThrow()
})

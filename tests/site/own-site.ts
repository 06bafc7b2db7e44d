import { afterAll } from 'vitest'
import { startSite } from '../../scripts/site/start-site.ts'

/** Starts a built site for the tests of one file, and stops it after them. */
export async function startOwnSite(options?: Parameters<typeof startSite>[0]) {
  const site = await startSite(options)
  afterAll(() => site.stop())
  return site
}

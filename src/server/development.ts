/** Runs the site under `astro dev`. Every page is rendered on request, and none is cached. */
import { FetchState } from 'astro/fetch'
import { firstAccount } from '#src/contracts/staff/first-account.ts'
import { firstSignIn } from '#src/core/environment/start-message.ts'
import { addFirstAccount } from '#src/staff/accounts/command-line-accounts.server.ts'
import { noPages } from './runtime.ts'
import { startSite } from './start-site.ts'

async function start() {
  const site = await startSite(async () => noPages)
  site.startWork()
  const password = await addFirstAccount(site.context)
  if (password !== null) console.log(`\n${firstSignIn('', { name: firstAccount, password })}\n`)
  return site
}

/**
 * After an edit this module is evaluated again, so the previous site has to close the database
 * first.
 */
const shared = globalThis as { site?: ReturnType<typeof start> }
const earlier = shared.site
shared.site = (async () => {
  await earlier?.then((site) => site.stop()).catch(() => {})
  return start()
})()
const { pipeline } = await shared.site

export const answerInDevelopment = (request: Request) =>
  pipeline.fetch(request, { peer: new FetchState(request).clientAddress })

/** The one runtime of this process, with the configuration and the log of the environment. Importing this module starts it. */
import { setBaseSnapshot } from '#src/content/base-snapshot.ts'
import { setUploadedPictures } from '#src/content/pictures/picture-files.ts'
import { programRoot } from '#src/content/program-root.ts'
import { readCheckedBase, readVersion } from './built-files.ts'
import { findDraftPicture } from './database/content-drafts.ts'
import { readConfig, unknownVariables } from './environment/config.ts'
import { requireFreeAddresses } from './environment/free-address.ts'
import { createLog } from './environment/log.ts'
import { firstSignIn, startMessage } from './environment/start-message.ts'
import { openRuntime } from './runtime.ts'
import { firstAccount } from './services/accounts/staff.ts'
import { startHousekeeping } from './services/housekeeping.ts'
import { waitForDatabase } from './wait-for-database.ts'

type Pages = Pick<Parameters<typeof openRuntime>[2], 'tryPages' | 'onContent' | 'failedPages'>
/** What renders pages: main.ts sets it later, because rendering needs this runtime. */
const pages: Pages = {}
export const setPages = (those: Pages) => Object.assign(pages, those)

async function start() {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const version = import.meta.env.DEV ? null : readVersion()
  const base = import.meta.env.DEV ? null : readCheckedBase()
  setBaseSnapshot(programRoot, base)
  for (const one of unknownVariables(process.env)) log.warn(one, 'configuration.unknown-variable')
  if (!import.meta.env.DEV) {
    await requireFreeAddresses(config)
    await waitForDatabase(config, log)
  }
  const { content, database, services, lanes, reserve, editor, previews, previewLinks, followContent, outbox, country, close } =
    await openRuntime(config, log, {
      root: programRoot,
      base,
      tryPages: async (snapshot, addresses) => pages.tryPages?.(snapshot, addresses) ?? [],
      onContent: async () => pages.onContent?.(),
      failedPages: () => pages.failedPages?.() ?? [],
    })
  setUploadedPictures(async (hash) => {
    const picture = await findDraftPicture(database.db, hash)
    if (!picture) throw new Error(`The picture ${hash} is not kept`)
    return picture.bytes
  })
  let stopHousekeeping = () => {}
  /** Starts what runs without a request: outbox, scheduled publications, housekeeping. */
  const startWork = () => {
    outbox.start()
    followContent()
    stopHousekeeping = startHousekeeping(database, reserve, (error) => log.error({ err: error }, 'housekeeping.error'))
  }
  const stopWork = async () => {
    stopHousekeeping()
    await outbox.stop()
  }
  const stop = async () => {
    await stopWork()
    await close()
  }
  /** Makes the first account where there is none. Called once the site listens: a failed start makes no password that nobody has seen. */
  async function announce(port: number) {
    const password = await services.staff.addFirst()
    // A site that listens does not stop for this.
    const openings = await services.opening.count().catch(() => 0)
    const account = password === null ? null : { name: firstAccount, password }
    const message = startMessage({ config, version, port, firstAccount: account, openings })
    // Beside the log, and not in it: on a terminal where the log is, elsewhere apart from its JSON lines.
    if (process.stdout.isTTY) console.log(message)
    else console.error(message)
  }
  if (import.meta.env.DEV) {
    startWork()
    const password = await services.staff.addFirst()
    if (password !== null) console.log(`\n${firstSignIn('', { name: firstAccount, password })}\n`)
  }
  return { config, version, log, content, services, lanes, editor, previews, previewLinks, country, startWork, announce, stop }
}

type SiteRuntime = Awaited<ReturnType<typeof start>>

/** `astro dev` evaluates this module again after an edit: the earlier runtime has to close the database first. */
const kept = globalThis as { siteRuntime?: Promise<SiteRuntime> }
const earlier = kept.siteRuntime
kept.siteRuntime = (async () => {
  await earlier?.then((runtime) => runtime.stop()).catch(() => {})
  return start()
})()

/** The runtime of this process. Outbox and housekeeping run after `startWork`. */
export const runtime: SiteRuntime = await kept.siteRuntime

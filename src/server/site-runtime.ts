import { setBaseSnapshot } from '#src/content/base-snapshot.ts'
import { setUploadedPictures } from '#src/content/picture-files.ts'
import { programRoot } from '#src/content/program-root.ts'
import { findPicture } from './database/content-drafts.ts'
import { readConfig } from './environment/config.ts'
import { createLog } from './environment/log.ts'
import { openRuntime } from './runtime.ts'
import { startHousekeeping } from './services/housekeeping.ts'
import { firstAccount } from './services/staff.ts'
import { waitForDatabase } from './wait-for-database.ts'

type Pages = Pick<Parameters<typeof openRuntime>[2], 'tryPages' | 'showPages' | 'onContent'>
/** What renders pages, which needs this runtime itself: main.ts names it once it is there. */
const pages: Pages = {}
export const setPages = (those: Pages) => Object.assign(pages, those)

async function start() {
  const config = readConfig(process.env)
  const startNotes = [
    config.mail.smtpUrl ? `mails are sent by ${new URL(config.mail.smtpUrl).host}` : `mails are written to ${config.mail.directory}`,
  ]
  const log = createLog(config.logLevel, startNotes)
  setBaseSnapshot(programRoot)
  if (!import.meta.env.DEV) await waitForDatabase(config, log)
  const { content, database, services, reserve, editor, previews, followContent, outbox, country, close } = await openRuntime(config, log, {
    root: programRoot,
    tryPages: async (snapshot, addresses) => pages.tryPages?.(snapshot, addresses) ?? [],
    showPages: async (addresses) => pages.showPages?.(addresses),
    onContent: async (snapshot) => pages.onContent?.(snapshot),
  })
  setUploadedPictures(async (hash) => {
    const picture = await findPicture(database.db, hash)
    if (!picture) throw new Error(`The picture ${hash} is not kept`)
    return picture.bytes
  })
  const password = await services.staff.addFirst()
  // For the person who starts the site, and therefore not in the log; it is shown once and must be changed.
  if (password) {
    const note = `sign in at /admin/signin as "${firstAccount}" with the one-time password ${password}`
    if (process.stdout.isTTY && log.isLevelEnabled('info') && !import.meta.env.DEV) startNotes.push(note)
    else console.log(`\n  Staff area: ${note}\n`)
  }
  let stopHousekeeping = () => {}
  /** Does what nobody asks for. */
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
  if (import.meta.env.DEV) startWork()
  return { config, log, content, services, editor, previews, country, startWork, stop }
}

type SiteRuntime = Awaited<ReturnType<typeof start>>

/** `astro dev` evaluates this module again after an edit: the earlier runtime has to close the database first. */
const kept = globalThis as { siteRuntime?: Promise<SiteRuntime> }
const earlier = kept.siteRuntime
kept.siteRuntime = (async () => {
  await earlier?.then((runtime) => runtime.stop()).catch(() => {})
  return start()
})()

/** The runtime of this process, with outbox and housekeeping running. */
export const runtime: SiteRuntime = await kept.siteRuntime

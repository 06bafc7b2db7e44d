import path from 'node:path'
import { type Config, readConfig } from './environment/config.ts'
import { createLog } from './environment/log.ts'
import { findCheckout } from './publishing/checkout.ts'
import { withoutPublisher } from './publishing/no-publisher.ts'
import { supervised } from './publishing/supervised.ts'
import { openRuntime } from './runtime.ts'
import { startHousekeeping } from './services/housekeeping.ts'
import { firstAccount } from './services/staff.ts'

/** The publisher of this process: its supervisor's; while developing none that builds, but one whose drafts can be seen. */
function choosePublisher({ hasContentEditor }: Config) {
  if (import.meta.env.DEV) return undefined
  if (supervised) return supervised.publisher
  // This file is built into a folder two below the built site's.
  const { why } = findCheckout(path.join(import.meta.dirname, '../..'))
  return withoutPublisher(null, hasContentEditor && why ? why : 'Texts are not changed on this server: CONTENT_EDITOR is off.')
}

async function start() {
  const config = readConfig(process.env)
  const startNotes = [
    config.mail.smtpUrl ? `mails are sent by ${new URL(config.mail.smtpUrl).host}` : `mails are written to ${config.mail.directory}`,
  ]
  const log = createLog(config.logLevel, startNotes)
  const { database, services, reserve, editor, outbox, country, close } = await openRuntime(config, log, choosePublisher(config))
  const password = await services.staff.addFirst()
  // For the person who starts the site, and therefore not in the log; it is shown once and must be changed.
  if (password) {
    const note = `sign in at /admin/signin as "${firstAccount}" with the one-time password ${password}`
    if (process.stdout.isTTY && log.isLevelEnabled('info') && !import.meta.env.DEV) startNotes.push(note)
    else console.log(`\n  Staff area: ${note}\n`)
  }
  let stopHousekeeping = () => {}
  /** Does what nobody asks for: a version on trial leaves it to the one that is public. */
  const startWork = () => {
    outbox.start()
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
  return { config, log, services, editor, country, startWork, stopWork, stop }
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

import { randomBytes } from 'node:crypto'
import { site } from '#content/site.ts'
import { type Config, readConfig } from './config.ts'
import { createCountryCheck } from './country/country-check.ts'
import { createCountryLookup } from './country/country-lookup.ts'
import { openDatabase } from './database/connect.ts'
import { migrate } from './database/migrate.ts'
import { readOrCreateSetting } from './database/settings.ts'
import { createLog } from './log.ts'
import { composeWith } from './mail/messages/compose.ts'
import { mailContext } from './mail/messages/context.ts'
import { createMailTransport } from './mail/transport.ts'
import { startHousekeeping } from './services/housekeeping.ts'
import { createOutbox } from './services/outbox.ts'
import { createServices } from './services/services.ts'
import { firstAccount } from './services/staff.ts'
import { createUnsubscribeLinks } from './services/unsubscribe-links.ts'

/** Opens what lives as long as the process: database, services, outbox, country check. */
export async function startRuntime(config: Config) {
  const log = createLog(config.logLevel)
  const database = openDatabase(config.databaseUrl)
  await migrate(database)
  const secret = await readOrCreateSetting(database.db, 'secret', randomBytes(32).toString('base64url'))
  const unsubscribeLinks = createUnsubscribeLinks({ secret, origin: config.publicOrigin ?? site.url })
  const transport = createMailTransport(config.mail)
  const outbox = createOutbox({
    database,
    transport,
    compose: composeWith(mailContext(config, unsubscribeLinks.to)),
    log: ({ event, ...facts }) => log[facts.error ? 'warn' : 'info'](facts, event),
  })
  const services = createServices({ database, secret, company: site.name, unsubscribeLinks, mailsWaiting: outbox.notify })
  const password = await services.staff.addFirst()
  // For the eyes of whoever starts the site, and not a log entry: it is shown once and must be changed.
  if (password) console.log(`\n  Staff area: sign in at /admin/signin as "${firstAccount}" with the one-time password ${password}\n`)
  const country = createCountryCheck({ config, destination: site.canadianSite.url, lookup: await createCountryLookup(config, log) })
  outbox.start()
  const stopHousekeeping = startHousekeeping(database, (error) => log.error({ err: error }, 'housekeeping.error'))
  return {
    config,
    log,
    services,
    country,
    /** Finishes the mail at hand and closes the database. */
    async stop() {
      stopHousekeeping()
      await outbox.stop()
      transport.close()
      await database.close()
    },
  }
}

export type Runtime = Awaited<ReturnType<typeof startRuntime>>

/** `astro dev` evaluates this module again after an edit: the earlier runtime has to let go of its file first. */
const kept = globalThis as { siteRuntime?: Promise<Runtime> }
const earlier = kept.siteRuntime
kept.siteRuntime = (async () => {
  await earlier?.then((runtime) => runtime.stop()).catch(() => {})
  return startRuntime(readConfig(process.env))
})()

export const runtime: Runtime = await kept.siteRuntime

import { randomBytes } from 'node:crypto'
import { site } from '#content/site.ts'
import { createCountryCheck } from './country/country-check.ts'
import { createCountryLookup } from './country/country-lookup.ts'
import { openDatabase } from './database/connect.ts'
import { migrate } from './database/migrate.ts'
import { readOrCreateSetting } from './database/settings.ts'
import type { Config } from './environment/config.ts'
import type { Log } from './environment/log.ts'
import { composeWith } from './mail/messages/compose.ts'
import { mailContext } from './mail/messages/context.ts'
import { createMailTransport } from './mail/transport.ts'
import { createOutbox } from './services/outbox.ts'
import { createServices } from './services/services.ts'
import { createUnsubscribeLinks } from './services/unsubscribe-links.ts'

/** Opens what lives as long as the process: database, services, outbox, country check. Nothing runs by itself yet. */
export async function openRuntime(config: Config, log: Pick<Log, 'info' | 'warn'>) {
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
  return {
    config,
    database,
    services: createServices({ database, secret, company: site.name, unsubscribeLinks, mailsWaiting: outbox.notify }),
    outbox,
    country: createCountryCheck({ config, destination: site.canadianSite.url, lookup: await createCountryLookup(config, log) }),
    /** Finishes the mail at hand and closes the database. */
    async close() {
      await outbox.stop()
      transport.close()
      await database.close()
    },
  }
}

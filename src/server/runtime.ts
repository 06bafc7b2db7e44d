import path from 'node:path'
import { site } from '#src/company/site.ts'
import { createCountryCheck } from './country/country-check.ts'
import { createCountryLookup } from './country/country-lookup.ts'
import { openDatabase } from './database/connect.ts'
import { migrate } from './database/migrate.ts'
import { openEditor } from './editor/editor.ts'
import type { Config } from './environment/config.ts'
import type { Log } from './environment/log.ts'
import { deleteFromMaildir } from './mail/maildir.ts'
import { composeWith } from './mail/messages/compose.ts'
import { mailContext } from './mail/messages/context.ts'
import { createMailTransport } from './mail/transport.ts'
import { withoutPublisher } from './publishing/no-publisher.ts'
import type { Publisher } from './publishing/publisher.ts'
import { createAccountLinks } from './services/account-links.ts'
import { createDiskGuard } from './services/disk-guard.ts'
import { createDiskReserve, noReserve } from './services/disk-reserve.ts'
import { createNewsletterLinks } from './services/newsletter-links.ts'
import { createOutbox } from './services/outbox.ts'
import type { PasswordCost } from './services/passwords.ts'
import { createServices } from './services/services.ts'
import { readSecret } from './services/suppression.ts'

/** Where the server runs, when no publisher says which checkout is edited. */
const noBuilds = () =>
  withoutPublisher(process.cwd(), 'This server cannot build. Drafts are kept; publish where it runs from its own build.')

/**
 * Opens what lives as long as the process: database, services, outbox, country check, editor. Nothing runs by itself yet.
 * @param canadianSite gives where visitors from Canada are sent; without one nobody is
 * @param passwordCost what a hash of a password costs, if not what is recommended
 */
export async function openRuntime(
  config: Config,
  log: Pick<Log, 'info' | 'warn'>,
  publisher: Publisher = noBuilds(),
  canadianSite = () => site().canadianSite?.url,
  passwordCost?: PasswordCost,
) {
  const database = openDatabase(config.databaseUrl)
  await migrate(database)
  const secret = await readSecret(database.db)
  const links = createNewsletterLinks({ secret, origin: () => config.publicOrigin ?? site().url })
  const accountLinks = createAccountLinks(secret)
  // The database of another server, and a mailbox elsewhere, are for their own operators to watch.
  const growing = [
    ...(database.engine === 'sqlite' ? [path.dirname(config.databaseUrl)] : []),
    ...(config.mail.smtpUrl ? [] : [config.mail.directory]),
  ]
  const disk = createDiskGuard(growing, config.diskReserve)
  const isOwnDisk = database.engine === 'sqlite' && config.databaseUrl !== ':memory:'
  const reserve = isOwnDisk ? createDiskReserve(`${config.databaseUrl}-reserve`, disk.isLow) : noReserve
  const transport = createMailTransport(config.mail)
  // Also where mails are sent: some may be left from before.
  const deleteMails = (words: string[]) => deleteFromMaildir(config.mail.directory, words)
  const outbox = createOutbox({
    database,
    transport,
    compose: composeWith(() => mailContext(config, { ...links, account: accountLinks.to })),
    log: ({ event, ...facts }) => log[facts.error ? 'warn' : 'info'](facts, event),
  })
  const editor = openEditor(database, publisher, outbox.notify)
  const services = createServices({
    database,
    secret,
    company: () => site().name,
    links,
    accountLinks,
    disk,
    reserve,
    apiKeys: config.apiKeys,
    hasMailServer: !transport.isFiling,
    mailsWaiting: outbox.notify,
    deleteMails,
    passwordCost,
  })
  return {
    config,
    database,
    editor,
    services,
    reserve,
    outbox,
    country: createCountryCheck({ config, destination: canadianSite, lookup: await createCountryLookup(config, log) }),
    /** Finishes the mail at hand, notes what the audit log lacks if it can be written, and closes the database. */
    async close() {
      editor.stop()
      await outbox.stop()
      await services.settleAuditGaps().catch((error: unknown) => log.warn({ err: error }, 'audit.gap-lost'))
      transport.close()
      await database.close()
    },
  }
}

import { setPublicOrigin, site } from '#src/content/settings/site.ts'
import {
  type CheckedBase,
  publicSnapshot,
  type Snapshot,
  withSnapshot,
} from '#src/content/snapshot/snapshot.ts'
import type { SiteContext } from '#src/core/context.server.ts'
import { openDatabase } from '#src/core/database/open-database.ts'
import { retryWhenAway } from '#src/core/database/retry.ts'
import { readSecret } from '#src/core/database/setting-rows.ts'
import type { Config } from '#src/core/environment/config.ts'
import type { Log } from '#src/core/environment/log.ts'
import { openQueues, type Queues } from '#src/core/fairness/queues.ts'
import { deleteFromMaildir } from '#src/core/mail/maildir.ts'
import { createMailTransport } from '#src/core/mail/transport.ts'
import { stopOutbox } from '#src/core/outbox/outbox.ts'
import { growingFolders, readDiskRoom } from '#src/core/storage/disk.ts'
import { type UnreadableFault, unreadableRows } from '#src/core/stored-rows.server.ts'
import { UnprintableLetters } from '#src/core/unprintable-letters.server.ts'
import { proFormaPaper } from '#src/desk/offers/pro-forma-pdf.server.ts'
import { publicRoute, type Route } from '#src/desk/webhooks/post-event.server.ts'
import { type BrokenPage, openEditorContext } from '#src/editor/editor-context.server.ts'
import { publishDueEntries } from '#src/editor/publish/due-entries.server.ts'
import { openContentStore } from '#src/editor/published/content-store.server.ts'
import { printPaper } from '#src/paper/print.ts'
import { migrate } from '#src/server/database/migrations.ts'
import type { PasswordCost } from '#src/staff/sign-in/passwords.server.ts'
import { createCountryLookup } from './country/country-lookup.ts'
import { createContext } from './site-context.ts'
import { mailContext } from './site-mail-context.ts'
import { openSiteOutbox } from './site-outbox.ts'
import { sendTestMail } from './test-mail.ts'

export type PublicPages = {
  tryPages: (snapshot: Snapshot, addresses: readonly string[]) => Promise<BrokenPage[]>
  refresh: () => Promise<void>
  failedPages: () => readonly BrokenPage[]
}
export type PageParts = { context: SiteContext; queues: Queues }

/** Stands for the page cache in development, which has none. */
export const noPages: PublicPages = {
  tryPages: async () => [],
  refresh: async () => {},
  failedPages: () => [],
}

type Options<P extends PublicPages> = {
  root: string
  base?: CheckedBase | null
  openPages: (parts: PageParts) => Promise<P>
  canadianSite?: () => string | undefined
  passwordCost?: PasswordCost | undefined
  /**
   * Route to receivers of webhooks (desk/webhooks/post-event.server.ts); by default only to public
   * addresses. Only tests change the route.
   */
  webhookRoute?: Route | undefined
}

/**
 * Opens everything that is used until the process ends. Reads no environment variables, so that
 * tests can open several runtimes.
 */
export async function openRuntime<P extends PublicPages>(
  config: Config,
  log: Pick<Log, 'info' | 'warn'>,
  options: Options<P>,
) {
  const {
    root,
    base,
    openPages,
    canadianSite = () => site().canadianSite?.url,
    passwordCost,
    webhookRoute = publicRoute,
  } = options
  setPublicOrigin(config.publicOrigin)
  const queues = openQueues(config.limits.pagesPerNetwork)
  const database = openDatabase(config.databaseUrl)
  const newer = await retryWhenAway(() =>
    migrate(database, undefined, () => log.warn('database.busy')),
  )
  if (newer.length > 0) log.warn({ migrations: newer }, 'database.newer-schema')
  const noteUnreadable = (fault: unknown) => {
    const { table, id, error } = fault as UnreadableFault // what the channel carries
    log.warn({ table, id, err: error }, 'row.not-read')
  }
  unreadableRows.subscribe(noteUnreadable)
  const secret = await retryWhenAway(() => readSecret(database.db))
  const transport = createMailTransport(config.mail)
  const outbox = openSiteOutbox({
    database,
    transport,
    webhookRoute,
    newsletterPerHour: config.newsletterPerHour,
    isSending: config.isSending,
    withContent: (work) =>
      withSnapshot(publicSnapshot(), () => work(mailContext(config, secret).origin)),
    mailContext: () => mailContext(config, secret),
    onFileFault: (error) => log.warn({ error: String(error) }, 'mail.file-not-made'),
    log: ({ event, ...facts }) => log[facts.error ? 'warn' : 'info'](facts, event),
  })
  const onError = (error: unknown) => log.warn({ error: String(error) }, 'content.not-read')
  const store = await retryWhenAway(() =>
    openContentStore({ database, root, base, onError, onChange: () => pages.refresh() }),
  )
  const off = 'Texts are not changed on this server: CONTENT_EDITOR is off.'
  const editor = openEditorContext({
    database,
    store,
    secret,
    whyReadOnly: config.hasContentEditor ? null : off,
    // These are functions, because `pages` is opened later: `pages` needs the context, and
    // that needs this editor.
    tryPages: (snapshot, addresses) => pages.tryPages(snapshot, addresses),
    failedPages: () => pages.failedPages(),
  })
  const context = createContext({
    database,
    root,
    secret,
    company: () => site().name,
    readDisk: () => readDiskRoom(growingFolders(config)),
    fileBounds: {
      total: config.limits.contactFiles,
      perNetwork: config.limits.contactFilesPerNetwork,
    },
    apiKeys: config.apiKeys,
    backupEvery: config.backupEvery,
    sendTestMail: () => withSnapshot(publicSnapshot(), () => sendTestMail(config, transport)),
    hasMailServer: !transport.isFiling,
    isSending: config.isSending,
    hasSharedCache: config.sharedCacheSeconds > 0,
    editor,
    printProForma: (...of) =>
      printPaper(proFormaPaper(...of)).catch((error: unknown) => {
        // Staff read which letters they are, and log lines do not have them.
        if (error instanceof UnprintableLetters) throw error
        log.warn({ error: String(error) }, 'pro-forma.not-printed')
        return undefined
      }),
    deleteMails: (words) => deleteFromMaildir(config.mail.directory, words),
    webhookRoute,
    newsletterPerHour: config.newsletterPerHour,
    mailContext: () => mailContext(config, secret),
    passwordCost,
  })
  const pages = await openPages({ context, queues })
  const countries = await createCountryLookup(config, log)
  return {
    config,
    pages,
    database,
    editor,
    content: store,
    followContent: () =>
      store.start(async () => {
        const { outcome } = await publishDueEntries(editor)
        if (outcome === 'nothing') return
        for (const { label, message } of editor.due.problems)
          log.warn({ entry: label, why: message }, 'content.due-not-shown')
      }),
    context,
    queues,
    outbox,
    countries,
    canadianSite,
    /** Finishes the current mail, and closes the database. */
    async close() {
      store.stop()
      unreadableRows.unsubscribe(noteUnreadable)
      await stopOutbox(outbox)
      transport.close()
      await database.close()
    },
  }
}

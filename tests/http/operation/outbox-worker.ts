import { insertMail } from '#src/core/database/outbox-rows.ts'
import { requestNotification } from '#src/desk/requests/mails/notification-mail.server.ts'
import { insertRequest } from '#src/desk/requests/request-rows.server.ts'
import { publicRoute } from '#src/desk/webhooks/post-event.server.ts'
import { mailContext } from '#src/server/site-mail-context.ts'
import { openSiteOutbox } from '#src/server/site-outbox.ts'
import { contactRow, outboxOf, type TestSite } from '../test-site.ts'

export const addBacklog = (site: TestSite, count: number) =>
  site.database.write(async (tx) => {
    for (let n = 0; n < count; n++) {
      const added = await insertRequest(tx, contactRow())
      await insertMail(tx, requestNotification, { contact_id: added?.id ?? 0 }, Date.now() - 1000)
    }
  })

export function openWorker(
  site: TestSite,
  send: (messageId: string, onHandOver: () => Promise<void>) => Promise<void>,
  { route = publicRoute, perHour = 1_000_000, slowAfter = 10_000 } = {},
) {
  const context = mailContext(site.config, 'secret')
  const outbox = openSiteOutbox({
    isSending: true,
    withContent: async () => {},
    slowAfter,
    database: site.database,
    webhookRoute: route,
    newsletterPerHour: perHour,
    transport: {
      isFiling: false,
      send: ({ messageId }, { onHandOver = async () => {} } = {}) => send(messageId, onHandOver),
      verify: async () => {},
      close() {},
    },
    mailContext: () => context,
    onFileFault: () => {},
    log: () => {},
  })
  return outboxOf(outbox)
}

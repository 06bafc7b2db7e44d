import { createHmac } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { SiteContext } from '#src/core/context.server.ts'
import type { MailHealthContext } from '#src/core/outbox/mail-health.ts'
import type { ApiKeyContext } from '#src/core/spam/api-keys.ts'
import { unknownHealth } from '#src/core/storage/health.ts'
import type { StorageFaultContext } from '#src/core/storage-fault.ts'
import type { NumbersContext } from '#src/desk/numbers/numbers.server.ts'
import type { PeopleContext } from '#src/desk/people/people.server.ts'
import type { DeletionContext } from '#src/desk/requests/deletion.server.ts'
import { type FileContext, readFileFill } from '#src/desk/requests/files/request-files.server.ts'
import { countArrived } from '#src/desk/requests/request-rows.server.ts'
import type { SubmissionContext } from '#src/desk/requests/submission.server.ts'
import type { ReplyContext } from '#src/desk/requests/work/replies.server.ts'
import { handOver } from '#src/desk/requests/work/work.server.ts'
import type { WebhookContext } from '#src/desk/webhooks/webhooks.server.ts'
import type { OpeningContext } from '#src/editor/opening/opening.server.ts'
import type { CertificateContext } from '#src/editor/published/certificate-files.server.ts'
import type { NewsletterContext } from '#src/newsletter/issues.server.ts'
import type { AskingContext, SubscriberContext } from '#src/newsletter/subscribers.server.ts'
import type { AccountContext } from '#src/staff/accounts/accounts.server.ts'
import type { ReadingContext } from '#src/staff/audit/readings.server.ts'
import type { BackupContext } from '#src/staff/backups/backups.server.ts'
import { openSignInState, type SignInContext } from '#src/staff/sign-in/sign-in.server.ts'
import { mailName } from './mails.ts'
import type { TestMailContext } from './test-mail.ts'

declare module '#src/core/context.server.ts' {
  interface SiteContext
    extends AccountContext,
      ApiKeyContext,
      AskingContext,
      BackupContext,
      CertificateContext,
      DeletionContext,
      StorageFaultContext,
      FileContext,
      MailHealthContext,
      NewsletterContext,
      NumbersContext,
      ReplyContext,
      OpeningContext,
      PeopleContext,
      ReadingContext,
      SignInContext,
      SubmissionContext,
      SubscriberContext,
      TestMailContext,
      WebhookContext {}
}

type Given = Omit<
  SiteContext,
  | 'handOver'
  | 'isAnythingWaiting'
  | 'health'
  | 'lastReadings'
  | 'mailName'
  | 'readFileFill'
  | 'reportsSeen'
  | 'secretKey'
  | 'signIns'
>

export const createContext = (given: Given): SiteContext => ({
  ...given,
  mailName,
  readFileFill: () => readFileFill(given),
  isAnythingWaiting: async () => (await countArrived(given.database.db, 0)) > 0,
  secretKey: (text) =>
    createHmac('sha256', given.secret).update(`counter ${text}`).digest('base64url'),
  handOver: (act, names) => handOver({ ...act, engine: given.database.engine }, names),
  health: unknownHealth(),
  // Each session has several.
  lastReadings: new LRUCache<string, string>({ max: 1000 }),
  reportsSeen: new Map(),
  signIns: openSignInState(given.passwordCost),
})

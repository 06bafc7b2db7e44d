import { createHmac } from 'node:crypto'
import type { NumbersContext } from '#src/desk/numbers/numbers.server.ts'
import type { PeopleContext } from '#src/desk/people/people.server.ts'
import type { DeletionContext } from '#src/desk/requests/deletion.server.ts'
import type { OfferContext } from '#src/desk/requests/offer-form.server.ts'
import type { PrintProForma } from '#src/desk/requests/replies.server.ts'
import type { FileContext } from '#src/desk/requests/request-files.server.ts'
import type { SubmissionContext } from '#src/desk/requests/submission.server.ts'
import { handOver } from '#src/desk/requests/work.server.ts'
import type { Route } from '#src/desk/webhooks/post-event.server.ts'
import type { WebhookContext } from '#src/desk/webhooks/webhooks.server.ts'
import type { EditorContext } from '#src/editor/editor-context.server.ts'
import type { OpeningContext } from '#src/editor/opening/opening.server.ts'
import type { CertificateContext } from '#src/editor/published/certificate-files.server.ts'
import type { NewsletterContext } from '#src/newsletter/issues.server.ts'
import type { SubscriberContext } from '#src/newsletter/subscribers.server.ts'
import type { MailHealthContext } from '#src/server/services/outbox/mail-health.ts'
import type { ApiKeyContext } from '#src/server/services/spam/api-keys.ts'
import type { AccountContext } from '#src/staff/accounts/accounts.server.ts'
import { noAuditGaps } from '#src/staff/audit/audit-gaps.server.ts'
import type { ReadingContext } from '#src/staff/audit/readings.server.ts'
import type { PasswordCost } from '#src/staff/sign-in/passwords.server.ts'
import type { SessionContext } from '#src/staff/sign-in/sessions.server.ts'
import { openSignInState, type SignInContext } from '#src/staff/sign-in/sign-in.server.ts'
import type { Database } from '../database/connect.ts'
import type { MailContext } from '../mail/messages/context.ts'
import type { TestMailContext } from './mails/test-mail.ts'
import { createPaperRevisions } from './paper-revisions.ts'
import type { BackupContext } from './storage/backups.ts'
import type { Disk } from './storage/disk.ts'
import type { DiskReserve } from './storage/disk-reserve.ts'
import { unknownHealth } from './storage/health.ts'

type Dependencies = {
  database: Database
  root: string
  /** Secret of this installation, which signs form tokens and hashes names of counters. */
  secret: string
  company: () => string
  disk: Disk
  reserve: DiskReserve
  fileBounds: { total: number; perNetwork: number }
  apiKeys: readonly string[]
  sendTestMail: TestMailContext['sendTestMail']
  hasMailServer: boolean
  hasOwnOrigin: boolean
  hasSharedCache: boolean
  editor: EditorContext
  /** Milliseconds between backups; 0 if they are made without the site. */
  backupEvery: number
  notifyOutbox: () => void
  printProForma: PrintProForma
  /**
   * Deletes copies of mails whose file names contain a word, such as a reference.
   * @returns the number of deleted copies
   */
  deleteMails: (words: string[]) => Promise<number>
  webhookRoute: Route
  newsletterPerHour: number
  mailContext: () => MailContext
  passwordCost?: PasswordCost | undefined
}

export function createServices(given: Dependencies) {
  const { database, secret, company, disk, reserve, notifyOutbox, deleteMails, passwordCost } =
    given
  const secretKey = (text: string) =>
    createHmac('sha256', secret).update(`counter ${text}`).digest('base64url')
  const context: AccountContext &
    ApiKeyContext &
    BackupContext &
    CertificateContext &
    DeletionContext &
    FileContext &
    MailHealthContext &
    NewsletterContext &
    NumbersContext &
    OfferContext &
    OpeningContext &
    PeopleContext &
    ReadingContext &
    SessionContext &
    SignInContext &
    SubmissionContext &
    SubscriberContext &
    TestMailContext &
    WebhookContext = {
    database,
    root: given.root,
    secret,
    secretKey,
    apiKeys: given.apiKeys,
    passwordCost,
    reserve,
    auditGaps: noAuditGaps(),
    signIns: openSignInState(passwordCost),
    unwrittenUse: new Map(),
    handOver: (tx, ...given) => handOver(tx, database.engine, ...given),
    backupEvery: given.backupEvery,
    notifyOutbox,
    health: unknownHealth(),
    disk,
    fileBounds: given.fileBounds,
    company,
    newsletterPerHour: given.newsletterPerHour,
    mailContext: given.mailContext,
    webhookRoute: given.webhookRoute,
    printProForma: given.printProForma,
    deleteMails,
    reportsSeen: new Map(),
    lastReadings: new Map(),
    editor: given.editor,
    sendTestMail: given.sendTestMail,
    hasMailServer: given.hasMailServer,
    hasSharedCache: given.hasSharedCache,
  }
  return {
    context,
    paperRevisions: createPaperRevisions(database),
  }
}

export type Services = ReturnType<typeof createServices>

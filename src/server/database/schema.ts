import type { OutboxTable } from '#src/core/database/outbox.ts'
import type { RateTable } from '#src/core/database/rates.ts'
import type { SettingTable } from '#src/core/database/settings.ts'
import type { BookingTable } from '#src/desk/bookings/booking-rows.server.ts'
import type { DayCount } from '#src/desk/numbers/numbers.ts'
import type { ProFormaTable } from '#src/desk/pro-formas/pro-forma-rows.server.ts'
import type { ContactTables } from '#src/desk/requests/request-tables.server.ts'
import type { WebhookTable } from '#src/desk/webhooks/webhooks.server.ts'
import type { ContentTables } from '#src/editor/rows/content-tables.ts'
import type {
  NewsletterIssueTable,
  NewsletterRecipientTable,
} from '#src/newsletter/issue-rows.server.ts'
import type { SubscriberTable, SuppressionTable } from '#src/newsletter/subscriber-rows.server.ts'
import type { StaffTable } from '#src/staff/account-rows.server.ts'
import type { AccountLinkTable } from '#src/staff/accounts/account-links.server.ts'
import type { AuditTable } from '#src/staff/audit/audit.server.ts'
import type {
  PasskeyTable,
  RecoveryCodeTable,
  TotpTable,
} from '#src/staff/second-factor/second-factor-rows.server.ts'
import type { SessionTable } from '#src/staff/sign-in/session-rows.server.ts'

export type Tables = ContactTables &
  ContentTables & {
    day_count: DayCount
    booking: BookingTable
    subscriber: SubscriberTable
    suppression: SuppressionTable
    staff: StaffTable
    session: SessionTable
    account_link: AccountLinkTable
    passkey: PasskeyTable
    totp: TotpTable
    recovery_code: RecoveryCodeTable
    audit: AuditTable
    rate: RateTable
    pro_forma: ProFormaTable
    outbox: OutboxTable
    webhook: WebhookTable
    newsletter_issue: NewsletterIssueTable
    newsletter_recipient: NewsletterRecipientTable
    setting: SettingTable
  }

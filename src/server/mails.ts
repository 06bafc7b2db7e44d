import type { MailKind } from '#src/core/mail-kind.server.ts'
import { bookingChanged, bookingReceipt } from '#src/desk/bookings/booking-mails.server.ts'
import { offerAccepted, offerAnswered, offerCode } from '#src/desk/offers/offer-mails.server.ts'
import { requestAssigned } from '#src/desk/requests/mails/assigned-mail.server.ts'
import { flaggedDigest } from '#src/desk/requests/mails/digest-mail.server.ts'
import { requestNotification } from '#src/desk/requests/mails/notification-mail.server.ts'
import { requestReceipt } from '#src/desk/requests/mails/receipt-mail.server.ts'
import { requestReply } from '#src/desk/requests/mails/reply-mail.server.ts'
import { published } from '#src/editor/publish/published-letter.server.ts'
import {
  newsletterIssue,
  newsletterNotice,
  newsletterTest,
} from '#src/newsletter/issue-mails.server.ts'
import {
  newsletterConfirmation,
  newsletterWelcome,
} from '#src/newsletter/subscriber-mails.server.ts'
import { accountNotices } from '#src/staff/account-notices.server.ts'
import { invitation, recovery } from '#src/staff/accounts/account-link-mails.server.ts'
import { backupOverdue } from '#src/staff/backups/backup-overdue.server.ts'
import { reportedChanges } from '#src/staff/reported-changes.server.ts'

export const mails = [
  requestNotification,
  requestReply,
  requestReceipt,
  flaggedDigest,
  requestAssigned,
  bookingReceipt,
  bookingChanged,
  offerAnswered,
  offerAccepted,
  offerCode,
  invitation,
  recovery,
  ...accountNotices,
  published,
  reportedChanges,
  backupOverdue,
  newsletterConfirmation,
  newsletterWelcome,
  newsletterIssue,
  newsletterTest,
  newsletterNotice,
] as const satisfies MailKind[]

export const mailsByKind: ReadonlyMap<string, MailKind> = new Map(
  mails.map((mail) => [mail.kind, mail]),
)

/** What people read as the name of a kind of mail. */
export const mailName = (kind: string): string => mailsByKind.get(kind)?.name ?? kind

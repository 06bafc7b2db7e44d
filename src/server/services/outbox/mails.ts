import {
  newsletterIssue,
  newsletterNotice,
  newsletterTest,
} from '#src/newsletter/issue-mails.server.ts'
import {
  newsletterConfirmation,
  newsletterWelcome,
} from '#src/newsletter/subscriber-mails.server.ts'
import { invitation, recovery } from '#src/server/services/mails/account-links.ts'
import { accountNotices } from '#src/server/services/mails/account-notices.ts'
import { backupOverdue } from '#src/server/services/mails/backup-overdue.ts'
import { bookingChanged, bookingReceipt } from '#src/server/services/mails/booking-mails.ts'
import { contactAcknowledgement } from '#src/server/services/mails/contact-acknowledgement.ts'
import { contactAssigned } from '#src/server/services/mails/contact-assigned.ts'
import { contactDigest } from '#src/server/services/mails/contact-digest.ts'
import { contactNotification } from '#src/server/services/mails/contact-notification.ts'
import { contactReply } from '#src/server/services/mails/contact-reply.ts'
import type { MailKind } from '#src/server/services/mails/mail-kind.ts'
import { ownerAsked } from '#src/server/services/mails/owner-asked.ts'
import { ownerChanges } from '#src/server/services/mails/owner-changes.ts'
import { valuesAsked } from '#src/server/services/mails/values-asked.ts'

export const mails = [
  contactNotification,
  contactReply,
  contactAcknowledgement,
  contactDigest,
  contactAssigned,
  bookingReceipt,
  bookingChanged,
  invitation,
  recovery,
  ...accountNotices,
  ownerAsked,
  ownerChanges,
  valuesAsked,
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

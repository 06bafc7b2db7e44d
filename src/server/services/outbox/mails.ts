import { invitation, recovery } from './account-links.ts'
import { accountNotices } from './account-notices.ts'
import { backupOverdue } from './backup-overdue.ts'
import { bookingChanged, bookingReceipt } from './booking-mails.ts'
import { contactAcknowledgement } from './contact-acknowledgement.ts'
import { contactAssigned } from './contact-assigned.ts'
import { contactDigest } from './contact-digest.ts'
import { contactNotification } from './contact-notification.ts'
import { contactReply } from './contact-reply.ts'
import type { MailKind } from './mail-kind.ts'
import { newsletterConfirmation } from './newsletter-confirmation.ts'
import { newsletterIssue, newsletterTest } from './newsletter-issue.ts'
import { newsletterNotice } from './newsletter-notice.ts'
import { newsletterWelcome } from './newsletter-welcome.ts'
import { ownerAsked } from './owner-asked.ts'
import { ownerChanges } from './owner-changes.ts'
import { valuesAsked } from './values-asked.ts'

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

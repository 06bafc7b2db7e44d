import type { ContactRecord, SubscriberRecord } from '#src/contracts/records.ts'
import type { PaperMail } from '../attach-paper.ts'
import { type AccountMail, accountMail } from './account.ts'
import { contactAcknowledgement, type ListedInMail } from './contact-acknowledgement.ts'
import { type ContactDigest, contactDigest } from './contact-digest.ts'
import { contactNotification } from './contact-notification.ts'
import { type ContactReplyMail, contactReply } from './contact-reply.ts'
import type { MailContext } from './context.ts'
import { newsletterConfirmation } from './newsletter-confirmation.ts'
import { newsletterWelcome } from './newsletter-welcome.ts'

/** Which mail, and what it is about. */
export type ComposedSubject =
  | { kind: 'contact-notification'; contact: ContactRecord }
  | { kind: 'contact-acknowledgement'; contact: ContactRecord; products: ListedInMail }
  | { kind: 'contact-digest'; digest: ContactDigest }
  | { kind: 'contact-reply'; reply: ContactReplyMail }
  | { kind: 'newsletter-confirmation'; subscriber: SubscriberRecord; askedAt: number }
  | { kind: 'newsletter-welcome'; subscriber: SubscriberRecord }
  | AccountMail

/** Gives the function that writes the mail of an outbox row. @param contextNow gives what the company says of itself by then */
export const composeWith =
  (contextNow: () => MailContext) =>
  (subject: ComposedSubject): PaperMail => {
    const context = contextNow()
    switch (subject.kind) {
      case 'contact-notification':
        return contactNotification(subject.contact, context)
      case 'contact-acknowledgement':
        return contactAcknowledgement(subject.contact, subject.products, context)
      case 'contact-digest':
        return contactDigest(subject.digest, context)
      case 'contact-reply':
        return contactReply(subject.reply, context)
      case 'newsletter-confirmation':
        return newsletterConfirmation(subject.subscriber, subject.askedAt, context)
      case 'newsletter-welcome':
        return newsletterWelcome(subject.subscriber, context)
      case 'account-invitation':
      case 'account-recovery':
      case 'account-new-device':
      case 'account-password-changed':
      case 'account-second-factor-changed':
      case 'account-recovery-code-used':
      case 'account-address-changed':
      case 'account-destinations-changed':
      case 'account-values-asked':
        return accountMail(subject, context)
    }
  }

import nodemailer from 'nodemailer'
import type { Config } from '../environment/config.ts'
import { createMaildir } from './maildir.ts'

/**
 * The transport quotes or encodes the sender's name, so that no character in it becomes an address
 * or a header (RFC 5322 §3.4).
 */
export type Sender = { name: string; address: string }

/** One mail, in plain text and in HTML. Addresses were checked when they were entered. */
export type Mail = {
  /**
   * Message-ID without angle brackets. It is the same if the mail is sent again, so that a receiver
   * can recognise the mail.
   */
  messageId: string
  from: Sender
  to: string
  replyTo?: string
  subject: string
  text: string
  html: string
  /** Message-ID of the mail that this one answers; only set if a person wrote this mail. */
  answers?: string
  /**
   * Link for List-Unsubscribe (RFC 2369, RFC 8058), which ends the mail's subscription in one step.
   */
  unsubscribeLink?: string
  /** Value of List-Id (RFC 2919), of a mail to many. */
  listId?: string
  attachments?: { filename: string; contentType: string; content: Buffer; cid?: string }[]
}

export type MailTransport = {
  isFiling: boolean
  /**
   * Sends a mail.
   * @param timeoutMs limit for the mail, unused without a server
   * @throws with `responseCode` if a mail server refused
   */
  send(mail: Mail, timeoutMs?: number): Promise<void>
  /**
   * Connects to the mail server, and signs in if an account is configured.
   * @throws the reason if that fails
   */
  verify(): Promise<void>
  close(): void
}

/**
 * Removes line ends and marks that reorder text (UAX #9), because mail programs decode headers and
 * would apply them.
 */
const inHeader = (text: string) =>
  text
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()

// Mails that are not written by a person ask for no out-of-office answer (RFC 3834).
const toMessage = ({ unsubscribeLink, listId, answers, from, subject, ...mail }: Mail) => ({
  ...mail,
  from: { ...from, name: inHeader(from.name) },
  // A name is quoted, but a subject is not, so mail programs would decode an encoded word (RFC
  // 2047) typed into it.
  subject: inHeader(subject).replaceAll('=?', '= ?'),
  messageId: `<${mail.messageId}>`,
  headers: {
    ...(answers
      ? { 'In-Reply-To': `<${answers}>`, References: `<${answers}>` }
      : { 'Auto-Submitted': 'auto-generated' }),
    ...(unsubscribeLink && {
      'List-Unsubscribe': `<${unsubscribeLink}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
    ...(listId && { 'List-Id': listId }),
  },
})

/** Milliseconds to wait for a mail server; the outbox tries again later. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }
/** Milliseconds for a whole mail, however slowly the server answers its commands. */
export const sendTimeout = 120_000
/** Number of mails that a process sends at once, each over a pooled connection. */
export const mailConnections = 4
/**
 * Milliseconds after which an unused connection is closed; many servers close one after five
 * minutes.
 */
const idleTimeout = 60_000

export function createMailTransport({ smtpUrl, directory }: Config['mail']): MailTransport {
  if (!smtpUrl) {
    const composer = nodemailer.createTransport({
      streamTransport: true,
      buffer: true,
      newline: 'unix',
    })
    const deliver = createMaildir(directory)
    return {
      isFiling: true,
      async send(mail) {
        const { message } = await composer.sendMail(toMessage(mail))
        // With `buffer: true` the message is a Buffer, never a stream.
        await deliver(mail.messageId, message as Buffer)
      },
      verify: async () => {},
      close: () => composer.close(),
    }
  }
  const smtp = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: mailConnections,
    idleTimeout,
    ...timeouts,
  })
  return {
    isFiling: false,
    async send(mail, timeoutMs = sendTimeout) {
      await smtp.sendMail({ ...toMessage(mail), signal: AbortSignal.timeout(timeoutMs) })
    },
    async verify() {
      await smtp.verify()
    },
    close: () => smtp.close(),
  }
}

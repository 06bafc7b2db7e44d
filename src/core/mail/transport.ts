import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import nodemailer from 'nodemailer'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import SMTPPool from 'nodemailer/lib/smtp-pool'
import { hasPlainLetters } from '#src/contracts/contact/email-address.ts'
import type { Config } from '../environment/config.ts'
import { MailFault, toMailFault } from './mail-fault.ts'
import { writeToMaildir } from './maildir.ts'

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
  /** Mailbox that gets bounces: the sender of the envelope (RFC 5321 §4.4). */
  bouncesTo: string
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

export type SendOptions = {
  /**
   * Called when the mail server has asked for the mail (`354`). The mail follows only once this
   * resolves; from then on it may have been sent.
   */
  onHandOver?: () => Promise<void>
  /** Milliseconds until the mail is handed over, and for the answer to it. */
  timeoutMs?: number
  answerMs?: number
}

export type MailTransport = {
  isFiling: boolean
  /**
   * Sends a mail.
   * @throws {MailFault} if a mail server did not take it
   */
  send(mail: Mail, options?: SendOptions): Promise<void>
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
const toMessage = ({
  unsubscribeLink,
  listId,
  answers,
  from,
  bouncesTo,
  subject,
  ...mail
}: Mail) => ({
  ...mail,
  envelope: { from: bouncesTo, to: mail.to },
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

/** Milliseconds to wait for a connection to a mail server. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000 }
/** Milliseconds until a mail is handed over, however slowly the server answers its commands. */
export const sendTimeout = 120_000
/**
 * Milliseconds to wait for the answer to a whole mail, as RFC 5321 §4.5.3.2.6 asks: content
 * scanners take their time.
 */
export const answerTimeout = 600_000
/** Number of mails that a process sends concurrently, each over a pooled connection. */
export const mailConnections = 4
/**
 * Most connections: for visitors, the company, the newsletter and accounts, and for mails of each
 * that wait for an answer.
 */
const mostConnections = 26
/**
 * Milliseconds after which an unused connection is closed; many servers close one after five
 * minutes.
 */
const idleTimeout = 60_000

/**
 * A mail server on the same machine is used without TLS, because its certificate proves no name.
 * No other server gets a password without TLS. Parameters of the URL, such as `?ignoreTLS=true`,
 * have precedence.
 */
function tlsOf(smtpUrl: string) {
  const { hostname, password } = new URL(smtpUrl)
  const isHere = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
  return { ignoreTLS: isHere, requireTLS: !isHere && password !== '' }
}

export function createMailTransport({ smtpUrl, directory }: Config['mail']): MailTransport {
  if (!smtpUrl) {
    const composer = nodemailer.createTransport({
      streamTransport: true,
      buffer: true,
      newline: 'unix',
    })
    return {
      isFiling: true,
      async send(mail) {
        const { message } = await composer.sendMail(toMessage(mail))
        // With `buffer: true` the message is a Buffer, never a stream.
        await writeToMaildir(directory, mail.messageId, message as Buffer)
      },
      verify: async () => {},
      close: () => composer.close(),
    }
  }
  const server = { url: smtpUrl, ...tlsOf(smtpUrl), ...timeouts }
  const pool = new SMTPPool({
    ...server,
    maxConnections: mostConnections,
    idleTimeout,
    // The limits of `send` are shorter until a mail is handed over.
    socketTimeout: answerTimeout,
  })
  const smtp = nodemailer.createTransport(pool)
  /** What to do before the last dot of a mail, by Message-ID. */
  const handOvers = new Map<unknown, () => Promise<void>>()
  smtp.use('stream', (mail, done) => {
    const handOver = handOvers.get(mail.data.messageId)
    // nodemailer reads the mail once the server has answered DATA with 354, and a generator runs
    // only once it is read. A stream would fill its buffer long before.
    mail.message.processFunc((input) =>
      Readable.from(
        (async function* () {
          await handOver?.()
          yield* input
        })(),
      ),
    )
    done()
  })
  /** Asks whether the mail server writes to addresses with letters outside ASCII (RFC 6531). */
  const takesAllLetters = () =>
    new Promise<boolean>((resolve, reject) => {
      const connection = new SMTPConnection(pool.options)
      connection.on('error', reject)
      connection.connect((error) => {
        if (error) reject(error)
        // The last answer is that to EHLO.
        else resolve(/^250[ -]SMTPUTF8\b/im.test(String(connection.lastServerResponse)))
        connection.quit()
      })
    })
  return {
    isFiling: false,
    async send(mail, { onHandOver, timeoutMs = sendTimeout, answerMs = answerTimeout } = {}) {
      const message = toMessage(mail)
      const aborting = new AbortController()
      const abortAfter = (ms: number) => setTimeout(() => aborting.abort(), ms)
      let timer = abortAfter(timeoutMs)
      let isHandedOver = false
      handOvers.set(message.messageId, async () => {
        await onHandOver?.()
        isHandedOver = true
        clearTimeout(timer)
        timer = abortAfter(answerMs)
      })
      try {
        if (!hasPlainLetters(mail.to) && !(await takesAllLetters()))
          throw new MailFault('RCPT', '553 5.6.7', 'no SMTPUTF8', mail.to)
        await smtp.sendMail({ ...message, signal: aborting.signal })
        // The pool has the connection again after this turn.
        await setImmediate()
      } catch (error) {
        throw toMailFault(error, isHandedOver, mail.to)
      } finally {
        clearTimeout(timer)
        handOvers.delete(message.messageId)
      }
    },
    async verify() {
      await nodemailer.createTransport({ ...server, socketTimeout: 30_000 }).verify()
    },
    close: () => smtp.close(),
  }
}

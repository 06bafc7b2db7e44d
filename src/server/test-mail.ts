import type { z } from 'zod'
import { cutText } from '#src/contracts/cut-text.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import type { Context } from '#src/core/context.server.ts'
import { done, failed, noFields, type StaffFormRule } from '#src/core/forms/form.server.ts'
import { MailFault } from '#src/core/mail/mail-fault.ts'
import type { MailTransport } from '#src/core/mail/transport.ts'
import { mailLimitReached, mayMail } from '#src/staff/staff-mails.server.ts'
import { mailContext } from './site-mail-context.ts'

type TestMailResult = { isSent: boolean; text: string }

export type TestMailContext = Context & { sendTestMail: () => Promise<TestMailResult> }

/** The form by which an owner sends a mail at once. */
export const testMailForm = ({
  database,
  sendTestMail: send,
}: TestMailContext): StaffFormRule<z.infer<typeof noFields>> => ({
  permission: 'opening.settle',
  schema: noFields,
  failed: 'Nothing was sent.',
  async act(_, staff) {
    const isAllowed = await database.write((tx) => mayMail(tx, staff.id, Date.now()))
    if (!isAllowed) return failed(429, { detail: mailLimitReached })
    const { isSent, text: message } = await send()
    return isSent ? done({ message }) : failed(409, { message })
  },
})

const text = 'The mail server of the site has taken this mail. Nothing is to be done.'
const base64 = (text: string) => Buffer.from(text).toString('base64')

/**
 * Describes an error without the password, which a server's answer may repeat, perhaps encoded as
 * for AUTH LOGIN and PLAIN (RFC 4616).
 */
function wordsOf(error: unknown, smtpUrl: string | undefined): string {
  const text =
    error instanceof Error
      ? 'response' in error
        ? String(error.response)
        : error.message
      : 'unknown'
  const { username, password } = new URL(smtpUrl ?? 'smtp://localhost')
  const [user, secret] = [decodeURIComponent(username), decodeURIComponent(password)]
  const secrets = secret ? [base64(`\0${user}\0${secret}`), base64(secret), secret, password] : []
  const words = secrets
    .reduce((kept, one) => kept.replaceAll(one, '…'), text)
    .replace(/[\p{Cc}\s]+/gu, ' ')
  return cutText(words, staffLimits.testMail.words)
}

/**
 * Sends a mail at once, without the outbox.
 * @param address recipient; by default the company's mailbox
 */
export async function sendTestMail(
  config: Parameters<typeof mailContext>[0],
  transport: MailTransport,
  address?: string,
): Promise<TestMailResult> {
  // The mail has no signed link.
  const context = mailContext(config, '')
  const to = address ?? context.to
  const mail = {
    messageId: `test-mail-${Date.now().toString(36)}@${context.domain}`,
    from: context.from,
    bouncesTo: context.bouncesTo,
    to,
    replyTo: context.site.email,
    subject: `A test of the ${context.site.name} website`,
    text,
    // Not rendered with the component of other mails, because commands also run in a checkout
    // without a build.
    html: `<!doctype html><title>Test</title><p>${text}</p>`,
  }
  try {
    const { ms } = staffLimits.testMail
    await transport.send(mail, { timeoutMs: ms, answerMs: ms })
  } catch (error) {
    const said = wordsOf(error, config.mail.smtpUrl)
    // The server had the whole mail, and has not answered.
    const isUnknown = error instanceof MailFault && error.phase === null
    return {
      isSent: false,
      text: isUnknown
        ? `Nobody knows whether the mail to ${to} was taken: ${said}. Look into the mailbox.`
        : `The mail to ${to} was not taken: ${said}`,
    }
  }
  if (!transport.isFiling) return { isSent: true, text: `Sent to ${to}.` }
  return {
    isSent: false,
    text: `Nothing was sent to ${to}: no mail server is set (SMTP_URL), so each mail becomes a file in ${config.mail.directory}.`,
  }
}

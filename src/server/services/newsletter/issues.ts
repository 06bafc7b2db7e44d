import { createHash } from 'node:crypto'
import { findArticle, listArticles } from '#src/content/articles/articles.ts'
import { articleDescription } from '#src/content/schemas/article-schema.ts'
import { site } from '#src/content/settings/site.ts'
import { formatMoment } from '#src/contracts/formats.ts'
import type {
  IssueArticle,
  IssueRecord,
  IssueWords,
  LastLook,
  Look,
  SetAside,
} from '#src/contracts/staff/newsletter.ts'
import { countKinds } from '#src/contracts/staff/numbers.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import type { Database, Queryable } from '#src/server/database/connect.ts'
import { sumValues } from '#src/server/database/day-counts.ts'
import {
  changeIssue,
  countAddressed,
  countRecipients,
  findIssue,
  type IssueRow,
  listIssues,
  listSetAside,
  returnSubscriber,
  saveIssue,
  stopIssue,
} from '#src/server/database/newsletter-issues.ts'
import { insertMail } from '#src/server/database/outbox.ts'
import { findStaff } from '#src/server/database/staff.ts'
import { attachFiles } from '#src/server/mail/attach-files.ts'
import { pictureId } from '#src/server/mail/messages/ArticleParts.tsx'
import type { MailContext } from '#src/server/mail/messages/context.ts'
import { type Actor, recordAudit } from '../audit/audit.ts'
import { toMail } from '../mails/mail-kind.ts'
import {
  type IssueLetter,
  newsletterIssue,
  newsletterTest,
  nobody,
  readLetter,
  writeIssue,
} from '../mails/newsletter-issue.ts'
import { mailIssueNotice } from '../mails/newsletter-notice.ts'
import { mayMail } from '../mails/test-mail.ts'
import { countedAs, letterOf } from './issue-letter.ts'

export type IssueMails = { perHour: number; context: () => MailContext }
type Dependencies = IssueMails & { database: Database; mailsWaiting: () => void }

/** Why an issue is not prepared or sent. */
export type IssueRefusal = 'missing' | 'begun' | 'long' | 'changed' | 'nobody'

const allDays = { from: '0000-01-01', to: '9999-12-31' }

/** Prepares, sends and stops issues of the newsletter (decision 0115). */
export function createNewsletterIssues({ database, mailsWaiting, perHour, context }: Dependencies) {
  const { db } = database

  async function toRecords(rows: readonly IssueRow[]): Promise<IssueRecord[]> {
    const counted = await countRecipients(db)
    const days = { span: allDays, before: allDays }
    const visits = await sumValues(db, [countKinds.campaigns], days)
    return rows.map(({ letter: _, send_at: sendAt, ...row }) => {
      const counts = counted.filter(({ issue_id }) => issue_id === row.id)
      const taken = counts.find(({ refused }) => refused === null)
      return {
        ...row,
        ...{ sent: taken?.sent ?? 0, waiting: taken?.waiting ?? 0, left: taken?.left ?? 0 },
        sendAt: sendAt === null ? null : new Date(sendAt).toISOString(),
        refused: counts.flatMap(({ refused, count }): IssueRecord['refused'] =>
          refused === null ? [] : [[refused, count]],
        ),
        visits: visits.find(({ value }) => value === countedAs(row.id))?.now ?? 0,
      }
    })
  }

  /** Reads an issue as it was sent, or as it would be now; null if there is no public article. */
  function readIssue(article: string, row?: IssueRow, typed?: IssueWords) {
    const found = findArticle(article)
    if (row?.letter) return { words: row, letter: readLetter(row.letter) }
    if (!found) return null
    const first = { subject: found.heading, preview: articleDescription(found), intro: '' }
    const words: IssueWords = typed ?? row ?? first
    return { words, letter: letterOf(found, row?.id ?? 0, words, context().origin) }
  }

  const mailOf = (letter: IssueLetter, shown = {}) =>
    toMail(newsletterIssue.kind, { ...writeIssue(letter, nobody, context()), ...shown }, context())
  function isTooLong(letter: IssueLetter): boolean {
    const { text, html } = mailOf(letter)
    return Math.max(Buffer.byteLength(text), Buffer.byteLength(html)) > staffLimits.issueBytes
  }
  /** Digest of all that subscribers get. */
  const digestOf = (letter: IssueLetter) =>
    createHash('sha256')
      .update(JSON.stringify(mailOf(letter)))
      .digest('base64url')

  /** Tells the owners and the log of a change. */
  async function note(
    tx: Queryable,
    actor: Actor,
    { id, subject, state, send_at: sendAt }: IssueRow,
    now: number,
  ) {
    const isSent = state === 'scheduled'
    const recipients = await countAddressed(tx)
    const begins: [string, string][] = isSent
      ? [
          ['Begins', formatMoment(new Date(sendAt ?? now), site(), 'long')],
          ['Subscribers', String(recipients)],
        ]
      : []
    await mailIssueNotice(tx, {
      heading: `An issue of the newsletter ${isSent ? 'is being sent' : 'was stopped'}.`,
      at: now,
      facts: [['Issue', subject], ['By', actor.name], ...begins],
    })
    const action = isSent ? 'newsletter.sent' : 'newsletter.stopped'
    await recordAudit(tx, actor, { action, subject: `issue ${id}` }, now)
  }

  return {
    /** Lists articles that visitors can read, and issues whose article is gone. */
    async list(): Promise<IssueArticle[]> {
      const issues = await toRecords(await listIssues(db))
      const articles = listArticles().map(({ slug, heading }) => ({ article: slug, heading }))
      const gone = issues
        .filter(({ article }) => !articles.some((one) => one.article === article))
        .map(({ article, subject }) => ({ article, heading: subject }))
      return [...articles, ...gone].map((one) => ({
        ...one,
        issue: issues.find(({ article }) => article === one.article) ?? null,
      }))
    },

    listSetAside: (): Promise<SetAside[]> => listSetAside(db),

    /** Finds an article's issue, or the words that one begins with; null without an article. */
    async find(article: string): Promise<{ words: IssueWords; issue: IssueRecord | null } | null> {
      const row = await findIssue(db, article)
      const found = readIssue(article, row)
      const [issue = null] = await toRecords(row ? [row] : [])
      return found && { words: found.words, issue }
    },

    async save(actor: Actor, article: string, words: IssueWords): Promise<'done' | IssueRefusal> {
      const found = readIssue(article, undefined, words)
      if (!found) return 'missing'
      if (isTooLong(found.letter)) return 'long'
      return database.write(async (tx) => {
        const row = await saveIssue(tx, article, words)
        if (!row) return 'begun'
        await recordAudit(tx, actor, { action: 'newsletter.prepared', subject: `issue ${row.id}` })
        return 'done'
      })
    },

    /** Queues an issue for the account itself. @returns the address to which it goes */
    async test(
      actor: Actor & { id: number },
      article: string,
      now = Date.now(),
    ): Promise<{ to: string } | 'limit' | 'no-address' | 'missing'> {
      const row = await findIssue(db, article)
      const found = row && readIssue(article, row)
      if (!found) return 'missing'
      const outcome = await database.write(async (tx) => {
        const to = (await findStaff(tx, actor.id))?.email
        if (!to) return 'no-address'
        if (!(await mayMail(tx, actor.id, now))) return 'limit'
        const facts = JSON.stringify(found.letter)
        await insertMail(tx, newsletterTest, { staff_id: actor.id, facts }, now)
        const entry = { action: 'newsletter.tested', subject: `issue ${row.id}` } as const
        await recordAudit(tx, actor, entry, now)
        return { to }
      })
      mailsWaiting()
      return outcome
    },

    /** Shows an issue as text, or as HTML with its pictures in it; null without an article. */
    async preview(article: string, look: Look): Promise<string | null> {
      const found = readIssue(article, await findIssue(db, article))
      if (!found) return null
      if (look === 'text') return mailOf(found.letter).text
      const { attachments = [] } = await attachFiles(mailOf(found.letter), () => {})
      const bytes = new Map(attachments.map(({ cid, content }) => [cid, content]))
      const pictureAt = (name: string) =>
        `data:image/jpeg;base64,${bytes.get(pictureId(name))?.toString('base64') ?? ''}`
      return mailOf(found.letter, { scheme: look, pictureAt }).html
    },

    /** What an owner sees before sending; null without an issue or article. */
    async lastLook(article: string): Promise<LastLook | null> {
      const row = await findIssue(db, article)
      const found = row && readIssue(article, row)
      if (!found) return null
      const { name, address } = context().newsletterFrom
      return {
        from: `${name} <${address}>`,
        recipients: await countAddressed(db),
        setAside: (await listSetAside(db)).length,
        perHour,
        seen: digestOf(found.letter),
      }
    },

    /**
     * Schedules an issue as the owner has seen it, or what is left of a stopped one. Of several
     * presses one succeeds.
     * @param order `seen`: digest of the last look; `at`: milliseconds, null for now
     */
    async send(
      actor: Actor,
      article: string,
      { seen, at }: { seen: string; at: number | null },
      now = Date.now(),
    ): Promise<'done' | IssueRefusal> {
      const row = await findIssue(db, article)
      const found = row && readIssue(article, row)
      if (!found) return 'missing'
      if (digestOf(found.letter) !== seen) return 'changed'
      if (isTooLong(found.letter)) return 'long'
      const outcome = await database.write(async (tx) => {
        if (row.state === 'draft' && (await countAddressed(tx)) === 0) return 'nobody'
        const letter = JSON.stringify(found.letter)
        const change = { state: 'scheduled', letter, send_at: at ?? now } as const
        const sent = await changeIssue(tx, row.id, ['draft', 'stopped'], change)
        if (!sent) return 'begun'
        await note(tx, actor, sent, now)
        return 'done'
      })
      mailsWaiting()
      return outcome
    },

    /** Stops an issue. A mail that is being sent at this moment still goes. */
    stop: (actor: Actor, id: number, now = Date.now()): Promise<boolean> =>
      database.write(async (tx) => {
        const stopped = await stopIssue(tx, id)
        if (stopped) await note(tx, actor, stopped, now)
        return stopped !== undefined
      }),

    /** Lets a subscriber who was set aside get issues again. */
    returnToList: (actor: Actor, subscriber: number): Promise<boolean> =>
      database.write(async (tx) => {
        const isReturned = await returnSubscriber(tx, subscriber)
        const entry = {
          action: 'newsletter.returned',
          subject: `subscriber ${subscriber}`,
        } as const
        if (isReturned) await recordAudit(tx, actor, entry)
        return isReturned
      }),
  }
}

export type NewsletterIssues = ReturnType<typeof createNewsletterIssues>

import { createHash } from 'node:crypto'
import { findArticle, listArticles } from '#src/content/articles/articles.ts'
import { nameOfLanguage } from '#src/content/languages/check-languages.ts'
import { articleDescription } from '#src/content/schemas/article-schema.ts'
import { inLanguageOf, otherSnapshots } from '#src/content/snapshot/snapshot.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import type { Context } from '#src/core/context.server.ts'
import { insertMail } from '#src/core/database/outbox-rows.ts'
import { noteQueued } from '#src/core/database/queued.ts'
import { attachFiles } from '#src/core/mail/attach-files.ts'
import type { MailContext } from '#src/core/mail/mail-context.ts'
import { pictureId } from '#src/core/mail/messages/ArticleParts.tsx'
import { toMail } from '#src/core/mail-kind.server.ts'
import { requirePermission, type SignedIn } from '#src/core/signed-in.server.ts'
import { isoMoment, nearestIsoMoment, readEach, splitRead } from '#src/core/stored-rows.server.ts'
import { sumValues } from '#src/desk/numbers/day-counts.server.ts'
import { countKinds } from '#src/desk/numbers/numbers.ts'
import { whenOf } from '#src/staff/account-mail.server.ts'
import { findStaff } from '#src/staff/account-rows.server.ts'
import { type Actor, recordAudit } from '#src/staff/audit/audit.server.ts'
import { mayMail } from '#src/staff/staff-mails.server.ts'
import { readPictureOfMail } from '#src/ui/brand/mail-pictures.ts'
import { countedAs, issueLetterOf, whyHeld } from './issue-letter.server.ts'
import {
  type IssueLetter,
  mailIssueNotice,
  newsletterIssue,
  newsletterTest,
  noSubscriber,
  readLetter,
  writeIssue,
} from './issue-mails.server.ts'
import {
  changeIssue,
  countAddressed,
  countRecipients,
  countRetried,
  findIssue,
  type IssueRow,
  listIssues,
  listSetAside,
  listStalledIssues,
  returnSubscriber,
  saveIssue,
  stopIssue,
} from './issue-rows.server.ts'
import type {
  IssueArticle,
  IssueLanguages,
  IssueRecord,
  IssueWords,
  LastLook,
  Look,
  SetAside,
} from './newsletter.ts'

/** `newsletterPerHour`: most issues that are sent in an hour. */
export type NewsletterContext = Context & {
  mailContext: () => MailContext
  newsletterPerHour: number
}

type IssueView = {
  words: IssueWords
  issue: IssueRecord | null
  look: LastLook
  languages: IssueLanguages
}

const allDays = { from: '0000-01-01', to: '9999-12-31' }

async function toRecords(
  context: NewsletterContext,
  rows: readonly IssueRow[],
  now = Date.now(),
): Promise<{ items: IssueRecord[]; unreadable: number[] }> {
  const { db } = context.database
  const counted = await countRecipients(db)
  const retried = await countRetried(db)
  const stalled = await listStalledIssues(db, now, staffLimits.issueStillMs)
  const isoOf = (at: number | null | undefined) => (at ? isoMoment(at) : null)
  const days = { span: allDays, before: allDays }
  const visits = await sumValues(db, [countKinds.campaigns], days)
  const read = await readEach('newsletter_issue', rows, (stored): IssueRecord => {
    if (stored.letter !== null) readLetter(stored.letter)
    const { letter: _, send_at: sendAt, ...row } = stored
    const counts = counted.filter(({ issue_id }) => issue_id === row.id)
    const { sent = 0, waiting = 0, left = 0 } = counts.find((one) => one.refused === null) ?? {}
    return {
      ...{ ...row, sent, waiting, left },
      sendAt: isoOf(sendAt),
      retried: retried.flatMap(({ issue_id, fault, count, next }) =>
        issue_id === row.id && fault !== null ? { fault, count, next: nearestIsoMoment(next) } : [],
      ),
      stalledSince: isoOf(
        stalled.flatMap((one) =>
          one.id === row.id ? (one.last_sent_at ?? one.send_at ?? 0) : [],
        )[0],
      ),
      refused: counts.flatMap(({ refused, count }): IssueRecord['refused'] =>
        refused === null ? [] : [[refused, count]],
      ),
      held: stored.state === 'sent' ? null : whyHeld(stored, context.mailContext().origin),
      visits: visits.find(({ value }) => value === countedAs(row.id))?.now ?? 0,
    }
  })
  return splitRead(read)
}

/**
 * Reads an issue as it is being sent, or as it would be now; null if there is no public article.
 * What is left of a stopped issue has the words of the article as it is now.
 */
function readIssue({ mailContext }: NewsletterContext, article: string, row?: IssueRow) {
  if (row?.letter && (row.state !== 'stopped' || !findArticle(article)))
    return { words: row, letter: readLetter(row.letter) }
  const found = findArticle(article)
  if (!found) return null
  const first = { subject: found.heading, preview: articleDescription(found), intro: '' }
  const words: IssueWords = row ?? first
  const letter = issueLetterOf(article, row?.id ?? 0, words, mailContext().origin)
  return letter && { words, letter }
}

/** @param language by default the company's first */
const mailOf = (
  { mailContext }: NewsletterContext,
  letter: IssueLetter,
  language: string | null = null,
  shown = {},
) =>
  inLanguageOf(language, () => {
    const context = mailContext()
    const own = letter.others?.[language ?? ''] ?? letter
    const mail = { ...writeIssue(own, noSubscriber, context), ...shown }
    return toMail(newsletterIssue.kind, mail, context)
  })

/** All mails that subscribers get, one in each language. */
const mailsOf = (context: NewsletterContext, letter: IssueLetter) =>
  [null, ...Object.keys(letter.others ?? {})].map((language) => mailOf(context, letter, language))

const isTooLong = (context: NewsletterContext, letter: IssueLetter): boolean =>
  mailsOf(context, letter).some(
    ({ text, html }) =>
      Math.max(Buffer.byteLength(text), Buffer.byteLength(html)) > staffLimits.issueBytes,
  )

/** Digest of all that subscribers get. */
const digestOf = (context: NewsletterContext, letter: IssueLetter) =>
  createHash('sha256')
    .update(JSON.stringify(mailsOf(context, letter)))
    .digest('base64url')

/**
 * Lists articles that visitors can read, and issues whose article is gone. `unreadable`: ids of
 * issues that cannot be shown.
 */
export async function listIssueArticles(
  context: NewsletterContext,
  staff: SignedIn,
): Promise<{ articles: IssueArticle[]; unreadable: number[] }> {
  requirePermission(staff, 'newsletter.write')
  const { items: issues, unreadable } = await toRecords(
    context,
    await listIssues(context.database.db),
  )
  const articles = listArticles().map(({ slug, heading }) => ({ article: slug, heading }))
  const gone = issues.filter(({ article }) => !findArticle(article))
  return {
    articles: [
      ...articles.map((one) => ({
        ...one,
        issue: issues.find(({ article }) => article === one.article) ?? null,
      })),
      ...gone.map((issue) => ({ article: issue.article, heading: issue.subject, issue })),
    ],
    unreadable,
  }
}

export async function readSetAside({ database }: Context, staff: SignedIn): Promise<SetAside[]> {
  requirePermission(staff, 'newsletter.send')
  return listSetAside(database.db)
}

/** Finds an article's issue, or the words that one begins with; null without an article. */
export async function findIssueView(
  context: NewsletterContext,
  staff: SignedIn,
  article: string,
): Promise<IssueView | null> {
  requirePermission(staff, 'newsletter.write')
  const { db } = context.database
  const row = await findIssue(db, article)
  const found = readIssue(context, article, row)
  if (!found) return null
  const [issue = null] = (await toRecords(context, row ? [row] : [])).items
  const { name, address } = context.mailContext().newsletterFrom
  const look = {
    ...{
      from: `${name} <${address}>`,
      perHour: context.newsletterPerHour,
      seen: digestOf(context, found.letter),
    },
    recipients: issue?.waiting || (await countAddressed(db)),
    setAside: (await listSetAside(db)).length,
  }
  const { others = {} } = found.letter
  const languages: IssueLanguages = {
    translated: Object.entries(others).map(([language, { subject }]) => ({
      ...{ language, name: nameOfLanguage(language), subject },
    })),
    untranslated: otherSnapshots().flatMap(({ language }) =>
      Object.hasOwn(others, language) ? [] : [nameOfLanguage(language)],
    ),
  }
  return { words: found.words, issue, look, languages }
}

/** Which issue is shown, how, and in which language, by default the company's first. */
type IssuePreview = { article: string; look: Look; language?: string | undefined }

/** Shows an issue as text, or as HTML with its pictures in it; null without an article. */
export async function previewIssue(
  context: NewsletterContext,
  staff: SignedIn,
  { article, look, language }: IssuePreview,
): Promise<string | null> {
  requirePermission(staff, 'newsletter.write')
  const found = readIssue(context, article, await findIssue(context.database.db, article))
  if (!found) return null
  const mail = mailOf(context, found.letter, language)
  if (look === 'text') return mail.text
  const { attachments = [] } = await attachFiles(mail, readPictureOfMail, () => {})
  const bytes = new Map(attachments.map(({ cid, content }) => [cid, content]))
  const pictureAt = (name: string) =>
    `data:image/jpeg;base64,${bytes.get(pictureId(name))?.toString('base64') ?? ''}`
  return mailOf(context, found.letter, language, { scheme: look, pictureAt }).html
}

/**
 * Saves a draft, and queues it for the account itself if it is a test.
 * @returns the account's address
 */
export async function prepareIssue(
  context: NewsletterContext,
  actor: Actor & { id: number },
  article: string,
  { isTest, ...words }: IssueWords & { isTest: boolean },
) {
  const now = Date.now()
  if (!findArticle(article)) return 'missing'
  return context.database.write(async (tx) => {
    const row = await saveIssue(tx, article, words)
    const found = row && readIssue(context, article, row)
    if (!found) return 'begun'
    await recordAudit(tx, actor, { action: 'newsletter.prepared', subject: `issue ${row.id}` })
    const to = (await findStaff(tx, actor.id))?.email ?? ''
    if (isTooLong(context, found.letter)) return 'long'
    if (!isTest) return { to }
    if (!to) return 'no-address'
    if (!(await mayMail(tx, actor.id, now))) return 'limit'
    const facts = JSON.stringify(found.letter)
    await insertMail(tx, newsletterTest, { staff_id: actor.id, facts }, now)
    return { to }
  })
}

/**
 * Schedules an issue as the owner has seen it, or what is left of a stopped one. Of several
 * presses one succeeds.
 * @param order `seen`: digest of the last look; `at`: milliseconds, null for now
 */
export async function sendIssue(
  context: NewsletterContext,
  actor: Actor,
  article: string,
  { seen, at }: { seen: string; at: number | null },
) {
  const now = Date.now()
  const row = await findIssue(context.database.db, article)
  const found = row && readIssue(context, article, row)
  if (!found || !findArticle(article)) return 'missing'
  if (digestOf(context, found.letter) !== seen) return 'changed'
  if (isTooLong(context, found.letter)) return 'long'
  return context.database.write(async (tx) => {
    const count = await countAddressed(tx)
    if (row.state === 'draft' && count === 0) return 'no-subscriber'
    const begins = at ?? now
    const change = { letter: JSON.stringify(found.letter), send_at: begins }
    const from = ['draft', 'stopped'] as const
    if (!(await changeIssue(tx, row.id, from, { ...change, state: 'scheduled' }))) return 'begun'
    const facts: [string, string][] = [
      ['Issue', row.subject],
      ['By', actor.name],
      ['Begins', whenOf(begins)],
      ['Subscribers', String(count)],
    ]
    const heading = 'An issue of the newsletter is being sent.'
    await mailIssueNotice(tx, { heading, facts }, now)
    // The outbox queues the mails of an issue itself.
    noteQueued(tx)
    const entry = { subject: `issue ${row.id}`, detail: { recipients: count } }
    await recordAudit(tx, actor, { action: 'newsletter.sent', ...entry }, now)
    return 'done'
  })
}

/** Stops an issue. A mail that is being sent at this moment still goes. */
export const cancelIssue = ({ database }: Context, actor: Actor, id: number): Promise<boolean> =>
  database.write(async (tx) => {
    const isStopped = (await stopIssue(tx, id)) !== undefined
    const entry = { action: 'newsletter.stopped', subject: `issue ${id}` } as const
    if (isStopped) await recordAudit(tx, actor, entry)
    return isStopped
  })

/** Lets a subscriber who was set aside get issues again. */
export const returnToList = ({ database }: Context, actor: Actor, id: number): Promise<boolean> =>
  database.write(async (tx) => {
    const isReturned = await returnSubscriber(tx, id)
    const entry = { action: 'newsletter.returned', subject: `subscriber ${id}` } as const
    if (isReturned) await recordAudit(tx, actor, entry)
    return isReturned
  })

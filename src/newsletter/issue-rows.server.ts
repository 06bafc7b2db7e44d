import { type ExpressionBuilder, type Generated, type Selectable, sql } from 'kysely'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import type { Milliseconds } from '#src/core/database/columns.ts'
import type { Queryable } from '#src/core/database/connect.ts'
import type { MailInQueue } from '#src/core/database/outbox-rows.ts'
import { countRows } from '#src/core/database/results.ts'
import type { Tables } from '#src/core/database/tables.ts'
import { currentRequestId } from '#src/core/http/request-id.ts'
import type { IssueState, IssueWords } from './newsletter.ts'

/** An article as an issue of the newsletter (decision 0080). */
type NewsletterIssueTable = IssueWords & {
  id: Generated<number>
  /** Name of the article; each has at most one issue. */
  article: string
  state: IssueState
  /** JSON of the mail as it was when an owner sent it; null for a draft. */
  letter: string | null
  send_at: Milliseconds | null
}

/** Who gets an issue. Anonymous once the subscriber is deleted. */
type NewsletterRecipientTable = {
  id: Generated<number>
  issue_id: number
  subscriber_id: number | null
  sent_at: Milliseconds | null
  /** Answer of the mail server that refused the mail for good, or other reason to give up. */
  refused: string | null
}

declare module '#src/core/database/tables.ts' {
  interface Tables {
    newsletter_issue: NewsletterIssueTable
    newsletter_recipient: NewsletterRecipientTable
  }
}

export type IssueRow = Selectable<NewsletterIssueTable>

/** Mails of issues that wait in the outbox at a time; the other recipients follow. */
const mostQueued = 100

export const listIssues = (db: Queryable): Promise<IssueRow[]> =>
  db.selectFrom('newsletter_issue').selectAll().orderBy('id', 'desc').execute()

export const findIssue = (db: Queryable, article: string): Promise<IssueRow | undefined> =>
  db.selectFrom('newsletter_issue').selectAll().where('article', '=', article).executeTakeFirst()

/** Stores the words of an issue. @returns undefined if it is no draft any more */
export const saveIssue = (
  db: Queryable,
  article: string,
  words: IssueWords,
): Promise<IssueRow | undefined> =>
  db
    .insertInto('newsletter_issue')
    .values({ article, ...words, state: 'draft' })
    .onConflict((conflict) =>
      conflict.column('article').doUpdateSet(words).where('newsletter_issue.state', '=', 'draft'),
    )
    .returningAll()
    .executeTakeFirst()

type IssueChange = Partial<Pick<IssueRow, 'state' | 'letter' | 'send_at'>>
const updateIssues = (db: Queryable, from: readonly IssueState[], change: IssueChange) =>
  db.updateTable('newsletter_issue').set(change).where('state', 'in', from).returningAll()

/** Changes an issue in one of some states. Of several calls at once only one succeeds. */
export const changeIssue = (
  db: Queryable,
  id: number,
  from: readonly IssueState[],
  change: IssueChange,
): Promise<IssueRow | undefined> =>
  updateIssues(db, from, change).where('id', '=', id).executeTakeFirst()

const recipientsOfIssue = (e: ExpressionBuilder<Tables, 'newsletter_issue'>) =>
  e
    .selectFrom('newsletter_recipient')
    .select('newsletter_recipient.id')
    .whereRef('issue_id', '=', 'newsletter_issue.id')

const isWaiting = (e: ExpressionBuilder<Tables, 'newsletter_recipient'>) =>
  e.and([
    e('newsletter_recipient.sent_at', 'is', null),
    e('refused', 'is', null),
    e('newsletter_recipient.subscriber_id', 'is not', null),
  ])

/** Stops an issue; one without recipients yet becomes a draft again. */
export const stopIssue = async (db: Queryable, id: number): Promise<IssueRow | undefined> =>
  (await updateIssues(db, ['scheduled'], { state: 'draft', letter: null, send_at: null })
    .where('id', '=', id)
    .where((e) => e.not(e.exists(recipientsOfIssue(e))))
    .executeTakeFirst()) ??
  (await changeIssue(db, id, ['scheduled', 'sending'], { state: 'stopped' }))

/** Stops all issues of a restored copy, which does not know what was sent after it was made. */
export const stopIssues = (db: Queryable) =>
  updateIssues(db, ['scheduled', 'sending'], { state: 'stopped' }).execute()

/** Lists issues that are being sent or should be by now. */
export const listOpenIssues = (db: Queryable, now: number): Promise<IssueRow[]> =>
  db
    .selectFrom('newsletter_issue')
    .selectAll()
    .where('state', 'in', ['scheduled', 'sending'])
    .where('send_at', '<=', now)
    .execute()

/** Ends issues that no recipient waits for. @returns those that ended now */
export const endSentIssues = (db: Queryable): Promise<IssueRow[]> =>
  updateIssues(db, ['sending'], { state: 'sent' })
    .where((e) => e.not(e.exists(recipientsOfIssue(e).where(isWaiting))))
    .execute()

const isSetAside = (e: ExpressionBuilder<Tables, 'subscriber'>) =>
  e('refusals', '>=', staffLimits.issueRefusals)
const isAddressed = (e: ExpressionBuilder<Tables, 'subscriber'>) =>
  e.and([e('confirmed_at', 'is not', null), e.not(isSetAside(e))])

export const countAddressed = (db: Queryable): Promise<number> =>
  countRows(db.selectFrom('subscriber').where(isAddressed))

/** Chooses the recipients of an issue, unless this has been done. */
export const addRecipients = (db: Queryable, issue: number) =>
  db
    .insertInto('newsletter_recipient')
    .columns(['issue_id', 'subscriber_id'])
    .expression((e) =>
      e
        .selectFrom('subscriber')
        .select([sql<number>`cast(${issue} as integer)`.as('issue_id'), 'id'])
        .where(isAddressed)
        .where((one) =>
          one.not(
            one.exists(
              one.selectFrom('newsletter_recipient').select('id').where('issue_id', '=', issue),
            ),
          ),
        )
        .orderBy('id'),
    )
    .execute()

/** Queues mails for recipients who wait and have none queued. @returns how many */
export async function queueRecipients(
  db: Queryable,
  { kind, priority }: MailInQueue,
  now: number,
): Promise<number> {
  const isDue = db.selectFrom('outbox').where('kind', '=', kind).where('due_at', '<=', now)
  const queued = await countRows(isDue.where('sent_at', 'is', null).where('failed_at', 'is', null))
  const moment = sql<number>`cast(${now} as bigint)`
  const added = await db
    .insertInto('outbox')
    .columns(['kind', 'recipient_id', 'priority', 'request_id', 'created_at', 'due_at'])
    .expression((e) =>
      e
        .selectFrom('newsletter_recipient')
        .innerJoin('newsletter_issue', 'newsletter_issue.id', 'issue_id')
        .leftJoin('outbox', 'recipient_id', 'newsletter_recipient.id')
        .select([
          sql.lit(kind).as('kind'),
          'newsletter_recipient.id',
          sql.lit(priority).as('priority'),
          sql<string | null>`cast(${currentRequestId()} as text)`.as('request_id'),
          moment.as('created_at'),
          moment.as('due_at'),
        ])
        .where('state', '=', 'sending')
        .where('recipient_id', 'is', null)
        .where(isWaiting)
        .orderBy('newsletter_recipient.id')
        .limit(Math.max(0, mostQueued - queued)),
    )
    .onConflict((conflict) => conflict.column('recipient_id').doNothing())
    .executeTakeFirst()
  return Number(added.numInsertedOrUpdatedRows)
}

/** Finds who gets a mail, and what. Undefined once the subscriber has left. */
export const findRecipient = (db: Queryable, id: number) =>
  db
    .selectFrom('newsletter_recipient')
    .innerJoin('newsletter_issue', 'newsletter_issue.id', 'issue_id')
    .innerJoin('subscriber', 'subscriber.id', 'subscriber_id')
    .select(['issue_id', 'subscriber_id', 'email', 'language', 'letter'])
    .where('newsletter_recipient.id', '=', id)
    .where('state', '=', 'sending')
    .executeTakeFirst()

/**
 * Notes what became of a mail. `refusals`: what it means for the count of the address, which a sent
 * mail ends; null if the address is not to blame.
 */
export async function noteRecipient(
  db: Queryable,
  id: number,
  outcome: { sent_at: number } | { refused: string },
  refusals: 'end' | 'add' | null,
): Promise<void> {
  await db.updateTable('newsletter_recipient').set(outcome).where('id', '=', id).execute()
  if (refusals === null) return
  await db
    .updateTable('subscriber')
    .set((e) => ({ refusals: refusals === 'end' ? 0 : e('refusals', '+', 1) }))
    .where('id', '=', (e) =>
      e.selectFrom('newsletter_recipient').select('subscriber_id').where('id', '=', id),
    )
    .$if(refusals === 'end', (query) => query.where('refusals', '>', 0))
    .execute()
}

/**
 * Counts recipients by issue and answer of the mail server that refused, most first. `left`: those
 * who have unsubscribed since they got it.
 */
export const countRecipients = (db: Queryable) =>
  db
    .selectFrom('newsletter_recipient')
    .select((e) => [
      'issue_id',
      'refused',
      e.fn.countAll<number>().as('count'),
      e.fn.count<number>('sent_at').as('sent'),
      e.fn.countAll<number>().filterWhere(isWaiting(e)).as('waiting'),
      e.fn
        .countAll<number>()
        .filterWhere(e.and([e('sent_at', 'is not', null), e('subscriber_id', 'is', null)]))
        .as('left'),
    ])
    .groupBy(['issue_id', 'refused'])
    .orderBy('count', 'desc')
    .orderBy('refused')
    .execute()

/** Counts recipients whose mail was not taken and is tried again, by fault. */
export const countRetried = (db: Queryable) =>
  db
    .selectFrom('newsletter_recipient')
    .innerJoin('outbox', 'recipient_id', 'newsletter_recipient.id')
    .select((e) => [
      'issue_id',
      'last_error as fault',
      e.fn.countAll<number>().as('count'),
      e.fn.min<number>('due_at').as('next'),
    ])
    .where(isWaiting)
    .where('failed_at', 'is', null)
    .where('last_error', 'is not', null)
    .groupBy(['issue_id', 'last_error'])
    .orderBy('count', 'desc')
    .execute()

/**
 * Lists issues of which nothing was sent for `forMs` although mails are due, for example because
 * of a fault of the mail server. A mail that waits for its next attempt is not due.
 */
export const listStalledIssues = (db: Queryable, now: number, forMs: number) =>
  db
    .selectFrom('newsletter_issue')
    .select((e) => [
      'newsletter_issue.id',
      e
        .selectFrom('newsletter_recipient')
        .select((one) => one.fn.max<number | null>('newsletter_recipient.sent_at').as('at'))
        .whereRef('issue_id', '=', 'newsletter_issue.id')
        // A later time was set by a clock that was ahead.
        .where('newsletter_recipient.sent_at', '<=', now)
        .as('last_sent_at'),
      'send_at',
    ])
    .where('state', 'in', ['scheduled', 'sending'])
    .where('send_at', '<=', now - forMs)
    .where((e) =>
      e.not(
        e.exists(
          recipientsOfIssue(e)
            .where('newsletter_recipient.sent_at', '>', now - forMs)
            .where('newsletter_recipient.sent_at', '<=', now),
        ),
      ),
    )
    .where((e) =>
      e.or([
        e('state', '=', 'scheduled'),
        e.exists(
          recipientsOfIssue(e)
            .leftJoin('outbox', 'recipient_id', 'newsletter_recipient.id')
            .where(isWaiting)
            .where((one) => one.or([one('outbox.id', 'is', null), one('due_at', '<=', now)])),
        ),
      ]),
    )
    .execute()

export const listSetAside = (db: Queryable): Promise<{ id: number; email: string }[]> =>
  db.selectFrom('subscriber').select(['id', 'email']).where(isSetAside).orderBy('id').execute()

/** Lets a subscriber who was set aside get issues again. @returns whether there was one */
export const returnSubscriber = async (db: Queryable, id: number): Promise<boolean> => {
  const returned = db.updateTable('subscriber').set({ refusals: 0 }).where('id', '=', id)
  const { numUpdatedRows } = await returned.where(isSetAside).executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Lists the issues that a subscriber gets or has got. */
export const listIssuesOf = (db: Queryable, subscriber: number) =>
  db
    .selectFrom('newsletter_recipient')
    .innerJoin('newsletter_issue', 'newsletter_issue.id', 'issue_id')
    .select(['subject', 'send_at', 'sent_at', 'refused'])
    .where('subscriber_id', '=', subscriber)
    .orderBy('newsletter_recipient.id')
    .execute()

import { setImmediate } from 'node:timers/promises'
import { nightContext } from '#src/content/instrument.ts'
import { site } from '#src/content/settings/site.ts'
import { moveCallBack } from '#src/contracts/contact/call-back.ts'
import { consentTexts } from '#src/contracts/contact/consent.ts'
import type { RefusedFile } from '#src/contracts/contact/contact-files.ts'
import { hasPlainLetters } from '#src/contracts/contact/email-address.ts'
import type { ContactRequest } from '#src/contracts/contact/forms.ts'
import { isDigested, isHeld } from '#src/contracts/flags.ts'
import { isId } from '#src/contracts/ids.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { countDeleted } from '#src/desk/numbers/request-counts.server.ts'
import { askSubscriber } from '#src/newsletter/subscribers.server.ts'
import type { Database, Queryable } from '#src/server/database/connect.ts'
import { insertMail, type MailInQueue, requestDigest } from '#src/server/database/outbox.ts'
import type { PageRequest } from '#src/server/database/results.ts'
import { retryWhenAway } from '#src/server/database/retry.ts'
import {
  type ContactSender,
  digestInterval,
  flagContact,
  isFlood,
  limitConfirmation,
  maySendReceipt,
  type SpamContext,
  writeFlags,
} from '#src/server/services/spam/spam.ts'
import { type Disk, isDiskLow } from '#src/server/services/storage/disk.ts'
import { type Health, storeRequest } from '#src/server/services/storage/health.ts'
import { type Actor, recordAudit } from '#src/staff/audit/audit.server.ts'
import { newReference } from '#src/staff/sign-in/passwords.server.ts'
import { contactDigest } from './digest-mail.server.ts'
import { assignFiles, type ContactFileRow, findFileOf } from './file-rows.server.ts'
import { contactNotification } from './notification-mail.server.ts'
import { contactAcknowledgement } from './receipt-mail.server.ts'
import { countsOf } from './request-counts.server.ts'
import { queueContactEvent } from './request-events.server.ts'
import type { StoredFile } from './request-files.server.ts'
import type { ContactDeletion } from './request-forms.ts'
import { type ContactQuery, dueToday, toSelection } from './request-query.server.ts'
import type { ContactPage, StaffContact } from './request-records.ts'
import {
  countArrived,
  countContacts,
  countMatching,
  deleteContacts,
  deleteSelected,
  findContactByKey,
  findContacts,
  findNewestId,
  findReturned,
  insertContact,
  listContacts,
  selectContactIds,
  toColumns,
} from './request-rows.server.ts'
import { soughtId } from './search.server.ts'
import { readStaffContacts } from './staff-requests.server.ts'
import { submissionKey } from './submission-key.server.ts'
import { listTakers } from './work-rows.server.ts'

/**
 * `isUnsubscribed`: the network asks too often, or the address has letters outside ASCII. `full`: it floods the form and the disk is low.
 * `files-gone`: nothing was stored.
 */
export type SubmitOutcome =
  | { outcome: 'stored'; reference: string; isNew: boolean; isUnsubscribed: boolean }
  | { outcome: 'full' }
  | { outcome: 'files-gone' }

export type SentFiles = { stored: StoredFile[]; refused: RefusedFile[] }
const noFiles: SentFiles = { stored: [], refused: [] }

class FilesGone extends Error {}

/** What a booked call adds to its request. */
export type WithCall = {
  receipt: MailInQueue
  /** Takes the half hour in the same transaction. @throws to store nothing */
  claim: (tx: Queryable, contactId: number) => Promise<void>
}

type Dependencies = {
  database: Database
  health: Health
  secret: string
  secretKey: (text: string) => string
  disk: Disk
  company: () => string
  mailsWaiting: () => void
  deleteMails: (references: string[]) => Promise<unknown>
}

export function createContacts({
  database,
  health,
  secret,
  secretKey,
  disk,
  company,
  mailsWaiting,
  deleteMails,
}: Dependencies) {
  const spam: SpamContext = { secret, secretKey }
  return {
    isKnown: async (request: ContactRequest, { stored }: SentFiles = noFiles): Promise<boolean> =>
      (await findContactByKey(database.db, submissionKey(request, stored))) !== undefined,

    /**
     * Stores a request with its mails; resolves once both are on disk. If key and content are
     * repeated, returns the first reference.
     */
    async submit(
      request: ContactRequest,
      sender: ContactSender,
      { stored: files, refused }: SentFiles = noFiles,
      now = Date.now(),
      call?: WithCall,
    ): Promise<SubmitOutcome> {
      const key = submissionKey(request, files)
      const consent = consentTexts(company(), request.consentVersion)
      // The power cut is simulated again from the query, because text sent by a visitor could be
      // false.
      const context = request.night ? nightContext(new URLSearchParams(request.night)) : undefined
      const writtenAt = now - request.waitedSeconds * 1000
      const times = { chosen: new Date(writtenAt), now: new Date(now) }
      const callBack = moveCallBack(request.callBack, times, site()) ?? request.callBack
      const isLow = await isDiskLow(disk)
      const store = async (tx: Queryable) => {
        const earlier = await findContactByKey(tx, key)
        if (earlier) return { ...earlier, isNew: false, isUnsubscribed: false }
        const flags = await flagContact(spam, tx, request, sender, now)
        if (isLow && isFlood(flags)) return 'full'
        const added = await insertContact(tx, {
          reference: newReference(),
          idempotency_key: key,
          submitted_at: now,
          written_at: request.waitedSeconds > 60 ? writtenAt : null,
          ...toColumns({ ...request, callBack }),
          time_zone: request.timeZone,
          asked_about: request.askedAbout,
          campaign: request.campaign,
          context: context ? JSON.stringify(context) : '',
          marketing: request.marketing ? 1 : 0,
          consent_version: consent.version,
          consent_text: request.marketing
            ? `${consent.terms}\n${consent.marketing}`
            : consent.terms,
          flags: writeFlags(flags),
          flag_lifted_at: flags.length > 0 && !isHeld(flags) ? now : null,
          files_refused: refused.map(({ reason }) => reason).join(' '),
          awaits_digest: isDigested(flags) ? 1 : 0,
        })
        if (!added) {
          const other = await findContactByKey(tx, key)
          return other && { ...other, isNew: false, isUnsubscribed: false }
        }
        const ids = files.map(({ id }) => id)
        if ((await assignFiles(tx, added.id, ids)) < ids.length) throw new FilesGone()
        // A request that staff have to look at first takes no half hour from others.
        if (!isHeld(flags)) await call?.claim(tx, added.id)
        const mayWrite = request.businessEmail !== '' && hasPlainLetters(request.businessEmail)
        const receipt = call?.receipt ?? contactAcknowledgement
        if (!isDigested(flags)) {
          await insertMail(tx, contactNotification, { contact_id: added.id }, now)
          if (mayWrite && (await maySendReceipt(spam, tx, request.businessEmail, now)))
            await insertMail(tx, receipt, { contact_id: added.id }, now)
        }
        // A flood tells staff in digests, and sends no receipts to strangers.
        else await requestDigest(tx, contactDigest, { intervalMs: digestInterval([flags]), now })
        const verdict =
          request.marketing && !isHeld(flags)
            ? await limitConfirmation(spam, tx, request.businessEmail, sender, now)
            : 'send'
        const isUnsubscribed = request.marketing && (!mayWrite || verdict === 'refuse')
        if (request.marketing && mayWrite && verdict !== 'refuse') {
          await askSubscriber(
            tx,
            {
              email: request.businessEmail,
              source: 'contact',
              flags,
              verdict,
              consent: { version: consent.version, text: consent.marketing },
              writtenAt,
            },
            now,
          )
        }
        if (!isHeld(flags))
          await queueContactEvent(
            { db: tx, engine: database.engine },
            'contact.received',
            added.id,
            now,
          )
        return { ...added, isNew: true, isUnsubscribed }
      }
      try {
        // A submission waits while the database restarts. The key makes a retry safe.
        const stored = await storeRequest(
          { health },
          () => retryWhenAway(() => database.write(store)),
          (result) => typeof result === 'object' && result.isNew,
        )
        if (stored === 'full') return { outcome: 'full' }
        if (!stored) throw new Error('a contact request was neither stored nor found')
        mailsWaiting()
        const { reference, isNew, isUnsubscribed } = stored
        return { outcome: 'stored', reference, isNew, isUnsubscribed }
      } catch (error) {
        if (error instanceof FilesGone) return { outcome: 'files-gone' }
        throw error
      }
    },

    async list(
      { after, limit = staffLimits.page.usual, ...filter }: PageRequest & ContactQuery = {},
      now = Date.now(),
    ): Promise<ContactPage> {
      const selection = toSelection(filter, now)
      // Search results keep their order; in other lists requests that are due come first.
      const today = dueToday(now)
      const isSearch = (selection.words ?? []).length > 0
      const most = isSearch ? 0 : Math.min(staffLimits.contactWork.onTop, limit - 1)
      const onTop = most > 0 ? await findReturned(database, selection, today.day, most) : []
      const above = after === undefined ? await findContacts(database.db, onTop) : []
      // The newest id is read before the list, so that requests that arrive in between count as
      // news.
      const newest = await findNewestId(database.db)
      const [rows, groups] = await Promise.all([
        listContacts(database, selection, {
          after,
          limit: limit - above.length + 1,
          without: onTop,
          isOldestFirst: filter.sort === 'oldest',
          first: soughtId(selection.words ?? []),
        }),
        countContacts(database, { ...selection, state: undefined }),
      ])
      const shown = [...above, ...rows].slice(0, limit)
      const items = await readStaffContacts(database.db, shown)
      const next = above.length + rows.length > limit ? (items.at(-1)?.id ?? null) : null
      const due = await countMatching(database, { due: today })
      return {
        items,
        next,
        newest,
        due,
        takers: await listTakers(database.db),
        ...countsOf(groups, selection.state),
      }
    },

    async news(
      { after = 0, ...filter }: Pick<PageRequest, 'after'> & ContactQuery,
      now = Date.now(),
    ) {
      const selection = toSelection(filter, now)
      const newest = await findNewestId(database.db)
      const [arrived, groups] = await Promise.all([
        countArrived(database.db, after),
        countContacts(database, { ...selection, state: undefined }),
      ])
      return {
        newest,
        arrived,
        counts: countsOf(groups, selection.state).counts,
        due: await countMatching(database, { due: dueToday(now) }),
      }
    },

    /**
     * Reads all requests of a filter in order, page by page. The search runs once; requests deleted
     * meanwhile are left out.
     */
    async *all(filter: ContactQuery = {}, now = Date.now()): AsyncGenerator<StaffContact[]> {
      const found = await selectContactIds(database, toSelection(filter, now), {
        isOldestFirst: filter.sort === 'oldest',
      }).execute()
      for (let at = 0; at < found.length; at += staffLimits.page.usual) {
        const ids = found.slice(at, at + staffLimits.page.usual).map(({ id }) => id)
        yield await readStaffContacts(database.db, await findContacts(database.db, ids), true)
      }
    },

    count: (filter: ContactQuery = {}, now = Date.now()): Promise<number> =>
      countMatching(database, toSelection(filter, now)),

    async find(id: number): Promise<StaffContact | null> {
      const [contact = null] = isId(id) ? await this.findAll([id]) : []
      return contact
    },

    findAll: async (ids: number[]): Promise<StaffContact[]> =>
      readStaffContacts(database.db, await findContacts(database.db, ids)),

    /** @returns null if the request has no such file */
    findFile: async (contactId: number, id: number): Promise<ContactFileRow | null> =>
      isId(contactId) && isId(id) ? ((await findFileOf(database.db, contactId, id)) ?? null) : null,

    /**
     * Deletes requests with their mails.
     * @param filter selects the flagged requests that `upTo` deletes
     * @returns the number deleted
     */
    async delete(
      deletion: ContactDeletion,
      actor: Actor,
      filter: ContactQuery = {},
      now = Date.now(),
    ): Promise<number> {
      const isAll = 'upTo' in deletion
      const selection = toSelection({ ...filter, reader: actor.name, state: 'flagged' }, now)
      for (let count = 0; ; ) {
        const deleted = await database.write(async (tx) => {
          const deleting = { db: tx, engine: database.engine, count: countDeleted(now) }
          const rows = isAll
            ? await deleteSelected(deleting, selection, {
                upTo: deletion.upTo,
                limit: staffLimits.page.max,
              })
            : await deleteContacts(deleting, deletion.ids)
          const ids = rows.map(({ id }) => id)
          if (ids.length > 0)
            await recordAudit(
              tx,
              actor,
              { action: 'contacts.deleted', detail: { count: ids.length, ids } },
              now,
            )
          return rows
        })
        // Flagged requests had no notification mail, so there are no copies to delete.
        if (!isAll) await deleteMails(deleted.map(({ reference }) => reference))
        count += deleted.length
        if (!isAll || deleted.length < staffLimits.page.max) return count
        // On SQLite a batch blocks the process, so other work gets a turn after each.
        await setImmediate()
      }
    },
  }
}

export type Contacts = ReturnType<typeof createContacts>

import { isId } from '#src/contracts/ids.ts'
import type { AuditAction, AuditDetail } from '#src/contracts/staff/audit.ts'
import { type SignedIn, toActor } from '#src/core/signed-in.server.ts'
import type { ProFormaSelection } from '#src/desk/pro-formas/pro-forma-rows.server.ts'
import {
  allProFormas,
  findSentProForma,
  readProFormaPage,
} from '#src/desk/pro-formas/pro-formas.server.ts'
import type { ProFormaPage, ProFormaRecord } from '#src/desk/pro-formas/sent-pro-forma.ts'
import { type ContactFileRow, findFileOf } from '#src/desk/requests/file-rows.server.ts'
import type { ContactPage, StaffContact } from '#src/desk/requests/request-records.ts'
import {
  allRequests,
  type ContactQuery,
  countRequests,
  findRequest,
  findRequests,
  readRequestPage,
} from '#src/desk/requests/requests.server.ts'
import type { SubscriberPage, SubscriberRecord } from '#src/newsletter/newsletter.ts'
import {
  allSubscribers,
  countConfirmed,
  readSubscriberPage,
} from '#src/newsletter/subscribers.server.ts'
import type { Database } from '#src/server/database/connect.ts'
import { recordAudit } from '#src/staff/audit/audit.server.ts'
import { type AuditGapContext, logReading } from '#src/staff/audit/audit-gaps.server.ts'
import type { PageRequest } from '../database/results.ts'

/**
 * Maximum number of remembered readings, several for each session, so that a repeated one is logged
 * once.
 */
const remembered = 1000

/**
 * Names the parts of a filter that are set, but not their values, because search words are often
 * names.
 */
const filtersOf = ({ state, search, received, work, about, person }: ContactQuery) =>
  Object.entries({ state, search, received, work, about, person }).flatMap(([name, value]) =>
    value ? [name] : [],
  )

type Dependencies = {
  database: Database
  context: AuditGapContext
}

/**
 * Makes the lists that staff read. A reading is logged before it is answered; on a full disk, it is
 * logged later, unless it is an export (decision 0038).
 */
export function createStaffReads({ database, context }: Dependencies) {
  const last = new Map<string, string>()

  const note = (staff: SignedIn, action: AuditAction, detail: AuditDetail, subject?: string) =>
    database.write((tx) =>
      recordAudit(tx, toActor(staff), { action, detail, ...(subject && { subject }) }),
    )

  async function noteRead(
    staff: SignedIn,
    action: AuditAction,
    items: { id: number }[],
    filters: string[],
  ): Promise<void> {
    if (items.length === 0 && filters.length === 0) return
    const ids = items.map(({ id }) => id)
    const detail = {
      count: ids.length,
      first: ids.at(0) ?? null,
      last: ids.at(-1) ?? null,
      filters,
    }
    const key = `${staff.sessionId} ${action}`
    const reading = JSON.stringify([ids, detail, staff.network])
    if (last.get(key) === reading) return
    await logReading(context, toActor(staff), action, () => note(staff, action, detail))
    last.delete(key)
    last.set(key, reading)
    const oldest = last.keys().next()
    if (last.size > remembered && !oldest.done) last.delete(oldest.value)
  }

  return {
    async contacts(staff: SignedIn, query: PageRequest & ContactQuery): Promise<ContactPage> {
      const page = await readRequestPage(context, { ...query, reader: staff.name })
      await noteRead(staff, 'contacts.read', page.items, filtersOf(query))
      return page
    },

    /** @returns null for an unknown id */
    async contact(staff: SignedIn, id: number): Promise<StaffContact | null> {
      const contact = await findRequest(context, id)
      if (contact) await noteRead(staff, 'contacts.read', [contact], [])
      return contact
    },

    async contactsOf(staff: SignedIn, ids: number[]): Promise<StaffContact[]> {
      const found = await findRequests(context, ids)
      await noteRead(staff, 'contacts.read', found, [])
      return found
    },

    /**
     * Finds a file of a request; throws if the reading cannot be logged.
     * @returns null if the request has no such file
     */
    async file(staff: SignedIn, contactId: number, id: number): Promise<ContactFileRow | null> {
      const file =
        isId(contactId) && isId(id) ? await findFileOf(database.db, contactId, id) : undefined
      if (!file) return null
      await note(staff, 'contact.file-read', { file: id }, `contact ${contactId}`)
      return file
    },

    async proFormas(
      staff: SignedIn,
      query: PageRequest & ProFormaSelection,
    ): Promise<ProFormaPage> {
      const page = await readProFormaPage(context, query)
      await noteRead(staff, 'pro-formas.read', page.items, query.state ? ['state'] : [])
      return page
    },

    /**
     * Finds the PDF of a pro-forma; throws if the reading cannot be logged.
     * @returns null if the request has no such pro-forma, or one without a stored PDF
     */
    async proFormaPdf(
      staff: SignedIn,
      contactId: number,
      id: number,
    ): Promise<{ number: string; pdf: Uint8Array<ArrayBuffer> } | null> {
      const sent = await findSentProForma(context, contactId, id)
      if (!sent?.pdf) return null
      await note(staff, 'contact.pro-forma-read', { number: sent.number }, `contact ${contactId}`)
      return { number: sent.number, pdf: new Uint8Array(sent.pdf) }
    },

    async exportProFormas(
      staff: SignedIn,
      selection: ProFormaSelection,
    ): Promise<AsyncGenerator<ProFormaRecord[]>> {
      const { total } = await readProFormaPage(context, { ...selection, limit: 1 })
      await note(staff, 'pro-formas.exported', { rows: total })
      return allProFormas(context, selection)
    },

    /** @param query `isConfirmed: false` gives addresses that are not confirmed too. */
    async subscribers(
      staff: SignedIn,
      query: PageRequest & { isConfirmed?: boolean },
    ): Promise<SubscriberPage> {
      const page = await readSubscriberPage(context, query)
      await noteRead(staff, 'subscribers.read', page.items, [])
      return page
    },

    /**
     * Reads selected requests page by page, flagged ones only if asked for. Logs the export even if
     * the file does not arrive.
     */
    async exportContacts(
      staff: SignedIn,
      asked: ContactQuery,
    ): Promise<AsyncGenerator<StaffContact[]>> {
      const filter = { ...asked, reader: staff.name, withoutFlagged: true }
      await note(staff, 'contacts.exported', {
        rows: await countRequests(context, filter),
        filters: filtersOf(filter),
      })
      return allRequests(context, filter)
    },

    /** @param hasLinks whether the file gets links that unsubscribe its addresses */
    async exportSubscribers(
      staff: SignedIn,
      hasLinks: boolean,
    ): Promise<AsyncGenerator<SubscriberRecord[]>> {
      await note(staff, 'subscribers.exported', {
        rows: await countConfirmed(context),
        ...(hasLinks && { links: true }),
      })
      return allSubscribers(context)
    },
  }
}

import { site } from '#src/content/settings/site.ts'
import { phoneToDial } from '#src/contracts/phone.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { readProFormas } from '#src/desk/pro-formas/pro-formas.server.ts'
import type { Queryable } from '#src/server/database/connect.ts'
import { listFaultsOfReplies } from '#src/server/database/outbox-state.ts'
import { listEarlier } from './earlier-requests.server.ts'
import { readMails, sendState } from './mail-states.server.ts'
import { outcomeOf, readContactRecords } from './request-records.server.ts'
import type { ContactNote, ContactReply, StaffContact } from './request-records.ts'
import type { ContactRow } from './request-rows.server.ts'
import {
  countSamePerson,
  listNotes,
  listReplies,
  type NoteRow,
  type ReplyRow,
} from './work-rows.server.ts'

const moment = (milliseconds: number) => new Date(milliseconds).toISOString()
const momentOrNone = (milliseconds: number | null) =>
  milliseconds === null ? null : moment(milliseconds)

const toNote = ({ id, kind, text, written_by, written_at, changed_at }: NoteRow): ContactNote => ({
  id,
  kind,
  text,
  by: written_by,
  at: moment(written_at),
  changedAt: momentOrNone(changed_at),
})

const toReply = ({
  id,
  subject,
  text,
  written_by,
  written_at,
  number,
  sent_at,
  filed,
  failed_at,
  fault,
}: ReplyRow): ContactReply => ({
  id,
  subject,
  text,
  by: written_by,
  at: moment(written_at),
  number,
  state: sendState({ sent_at, filed, failed_at }, fault),
  sentAt: momentOrNone(sent_at),
  fault,
})

export async function readWritten(db: Queryable, ids: number[]) {
  const notes = Map.groupBy(await listNotes(db, ids), (note) => note.contact_id)
  const written = await listReplies(db, ids)
  const waiting = await listFaultsOfReplies(
    db,
    written.flatMap(({ id, sent_at }) => (sent_at === null ? [id] : [])),
  )
  const faults = new Map(waiting.map(({ reply_id, last_error }) => [reply_id, last_error]))
  const replies = Map.groupBy(
    written.map((reply) => ({ ...reply, fault: reply.fault ?? faults.get(reply.id) ?? null })),
    (reply) => reply.contact_id,
  )
  return (id: number) => ({
    notes: (notes.get(id) ?? []).map(toNote),
    replies: (replies.get(id) ?? []).map(toReply),
  })
}

/** Reads what staff have written and whether they have answered (work-since.ts). */
export const readWork = async (db: Queryable, row: ContactRow) => ({
  ...(await readWritten(db, [row.id]))(row.id),
  answeredAt: momentOrNone(row.answered_at),
  answeredBy: row.answered_by,
})

/**
 * Reads requests for staff, with files, mails, notes and replies.
 * @param isExport leaves out earlier requests
 */
export async function readStaffContacts(
  db: Queryable,
  rows: ContactRow[],
  isExport = false,
): Promise<StaffContact[]> {
  const ids = rows.map(({ id }) => id)
  const recordOf = await readContactRecords(db, rows)
  const mailsOf = await readMails(db, rows)
  const writtenOf = await readWritten(db, ids)
  const proFormasOf = await readProFormas(db, ids)
  const samePerson = await countSamePerson(db, ids)
  const earlier = Map.groupBy(
    isExport ? [] : await listEarlier(db, rows, staffLimits.contactWork.earlier),
    ({ of }) => of,
  )
  return rows.map((row) => {
    const { taken_by: takenBy, come_back_on: comeBackOn, touched_by, touched_at } = row
    const touched =
      touched_by !== null && touched_at !== null ? { by: touched_by, at: moment(touched_at) } : null
    return {
      ...recordOf(row),
      ...writtenOf(row.id),
      proFormas: proFormasOf(row.id).map(({ words: _, ...record }) => record),
      mails: mailsOf(row),
      takenBy,
      comeBackOn,
      touched,
      phoneToDial: phoneToDial(row.phone, site().address.countryCode),
      fromPerson: samePerson.get(row.id) ?? 1,
      earlier: (earlier.get(row.id) ?? []).map((one) => ({
        ...{ id: one.id, same: one.same, state: one.state },
        ...{ submittedAt: moment(one.submitted_at), outcome: outcomeOf(one) },
      })),
    }
  })
}

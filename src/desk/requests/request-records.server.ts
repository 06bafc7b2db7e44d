import { listedProducts } from '#src/content/listed-products.ts'
import { type RefusalReason, refusalReasons } from '#src/contracts/contact/contact-files.ts'
import { contactContext } from '#src/contracts/contact/power-cut-context.ts'
import { describeList, type ListedProduct } from '#src/contracts/contact/request-list.ts'
import type { Queryable } from '#src/server/database/connect.ts'
import { readFlags } from '#src/server/services/spam/spam.ts'
import { type ContactFileRow, listFilesOf } from './file-rows.server.ts'
import type { ContactRecord } from './request-records.ts'
import { type ContactRow, toTexts } from './request-rows.server.ts'

const isReason = (word: string): word is RefusalReason => Object.hasOwn(refusalReasons, word)

/**
 * Reads the simulated power cut of a request; null if there is none, or if a later version has
 * stored it in another format.
 */
function readContext(stored: string): ContactRecord['context'] {
  return stored === '' ? null : (contactContext.safeParse(JSON.parse(stored)).data ?? null)
}

export const outcomeOf = ({
  outcome,
  outcome_words: words,
  outcome_at: at,
  outcome_sum: sum,
  won_with: proForma,
}: Pick<
  ContactRow,
  'outcome' | 'outcome_words' | 'outcome_at' | 'outcome_sum' | 'won_with'
>): ContactRecord['outcome'] =>
  outcome && { result: outcome, words, sum, at: new Date(at ?? 0).toISOString(), proForma }

const toContactRecord = (
  row: ContactRow,
  files: ContactFileRow[],
  catalogue: ListedProduct[],
): ContactRecord => ({
  id: row.id,
  reference: row.reference,
  ...toTexts(row),
  files: files.map(({ id, name, type, size }) => ({ id, name, type, size })),
  filesRefused: row.files_refused.split(' ').filter(isReason),
  listed: describeList(row.request_list, catalogue),
  askedAbout: row.asked_about,
  campaign: row.campaign,
  trade: row.trade,
  context: readContext(row.context),
  submittedAt: new Date(row.submitted_at).toISOString(),
  writtenAt: row.written_at === null ? null : new Date(row.written_at).toISOString(),
  timeZone: row.time_zone,
  flags: readFlags(row.flags),
  state: row.state,
  answeredAt: row.answered_at === null ? null : new Date(row.answered_at).toISOString(),
  answeredBy: row.answered_by,
  outcome: outcomeOf(row),
  marketing: row.marketing === 1,
  consentVersion: row.consent_version,
})

export async function readContactRecords(
  db: Queryable,
  rows: ContactRow[],
): Promise<(row: ContactRow) => ContactRecord> {
  const ids = rows.map(({ id }) => id)
  const files = await listFilesOf(db, ids)
  const byContact = Map.groupBy(files, (file) => file.contact_id)
  const catalogue = listedProducts()
  return (row) => toContactRecord(row, byContact.get(row.id) ?? [], catalogue)
}

export const readContactRecord = async (db: Queryable, row: ContactRow): Promise<ContactRecord> =>
  (await readContactRecords(db, [row]))(row)

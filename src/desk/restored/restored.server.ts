import { z } from 'zod'
import { slotOf } from '#src/contracts/contact/call-back.ts'
import type { Context } from '#src/core/context.server.ts'
import { done, failed, type StaffFormRule } from '#src/core/forms/form.server.ts'
import { requirePermission, type SignedIn, toActor } from '#src/core/signed-in.server.ts'
import { readEach, splitRead, storedDay } from '#src/core/stored-rows.server.ts'
import { readWords } from '#src/desk/offers/stored-pro-forma.ts'
import { recordAudit } from '#src/staff/audit/audit.server.ts'
import { restoredAddress } from './restored-address.ts'
import {
  confirmRows,
  selectUnconfirmedCalls,
  selectUnconfirmedOffers,
} from './unconfirmed-rows.server.ts'

/** Lists the offers and calls that wait for staff since a restore. */
export async function listUnconfirmed(
  { database: { db } }: Pick<Context, 'database'>,
  staff: SignedIn,
  now = Date.now(),
) {
  requirePermission(staff, 'contacts.pro-forma')
  const offers = await selectUnconfirmedOffers(db)
    .select(['pro_forma.id', 'pro_forma.contact_id as requestId', 'pro_forma.number'])
    .select(['pro_forma.valid_until as validUntil', 'pro_forma.words', 'contact.phone'])
    .orderBy('pro_forma.id')
    .execute()
  const calls = await selectUnconfirmedCalls(db, now)
    .select(['contact.id', 'contact.first_name', 'contact.last_name', 'contact.phone'])
    .select(['booking.starts_at', 'contact.reference'])
    .orderBy('booking.starts_at')
    .execute()
  return {
    offers: splitRead(
      await readEach('pro_forma', offers, ({ words, validUntil, ...offer }) => {
        const { parties, sums } = readWords(words)
        const [customer, sum] = [parties[0]?.[1] ?? '', sums.at(-1)?.[1] ?? '']
        return { ...offer, customer, sum, validUntil: storedDay(validUntil) }
      }),
    ),
    calls: calls.map(({ id, reference, phone, first_name, last_name, starts_at }) => ({
      ...{ id, reference, phone, startsAt: slotOf(starts_at) },
      name: `${first_name} ${last_name}`.trim(),
    })),
  }
}
export type Unconfirmed = Awaited<ReturnType<typeof listUnconfirmed>>

const ids = z.string().regex(/^(\d{1,15}(,\d{1,15})*)?$/)
const idsOf = (text: string) => (text === '' ? [] : text.split(',').map(Number))

/** What the page has shown, so that what came meanwhile is not confirmed unseen. */
const confirmation = z.object({ offers: ids, calls: ids })

/** Staff have checked what the page lists: the offers can be accepted, and the calls lose their mark. */
export const restoredForm = ({
  database,
}: Context): StaffFormRule<z.output<typeof confirmation>> => ({
  permission: 'contacts.pro-forma',
  schema: confirmation,
  failed: 'Nothing was confirmed.',
  act: async (shown, staff) => {
    const checked = { offers: idsOf(shown.offers), calls: idsOf(shown.calls) }
    const isConfirmed = await database.write(async (tx) => {
      // What somebody else has confirmed, or was never marked, is not counted.
      const detail = await confirmRows(tx, checked)
      if (detail.offers + detail.calls === 0) return false
      await recordAudit(tx, toActor(staff), { action: 'restore.confirmed', detail }, Date.now())
      return true
    })
    if (!isConfirmed) return failed(409, { detail: 'Nothing waits to be checked.' })
    return done({ location: `${restoredAddress}?done=confirmed` })
  },
})

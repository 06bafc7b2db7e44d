import { z } from 'zod'
import { isId } from '#src/contracts/ids.ts'
import type { Context } from '#src/core/context.server.ts'
import { done, failed, type StaffFormRule } from '#src/core/forms/form.server.ts'
import { toActor } from '#src/core/signed-in.server.ts'
import { lockRequest, touchRequest } from '#src/desk/requests/work/work-rows.server.ts'
import { recordAudit } from '#src/staff/audit/audit.server.ts'
import { findOfferRow } from './offer-rows.server.ts'
import { findProForma } from './pro-forma-rows.server.ts'

const withdrawal = z.object({ act: z.enum(['withdraw', 'offer-again']) })

/**
 * Withdraws an offer that nobody has accepted, so that its page accepts nothing any more, or offers
 * it again.
 */
export const withdrawalForm = (
  { database }: Context,
  requestId: number,
  id: number,
): StaffFormRule<z.output<typeof withdrawal>> => ({
  permission: 'contacts.pro-forma',
  schema: withdrawal,
  failed: 'The offer was not changed.',
  act: ({ act }, by) =>
    database.write(async (tx) => {
      const now = Date.now()
      const actor = toActor(by)
      const request = await lockRequest(tx, database.engine, requestId)
      const sent = request && isId(id) ? await findProForma(tx, requestId, id) : undefined
      const offer = sent && (await findOfferRow(tx, sent.number))
      if (!offer) return failed(404, { detail: 'This has been deleted.' })
      if (offer.accepted_at !== null)
        return failed(409, { detail: 'The customer has accepted it. Talk to them first.' })
      const isWithdrawal = act === 'withdraw'
      if ((offer.withdrawn_at !== null) !== isWithdrawal) {
        await tx
          .updateTable('pro_forma')
          .set({ withdrawn_at: isWithdrawal ? now : null })
          .where('id', '=', id)
          .execute()
        await touchRequest(tx, requestId, { by: actor.name, now })
        const action = isWithdrawal ? 'offer.withdrawn' : 'offer.offered-again'
        const detail = { number: offer.number }
        await recordAudit(tx, actor, { action, subject: `contact ${requestId}`, detail }, now)
      }
      return done({
        message: isWithdrawal
          ? 'The offer is withdrawn. Its page says so, and nobody can accept it.'
          : 'The offer is open again, as long as it is valid.',
      })
    }),
})

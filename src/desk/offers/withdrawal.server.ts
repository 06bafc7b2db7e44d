import { z } from 'zod'
import { todayAt } from '#src/content/settings/site.ts'
import { isId } from '#src/contracts/ids.ts'
import type { Context } from '#src/core/context.server.ts'
import { done, failed, type StaffFormRule } from '#src/core/forms/form.server.ts'
import { toActor } from '#src/core/signed-in.server.ts'
import { lockRequest, touchRequest } from '#src/desk/requests/work/work-rows.server.ts'
import { recordAudit } from '#src/staff/audit/audit.server.ts'
import { mayDo, offerActs, type StaffAct, staffActs } from './offer-life.ts'
import { findOfferRow } from './offer-rows.server.ts'
import { findProForma } from './pro-forma-rows.server.ts'

const withdrawal = z.object({ act: z.enum(staffActs) })

const saidOf = {
  withdraw: 'The offer is withdrawn. Its page says so, and nobody can accept it.',
  'offer-again': 'The offer is open again, as long as it is valid.',
} as const satisfies Record<StaffAct, string>

/**
 * Withdraws an offer that nobody has accepted, so that its page accepts nothing any more, or offers
 * it again.
 */
export const withdrawalForm = (
  { database }: Context,
  requestId: number,
  id: number,
): StaffFormRule<z.output<typeof withdrawal>> => ({
  permission: offerActs.withdraw.by,
  schema: withdrawal,
  failed: 'The offer was not changed.',
  act: ({ act }, by) =>
    database.write(async (tx) => {
      const now = Date.now()
      const actor = toActor(by)
      const request = await lockRequest(tx, database.engine, requestId)
      const sent = request && isId(id) ? await findProForma(tx, requestId, id) : undefined
      const offer = sent && (await findOfferRow(tx, sent.number, todayAt(now)))
      if (!offer) return failed(404, { detail: 'This has been deleted.' })
      const { state } = offer
      // A second press finds it done.
      const isDone = (state === 'withdrawn') === (act === 'withdraw')
      if (!isDone && !mayDo({ state, isOpen: offer.isOpen === 1 }, act))
        return failed(409, { detail: 'The customer has accepted it. Talk to them first.' })
      if (!isDone) {
        await tx
          .updateTable('pro_forma')
          .set({ withdrawn_at: act === 'withdraw' ? now : null })
          .where('id', '=', id)
          .execute()
        await touchRequest(tx, requestId, { by: actor.name, now })
        const detail = { number: offer.number }
        const entry = { action: offerActs[act].audit, subject: `contact ${requestId}`, detail }
        await recordAudit(tx, actor, entry, now)
      }
      return done({ message: saidOf[act] })
    }),
})

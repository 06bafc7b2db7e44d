import { z } from 'zod'
import { todayAt } from '#src/content/settings/site.ts'
import { isId } from '#src/contracts/ids.ts'
import type { Context } from '#src/core/context.server.ts'
import { done, failed, type StaffFormRule } from '#src/core/forms/form.server.ts'
import { toActor } from '#src/core/signed-in.server.ts'
import { lockRequest, touchRequest } from '#src/desk/requests/work/work-rows.server.ts'
import { recordAudit } from '#src/staff/audit/audit.server.ts'
import {
  mayDo,
  notWithCustomer,
  type OfferReading,
  offerActs,
  readingOf,
  staffActs,
} from './offer-life.ts'
import { findOfferRow, listAccepted } from './offer-rows.server.ts'
import { findProForma } from './pro-forma-rows.server.ts'

/** What each act writes as the moment of withdrawal. Another act needs a line here. */
const withdrawnAt = {
  withdraw: (now) => now,
  'offer-again': () => null,
} as const satisfies Record<(typeof staffActs)[number], (now: number) => number | null>

const withdrawal = z.object({ act: z.enum(staffActs) })

/** What an offer is after a press, which may have found it done, or something else come between. */
const saidOf = {
  open: 'The offer is open, as long as it is valid.',
  paused:
    'The offer is not withdrawn. Nobody can accept it until staff have checked it after the restore.',
  accepted: 'The offer is accepted or ordered, so it is not open again.',
  withdrawn:
    'The offer is withdrawn. Its page says so, and nobody can accept it. No mail goes out: tell its customer. If it had replaced another, that one stays replaced: copy it into a new one to offer it again.',
  replaced:
    'The offer is not withdrawn. Nobody can accept it, because its customer has a newer one.',
  expired: 'The offer is not withdrawn. Nobody can accept it, because its last day has passed.',
} as const satisfies Record<OfferReading, string>

const notYetSent =
  'The site does not know that its mail went out: look at the contact, and send it again there if it was dropped.'

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
      const withdrawn_at = withdrawnAt[act](now)
      const isDone = (state === 'withdrawn') === (withdrawn_at !== null)
      if (!isDone && !mayDo({ state, isOpen: offer.isOpen === 1 }, act))
        return failed(409, { detail: 'It is accepted or ordered. Talk to the customer first.' })
      if (!isDone) {
        await tx.updateTable('pro_forma').set({ withdrawn_at }).where('id', '=', id).execute()
        await touchRequest(tx, requestId, { by: actor.name, now })
        const detail = { number: offer.number }
        const entry = { action: offerActs[act].audit, subject: `contact ${requestId}`, detail }
        await recordAudit(tx, actor, entry, now)
      }
      const after = await findOfferRow(tx, offer.number, todayAt(now))
      if (!after) return failed(404, { detail: 'This has been deleted.' })
      const reading = readingOf({ state: after.state, isOpen: after.isOpen === 1 })
      const others = reading === 'open' ? await listAccepted(tx, requestId) : []
      return done({
        message: saidOf[reading],
        detail: [
          reading === 'open' && notWithCustomer.includes(after.state) && notYetSent,
          ...others.map((number) => `${number} is accepted: the customer can order both.`),
        ]
          .filter(Boolean)
          .join(' '),
      })
    }),
})

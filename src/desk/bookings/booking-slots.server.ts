import { settings } from '#src/content/settings/settings.ts'
import { site, siteRegion } from '#src/content/settings/site.ts'
import { slotsFrom } from '#src/contracts/booking/slots.ts'
import { slotOf } from '#src/contracts/contact/call-back.ts'
import type { Context } from '#src/core/context.server.ts'
import type { Queryable } from '#src/core/database/connect.ts'
import { type BookingKeys, countBooked, insertBooking } from './booking-rows.server.ts'

/** Somebody else has the half hour, or the calendar has it not; thrown to undo the transaction. */
export class Taken extends Error {}

export const office = () => ({ ...site(), place: site().address.city })
/** The same as staff read it. */
export const officeOfStaff = () => ({ ...office(), ...siteRegion() })

/** Lists the free half hours, as `slotOf` writes them. */
export async function freeSlots(
  { database }: Pick<Context, 'database'>,
  now = Date.now(),
): Promise<string[]> {
  const booked = await countBooked(database.db, now)
  return slotsFrom(now, site())
    .filter((moment) => (booked.get(moment) ?? 0) < settings().booking.callsAtOnce)
    .map(slotOf)
}

/** Checks that a half hour is one of the calendar. @throws Taken */
export function checkSlot(startsAt: number, now: number) {
  if (!slotsFrom(now, site()).includes(startsAt)) throw new Taken()
}

/** Takes a place of a half hour, which may be none of the calendar any more. @throws Taken */
export async function claim(tx: Queryable, requestId: number, startsAt: number, keys: BookingKeys) {
  for (let place = 0; place < settings().booking.callsAtOnce; place++)
    if (await insertBooking(tx, { starts_at: startsAt, place, contact_id: requestId, ...keys }))
      return
  throw new Taken()
}

import json from '#content/booking.json' with { type: 'json' }
import type { Booking } from '#src/content/interface-schemas.ts'

/** The words of the floating button and of the popup with the scheduling page, from content/booking.json. */
export const booking: Booking = json

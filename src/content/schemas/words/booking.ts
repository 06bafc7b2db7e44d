import { z } from 'astro/zod'
import { sentence } from './word.ts'

/** Booking a call, beside the words of content/booking.json. */
export const bookingWords = z.strictObject({
  looking: sentence(),
  timeElsewhere: sentence('time'),
})

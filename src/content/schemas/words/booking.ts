import { z } from 'astro/zod'
import { sentence, word } from './word.ts'

/** Booking a call, beside the words of content/booking.json. */
export const bookingWords = z.strictObject({
  looking: sentence(),
  timeElsewhere: sentence('time'),
  yourName: word,
  email: word,
  sending: word,
  answers: z.strictObject({ changedOften: sentence(), noRoom: sentence(), notChanged: sentence() }),
})

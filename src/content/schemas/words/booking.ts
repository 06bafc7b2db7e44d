import { z } from 'astro/zod'
import { sentence, word } from './word.ts'

/** Booking a call, beside the words of content/booking.json. */
export const bookingWords = z.strictObject({
  looking: sentence(),
  /** Said once above the half hours of a day, of its first one. */
  clockElsewhere: sentence('time', 'theirs'),
  yourName: word,
  email: word,
  sending: word,
  answers: z.strictObject({ changedOften: sentence(), noRoom: sentence(), notChanged: sentence() }),
})

import type { BookedWords } from '../booking/slots.ts'
import type { CallWords } from '../contact/call-back.ts'

/** Times of calls as staff read them, whose pages are in English. */
export const staffCallWords: Pick<CallWords, 'times' | 'wish' | 'wishElsewhere'> & BookedWords = {
  times: '{from} to {to}',
  wish: '{day}, {times}',
  wishElsewhere: '{day}, {times} ({theirs}, {zone})',
  booking: '{time} in {place}',
  bookingElsewhere: '{time} in {place} ({theirs}, {zone})',
}

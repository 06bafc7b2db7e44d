import { z } from 'astro/zod'
import { sentence, word } from './word.ts'

/** Pages without a network or with an error, and answers that the server makes without a page. */
export const offlineWords = z.strictObject({
  paperFailed: sentence(),
  noCertificate: sentence(),
  /** What is wrong, before one of the answers. */
  refusals: z.strictObject({
    unreadable: sentence(),
    notAllowed: sentence(),
    method: sentence(),
    tooLarge: sentence(),
    tooMany: sentence(),
    unavailable: sentence(),
  }),
  answers: z.strictObject({
    address: sentence(),
    otherSite: sentence(),
    tryAgain: sentence(),
    failed: sentence(),
    starting: sentence(),
    done: sentence(),
  }),
  savedCopy: z.strictObject({ time: sentence('time'), newer: word, reload: word }),
  /** Requests that wait in the browser until there is a network. */
  sendLater: z.strictObject({
    region: word,
    contact: word,
    booking: word,
    newsletter: word,
    sending: sentence('what', 'time'),
    waiting: sentence('what', 'time'),
    busy: sentence('what', 'time', 'until'),
    refused: sentence('what', 'time'),
    over: sentence('what', 'time'),
    sent: sentence('what', 'time', 'at'),
    call: sentence('call'),
    move: word,
    reference: sentence('reference'),
    openIt: word,
    which: sentence(),
    open: word,
    another: sentence(),
    close: word,
    remove: word,
  }),
  /** The offer to let a request wait there. */
  keep: z.strictObject({
    keep: word,
    tryAgain: word,
    offer: sentence(),
    queued: sentence(),
    remove: word,
    failed: sentence(),
  }),
  /** The same of files. */
  keepFiles: z.strictObject({ queuedWithoutFiles: sentence(), noRoom: sentence('files') }),
})

import { z } from 'astro/zod'
import { byCount, paragraph, plural, sentence, word } from './word.ts'

const required = z.strictObject({ missing: sentence(), tooLong: sentence('max') })

/** A sentence for each fault of a field, by the codes of its schema (contracts/contact). */
const errors = z.strictObject({
  firstName: required,
  lastName: required,
  company: required.pick({ tooLong: true }),
  phone: required.extend({
    invalid: sentence('example', 'home'),
    invalidWithoutExample: sentence('home'),
    /** Of a visitor who has chosen delivery elsewhere. */
    withoutCode: sentence(),
  }),
  businessEmail: required.extend({ invalid: sentence() }),
  callBack: z.strictObject({ invalid: sentence(), closed: sentence() }),
  requestList: z.strictObject({
    tooMany: sentence('lines'),
    quantity: sentence('most'),
    tooLong: sentence('max'),
  }),
  message: required,
  termsAccepted: required.pick({ missing: true }).extend({ changed: sentence() }),
  email: required.extend({ invalid: sentence(), changed: sentence(), letters: sentence() }),
  name: required,
  startsAt: required.pick({ missing: true }),
  position: required,
  orderNumber: required.pick({ tooLong: true }),
  code: required.extend({ wrong: sentence(), ended: sentence() }),
  question: required,
  reason: required.pick({ tooLong: true }),
})

const files = z.strictObject({
  choose: word,
  quoted: sentence('file'),
  chosen: plural(),
  remove: sentence('file'),
  sent: word,
  percentSent: sentence('percent'),
  allSent: word,
  stop: word,
  errors: z.strictObject({
    type: sentence('file', 'types'),
    typeOfKind: sentence('file', 'kind', 'types'),
    empty: sentence('file'),
    count: sentence('count'),
    bytes: sentence('megabytes'),
    body: sentence('megabytes'),
    noRoom: sentence('files'),
    gone: sentence(),
    sentBefore: byCount('files'),
    unreadable: byCount('files'),
  }),
  kinds: z.strictObject({
    document: word,
    spreadsheet: word,
    presentation: word,
    drawing: word,
    archive: word,
    picture: word,
    film: word,
    sound: word,
    webPage: word,
    text: word,
    program: word,
  }),
})

/** Fields, errors and answers of the forms. */
export const formWords = z.strictObject({
  optional: word,
  honeypot: word,
  faulty: plural(),
  characters: z.strictObject({ left: plural(), tooMany: plural() }),
  fields: z.strictObject({
    firstName: word,
    lastName: word,
    company: word,
    phone: word,
    businessEmail: word,
    callBack: word,
    requestList: word,
    message: word,
    noCall: word,
    further: word,
  }),
  errors,
  files,
  list: z.strictObject({ datasheetOf: sentence('product') }),
  contact: z.strictObject({
    neededToAnswer: sentence(),
    optional: word,
    restored: sentence(),
    startAgain: word,
    send: word,
    sending: word,
    sent: word,
    sentPlain: word,
    reference: sentence('reference'),
    /** Of the receipt that a request gets by e-mail. */
    receipt: sentence(),
    failed: word,
    unanswered: sentence(),
    writeTo: sentence('address'),
    filesRefused: byCount('refused', 'address'),
    someFilesRefused: byCount('stored', 'refused', 'address'),
  }),
  newsletter: z.strictObject({
    subscribed: word,
    failed: word,
    failedBecause: sentence('reason'),
    confirm: paragraph(),
    later: sentence(),
    otherwise: sentence(),
    address: word,
  }),
  answers: z.strictObject({
    tryAgain: sentence(),
    /** The database is away, and nothing was stored. */
    away: sentence(),
    /** The database does not answer, and nobody knows whether it was stored. */
    unknown: sentence(),
    otherSite: sentence(),
    damaged: sentence(),
    damagedJson: sentence(),
    noForm: sentence(),
    noJson: sentence(),
    tooLarge: sentence('kilobytes'),
    tooDeep: sentence('levels'),
    wait: plural(),
  }),
})

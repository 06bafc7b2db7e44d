/** Bounds of the product's own input and calls (product-decisions.md, Forms and Staff area); those of the contact form are in contact-fields.ts. */
export const limits = {
  /** Characters, after trimming and NFC normalisation. */
  email: { max: 254 },
  timeZone: { max: 64 },
  username: { min: 1, max: 100 },
  password: { min: 12, max: 200 },
  /** Digits of a code from an authenticator app, and of a recovery code; `typed` leaves room for spaces between them. */
  code: { app: 6, recovery: 12, typed: 40 },
  /** Characters of the reference of a contact request. */
  reference: { max: 20 },
  /** What a browser says of a passkey: characters of its name, of each part of an answer and of each transport, and transports at most. */
  passkey: { name: { max: 60 }, part: 16_384, transport: 20, transports: 10 },
  idempotencyKey: { min: 8, max: 100 },
  /** Words that staff search contact requests for, and visitors the questions; `typed` leaves room for spaces and for letters in two parts. */
  search: { max: 100, typed: 1000 },
  /** Of “Before you open”: characters of a line's name, answers that are kept, and milliseconds for which a backup counts. */
  opening: { line: 300, answers: 200, backupMs: 8 * 86_400_000 },
  /** Path of the page that a visitor came to the contact form from. */
  askedAbout: { max: 120 },
  /** Bytes of a request body. */
  body: 64 * 1024,
  /** Levels of lists and objects in a JSON body, far more than content has (8): what visits them calls itself once a level. */
  jsonDepth: 40,
  /** Request bodies that are read at the same time, in all (64 MB) and of one network: many people may share an address. */
  bodies: { total: 1000, perNetwork: 32 },
  /** The same of bodies above 1 MB, which only editors send: a picture has up to 20 MB. */
  largeBodies: { total: 4, perNetwork: 2 },
  /** Milliseconds in which a request body has to be there, but for files of a contact form, which have longer. */
  bodyMs: 60_000,
  /**
   * Files of a contact form: how many, and their bytes in all; bytes of the body that brings them, which is more, so that whoever sends
   * too much reads why and keeps the files that fit; bytes up to which a page's form is read to its end, though nothing more of it is kept,
   * because a browser shows no answer before; milliseconds for the body; characters of a name without its extension, and of one as it is
   * sent, of which the last are read.
   * They are stored in parts of so many bytes, from so many forms at the same time, in all and of one network. Those of a form that has
   * to be sent again are kept for some milliseconds.
   * Megabytes that are kept in all, and that one network may send in a day (configuration.md).
   */
  contactFiles: {
    count: 5,
    bytes: 20 * 1024 * 1024,
    body: 42 * 1024 * 1024,
    drained: 128 * 1024 * 1024,
    bodyMs: 600_000,
    name: 80,
    sentName: 1000,
    part: 256 * 1024,
    atOnce: { total: 64, perNetwork: 4 },
    keptMs: 3_600_000,
    totalMb: 1024,
    networkMb: 60,
  },
  /**
   * A form with files: its parts, more than it has fields and a person chooses files; bytes and lines of the head of one, many times what a
   * browser writes; bytes that are parsed at once, after which the parsing can be ended.
   */
  multipart: { parts: 200, headBytes: 8192, headLines: 20, sliceBytes: 4096 },
  /** Lines of a list of products, pieces of one, and characters of a product's name in it. */
  requestList: { lines: 40, quantity: 100_000, slug: 60, text: 3000 },
  /**
   * What staff write at a contact request: characters of a note, of a reply and its subject, and how many of either a request may have.
   * Requests of a day that stand on top of the list, and requests of the same person up to which they are counted.
   */
  contactWork: { note: 2000, reply: 10_000, subject: 200, entries: 100, onTop: 20, samePerson: 99 },
  /** Milliseconds between two mails that ask owners to confirm values of the prices. */
  valuesAskedMs: 24 * 3_600_000,
  /** Lines of a pro-forma: those of a list, and what its sender did not list. */
  proFormaLines: 60,
  /** Requests that are rendered or answered by the API at the same time, those that wait for it, and the share of one network in both.
   * Waiting costs less than a refusal, after which a program asks again at once; nobody waits long for others, whose networks are served
   * in turns. After work of some milliseconds a network pauses for as long as that took, at most for some. */
  pages: { slots: 4, slotsPerNetwork: 2, waiting: 1000, waitingPerNetwork: 250, pause: { afterMs: 20, mostMs: 250 } },
  /** The same of sizes of pictures that do not stand ready. One at a time: a decoded master takes much memory. */
  pictureFiles: { slots: 1, slotsPerNetwork: 1, waiting: 1000, waitingPerNetwork: 250 },
  /** The same of pages that the site renders by itself, by what for. */
  ownPages: { slots: 1, slotsPerNetwork: 1, waiting: 1000, waitingPerNetwork: 500 },
  /**
   * Pages that are rendered and kept for everybody: milliseconds for which one is fresh that tells the time to the minute, or a day, after which one
   * that could not be rendered is tried again, and without a request after which there is time to compress; how often a page is asked for before
   * it is compressed as well as can be; bytes of all, some five times
   * what the site's own pages take, and of those that suggest another country's site.
   */
  keptPages: {
    freshMs: 30_000,
    dayMs: 86_400_000,
    retryMs: 5000,
    idleMs: 250,
    askedForBest: 3,
    bytes: 128_000_000,
    suggestingBytes: 16_000_000,
  },
  /** Bytes of files that stay in memory after somebody has fetched them; what is fetched compressed is always there. */
  fileCache: 8_000_000,
  /** Refusals of too many requests and of other methods that are held back for some milliseconds, in all and for one network: a
   * program that asks again at once would otherwise occupy the site with saying no. */
  heldRefusals: { delayMs: 2000, total: 2000, perNetwork: 1000 },
  /** Passwords checked at the same time, sign-ins that wait for it, and the share of one network in both. */
  signIns: { slots: 2, slotsPerNetwork: 1, waiting: 100, waitingPerNetwork: 20 },
  /** Writes that one network may send in a window, far more than people in a shared office or mobile network send, and how many
   * beyond it still see what they typed; counted for so many networks. */
  flood: {
    writes: { hits: 30, windowMs: 60_000, networks: 50_000 },
    unsubscribes: { hits: 120, windowMs: 60_000, networks: 50_000 },
    edits: { hits: 240, windowMs: 60_000, networks: 50_000 },
    kindness: 10,
  },
  /** Time zones that the staff list offers to choose from, the most common ones. */
  zonesOffered: 100,
  /** Rows of one page of a staff list. */
  page: { usual: 50, max: 200 },
  /** Milliseconds for which a proof of who one is suffices for an export or a deletion. */
  proofMs: 10 * 60_000,
  /** Milliseconds for which an invitation, or a link for a new password, can be used: over a weekend. */
  accountLinkMs: 72 * 3_600_000,
  /** Milliseconds after which a one-time password ends, used or not. */
  oneTimePasswordMs: 72 * 3_600_000,
  /** How long is kept what the privacy policy gives an end; the hourly housekeeping deletes it then. */
  retention: { contactMonths: 24, flaggedDays: 30, mailLineDays: 30, auditMonths: 24 },
  /**
   * Entries of the audit log about refused sign-ins: in a window, the 1st, 10th, 100th … of a network at an account, and of all
   * that so many. About 300 bytes each, so a flood from everywhere costs 6 MB a day.
   */
  refusals: { windowMs: 15 * 60_000, entries: 200 },
  /**
   * Double opt-in: days after which a confirmation link ends and an address that was not confirmed is deleted, and milliseconds between
   * two confirmation mails to an address, for one on the suppression list too.
   */
  newsletter: { confirmDays: 7, mailIntervalMs: 3_600_000, suppressedMailIntervalMs: 24 * 3_600_000 },
  /** Milliseconds after which staff are told that mails do not go out. */
  mailStillMs: 10 * 60_000,
  /**
   * The mail that tells of flagged contact requests: milliseconds between two of them, requests that one tells of, and those that it
   * names one by one.
   */
  digest: { intervalMs: 3_600_000, told: 5000, named: 100 },
} as const

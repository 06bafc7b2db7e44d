/**
 * Limits of the forms and of the search that visitors use (product-decisions.md, Forms). Scripts of
 * public pages load them. Lengths of the contact form are in contact-fields.ts.
 */
export const limits = {
  /** Characters, after trimming and NFC normalisation. */
  email: { max: 254 },
  phone: { min: 5, max: 80 },
  timeZone: { max: 64 },
  /** Milliseconds, of the signed time at which a form was rendered. */
  formToken: {
    renewAfterMs: 12 * 3_600_000,
    longestWaitMs: 3000, // for a new token, before a form is sent with the old one
  },
  /**
   * Milliseconds after which a form without files counts as unanswered, because a connection that a
   * telephone has lost reports nothing. The server waits for a body for less.
   */
  longestSendMs: 90_000,
  /** Requests that visitors keep in their browser (ui/submit/send-later-queue.ts). */
  queuedRequests: {
    longestFilesMs: 600_000, // to send one with files
    longestWaitSeconds: 31 * 86_400, // of a phone that was off
    retryMs: 60_000, // on an open page, where no event reports that a server is back
  },
  reference: { max: 20 }, // characters of the reference of a contact request
  idempotencyKey: { min: 8, max: 100 },
  /** Searches of staff in contact requests, and of visitors in the site. */
  search: {
    // characters; `typed` leaves room for spaces and for letters that consist of two code points
    max: 100,
    typed: 1000,
    /** Number of words that a visitor's search uses, and characters of each. */
    words: 8,
    word: 40,
    /**
     * Words of the site that are compared, for each word of a search, to correct a typing error.
     */
    compared: 1000,
    /** Words of the site that all beginnings of words in a search may stand for. */
    begun: 2000,
    /**
     * Parts of a line of synonyms, what visitors type and what it means; words of a meaning, and of
     * all meanings that one search uses.
     */
    synonyms: { words: 40, means: 6, ofOne: 4, atOnce: 48 },
    passage: 6000, // characters that are searched as one; a longer text is several passages
    /** Number of results of each kind: on the results page, and below the field during typing. */
    found: 6,
    foundAtOnce: 3,
  },
  /**
   * Characters of the path of the page before the contact form, and of the query of a simulated
   * power cut.
   */
  askedAbout: { max: 120, query: 1000 },
  /** Characters of the name of a campaign, and of source and campaign together. */
  campaign: { name: 40, max: 81 },
  contactFiles: {
    count: 5, // files of a request
    bytes: 20 * 1024 * 1024, // bytes of all files together
  },
  quotedSites: 1000, // equal sites of a quote
  requestList: {
    lines: 40,
    quantity: 100_000, // pieces of a product
    slug: 60, // characters of a product's slug in the list
    text: 3000, // characters of the whole list
  },
} as const

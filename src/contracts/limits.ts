/**
 * Limits of input and requests (product-decisions.md, Forms and Staff area); those of the contact
 * form are in contact-fields.ts.
 */
export const limits = {
  /** Characters, after trimming and NFC normalisation. */
  email: { max: 254 },
  timeZone: { max: 64 },
  username: { min: 1, max: 100 },
  password: { min: 12, max: 200 },
  /**
   * Digits of a code from an authenticator app, and of a recovery code; `typed` leaves room for
   * spaces between them.
   */
  code: { app: 6, recovery: 12, typed: 40 },
  reference: { max: 20 }, // characters of the reference of a contact request
  passkey: {
    name: { max: 60 }, // characters
    part: 16_384, // characters of each part of a browser's answer
    /** Characters of a transport's name, and number of transports. */
    transport: 20,
    transports: 10,
  },
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
    /**
     * Passages that are searched, which are 890 at present, and characters of one; a longer text is
     * several passages.
     */
    passages: 5000,
    passage: 6000,
    /** Number of results of each kind: on the results page, and below the field during typing. */
    found: 6,
    foundAtOnce: 3,
  },
  opening: {
    line: 300, // characters of a line's name
    answers: 200, // stored answers
    backupMs: 8 * 86_400_000, // milliseconds for which a backup counts as recent
  },
  /**
   * Characters of the path of the page before the contact form, and of the query of a simulated
   * power cut.
   */
  askedAbout: { max: 120, query: 1000 },
  body: 64 * 1024, // bytes of a request body
  /**
   * Levels of nesting in a JSON body; content has 8. Limited, because the functions that read a
   * body are recursive.
   */
  jsonDepth: 40,
  /** Request bodies read at the same time: in total (64 MB), and per network. */
  bodies: { total: 1000, perNetwork: 32 },
  /**
   * Bodies above 1 MB read at the same time. Only editors send such bodies: a picture has up to 20
   * MB.
   */
  largeBodies: { total: 4, perNetwork: 2 },
  bodyMs: 60_000, // milliseconds in which a body without files has to arrive
  contactFiles: {
    count: 5, // files of a request
    bytes: 20 * 1024 * 1024, // bytes of all files together
    /**
     * Maximum bytes of a body from which files are stored. More than `bytes`, so that the answer
     * can name the files that exceed it.
     */
    body: 42 * 1024 * 1024,
    /**
     * Bytes up to which a form that is too large is read and dropped, because a browser shows no
     * answer until it has sent everything.
     */
    drained: 128 * 1024 * 1024,
    bodyMs: 600_000, // milliseconds in which the body has to arrive
    name: 80, // characters of a stored name, without its extension
    sentName: 1000, // trailing characters that are used of a file name as sent
    part: 256 * 1024, // bytes of a stored part
    atOnce: { total: 64, perNetwork: 4 }, // forms with files that are received at the same time
    keptMs: 3_600_000, // milliseconds for which the files of a form with a fault are stored
    totalMb: 1024, // megabytes stored in all (configuration.md)
    networkMb: 60, // megabytes that a network may send in a day (configuration.md)
  },
  multipart: {
    parts: 200, // parts of a form: more than its fields and all files that a person chooses
    headBytes: 8192, // bytes of a part's head, and its lines: many times what a browser sends
    headLines: 20,
    sliceBytes: 4096, // bytes parsed without a pause, in which parsing can be aborted
  },
  requestList: {
    lines: 40,
    quantity: 100_000, // pieces of a product
    slug: 60, // characters of a product's slug in the list
    text: 3000, // characters of the whole list
  },
  contactWork: {
    note: 2000, // characters, as for reply and subject
    reply: 10_000,
    subject: 200,
    entries: 100, // notes, or replies, of one request
    onTop: 20, // due requests at the top of the list
    samePerson: 99, // limit up to which requests of the same person are counted
    earlier: 3, // earlier requests named for each of address, telephone number and company
    outcome: 200, // characters about the outcome of a request
  },
  /** Replies, pro-formas and test mails that an account may send in a window. */
  staffMails: { hits: 60, windowMs: 3_600_000 },
  /**
   * Milliseconds that a test mail may take in total, and characters shown of the mail server's
   * answer.
   */
  testMail: { ms: 30_000, words: 300 },
  // milliseconds between two mails that ask owners to confirm price values
  valuesAskedMs: 24 * 3_600_000,
  proFormaLines: 60, // lines of a pro-forma: lines of the request's list, and others that staff add
  /**
   * Requests that are rendered, or answered by the API, at the same time (decisions 0031 and 0078).
   */
  pages: {
    slots: 4,
    slotsPerNetwork: 2,
    /** Queue lengths. Waiting costs less than a refusal, after which programs retry at once. */
    waiting: 1000,
    waitingPerNetwork: 250,
    /**
     * After work of `afterMs` or longer, a network waits as long as the work took, at most
     * `mostMs`.
     */
    pause: { afterMs: 20, mostMs: 250 },
  },
  /** Picture sizes made at the same time. One, because a decoded picture takes much memory. */
  pictureFiles: { slots: 1, slotsPerNetwork: 1, waiting: 1000, waitingPerNetwork: 250 },
  /**
   * Pages that the site renders without a request, at the same time. In the queue, each purpose
   * counts as a network.
   */
  ownPages: { slots: 1, slotsPerNetwork: 1, waiting: 1000, waitingPerNetwork: 500 },
  /**
   * Maximum milliseconds that a visitor waits for the service that finds the country (IPGEO_URL).
   */
  countryProviderMs: 300,
  visits: {
    writeMs: 60_000, // milliseconds after which counts in memory are stored
    /**
     * Maximum distinct values counted for a day. Further values are counted together, so that
     * made-up ones cannot fill memory or table.
     */
    values: {
      visit: 1,
      'visit-page': 300,
      'visit-site': 50,
      'visit-country': 250,
      'visit-campaign': 30,
    },
    /** Characters of a site's name, and of a campaign's name. */
    site: 100,
    campaign: 40,
  },
  /** Limits for caches in front of the site (decision 0105). */
  sharedCache: {
    staleSeconds: 2, // stale-while-revalidate
    errorSeconds: 86_400, // seconds for which a cache may send an old page while no process answers
  },
  pageCache: {
    freshMs: 30_000, // milliseconds for which a page that shows the minute is cached
    dayMs: 86_400_000, // milliseconds for which a page that shows the day is cached
    retryMs: 5000, // milliseconds after which rendering a page is retried after a failure
    idleMs: 250, // milliseconds without a request after which pages are compressed
    askedForBest: 3, // requests for a page after which it is compressed as well as possible
    // bytes of all cached pages: about five times the size of the site's own pages
    bytes: 128_000_000,
    suggestingBytes: 16_000_000, // bytes of cached pages that suggest another country's site
  },
  /**
   * Milliseconds after which the process that makes PDFs is ended: without work, and during one
   * document.
   */
  papers: { idleMs: 20_000, longestMs: 20_000 },
  /**
   * Maximum bytes of files that stay in memory after a request. Compressed files are always in
   * memory.
   */
  fileCache: 8_000_000,
  /** Refusals (429 and 405) that are sent late, to slow down clients that retry at once. */
  heldRefusals: { delayMs: 2000, total: 2000, perNetwork: 1000 },
  /** Passwords checked at the same time, and sign-ins that wait for a check. */
  signIns: { slots: 2, slotsPerNetwork: 1, waiting: 100, waitingPerNetwork: 20 },
  /**
   * Maximum write requests of a network in a window, more than people in a shared office send. Up
   * to `networks` networks are counted.
   */
  flood: {
    writes: { hits: 30, windowMs: 60_000, networks: 50_000 },
    unsubscribes: { hits: 120, windowMs: 60_000, networks: 50_000 },
    edits: { hits: 240, windowMs: 60_000, networks: 50_000 },
    kindness: 10, // write requests beyond the limit for which the typed values are still returned
  },
  zonesOffered: 100, // time zones that the staff list offers as filters, the most common ones
  page: { usual: 50, max: 200 }, // rows of a page of a staff list
  proofMs: 10 * 60_000, // milliseconds for which a proof of identity allows an export or a deletion
  /**
   * Milliseconds for which an invitation, or a link for a new password, is valid: over a weekend.
   */
  accountLinkMs: 72 * 3_600_000,
  // milliseconds after which a one-time password expires, used or not
  oneTimePasswordMs: 72 * 3_600_000,
  /** Retention periods of the privacy policy, after which the hourly housekeeping deletes data. */
  retention: {
    contactMonths: 24,
    flaggedDays: 30,
    mailLineDays: 30,
    auditMonths: 24,
    countMonths: 36,
  },
  /**
   * Audit log entries about refused sign-ins. In a window, the 1st, 10th, 100th … refusal of a
   * network at an account is logged.
   */
  refusals: {
    windowMs: 15 * 60_000,
    // entries of all networks in a window: at 300 bytes each, a distributed attack costs 6 MB a day
    entries: 200,
  },
  newsletter: {
    // days after which a confirmation link expires, and an unconfirmed address is deleted
    confirmDays: 7,
    mailIntervalMs: 3_600_000, // milliseconds between two confirmation mails to an address
    // milliseconds between two for an address on the suppression list
    suppressedMailIntervalMs: 24 * 3_600_000,
    markedWaitMs: 600_000, // milliseconds that a confirmation mail waits when many are requested
    /**
     * Confirmation mails that a network may cause in a window, far more than people behind one
     * address request.
     */
    perNetwork: { hits: 60, windowMs: 3_600_000 },
  },
  webhooks: {
    most: 5,
    recipient: { min: 3, max: 100 }, // characters
    url: { max: 500 },
    /** Milliseconds for one attempt in total, and for each address of a name except the last. */
    totalMs: 10_000,
    attemptMs: 2500,
    answerBytes: 4096, // bytes that are read of a response
    named: 20, // abandoned events that the staff area lists for each webhook
  },
  mailStillMs: 10 * 60_000, // milliseconds after which staff are told that mails are not being sent
  /** The mail about flagged contact requests, and about requests marked for high volume. */
  digest: {
    /**
     * Milliseconds between two digests; the shorter time is used while a marked request waits for
     * its digest.
     */
    intervalMs: 3_600_000,
    markedIntervalMs: 600_000,
    told: 5000, // requests that one digest covers
    named: 100, // of these, requests that the mail lists one by one
  },
} as const

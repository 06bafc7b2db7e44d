/** Limits that the server alone applies: bodies, queues, caches, floods and mails. */
export const serverLimits = {
  body: 64 * 1024, // bytes of a request body
  formMs: 12_000, // milliseconds in which a form of visitors is answered, whatever its database does
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
  /** Files of a contact request, beside `limits.contactFiles`. */
  contactFiles: {
    /**
     * Maximum bytes of a body from which files are stored. More than `limits.contactFiles.bytes`,
     * so that the answer can name the files that exceed it.
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
    /**
     * Forms with files that are received at the same time. One that has had its time gives its place
     * to a network that has fewer: many slow ones would block everybody else's.
     */
    atOnce: { total: 64, perNetwork: 4, evictAfterMs: 60_000 },
    totalMb: 1024, // megabytes stored in all (configuration.md)
    networkMb: 60, // megabytes that a network may send in a day (configuration.md)
  },
  multipart: {
    parts: 200, // parts of a form: more than its fields and all files that a person chooses
    headBytes: 8192, // bytes of a part's head, and its lines: many times what a browser sends
    headLines: 20,
    sliceBytes: 4096, // bytes parsed without a pause, in which parsing can be aborted
  },
  /**
   * Requests that are rendered, or answered by the API, at the same time (decision 0031).
   */
  pages: {
    permits: 4,
    /** Queue lengths. Waiting costs less than a refusal, after which programs retry at once. */
    waiting: 1000,
    waitingPerNetwork: 250,
  },
  /**
   * Sign-in pages rendered at the same time, so that none waits behind other pages. One, because
   * each is rendered in one go.
   */
  signInPages: { permits: 1, waiting: 1000, waitingPerNetwork: 250 },
  /** Shares of a narrower network that a wider one has, such as an IPv6 /48 of a /64. */
  sharesOfWider: 4,
  /** Picture sizes made at the same time. One, because a decoded picture takes much memory. */
  pictureFiles: { permits: 1, waiting: 1000, waitingPerNetwork: 250 },
  /**
   * PDFs made at the same time. One, because another process sets one at a time; no page or form
   * waits for them.
   */
  paperFiles: { permits: 1, waiting: 400, waitingPerNetwork: 100 },
  /**
   * Pages that the site renders without a request, at the same time. In the queue, each purpose
   * counts as a network.
   */
  ownPages: { permits: 1, waiting: 1000, waitingPerNetwork: 500 },
  /**
   * Maximum milliseconds that a visitor waits for the service that finds the country (IPGEO_URL).
   */
  countryProviderMs: 300,
  visits: {
    writeMs: 60_000, // milliseconds after which counts in memory are stored
    /**
     * Maximum distinct values counted for a day, the most frequent ones. Others are counted
     * together, so that made-up ones cannot fill memory or table.
     */
    values: {
      visit: 1,
      'visit-page': 300,
      'visit-site': 50,
      'visit-country': 250,
      'visit-campaign': 30,
      'visit-language': 12,
    },
    valuesInMemory: 4, // times as many values until they are stored
    /** Characters of a site's name. */
    site: 100,
  },
  /** Limits for caches in front of the site (decision 0073). */
  sharedCache: {
    staleSeconds: 2, // stale-while-revalidate
    errorSeconds: 86_400, // seconds for which a cache may send an old page while no process answers
  },
  pageCache: {
    freshMs: 30_000, // milliseconds for which a page that shows the minute is cached
    dayMs: 86_400_000, // milliseconds for which a page that shows the day is cached
    retryMs: 5000, // milliseconds after which rendering a page is retried after a failure
    // bytes of all cached pages: about five times the size of the site's own pages
    bytes: 128_000_000,
  },
  /**
   * Milliseconds after which the process that makes PDFs is ended: without work, and during one
   * document; and what a document may cost.
   */
  papers: {
    idleMs: 20_000,
    longestMs: 20_000,
    processorMs: 5000, // milliseconds of processor time for one document, the start included
    memoryBytes: 300_000_000, // bytes of the process in all, scripts and typesetting
    lookMs: 100, // milliseconds between two checks of processor time and memory
    letters: 60_000, // of all texts of a document: four times the technical document
    texts: 4000, // texts of a document: paragraphs, cells, runs in one style
    remembered: 100, // documents that were too expensive and are not tried again
  },
  /**
   * Maximum bytes of files that stay in memory after a request. Compressed files are always in
   * memory.
   */
  fileCache: 8_000_000,
  /** Refusals (429 and 405) that are sent late, to slow down clients that retry at once. */
  heldRefusals: { delayMs: 2000, total: 2000, perNetwork: 1000 },
  /**
   * Passwords checked at the same time, and sign-ins that wait for a check; once for known devices,
   * and once for all others.
   */
  signIns: { permits: 1, waiting: 100, waitingPerNetwork: 20 },
  /**
   * Maximum write requests of a network in a window, more than the people behind one address of a
   * mobile network send. Up to `networks` networks are counted.
   */
  flood: {
    writes: { hits: 300, windowMs: 60_000, networks: 50_000 },
    unsubscribes: { hits: 120, windowMs: 60_000, networks: 50_000 },
    edits: { hits: 240, windowMs: 60_000, networks: 50_000 },
    kindness: 10, // write requests beyond the limit for which the typed values are still returned
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
    mailIntervalMs: 3_600_000, // milliseconds between two confirmation mails to an address
    // milliseconds between two for an address on the suppression list
    suppressedMailIntervalMs: 24 * 3_600_000,
    /** Subscriptions ended in an hour, of which owners are warned: this many, and this share of all. */
    endings: { least: 20, share: 0.05, windowMs: 3_600_000, tellEveryMs: 24 * 3_600_000 },
    markedWaitMs: 600_000, // milliseconds that a confirmation mail waits when many are requested
    /**
     * Confirmation mails that a network may cause in a window, far more than people behind one
     * address request; further ones are refused. `onSite`: all of the site, and the pace at which
     * mails above it, or above the share of a wider network, are sent. `perMailbox`: under all its
     * names, `ann+a@` and `ann+b@`.
     */
    confirmations: { perMailbox: 3, perNetwork: 60, onSite: 300, windowMs: 3_600_000 },
  },
  /** The mail about flagged contact requests, and about requests marked for high volume. */
  digest: {
    /**
     * Milliseconds between two digests; the shorter time is used while a marked request waits for
     * its digest.
     */
    intervalMs: 3_600_000,
    markedIntervalMs: 600_000,
    listed: 5000, // requests that one digest covers
    named: 100, // of these, requests that the mail lists one by one
  },
} as const

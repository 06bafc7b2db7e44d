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
  passkey: {
    /** Characters. */
    name: { max: 60 },
    /** Characters of each part of a browser's answer. */
    part: 16_384,
    /** Characters of a transport's name, and transports. */
    transport: 20,
    transports: 10,
  },
  idempotencyKey: { min: 8, max: 100 },
  /** What staff search contact requests for, and visitors the site. */
  search: {
    /** Characters; `typed` leaves room for spaces and for letters in two parts. */
    max: 100,
    typed: 1000,
    /** Words of a visitor's search that are looked for, and characters of each. */
    words: 8,
    word: 40,
    /** Results of a kind on its page, and below the field while one types. */
    found: 6,
    foundAtOnce: 3,
  },
  /** “Before you open”. */
  opening: {
    /** Characters of a line's name. */
    line: 300,
    /** Stored answers. */
    answers: 200,
    /** Milliseconds for which a backup counts as recent. */
    backupMs: 8 * 86_400_000,
  },
  /** Path of the page that a visitor came to the contact form from, and the query of a night. */
  askedAbout: { max: 120, query: 1000 },
  /** Bytes of a request body. */
  body: 64 * 1024,
  /** Levels of lists and objects in a JSON body, far more than content has (8): what visits them calls itself once a level. */
  jsonDepth: 40,
  /** Request bodies that are read at the same time: in all (64 MB), and per network, whose address many people may share. */
  bodies: { total: 1000, perNetwork: 32 },
  /** The same for bodies above 1 MB, which only editors send: a picture has up to 20 MB. */
  largeBodies: { total: 4, perNetwork: 2 },
  /** Milliseconds in which a request body has to arrive. Files of a contact form have longer. */
  bodyMs: 60_000,
  /** Files of a contact form. */
  contactFiles: {
    /** Files of a request. */
    count: 5,
    /** Bytes of them together. */
    bytes: 20 * 1024 * 1024,
    /** Bytes of a body whose files are kept as far as they fit: more than `bytes`, so that the sender reads which files did not. */
    body: 42 * 1024 * 1024,
    /** Bytes up to which a page's form is read to its end and dropped, because a browser shows no answer before. */
    drained: 128 * 1024 * 1024,
    /** Milliseconds in which the body has to arrive. */
    bodyMs: 600_000,
    /** Characters of a stored name, without its extension. */
    name: 80,
    /** Last characters that are read of a name as it is sent. */
    sentName: 1000,
    /** Bytes of a stored part. */
    part: 256 * 1024,
    /** Forms with files that are received at the same time. */
    atOnce: { total: 64, perNetwork: 4 },
    /** Milliseconds for which the files of a form with a fault are kept. */
    keptMs: 3_600_000,
    /** Megabytes that are kept in all (configuration.md). */
    totalMb: 1024,
    /** Megabytes that a network may send in a day (configuration.md). */
    networkMb: 60,
  },
  /** Parsing of a form with files. */
  multipart: {
    /** Parts of a form: more than its fields and the files that a person chooses. */
    parts: 200,
    /** Bytes and lines of the head of a part: many times what a browser writes. */
    headBytes: 8192,
    headLines: 20,
    /** Bytes that are parsed without a pause, after which the parsing can be ended. */
    sliceBytes: 4096,
  },
  /** A list of products. */
  requestList: {
    lines: 40,
    /** Pieces of a product. */
    quantity: 100_000,
    /** Characters of a product's name in it. */
    slug: 60,
    /** Characters of the whole list. */
    text: 3000,
  },
  /** Work of staff at a contact request. */
  contactWork: {
    /** Characters. */
    note: 2000,
    reply: 10_000,
    subject: 200,
    /** Notes, and replies, that a request may have. */
    entries: 100,
    /** Due requests that stand on top of the list. */
    onTop: 20,
    /** Requests of the same person up to which they are counted. */
    samePerson: 99,
    /** Earlier requests that are named, under each of address, telephone number and company. */
    earlier: 3,
    /** Characters of what a request came to. */
    outcome: 200,
  },
  /** Replies, pro-formas and test mails that an account may send in a window. */
  staffMails: { hits: 60, windowMs: 3_600_000 },
  /** Milliseconds that a test mail may take in all, and characters of the mail server's words. */
  testMail: { ms: 30_000, words: 300 },
  /** Milliseconds between two mails that ask owners to confirm values of the prices. */
  valuesAskedMs: 24 * 3_600_000,
  /** Lines of a pro-forma: those of a list, and others that staff add. */
  proFormaLines: 60,
  /** Requests that are rendered, or answered by the API, at the same time (decisions 0031 and 0078). */
  pages: {
    slots: 4,
    slotsPerNetwork: 2,
    /** Requests that wait. Waiting costs less than a refusal, after which a program asks again at once; networks are served in turns. */
    waiting: 1000,
    waitingPerNetwork: 250,
    /** After work of `afterMs` and more a network pauses for as long as that took, at most for `mostMs`. */
    pause: { afterMs: 20, mostMs: 250 },
  },
  /** The same for sizes of pictures that do not stand ready. One at a time: a decoded master takes much memory. */
  pictureFiles: { slots: 1, slotsPerNetwork: 1, waiting: 1000, waitingPerNetwork: 250 },
  /** The same for pages that the site renders by itself; a purpose counts as a network. */
  ownPages: { slots: 1, slotsPerNetwork: 1, waiting: 1000, waitingPerNetwork: 500 },
  /** Milliseconds that a visitor waits at most for the service that knows countries (IPGEO_URL). */
  countryProviderMs: 300,
  /** Sums of visits. */
  visits: {
    /** Milliseconds after which what was counted in memory is written. */
    writeMs: 60_000,
    /** Values of a day that are counted by themselves; others together, so that made-up ones fill neither memory nor table. */
    values: { visit: 1, 'visit-page': 300, 'visit-site': 50, 'visit-country': 250, 'visit-campaign': 30 },
    /** Characters of the name of a site, and of a campaign. */
    site: 100,
    campaign: 40,
  },
  /** Pages that are rendered once and kept. */
  sharedCache: {
    /** Seconds after its time for which a cache may send a page while it asks for the new one. */
    staleSeconds: 2,
    /** Seconds for which it may send a page while no process answers. */
    errorSeconds: 86_400,
  },
  pageCache: {
    /** Milliseconds for which a page is kept that tells the time to the minute. */
    freshMs: 30_000,
    /** The same for a page that tells the day. */
    dayMs: 86_400_000,
    /** Milliseconds after which a page that could not be rendered is tried again. */
    retryMs: 5000,
    /** Milliseconds without a request after which there is time to compress. */
    idleMs: 250,
    /** Requests for a page after which it is compressed as well as possible. */
    askedForBest: 3,
    /** Bytes of all kept pages: about five times those of the site's own. */
    bytes: 128_000_000,
    /** Bytes of kept pages that suggest another country's site. */
    suggestingBytes: 16_000_000,
  },
  /** The process that sets papers: milliseconds after which it ends without work, and with one that does not come to an end. */
  papers: { idleMs: 20_000, longestMs: 20_000 },
  /** Bytes of files that stay in memory after they were fetched. Files that are sent compressed are always in memory. */
  fileCache: 8_000_000,
  /** Delayed refusals (429 and 405): a program that asks again at once would otherwise keep the site busy with refusing. */
  heldRefusals: { delayMs: 2000, total: 2000, perNetwork: 1000 },
  /** Passwords checked at the same time, and sign-ins that wait for it. */
  signIns: { slots: 2, slotsPerNetwork: 1, waiting: 100, waitingPerNetwork: 20 },
  /** Writes of a network in a window, far more than people in a shared office or mobile network send; counted for at most `networks`. */
  flood: {
    writes: { hits: 30, windowMs: 60_000, networks: 50_000 },
    unsubscribes: { hits: 120, windowMs: 60_000, networks: 50_000 },
    edits: { hits: 240, windowMs: 60_000, networks: 50_000 },
    /** Writes beyond the limit that still get back what was typed. */
    kindness: 10,
  },
  /** Time zones that the staff list offers to choose from, the most common ones. */
  zonesOffered: 100,
  /** Rows of a page of a staff list. */
  page: { usual: 50, max: 200 },
  /** Milliseconds for which a proof of identity suffices for an export or a deletion. */
  proofMs: 10 * 60_000,
  /** Milliseconds for which an invitation, or a link for a new password, can be used: over a weekend. */
  accountLinkMs: 72 * 3_600_000,
  /** Milliseconds after which a one-time password ends, used or not. */
  oneTimePasswordMs: 72 * 3_600_000,
  /** Terms of the privacy policy, after which the hourly housekeeping deletes. */
  retention: { contactMonths: 24, flaggedDays: 30, mailLineDays: 30, auditMonths: 24, countMonths: 36 },
  /** Entries of the audit log about refused sign-ins: in a window the 1st, 10th, 100th … of a network at an account. */
  refusals: {
    windowMs: 15 * 60_000,
    /** Entries of all networks in a window: at 300 bytes each, a flood from everywhere costs 6 MB a day. */
    entries: 200,
  },
  newsletter: {
    /** Days after which a confirmation link ends, and an unconfirmed address is deleted. */
    confirmDays: 7,
    /** Milliseconds between two confirmation mails to an address. */
    mailIntervalMs: 3_600_000,
    /** The same for an address on the suppression list. */
    suppressedMailIntervalMs: 24 * 3_600_000,
    /** Milliseconds that a confirmation mail waits where many are asked for. */
    markedWaitMs: 600_000,
    /** Confirmation mails that a network causes in a window, far more than people behind one address ask for. */
    perNetwork: { hits: 60, windowMs: 3_600_000 },
  },
  /** Events that owners have sent to other systems. */
  webhooks: {
    most: 5,
    /** Characters. */
    recipient: { min: 3, max: 100 },
    url: { max: 500 },
    /** Milliseconds for one attempt in all, and for each address of a name while there are others. */
    totalMs: 10_000,
    attemptMs: 2500,
    /** Bytes that are read of an answer. */
    answerBytes: 4096,
    /** Events given up that the staff area names of each. */
    named: 20,
  },
  /** Milliseconds after which staff are told that mails do not go out. */
  mailStillMs: 10 * 60_000,
  /** The mail about flagged contact requests, and about those that are marked because many come. */
  digest: {
    /** Milliseconds between two of them, and between two while one that is marked waits to be told. */
    intervalMs: 3_600_000,
    markedIntervalMs: 600_000,
    /** Requests that a digest reports. */
    told: 5000,
    /** Requests that a digest names. */
    named: 100,
  },
} as const

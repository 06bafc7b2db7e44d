/** Limits of the staff area and of its accounts (product-decisions.md, Staff area). */
export const staffLimits = {
  username: { min: 1, max: 100 },
  password: { min: 12, max: 200 },
  /** Digits of a code from an authenticator app, and of a recovery code. */
  code: { app: 6, recovery: 12 },
  passkey: {
    name: { max: 60 }, // characters
    part: 16_384, // characters of each part of a browser's answer
    /** Characters of a transport's name, and number of transports. */
    transport: 20,
    transports: 10,
  },
  backupMs: 8 * 86_400_000, // milliseconds for which a backup counts as recent
  requestWork: {
    note: 2000, // characters, as for reply and subject
    reply: 10_000,
    subject: 200,
    entries: 100, // notes of staff, or replies, of one request
    fromCustomer: 30, // questions and refusals of one request, from the pages of its offers
    onTop: 20, // due requests at the top of the list
    samePerson: 99, // limit up to which requests of the same person are counted
    earlier: 3, // earlier requests named for each of address, telephone number and company
    proFormaNumber: 40, // characters
    outcome: 200, // characters about the outcome of a request
    sum: 1e12, // most that was won, in whole units of the currency
    trade: 40, // characters
  },
  /** Replies, pro-formas and test mails that an account may send in a window. */
  staffMails: { hits: 60, windowMs: 3_600_000 },
  /**
   * Milliseconds that a test mail may take in total, and characters shown of the mail server's
   * answer.
   */
  testMail: { ms: 30_000, words: 300 },
  proForma: { name: 200, terms: 200 }, // characters of the addressee, and of a term
  proFormaLines: 60, // lines of a pro-forma: lines of the request's list, and others that staff add
  unsentForms: 20, // requests of which a browser asks whether they still exist
  page: { usual: 50, max: 200 }, // rows of a page of a staff list
  proofMs: 10 * 60_000, // milliseconds for which a proof of identity allows an export or a deletion
  /**
   * Milliseconds for which an invitation, or a link for a new password, is valid: over a weekend.
   */
  accountLinkMs: 72 * 3_600_000,
  // milliseconds after which a one-time password expires, used or not
  oneTimePasswordMs: 72 * 3_600_000,
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
  /** Characters of an issue of the newsletter; mail programs show 50 to 90 of subject and preview. */
  issue: { subject: { max: 120 }, preview: { max: 160 }, intro: { max: 2000 } },
  /** Bytes of an issue's text, and of its HTML. Large mailbox providers cut off a longer mail. */
  issueBytes: 100_000,
  /** Issues in a row that a mail server refuses for good until an address is set aside. */
  issueRefusals: 3,
  /** Milliseconds after which staff are warned that an issue of the newsletter does not progress. */
  issueStillMs: 61 * 60_000,
  mailStillMs: 10 * 60_000, // milliseconds after which staff are warned that mails are not being sent
} as const

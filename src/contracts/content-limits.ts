// Plain data, which the browser reads too.

/** Bounds of the editor's own input. */
export const contentLimits = {
  /** Bytes of the body of an entry: the longest file of the copy has 45 KB. */
  entry: 512 * 1024,
  /** Characters of a text of the content: the longest of the copy has 968. Most fields have a shorter limit of their own. */
  text: { max: 5000 },
  /** Values in an entry, lists and objects counted too, and items of one list or fields of one object: the longest of the copy have 526 and 38. */
  values: { total: 5000, ofOne: 500 },
  /** Texts that staff begin a reply with. */
  snippets: 30,
  /** Bytes of a picture as it is sent, and of one part of it where it comes in parts. */
  picture: { bytes: 20 * 1024 * 1024, part: 1024 * 1024 },
  /** Bytes of a certificate's PDF, which comes in one request: on a line of 1 Mbit/s in 40 of its 60 seconds. */
  certificateBytes: 5 * 1024 * 1024,
  /** Pixels of a picture that is sent: 50 million are 8600 by 5800. More would fill the memory. */
  pixels: { most: 50_000_000, leastWidth: 320, leastHeight: 200 },
  /**
   * Pictures that arrive in parts at the same time, in all and of one editor, and the parts of one picture, also of a client that sends
   * smaller ones; milliseconds for which parts are kept after the last one.
   */
  uploads: { total: 4, perEditor: 2, parts: 40, keptMs: 2 * 60_000 },
  /**
   * Pictures that are decoded at the same time, uploads that wait for it, and the share of one editor in both; milliseconds after which
   * one is given up (50 million pixels take two to seven seconds), and seconds after which somebody who found no room tries again.
   */
  decoding: { slots: 1, slotsPerEditor: 1, waiting: 4, waitingPerEditor: 2, longestMs: 60_000, retryAfter: 15 },
  /** Pixels of the longer side of a master; no cut is wider than 2400. */
  masterSide: 3200,
  /** Share of a picture's width and height, from its middle, within which a press keeps the middle. */
  pictureMiddle: 1 / 6,
  /** Characters. */
  slug: { max: 60 },
  title: { max: 80 },
  summary: { max: 200 },
  pictureName: { max: 80 },
  /** Hours for which a link to a preview opens it. */
  previewLinkHours: 24,
  /** Hours for which a discarded text can be brought back, and texts of one entry: the oldest goes. */
  kept: { hours: 24, perEntry: 20 },
  /** Texts that are looked for at once, the characters of one, and the fields that are named for them. */
  words: { texts: 6, max: 600, found: 8 },
  /** Words that the texts are searched for: fewest and most characters; fields that are listed; characters of the sentence around. */
  search: { least: 2, max: 120, found: 50, sentence: 180 },
  /** Changed fields that one entry of the audit log names; it counts the rest. */
  loggedFields: 200,
  /** Entries of one page of the history. */
  history: 50,
  /** Months for which publications are kept. */
  publicationMonths: 24,
} as const

/** What an entry is at present, the most urgent first: a draft may also be hidden. */
export const entryStates = ['removed', 'new', 'draft', 'hidden', 'unconfirmed', 'scheduled', 'published'] as const
export const entryGroups = ['pages', 'free-pages', 'products', 'articles', 'questions', 'lists', 'company', 'pictures'] as const
export const entryKinds = ['product', 'article', 'page', 'question'] as const

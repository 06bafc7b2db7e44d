// Plain data, which the browser reads too.

/** Bounds of the editor's own input. */
export const contentLimits = {
  entry: 512 * 1024, // bytes of the body of an entry: the longest file of the copy has 45 KB
  /** Characters of a text of the content: the longest of the copy has 968. Most fields have a shorter limit of their own. */
  text: { max: 5000 },
  /** Values in an entry, lists and objects included, and items of a list or fields of an object. The most of the copy are 526 and 38. */
  values: { total: 5000, ofOne: 500 },
  snippets: 30, // texts to begin a reply with
  picture: { bytes: 20 * 1024 * 1024, part: 1024 * 1024 }, // bytes of an uploaded picture, and of a part of it
  /** Bytes of a certificate's PDF, which comes in one request: on a line of 1 Mbit/s in 40 of its 60 seconds. */
  certificateBytes: 5 * 1024 * 1024,
  /** Pixels of a picture that is sent: 50 million are 8600 by 5800. More would fill the memory. */
  pixels: { most: 50_000_000, leastWidth: 320, leastHeight: 200 },
  /** Pictures that arrive in parts at the same time. */
  uploads: {
    total: 4,
    perEditor: 2,
    parts: 40, // parts of a picture; a client may send smaller ones
    keptMs: 2 * 60_000, // milliseconds for which parts are kept after the last one
  },
  /** Pictures that are decoded at the same time. */
  decoding: {
    slots: 1,
    slotsPerEditor: 1,
    waiting: 4, // uploads that wait
    waitingPerEditor: 2,
    longestMs: 60_000, // milliseconds after which a picture is refused: 50 million pixels take two to seven seconds
    retryAfter: 15, // seconds after which an upload that found no room is tried again
  },
  masterSide: 3200, // pixels of the longer side of a master; no cut is wider than 2400
  /** Share of a picture around its middle that counts as the middle when pressed. */
  pictureMiddle: 1 / 6,
  slug: { max: 60 }, // characters
  title: { max: 80 },
  summary: { max: 200 },
  pictureName: { max: 80 },
  previewLinkHours: 24, // hours for which a link to a preview opens it
  /** Discarded texts that can be brought back: the hours, and texts of an entry, after which the oldest goes. */
  kept: { hours: 24, perEntry: 20 },
  /** Words of a page whose field is looked for. */
  words: {
    texts: 6, // texts of a request
    max: 600, // characters of a text
    found: 8, // fields that the answer names
  },
  /** The search of the editor. */
  search: {
    least: 2, // characters of the words
    max: 120,
    found: 50, // fields that are listed
    sentence: 180, // characters of the sentence around
  },
  loggedFields: 200, // changed fields that one entry of the audit log names; it counts the rest
  history: 50, // entries of a page of the history
  publicationMonths: 24, // months for which publications are kept
} as const

/** States of an entry, the most urgent first. */
export const entryStates = ['removed', 'new', 'draft', 'hidden', 'unconfirmed', 'scheduled', 'published'] as const
export const entryGroups = ['pages', 'free-pages', 'products', 'articles', 'questions', 'lists', 'company', 'pictures'] as const
export const entryKinds = ['product', 'article', 'page', 'question'] as const

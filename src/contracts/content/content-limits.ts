// Plain data, which the browser reads too.

/** Bounds of the editor's own input. */
export const contentLimits = {
  /** Bytes of the body of an entry: the longest file of the copy has 45 KB. */
  entry: 512 * 1024,
  /** Characters of a text of the content: the longest of the copy has 968. Most fields have a shorter limit of their own. */
  text: { max: 5000 },
  /** Values in an entry, lists and objects included, and items of a list or fields of an object. The most of the copy are 526 and 38. */
  values: { total: 5000, ofOne: 500 },
  /** Texts to begin a reply with. */
  snippets: 30,
  /** Bytes of an uploaded picture, and of a part of it. */
  picture: { bytes: 20 * 1024 * 1024, part: 1024 * 1024 },
  /** Bytes of a certificate's PDF, which comes in one request: on a line of 1 Mbit/s in 40 of its 60 seconds. */
  certificateBytes: 5 * 1024 * 1024,
  /** Pixels of a picture that is sent: 50 million are 8600 by 5800. More would fill the memory. */
  pixels: { most: 50_000_000, leastWidth: 320, leastHeight: 200 },
  /** Pictures that arrive in parts at the same time. */
  uploads: {
    total: 4,
    perEditor: 2,
    /** Parts of a picture; a client may send smaller ones. */
    parts: 40,
    /** Milliseconds for which parts are kept after the last one. */
    keptMs: 2 * 60_000,
  },
  /** Pictures that are decoded at the same time. */
  decoding: {
    slots: 1,
    slotsPerEditor: 1,
    /** Uploads that wait. */
    waiting: 4,
    waitingPerEditor: 2,
    /** Milliseconds after which a picture is refused: 50 million pixels take two to seven seconds. */
    longestMs: 60_000,
    /** Seconds after which an upload that found no room is tried again. */
    retryAfter: 15,
  },
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
  /** Discarded texts that can be brought back: the hours, and texts of an entry, after which the oldest goes. */
  kept: { hours: 24, perEntry: 20 },
  /** Words of a page whose field is looked for. */
  words: {
    /** Texts of a request. */
    texts: 6,
    /** Characters of a text. */
    max: 600,
    /** Fields that the answer names. */
    found: 8,
  },
  /** The search of the editor. */
  search: {
    /** Characters of the words. */
    least: 2,
    max: 120,
    /** Fields that are listed. */
    found: 50,
    /** Characters of the sentence around. */
    sentence: 180,
  },
  /** Changed fields that one entry of the audit log names; it counts the rest. */
  loggedFields: 200,
  /** Entries of a page of the history. */
  history: 50,
  /** Months for which publications are kept. */
  publicationMonths: 24,
} as const

/** What an entry is at present, the most urgent first: a draft may also be hidden. */
export const entryStates = ['removed', 'new', 'draft', 'hidden', 'unconfirmed', 'scheduled', 'published'] as const
export const entryGroups = ['pages', 'free-pages', 'products', 'articles', 'questions', 'lists', 'company', 'pictures'] as const
export const entryKinds = ['product', 'article', 'page', 'question'] as const

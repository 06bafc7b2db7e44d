// Plain data, because the browser loads it too.

export const contentLimits = {
  entry: 512 * 1024, // bytes of the body of an entry: the longest file of the content has 45 KB
  /**
   * Maximum characters of a text in the content. The longest has 968, and most fields have a lower
   * limit.
   */
  text: { max: 5000 },
  // characters of the clipboard's HTML that the editor reads; Word puts 40 KB of styles before a text
  pastedHtml: 4 * 1024 * 1024,
  /**
   * Maximum number of values in an entry, lists and objects included, and of items of one list or
   * object. At present 526 and 38 occur.
   */
  values: { total: 5000, ofOne: 500 },
  snippets: 30, // texts for beginning a reply
  // bytes of an uploaded picture, and of one part of an upload
  logoBytes: 100 * 1024,
  picture: { bytes: 20 * 1024 * 1024, part: 1024 * 1024 },
  /**
   * Maximum bytes of a certificate's PDF, sent in one request, which takes 40 of the allowed 60
   * seconds at 1 Mbit/s.
   */
  certificateBytes: 5 * 1024 * 1024,
  /** Of a file that a translator returns: the delivered site has 378 KB in French. */
  catalogueBytes: 2 * 1024 * 1024,
  /** What is read of such a file. */
  returned: {
    texts: 10_000, // the delivered site has 2,000
    faults: 100, // places that cannot be read, which are listed
    others: 100, // texts of no entry of this site, which are listed
    /** A translation may be so many times as long as its original, or as long as `shortest`. */
    longerThanOriginal: 4,
    shortest: 300, // characters
    /** Proposals of former texts that an entry may have, besides one for each of its texts. */
    proposals: 20,
  },
  /** Pixels of an uploaded picture: 50 million are 8600 by 5800. More would not fit into memory. */
  pixels: { most: 50_000_000, leastWidth: 320, leastHeight: 200 },
  /** Pictures that arrive in parts at the same time. */
  uploads: {
    total: 4,
    perEditor: 2,
    parts: 40, // parts of a picture; a client may send smaller ones
    keptMs: 2 * 60_000, // milliseconds after the last part for which parts are stored
  },
  /** Pictures that are decoded at the same time. */
  decoding: {
    permits: 1,
    waiting: 4, // uploads that wait
    waitingPerEditor: 2,
    // milliseconds after which decoding is given up: 50 million pixels take two to seven seconds
    longestMs: 60_000,
    retryAfter: 15, // seconds after which a client retries an upload for which there was no room
  },
  masterSide: 3200, // pixels of the longer side of a stored picture; no crop is wider than 2400
  /**
   * Distance from a picture's centre, as a share of its width or height, within which a click
   * selects the centre.
   */
  pictureMiddle: 1 / 6,
  slug: { max: 60 }, // characters
  title: { max: 80 },
  summary: { max: 200 },
  pictureName: { max: 80 },
  previewLinkHours: 24, // hours for which a link to a preview opens it
  /**
   * Discarded texts that can be restored: for how many hours, and how many for each entry before
   * the oldest is deleted.
   */
  kept: { hours: 24, perEntry: 20 },
  /** Limits of the request that finds the field of words on a page. */
  words: {
    texts: 6, // texts of a request
    max: 600, // characters of a text
    found: 8, // fields that the answer names
  },
  search: {
    least: 2, // characters of the words
    max: 120,
    found: 50, // fields that are listed
    sentence: 180, // characters of the sentence around the words
  },
  loggedFields: 200, // changed fields that one entry of the audit log names; it counts the others
  history: 50, // entries of a page of the history
  listed: 60, // entries of a group that are listed before all of it is asked for
  publicationMonths: 24, // months for which publications are kept
} as const

/** States of an entry, most urgent first. */
export const entryStates = [
  'removed',
  'new',
  'draft',
  'hidden',
  'unconfirmed',
  'sample',
  'scheduled',
  'published',
] as const

/** Types of pictures that the editor takes, in the words of docs/editing.md. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const
export const pictureTypeWords = 'JPEG, PNG, WebP or AVIF'

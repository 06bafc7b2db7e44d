/** Milliseconds since 1970, UTC; a bigint column on both engines. */
export type Milliseconds = number
/** A boolean; SQLite has none. */
export type ZeroOrOne = 0 | 1
/** Entries separated by commas; an empty text for no entries. */
export type List = string

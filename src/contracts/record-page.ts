/** A page of a list, with its cursor. */
export type RecordPage<Item> = {
  items: Item[]
  /** Cursor for `after`; null at the end. */
  next: number | null
  /** Number of rows in the filtered list. */
  total: number
  /** Ids of rows of this page that cannot be shown. */
  unreadable?: number[]
}

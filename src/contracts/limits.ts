/** Every bound of the product's own input and calls, named once (decisions.md, Forms and Staff area). */
export const limits = {
  /** Characters, after trimming and NFC normalisation. */
  name: { min: 1, max: 100 },
  company: { max: 200 },
  phone: { min: 5, max: 32 },
  email: { max: 254 },
  message: { min: 1, max: 5000 },
  timeZone: { max: 64 },
  username: { min: 1, max: 100 },
  password: { min: 12, max: 200 },
  idempotencyKey: { min: 8, max: 100 },
  /** Words that staff search contact requests for. */
  search: { max: 100 },
  /** Bytes of a request body. */
  body: 64 * 1024,
  /** Time zones that the staff list offers to choose from, the most common ones. */
  zonesOffered: 100,
  /** Rows of one page of a staff list. */
  page: { usual: 50, max: 200 },
  /** How long is kept what the privacy policy gives an end; the hourly housekeeping deletes it then. */
  retention: { contactMonths: 24, mailLineDays: 30 },
} as const

/** Rows of the message box (spec.md §5). */
export const messageRows = 4

/** Bounds of the product's own input and calls (product-decisions.md, Forms and Staff area); those of the contact form are in contact-fields.ts. */
export const limits = {
  /** Characters, after trimming and NFC normalisation. */
  email: { max: 254 },
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

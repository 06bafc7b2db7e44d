/**
 * Terms that the privacy policy states by tokens (content/derived/site-tokens.ts). Data is deleted
 * by the hourly housekeeping, and cookies end by themselves.
 */
export const retention = {
  requestMonths: 24,
  /** The page of an offer, after the last day on which the offer is valid. */
  offerDays: 90,
  flaggedDays: 30,
  /** Files of a form with a fault, until it is sent again. */
  looseFileHours: 1,
  /** A request that a visitor keeps in the browser (ui/submit/send-later-queue.ts). */
  queuedRequestHours: 48,
  /** The request list of a browser (site/islands/contact/request-list-storage.ts). */
  requestListDays: 7,
  mailLineDays: 30,
  auditMonths: 24,
  countMonths: 36,
  /** A subscription that was not confirmed, and the link that confirms it. */
  unconfirmedDays: 7,
  /** Longest window of the counters of forms. */
  counterHours: 24,
  regionDays: 365,
  deviceDays: 400,
  /** A session without use, and any session (product-decisions.md, Staff area). */
  idleSessionMinutes: 30,
  sessionHours: 12,
} as const

/** Housekeeping deletes a counter within the hour after its window. */
export const longestCounterHours = retention.counterHours + 1

/**
 * Milliseconds that people take to send a form: at least 500, often less than 2000 if the browser
 * fills all fields.
 */
export const formAge = { min: 500, max: 24 * 3_600_000 } as const

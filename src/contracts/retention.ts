/** Retention periods of the privacy policy, after which the hourly housekeeping deletes data. */
export const retention = {
  contactMonths: 24,
  flaggedDays: 30,
  mailLineDays: 30,
  auditMonths: 24,
  countMonths: 36,
} as const

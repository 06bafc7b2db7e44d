import { shiftDay } from '#src/contracts/days.ts'

/**
 * Returns the day on which a request that waits for its customer comes back to staff: some days
 * after today, or earlier if its offer ends before. Days by the company's calendar.
 * @param validUntil last day of the offer; null for none
 * @param days after which it comes back
 * @param daysBeforeEnd of the offer
 */
export function dayToComeBack({
  today,
  validUntil,
  days,
  daysBeforeEnd,
}: {
  today: string
  validUntil: string | null
  days: number
  daysBeforeEnd: number
}): string {
  const later = shiftDay(today, days)
  if (validUntil === null || validUntil < today) return later
  const before = shiftDay(validUntil, -daysBeforeEnd)
  const [, best = later] = [shiftDay(today, 1), before].sort()
  const [first = later] = [best, later].sort()
  return first
}

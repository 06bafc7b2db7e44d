import { shiftDay } from '#src/contracts/days.ts'

/**
 * Returns the day on which a request that waits for its customer comes back to staff: some days
 * after today, or earlier if its offer ends before or something was promised. Days by the company's
 * calendar.
 * @param validUntil last day of the offer; null for none
 * @param promised day by which whoever accepted an offer was told to have its invoice; null for none
 * @param days after which it comes back
 * @param daysBeforeEnd of the offer
 */
export function dayToComeBack({
  today,
  validUntil,
  promised,
  days,
  daysBeforeEnd,
}: {
  today: string
  validUntil: string | null
  promised: string | null
  days: number
  daysBeforeEnd: number
}): string {
  const later = shiftDay(today, days)
  const tomorrow = shiftDay(today, 1)
  const isOver = validUntil === null || validUntil < today
  const isPast = promised === null || promised < today
  const earlier = [isOver ? null : shiftDay(validUntil, -daysBeforeEnd), isPast ? null : promised]
  const [first = later] = [...earlier.filter((day) => day !== null), later].sort()
  const [, best = first] = [first, tomorrow].sort()
  return best
}

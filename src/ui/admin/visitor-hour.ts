/**
 * The clock where the visitor is, and whether a call suits now. Working hours are taken as 08:00 to 18:00, Monday to Friday.
 * @returns undefined for a zone that is unknown
 */
export function readVisitorHour(now: Date, timeZone: string | null): string | undefined {
  if (!timeZone) return undefined
  try {
    const parts = Object.fromEntries(
      new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
        .formatToParts(now)
        .map(({ type, value }) => [type, value]),
    )
    const hour = Number(parts['hour'])
    const isWeekend = parts['weekday'] === 'Sat' || parts['weekday'] === 'Sun'
    const advice = isWeekend
      ? 'weekend'
      : hour >= 8 && hour < 18
        ? 'calls fine'
        : hour === 7
          ? 'early'
          : hour >= 18 && hour < 20
            ? 'late'
            : 'wait'
    return `${parts['hour']}:${parts['minute']} there, ${advice}`
  } catch {
    // A zone that this machine's table lacks.
    return undefined
  }
}

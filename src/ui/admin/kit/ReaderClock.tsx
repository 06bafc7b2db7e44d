import { useEffect } from 'react'
import { formatMoment } from '#src/contracts/formats.ts'

/**
 * Converts `LocalTime` outside islands to the reader's time zone, and writes the zone's name into
 * `data-zone`.
 */
export function ReaderClock({ locale }: { locale: string }) {
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    for (const time of document.querySelectorAll<HTMLTimeElement>('main time'))
      time.textContent = formatMoment(new Date(time.dateTime), { locale, timeZone }, 'short')
    for (const place of document.querySelectorAll('main [data-zone]')) place.textContent = timeZone
  }, [locale])
  return null
}

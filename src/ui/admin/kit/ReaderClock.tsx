import { useEffect } from 'react'
import { formatMoment } from '#src/contracts/formats.ts'

/**
 * Lets a page that is no island show its times by the reader's clock, as the desk does: those of `LocalTime`, and the name of the zone
 * where `data-zone` asks for it. Without the script both are the company's.
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

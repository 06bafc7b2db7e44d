import { useEffect } from 'react'
import { formatMoment } from '#src/contracts/formats.ts'

/** Shows `LocalTime` outside islands by the reader's clock, and the zone's name at `data-zone`. */
export function ReaderClock({ locale }: { locale: string }) {
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    for (const time of document.querySelectorAll<HTMLTimeElement>('main time'))
      time.textContent = formatMoment(new Date(time.dateTime), { locale, timeZone }, 'short')
    for (const place of document.querySelectorAll('main [data-zone]')) place.textContent = timeZone
  }, [locale])
  return null
}

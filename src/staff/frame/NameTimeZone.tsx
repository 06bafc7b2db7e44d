import { useEffect } from 'react'
import { browserTimeZone } from '#src/contracts/time-zone.ts'

/**
 * Sends the browser's time zone to the server, once for an account that has none. Pages after this one
 * are rendered in it.
 */
export function NameTimeZone() {
  useEffect(() => {
    const timeZone = browserTimeZone()
    if (timeZone)
      fetch('/admin/time-zone', {
        method: 'POST',
        body: new URLSearchParams({ timeZone }),
        redirect: 'manual',
      }).catch(() => undefined)
  }, [])
  return null
}

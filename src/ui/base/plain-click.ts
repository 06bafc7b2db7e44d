import type { MouseEvent } from 'react'

/** Handles a plain click. A click that opens another tab or window is left to the browser. */
export const onPlainClick = (act: () => void) => (event: MouseEvent) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  act()
}

import type { MouseEvent } from 'react'

/** Acts on a click in place of the browser, but leaves a click that asks for another tab or window to it. */
export const onPlainClick = (act: () => void) => (event: MouseEvent) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  act()
}

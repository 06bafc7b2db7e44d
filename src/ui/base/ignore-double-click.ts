import type { MouseEvent } from 'react'

/** Ignores the second click of a double click, which would undo or repeat the first. */
export const ignoreDoubleClick = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault()
}

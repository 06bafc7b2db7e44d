import type { MouseEvent } from 'react'

/** For a button whose second press would undo or repeat the first: a double click presses it once. */
export const ignoreDoubleClick = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault()
}

import { useEffect, useState } from 'react'
import { readStored, store } from '../../../base/browser-storage.ts'

const key = 'preview-pane'
/** The same range as in Editor.module.css. */
const wide = '(width >= 1100px)'

/** Holds whether the preview is open: beside the form on wide screens unless closed there, in place of the form on narrow ones. */
export function usePreviewPane() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setOpen(matchMedia(wide).matches && readStored('browser', key) !== 'closed'), [])
  return {
    isOpen,
    toggle() {
      // Only wide screens remember the choice.
      if (matchMedia(wide).matches) store('browser', key, isOpen ? 'closed' : 'open')
      setOpen(!isOpen)
    },
    showForm() {
      if (!matchMedia(wide).matches) setOpen(false)
    },
  }
}

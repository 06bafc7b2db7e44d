import { useEffect, useState } from 'react'
import { readStored, store } from '../../../base/browser-storage.ts'

const key = 'preview-pane'
/** Where there is room for the page beside the form (Editor.module.css). */
const wide = '(width >= 1100px)'

/** Whether the preview stands beside the form: where there is room, unless it was closed; elsewhere in place of the form, on a press. */
export function usePreviewPane() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setOpen(matchMedia(wide).matches && readStored('browser', key) !== 'closed'), [])
  return {
    isOpen,
    toggle() {
      // On a narrow screen it comes and goes with every look.
      if (matchMedia(wide).matches) store('browser', key, isOpen ? 'closed' : 'open')
      setOpen(!isOpen)
    },
    /** Shows the form, which a narrow screen has no room for beside the page. */
    showForm() {
      if (!matchMedia(wide).matches) setOpen(false)
    },
  }
}

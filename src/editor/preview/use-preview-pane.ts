import { useEffect, useState } from 'react'
import { readStored, store } from '#src/ui/base/browser-storage.ts'

const key = 'preview-pane'
/** The same range as in Editor.module.css. */
const wide = '(width >= 1100px)'

/**
 * Holds whether the preview is open. On wide screens it opens beside the form unless closed before;
 * on narrow ones it replaces the form.
 */
export function usePreviewPane() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setOpen(matchMedia(wide).matches && readStored('browser', key) !== 'closed'), [])
  return {
    isOpen,
    toggle() {
      if (matchMedia(wide).matches) store('browser', key, isOpen ? 'closed' : 'open')
      setOpen(!isOpen)
    },
    showForm() {
      if (!matchMedia(wide).matches) setOpen(false)
    },
  }
}

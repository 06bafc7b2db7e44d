import { useEffect, useState } from 'react'
import { readStored, store } from '../../../base/browser-storage.ts'

const key = 'preview-pane'
/** As in Editor.module.css. */
const wide = '(width >= 1100px)'

/** Opens the preview beside the form on wide screens, unless it was closed; on narrow ones it replaces the form on a press. */
export function usePreviewPane() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setOpen(matchMedia(wide).matches && readStored('browser', key) !== 'closed'), [])
  return {
    isOpen,
    toggle() {
      // A narrow screen does not remember it.
      if (matchMedia(wide).matches) store('browser', key, isOpen ? 'closed' : 'open')
      setOpen(!isOpen)
    },
    showForm() {
      if (!matchMedia(wide).matches) setOpen(false)
    },
  }
}

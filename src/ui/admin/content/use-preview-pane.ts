import { useEffect, useState } from 'react'

const key = 'preview-pane'
/** Where there is room for the page beside the form (Editor.module.css). */
const wide = '(width >= 1100px)'

/** Whether the preview stands beside the form: where there is room, unless somebody closed it; elsewhere in place of the form, on a press. */
export function usePreviewPane() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setOpen(matchMedia(wide).matches && localStorage.getItem(key) !== 'closed'), [])
  return {
    isOpen,
    toggle() {
      // On a narrow screen it comes and goes with every look.
      try {
        if (matchMedia(wide).matches) localStorage.setItem(key, isOpen ? 'closed' : 'open')
      } catch {
        // A browser that keeps nothing asks again.
      }
      setOpen(!isOpen)
    },
    /** Shows the form, which a narrow screen has no room for beside the page. */
    showForm() {
      if (!matchMedia(wide).matches) setOpen(false)
    },
  }
}

import { fieldIdAt } from '../kit/editor-context.ts'

const patienceMs = 2000
/** Until when parts beside the form, such as the preview, may still move its fields. */
const settledMs = 5000
const readerEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

function mark(field: HTMLElement) {
  field.dataset['found'] = ''
  field.addEventListener('blur', () => delete field.dataset['found'], { once: true })
}

/**
 * Selects the words if the field contains them literally; tokens and links look different in the
 * field than on the page.
 */
function select(field: HTMLElement, words: string) {
  if (
    !(
      field instanceof HTMLTextAreaElement ||
      (field instanceof HTMLInputElement && field.type === 'text')
    )
  )
    return
  const at = field.value.indexOf(words)
  if (words !== '' && at >= 0) field.setSelectionRange(at, at + words.length)
}

/** Focuses a field or button, in the middle of the view if it fits. */
export function showField(field: HTMLElement) {
  field.scrollIntoView({ block: field.offsetHeight < innerHeight ? 'center' : 'start' })
  field.focus({ preventScroll: true })
}

/**
 * Shows a part that was just added, and focuses its first field, or its first button.
 * @param caret where in its text to go on
 */
export function focusOnAdded(at: string, caret?: 'start') {
  // The card of an item has no id while its field has one.
  const whole =
    document.getElementById(fieldIdAt(at)) ?? document.querySelector(`li[data-place="${at}"]`)
  const body = document.getElementById(`${fieldIdAt(at)}-body`) ?? whole
  const controls = 'input, textarea, select, button:not([tabindex])'
  const field = body?.matches(controls) ? body : body?.querySelector(controls)
  if (whole && field instanceof HTMLElement) {
    whole.scrollIntoView({ block: 'nearest' })
    showField(field)
    if (caret && field instanceof HTMLTextAreaElement) field.setSelectionRange(0, 0)
  }
}

/** Whether a field, or as much of it as fills half the window, is in view. */
const isInView = (field: HTMLElement) => {
  const { top, bottom } = field.getBoundingClientRect()
  return top >= 0 && Math.min(bottom, top + innerHeight / 2) <= innerHeight
}

/** Scrolls to a field again when parts around it move it out of view, until the reader acts. */
function keepInView(field: HTMLElement) {
  const observer = new ResizeObserver(() => {
    if (field.isConnected && !isInView(field)) showField(field)
  })
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const event of readerEvents) removeEventListener(event, stop)
  }
  const timer = setTimeout(stop, settledMs)
  for (const event of readerEvents) addEventListener(event, stop, { passive: true })
  observer.observe(document.body)
}

/** Scrolls to a field once the parts around it are open, marks it, and selects the words. */
export function focusOn(at: string, words = '') {
  const until = Date.now() + patienceMs
  const look = () => {
    const field = document.getElementById(fieldIdAt(at))
    if (field && field.getClientRects().length > 0) {
      showField(field)
      keepInView(field)
      mark(field)
      select(field, words)
    } else if (Date.now() < until) requestAnimationFrame(look)
    // A missing value has no field, so its parent is marked.
    else if (at.includes('/')) focusOn(at.replace(/\/[^/]*$/, ''))
  }
  look()
}

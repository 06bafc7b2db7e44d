import { idOf } from '../kit/editor-context.ts'

/** Milliseconds for which a field that opens is waited for. */
const patience = 2000

function mark(field: HTMLElement) {
  field.dataset['found'] = ''
  field.addEventListener('blur', () => delete field.dataset['found'], { once: true })
}

/** Selects words where a field says them just so: a token or a link is written in another way than it is read. */
function select(field: HTMLElement, words: string) {
  if (!(field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type === 'text'))) return
  const at = field.value.indexOf(words)
  if (words !== '' && at >= 0) field.setSelectionRange(at, at + words.length)
}

/** Brings a field into view once the parts that hold it have opened, marks it, and selects the words that were searched for. */
export function focusOn(at: string, words = '') {
  const until = Date.now() + patience
  const look = () => {
    const field = document.getElementById(idOf(at))
    // One in a part that is not shown yet cannot take the focus.
    if (field && field.getClientRects().length > 0) {
      field.scrollIntoView({ block: field.offsetHeight < innerHeight ? 'center' : 'start' })
      field.focus()
      mark(field)
      select(field, words)
    } else if (Date.now() < until) requestAnimationFrame(look)
    // Something that is missing has no field of its own: what should hold it has.
    else if (at.includes('/')) focusOn(at.replace(/\/[^/]*$/, ''))
  }
  look()
}

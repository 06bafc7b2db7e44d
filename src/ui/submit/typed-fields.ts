import { honeypotField } from '#src/contracts/contact/contact-fields.ts'
import { typedTexts } from '../base/form/typed-texts.ts'

export type TypedFields = Record<string, string>

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isBox = ({ type }: Control) => type === 'checkbox' || type === 'radio'

/**
 * Lists the fields whose values may be stored: never passwords, codes, files, or hidden fields,
 * which a later page renders anew. A hidden field with `data-typed` belongs to what was typed.
 */
const typedControls = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (control): control is Control =>
      (control instanceof HTMLInputElement ||
        control instanceof HTMLTextAreaElement ||
        control instanceof HTMLSelectElement) &&
      control.name !== '' &&
      control.name !== honeypotField &&
      (control.type !== 'hidden' || control.hasAttribute('data-typed')) &&
      !['password', 'file', 'submit', 'button', 'reset', 'image'].includes(control.type) &&
      !/\b(?:one-time-code|(?:current|new)-password)\b/.test(control.autocomplete),
  )

/** Reads what was typed and chosen in a form. */
export function readTyped(form: HTMLFormElement): TypedFields {
  const names = typedControls(form).map(({ name }) => name)
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      names.includes(name) && typeof value === 'string' ? [[name, value]] : [],
    ),
  )
}

/** Shows stored values in a form, in place of those that it has. */
export function fillTyped(form: HTMLFormElement, text: unknown): void {
  if (typeof text !== 'object' || text === null) return
  const values = new Map<string, unknown>(Object.entries(text))
  for (const control of typedControls(form)) {
    if (isBox(control) && control instanceof HTMLInputElement) {
      const isChecked = values.get(control.name) === control.value
      if (control.checked === isChecked) continue
      control.checked = isChecked
    } else if (values.has(control.name)) control.value = String(values.get(control.name))
    else continue
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** Visitors tick a box, such as a consent, anew. */
const ofVisitor = (control: Control) => control.type !== 'checkbox'

function storeOfVisitor(form: HTMLFormElement, place: string): void {
  const names = typedControls(form).flatMap((control) => (ofVisitor(control) ? control.name : []))
  const typed = Object.entries(readTyped(form)).filter(
    ([name, value]) => names.includes(name) && value !== '',
  )
  // The choice that a form begins with is none of the visitor's.
  const hasText = typedControls(form).some(
    (control) => ofVisitor(control) && !isBox(control) && control.value !== '',
  )
  const hasChoice = typedControls(form).some(
    (control) =>
      control instanceof HTMLInputElement &&
      control.type === 'radio' &&
      control.checked !== control.defaultChecked,
  )
  if (hasText || hasChoice) typedTexts.store('visitor', place, Object.fromEntries(typed))
  else typedTexts.forget('visitor', place)
}

/** Fills fields that are empty, and chooses what was chosen, if it is still there. */
function restoreOfVisitor(form: HTMLFormElement, place: string): void {
  const text = typedTexts.find('visitor', place)?.text
  if (typeof text !== 'object' || text === null) return
  const values = new Map<string, unknown>(Object.entries(text))
  for (const control of typedControls(form)) {
    const value = values.get(control.name)
    if (typeof value !== 'string' || !ofVisitor(control)) continue
    if (control instanceof HTMLInputElement && control.type === 'radio') {
      if (control.value !== value || control.checked || control.disabled) continue
      control.checked = true
    } else if (control.value !== '' || value === '') continue
    else control.value = value
    control.closest('details')?.setAttribute('open', '')
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/**
 * Stores what a visitor types into a form, and shows it again when the form is opened anew in this
 * tab. What the server filled in, such as a form that it refused, stays.
 * @param place without spaces, because islands list the keys that they wait for
 * @returns a function that stops it
 */
export function keepTyped(form: HTMLFormElement, place: string): () => void {
  restoreOfVisitor(form, place)
  const keep = () => storeOfVisitor(form, place)
  // Something may have been typed before the script ran, or posted and refused.
  keep()
  form.addEventListener('input', keep)
  return () => form.removeEventListener('input', keep)
}

/**
 * Keeps what is typed into the forms of a page without islands: `data-typed-as` of a form names its
 * place, and `data-sent` of an answer names the places that were sent, with spaces between. A place
 * that ends with a dot stands for all that begin with it.
 */
export function keepTypedForms(): void {
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-sent]')) {
    for (const sent of (dataset['sent'] ?? '').split(' ')) {
      const places = typedTexts.places('visitor').filter((place) => place.startsWith(sent))
      for (const place of sent.endsWith('.') ? places : [sent]) typedTexts.forget('visitor', place)
    }
  }
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-typed-as]'))
    keepTyped(form, form.dataset['typedAs'] ?? '')
}

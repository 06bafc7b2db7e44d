type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What a person has entered in the fields of an island, by name of field. */
export type Typed = {
  fields: Map<
    string,
    { text: string; isChecked: boolean; files: FileList | null; chosen: string[] }
  >
  focus: {
    key: string
    field: Field
    selection: Parameters<HTMLInputElement['setSelectionRange']> | null
  } | null
}

/** Returns the fields by name; fields of the same name are numbered. */
function fieldsByKey(island: Element): Map<string, Field> {
  const fields = new Map<string, Field>()
  for (const field of island.querySelectorAll<Field>('input, textarea, select')) {
    const name = field.name || field.id
    let number = 0
    while (fields.has(`${name} ${number}`)) number += 1
    if (field.type !== 'hidden') fields.set(`${name} ${number}`, field)
  }
  return fields
}

const chosenOf = (field: Field) =>
  field instanceof HTMLSelectElement ? [...field.selectedOptions].map(({ value }) => value) : []

/** Whether another option is chosen than when the page came: without a default, the first one. */
function isChosenAnew(select: HTMLSelectElement): boolean {
  const options = [...select.options]
  const marked = options.filter(({ defaultSelected }) => defaultSelected)
  const first = options.find(({ disabled }) => !disabled)
  const begun = select.multiple ? marked : [marked.at(-1) ?? first]
  return options.some((option) => option.selected !== begun.includes(option))
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return isChosenAnew(field)
  if (field instanceof HTMLInputElement && field.files) return field.files.length > 0
  return (
    field.value !== field.defaultValue ||
    (field instanceof HTMLInputElement && field.checked !== field.defaultChecked)
  )
}

/**
 * Writes each text once more. React writes the default value of each field, which takes the caret of
 * a field to its start if its value was never written.
 */
export function holdSelections(island: Element): void {
  for (const field of island.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input, textarea',
  )) {
    // Fields of other kinds have no selection. A changed one was written, or a letter is composed.
    if (field.selectionStart === null || isChanged(field)) continue
    const { value } = field
    field.value = value
  }
}

export function readTyped(island: Element): Typed {
  const typed: Typed = { fields: new Map(), focus: null }
  for (const [key, field] of fieldsByKey(island)) {
    if (isChanged(field))
      typed.fields.set(key, {
        text: field.value,
        isChecked: field instanceof HTMLInputElement && field.checked,
        files: field instanceof HTMLInputElement ? field.files : null,
        chosen: chosenOf(field),
      })
    if (field !== document.activeElement) continue
    const { selectionStart, selectionEnd } =
      field instanceof HTMLSelectElement ? { selectionStart: null, selectionEnd: null } : field
    typed.focus = {
      key,
      field,
      selection: selectionStart === null ? null : [selectionStart, selectionEnd],
    }
  }
  return typed
}

/**
 * Sets a property of a field past React's own setter, which notes it as seen, and lets React take it
 * for changed: React reports a change only of a value that differs from the one that it has seen
 * last. A value that is there already is not written again, because that would end the composing of
 * a letter, as of Yoruba or Chinese.
 */
function setUnseen(
  field: Field,
  name: 'value' | 'checked',
  { value, before }: { value: string | boolean; before: string | boolean },
): void {
  if (Reflect.get(field, name) !== value)
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name)?.set?.call(field, value)
  // React's setter writes to the element that it is called on: here to a copy.
  Object.getOwnPropertyDescriptor(field, name)?.set?.call(field.cloneNode(), before)
}

/**
 * Fills the fields of an island with what was typed, and reports it to React, which otherwise does
 * not receive changes from before it hydrated.
 */
export function putBack(island: Element, { fields, focus }: Typed): void {
  const byKey = fieldsByKey(island)
  const focused = focus && byKey.get(focus.key)
  const before = focused?.value
  for (const [key, { text, isChecked, files, chosen }] of fields) {
    const field = byKey.get(key)
    if (field instanceof HTMLSelectElement) {
      for (const option of field.options) option.selected = chosen.includes(option.value)
    } else if (field instanceof HTMLInputElement && files) {
      field.files = files
    } else if (field) {
      setUnseen(field, 'value', { value: text, before: field.defaultValue })
      if (field instanceof HTMLInputElement)
        setUnseen(field, 'checked', { value: isChecked, before: field.defaultChecked })
    }
    // React reads checkboxes at a click. A mouse event would toggle them.
    const isTicked = field?.matches('[type="checkbox"], [type="radio"]')
    for (const type of isTicked ? ['click', 'input', 'change'] : ['input', 'change'])
      field?.dispatchEvent(new Event(type, { bubbles: true }))
  }
  if (!focused) return
  // Only a field that was replaced has lost its focus. While a person goes on to the next field, no
  // field has it for a moment, and what is typed then belongs there.
  const isLost = !focus.field.isConnected && document.activeElement === document.body
  if (isLost) focused.focus({ preventScroll: true })
  if (document.activeElement !== focused || focused instanceof HTMLSelectElement) return
  // A text that is written into a field moves its caret to the end. In any other field stands what
  // the person has selected since.
  const isAsLeft = focused === focus.field && focused.value === before
  if (focus.selection && !isAsLeft) focused.setSelectionRange(...focus.selection)
}

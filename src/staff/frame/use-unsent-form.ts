import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { staffFlag } from './staff-flag.ts'
import { tabTexts } from './tab-texts.ts'

type Fields = Record<string, string>

/**
 * Values of a form without its hidden fields, which a later page renders anew. A hidden field with
 * `data-typed` belongs to what was typed.
 */
function readFields(form: HTMLFormElement): Fields {
  const typed = Array.from(form.elements).flatMap((field) =>
    'name' in field &&
    'type' in field &&
    (field.type !== 'hidden' || field.hasAttribute('data-typed'))
      ? [String(field.name)]
      : [],
  )
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typed.includes(name) && typeof value === 'string' ? [[name, value]] : [],
    ),
  )
}

/** Reads the values that the server sent with a form, not what was typed before its script ran. */
function readDefaults(form: HTMLFormElement): Fields {
  const copy = form.cloneNode(true)
  if (!(copy instanceof HTMLFormElement)) return {}
  copy.reset()
  return readFields(copy)
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function fillFields(form: HTMLFormElement, text: unknown): void {
  if (typeof text !== 'object' || text === null) return
  const values = new Map<string, unknown>(Object.entries(text))
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
      const isChecked = values.get(field.name) === field.value
      if (field.checked === isChecked) continue
      field.checked = isChecked
    } else if (
      (field instanceof HTMLInputElement ||
        field instanceof HTMLTextAreaElement ||
        field instanceof HTMLSelectElement) &&
      values.has(field.name)
    )
      field.value = String(values.get(field.name))
    else continue
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

export type UnsentForm = {
  form: RefObject<HTMLFormElement | null>
  onInput: (event: FormEvent<HTMLFormElement>) => void
  /** Time of the restored text, ISO 8601; null for none. */
  restoredAt: string | null
  /** Whether the browser could not store what was typed. */
  isUnstored: boolean
  /** Lets the page be left without a question, because the browser posts the form itself. */
  leave: () => void
  /** Removes the text after it was sent. */
  forget: () => void
  /** Removes the text and shows the form as it was opened. */
  startAgain: () => void
}

/**
 * Keeps what is typed into a form of uncontrolled fields in the browser, restores it when the form
 * is opened again, and lets the browser ask before the page is left.
 * @param place names the form within the account (unsent-texts.ts); undefined keeps nothing
 * @param isPosted whether the server has filled the form with what was posted and not sent
 */
export function useUnsentForm(
  account: number,
  place: string | undefined,
  isPosted = false,
): UnsentForm {
  const form = useRef<HTMLFormElement>(null)
  const begun = useRef<Fields>({})
  const sent = useRef(false)
  const isChanged = useRef(false)
  const [restoredAt, setRestored] = useState<string | null>(null)
  const [isUnstored, setUnstored] = useState(false)

  useEffect(() => {
    if (!form.current || place === undefined) return
    if (isPosted) {
      tabTexts.store(account, place, readFields(form.current))
      return
    }
    begun.current = readDefaults(form.current)
    const stored = tabTexts.adopt(account, place)
    if (!stored || isSame(stored.text, begun.current)) return
    fillFields(form.current, stored.text)
    isChanged.current = false
    setRestored(stored.at)
  }, [account, place, isPosted])

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isChanged.current && !staffFlag.isSigningOut()) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])

  return {
    form,
    onInput: ({ currentTarget }) => {
      if (place === undefined || sent.current) return
      const fields = readFields(currentTarget)
      isChanged.current = !isSame(fields, begun.current)
      if (isChanged.current) setUnstored(!tabTexts.store(account, place, fields))
      else tabTexts.forget(account, place, () => false)
    },
    restoredAt,
    isUnstored: isUnstored,
    leave() {
      isChanged.current = false
    },
    forget() {
      if (place === undefined) return
      sent.current = true
      isChanged.current = false
      const fields = form.current && readFields(form.current)
      tabTexts.forget(account, place, (text) => isSame(text, fields))
    },
    startAgain() {
      if (place === undefined || !form.current) return
      fillFields(form.current, begun.current)
      tabTexts.forget(account, place, () => false)
      isChanged.current = false
      setRestored(null)
    },
  }
}

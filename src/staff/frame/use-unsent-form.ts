import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { typedTexts } from '#src/ui/base/form/typed-texts.ts'
import { fillTyped, readTyped, type TypedFields } from '#src/ui/submit/typed-fields.ts'
import { staffFlag } from './staff-flag.ts'

/** Reads the values that the server sent with a form, not what was typed before its script ran. */
function readDefaults(form: HTMLFormElement): TypedFields {
  const copy = form.cloneNode(true)
  if (!(copy instanceof HTMLFormElement)) return {}
  copy.reset()
  return readTyped(copy)
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

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
 * Keeps what is typed into a form of uncontrolled fields in this tab, restores it when the form is
 * opened again, and lets the browser ask before the page is left.
 * @param place names the form within the account; undefined keeps nothing
 * @param isPosted whether the server has filled the form with what was posted and not sent
 */
export function useUnsentForm(
  account: number,
  place: string | undefined,
  isPosted = false,
): UnsentForm {
  const form = useRef<HTMLFormElement>(null)
  const begun = useRef<TypedFields>({})
  const sent = useRef(false)
  const isChanged = useRef(false)
  const [restoredAt, setRestored] = useState<string | null>(null)
  const [isUnstored, setUnstored] = useState(false)

  // Before anything more can be typed, which would be stored in place of what is stored.
  useLayoutEffect(() => {
    if (!form.current || place === undefined) return
    if (isPosted) {
      typedTexts.store(account, place, readTyped(form.current))
      return
    }
    begun.current = readDefaults(form.current)
    const stored = typedTexts.find(account, place)
    if (!stored || isSame(stored.text, begun.current)) return
    fillTyped(form.current, stored.text)
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
      const fields = readTyped(currentTarget)
      isChanged.current = !isSame(fields, begun.current)
      if (isChanged.current) setUnstored(!typedTexts.store(account, place, fields))
      else typedTexts.forget(account, place)
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
      typedTexts.forget(account, place)
    },
    startAgain() {
      if (place === undefined || !form.current) return
      fillTyped(form.current, begun.current)
      typedTexts.forget(account, place)
      isChanged.current = false
      setRestored(null)
    },
  }
}

import { useCallback } from 'react'
import { typedTexts } from '../base/form/typed-texts.ts'
import { keepTyped } from './typed-fields.ts'

/**
 * Keeps what a visitor types into an island's form (typed-fields.ts).
 * @returns `ref` of the form, and what forgets the text once it was sent or queued
 */
export function useTypedForm(place: string) {
  const ref = useCallback(
    (form: HTMLFormElement | null) => (form ? keepTyped(form, place) : undefined),
    [place],
  )
  return { ref, forget: () => typedTexts.forget('visitor', place) }
}

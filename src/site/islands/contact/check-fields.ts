import type { FaultTexts, FieldErrors } from '#src/contracts/contact/check-form.ts'
import { takeAddress } from '#src/contracts/contact/pasted-address.ts'

export type Control = {
  name: string
  type: string
  validity: Pick<ValidityState, 'valid' | 'valueMissing' | 'typeMismatch'>
  checked?: boolean
  value?: string
  /**
   * `aria-required` of a field without `required`. Firefox before 119 does not report it; the
   * server then checks the field.
   */
  ariaRequired?: string | null
}

/**
 * Browsers refuse invisible marks and letters that the server cleans or takes, so only what can be
 * no address is named here.
 */
const mayBeAddress = /[^\s@]@[^\s@]+\.[^\s@]/

/** @returns code of the fault that the browser found; undefined for none */
function faultOf({
  type,
  validity,
  checked,
  value,
  ariaRequired,
}: Control): 'missing' | 'invalid' | undefined {
  const isEmpty = type === 'checkbox' ? !checked : value?.trim() === ''
  const isMissing = ariaRequired === 'true' && isEmpty
  if (validity.valid && !isMissing) return undefined
  if (type === 'checkbox' || !validity.typeMismatch) return 'missing'
  return mayBeAddress.test(takeAddress(value ?? '')) ? undefined : 'invalid'
}

/**
 * Describes the faults that the browser found, in the server's words, which decides in the end.
 * @param texts of the fields of the form; others are not described
 */
export const checkFields = (controls: Iterable<Control>, texts: FaultTexts): FieldErrors =>
  Object.fromEntries(
    [...controls].flatMap((control) => {
      const fault = faultOf(control)
      const text = fault && texts[control.name]?.[fault]
      return text ? [[control.name, [text]]] : []
    }),
  )

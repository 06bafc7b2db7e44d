import type { FieldErrors } from '#src/contracts/contact/check-form.ts'
import { type FieldName, fieldErrors, fieldLabels } from '#src/contracts/contact/field-texts.ts'
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

const isFieldName = (name: string): name is FieldName => Object.hasOwn(fieldLabels, name)

/**
 * Describes the error that the browser found, in the server's words.
 * @returns undefined for none; the server decides in the end
 */
export function describeFieldProblem({
  name,
  type,
  validity,
  checked,
  value,
  ariaRequired,
}: Control): string | undefined {
  const isEmpty = type === 'checkbox' ? !checked : value?.trim() === ''
  const isMissing = ariaRequired === 'true' && isEmpty
  if ((validity.valid && !isMissing) || !isFieldName(name)) return undefined
  if (type === 'checkbox') return fieldErrors.consent
  if (validity.typeMismatch)
    return mayBeAddress.test(takeAddress(value ?? '')) ? undefined : fieldErrors.email
  return fieldErrors.missing(fieldLabels[name])
}

export function checkFields(controls: Iterable<Control>): FieldErrors {
  return Object.fromEntries(
    [...controls].flatMap((control) => {
      const problem = describeFieldProblem(control)
      return problem ? [[control.name, [problem]]] : []
    }),
  )
}

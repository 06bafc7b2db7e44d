import type { z } from 'zod'

export type FieldErrors = Record<string, string[]>
export type FieldValues = Record<string, string>

/** What a page shows of a form that was sent to it. */
export type PostedForm = {
  message: string
  detail: string
  errors: FieldErrors
  values: FieldValues
}

type CheckedForm<T> =
  | { ok: true; data: T }
  | { ok: false; errors: FieldErrors; values: FieldValues }

/** Fields whose values are never sent back. */
const secretFields = new Set(['password', 'currentPassword', 'newPassword', 'code'])

/** Reads the text fields of a form; the last value of a repeated field counts. */
function textFields(input: unknown): Record<string, unknown> {
  if (input instanceof FormData)
    return Object.fromEntries([...input].filter(([, value]) => typeof value === 'string'))
  // The cast is safe, because the schema checks the members of the object.
  return typeof input === 'object' && input !== null && !Array.isArray(input)
    ? (input as Record<string, unknown>)
    : {}
}

/**
 * Checks a JSON body or a form.
 * @returns the data, or errors by field with the typed values, except passwords and codes
 */
export function checkForm<T>(schema: z.ZodType<T>, input: unknown): CheckedForm<T> {
  const fields = textFields(input)
  const result = schema.safeParse(fields)
  if (result.success) return { ok: true, data: result.data }
  const errors: FieldErrors = {}
  for (const issue of result.error.issues) {
    const name = String(issue.path[0] ?? 'form')
    errors[name] ??= [issue.message] // the first issue of a field causes the others
  }
  return { ok: false, errors, values: typedValues(fields) }
}

/** Returns the submitted values that refill a form, without secrets. */
export function typedValues(input: unknown): FieldValues {
  return Object.fromEntries(
    Object.entries(textFields(input)).flatMap(([name, value]) => {
      if (secretFields.has(name)) return []
      if (value === true) return [[name, 'on']]
      return typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : []
    }),
  )
}

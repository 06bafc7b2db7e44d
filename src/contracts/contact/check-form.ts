import type { z } from 'zod'
import { formatNumber } from '../formats.ts'
import { say } from '../text/say.ts'

export type FieldErrors = Record<string, string[]>
export type FieldValues = Record<string, string>

/** A sentence for each fault of a field (content/words/forms.yaml, errors). */
export type FaultTexts = {
  readonly [field: string]: Readonly<Record<string, string>>
}

/** What a page shows of a form that was sent to it. */
export type PostedForm = {
  outcome: 'done' | 'invalid' | 'failed'
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

/** Numbers that are part of a sentence: bounds, and what a schema gives for its own faults. */
function slotsOf(issue: z.core.$ZodIssue): Record<string, unknown> {
  if (issue.code === 'too_big') return { max: issue.maximum }
  return issue.code === 'custom' ? (issue.params ?? {}) : {}
}

/**
 * Writes the sentence of a fault. A schema of staff has the sentence itself in place of a code.
 * @param lang of the sentence
 */
export function describeIssue(
  issue: z.core.$ZodIssue,
  field: string,
  texts: FaultTexts,
  lang: string,
): string {
  const slots = Object.entries(slotsOf(issue)).map(([name, value]) => [
    name,
    typeof value === 'number' ? formatNumber(value, lang) : String(value),
  ])
  return say<string>(texts[field]?.[issue.message] ?? issue.message, Object.fromEntries(slots))
}

/**
 * Checks a JSON body or a form.
 * @param texts of the faults; a fault without one keeps its code
 * @returns the data, or errors by field with the typed values, except passwords and codes
 */
export function checkForm<T>(
  schema: z.ZodType<T>,
  input: unknown,
  texts: FaultTexts = {},
  lang = 'en-GB',
): CheckedForm<T> {
  const fields = textFields(input)
  const result = schema.safeParse(fields)
  if (result.success) return { ok: true, data: result.data }
  const errors: FieldErrors = {}
  for (const issue of result.error.issues) {
    const name = String(issue.path[0] ?? 'form')
    // The first issue of a field causes the others.
    errors[name] ??= [describeIssue(issue, name, texts, lang)]
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

import { z } from 'zod'
import type { FieldErrors, FieldValues } from '#src/contracts/contact/check-form.ts'
import type { UploadedFile } from '#src/contracts/contact/contact-files.ts'
import type { Permission } from '#src/contracts/permissions.ts'
import type { SignedIn } from '#src/core/signed-in.server.ts'

/**
 * Result of a submitted form, which a page shows and the API sends as JSON. @template Given data
 * that only this form gives
 */
export type FormAnswer<Given = unknown> = {
  outcome: 'done' | 'invalid' | 'failed'
  /** 200 if done, 422 if invalid, otherwise the kind of failure. The page has the same status. */
  status: 200 | 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 503
  /** Text to show (spec.md §4 and §8); empty if the errors beside the fields are enough. */
  message: string
  detail: string
  errors: FieldErrors
  values: FieldValues
  /** Stored files that belong to no request yet, for the form when it is shown again. */
  files: UploadedFile[]
  given?: Given
  location: string
  /** Seconds to wait before the next attempt; 0 for none. */
  retryAfter: number
}

/** The request that sent a form, and what its answer changes in the browser. */
export type Visit = {
  request: Request
  /** Hands the token of a session to the browser. */
  setSession: (token: string) => void
  /** Makes the browser one of the known devices of an account. */
  rememberDevice: (staffId: number) => void
}

/** A form of visitors, which `processForm` reads, checks and acts on. */
export type VisitorForm<T, Given = never> = {
  schema: z.ZodType<T>
  /** Message when nothing was done. */
  failed: string
  /** Joins several fields of a page into one field of the schema. */
  prepare?: (fields: FormData) => undefined
  act: (data: T, values: FieldValues) => Promise<FormAnswer<Given>>
}

/** A form of the staff area, which `processStaffForm` reads, checks and acts on. */
export type StaffFormRule<T, Given = never> = {
  schema: z.ZodType<T>
  /** Message when nothing was done. */
  failed: string
  /**
   * Null for forms that every signed-in account may use about itself, even before it gives its
   * second factor.
   */
  permission: Permission | null
  /** For forms of buttons and hidden fields: no error is shown beside a field, so the answer has it. */
  isPressed?: true
  /** Joins several fields of a page into one field of the schema. */
  prepare?: (fields: FormData) => undefined
  act: (data: T, by: SignedIn, values: FieldValues, visit: Visit) => Promise<FormAnswer<Given>>
}

export const answer = <Given = never>(
  part: Partial<FormAnswer<Given>> & Pick<FormAnswer, 'outcome' | 'status'>,
): FormAnswer<Given> => ({
  // As pages ask for: what failed because of the server may succeed in a moment.
  retryAfter: part.status === 503 ? 5 : 0,
  message: '',
  detail: '',
  errors: {},
  values: {},
  files: [],
  location: '',
  ...part,
})

/** For a form without fields, because its address says what to do. */
export const noFields = z.object({})

type More = Partial<FormAnswer<never>>

export const done = <Given = never>(more: Partial<FormAnswer<Given>> = {}) =>
  answer<Given>({ outcome: 'done', status: 200, ...more })

export const invalid = (errors: FieldErrors, more: More = {}) =>
  answer<never>({ outcome: 'invalid', status: 422, errors, ...more })

/** Without a message it gets the one of the form. */
export const failed = (status: FormAnswer['status'], more: More = {}) =>
  answer<never>({ outcome: 'failed', status, ...more })

export const waitText = (seconds: number) =>
  `Wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'}, then try again.`

export const wait = (seconds: number, more: More = {}) =>
  failed(429, { message: waitText(seconds), retryAfter: seconds, ...more })

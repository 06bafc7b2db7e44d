import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { checkForm, type FieldErrors, type FieldValues, typedValues } from '#src/contracts/check-form.ts'
import { contactChange, contactRequest, newsletterRequest, passwordChange, signInRequest } from '#src/contracts/forms.ts'
import { texts } from '#src/contracts/texts.ts'
import type { Client } from '../request/client-address.ts'
import type { Services } from '../services/services.ts'
import type { SignedIn } from '../services/sessions.ts'
import { type BodyKind, readBody } from './read-body.ts'

/** Result of a submitted form. A page shows it; the API sends it as JSON. */
export type FormAnswer = {
  outcome: 'done' | 'invalid' | 'failed'
  /** 200 when done, 422 when invalid, else what went wrong: the status of the page too. */
  status: 200 | 400 | 401 | 404 | 409 | 413 | 415 | 422 | 429 | 503
  /** Text to show (spec.md §4 and §8); empty where the errors beside the fields are enough. */
  message: string
  /** What the visitor can do about it, where that is known. */
  detail: string
  errors: FieldErrors
  /** Submitted values, to fill the fields again; empty when done, and never a password. */
  values: FieldValues
  /** The reference of a stored contact request. */
  reference: string
  /** Where to go next with status 303, after a sign-in or a change of password. */
  location: string
  /** Seconds to wait before the next attempt; 0 for none. */
  retryAfter: number
}

/** Hidden fields that a form of ours carries, beside an empty text field named `honeypotField`. */
export type HiddenFields = { formToken: string; idempotencyKey: string }

/** What a form needs of the page that takes it: Astro's global object has both. */
export type FormPage = { request: Request; response: { status?: number; headers: Headers } }

type Dependencies = {
  services: Services
  client: Client
  staff: SignedIn | null
  /** Seconds to wait where the network has reached its limit (middleware/rate-limit.ts), else 0. */
  retryAfter: number
  /** Opens a session in the browser, or clears it. */
  setSession: (token: string | null) => void
  /** Called with errors of the server. */
  onError: (error: unknown) => void
}

const waitFor = (seconds: number) => `Wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'}, then try again.`

/** All forms. Pages (without JavaScript) and the API use the same functions (decision 0010). */
export function createForms({ services, client, staff, retryAfter, setSession, onError }: Dependencies) {
  const answer = (part: Partial<FormAnswer> & Pick<FormAnswer, 'outcome' | 'status'>): FormAnswer => ({
    message: '',
    detail: '',
    errors: {},
    values: {},
    reference: '',
    location: '',
    retryAfter: 0,
    ...part,
  })

  /** Values of the form that is shown again: its hidden fields are kept, so that sending it again is the same submission. */
  let sent: FieldValues = {}

  type Form<T> = {
    schema: z.ZodType<T>
    failed: string
    /** Exempt from the limit for signed-in staff, who may change many contacts in a row. */
    isForStaff?: boolean
    act: (data: T, values: FieldValues) => Promise<FormAnswer>
  }

  async function take<T>(request: Request, kind: BodyKind, { schema, failed, isForStaff = false, act }: Form<T>): Promise<FormAnswer> {
    const read = await readBody(request, kind)
    if (!read.ok) return answer({ outcome: 'failed', status: read.status, message: failed, detail: read.detail })
    const values = typedValues(read.body)
    sent = values
    if (retryAfter > 0 && !(isForStaff && staff))
      return answer({ outcome: 'failed', status: 429, message: failed, detail: waitFor(retryAfter), values, retryAfter })
    const form = checkForm(schema, read.body)
    if (!form.ok) return answer({ outcome: 'invalid', status: 422, errors: form.errors, values })
    try {
      const result = await act(form.data, values)
      if (result.outcome === 'done') sent = {}
      return result
    } catch (error) {
      onError(error)
      return answer({
        outcome: 'failed',
        status: 503,
        message: failed,
        detail: 'Try again in a moment. What you typed is still here.',
        values,
      })
    }
  }

  return {
    /**
     * Takes the form that was posted to a page, and gives the page its status, `Retry-After` where there is one, and `no-store`:
     * its hidden fields belong to one visitor and one fill.
     * @returns null where the page was only looked at
     */
    async receive({ request, response }: FormPage, form: (request: Request) => Promise<FormAnswer>): Promise<FormAnswer | null> {
      response.headers.set('cache-control', 'no-store')
      if (request.method !== 'POST') return null
      const result = await form(request)
      response.status = result.status
      if (result.retryAfter > 0) response.headers.set('retry-after', String(result.retryAfter))
      return result
    },

    /** Hidden fields for a form that is about to be shown: fresh ones, or those of the submission that is shown again. */
    hidden: (): HiddenFields => ({
      formToken: sent['formToken'] || services.formTokens.issue(),
      idempotencyKey: sent['idempotencyKey'] || randomUUID(),
    }),

    /** Takes a contact request (spec.md §4, contact form). */
    contact: (request: Request, kind: BodyKind = 'form') =>
      take(request, kind, {
        schema: contactRequest,
        failed: texts.contactFailed,
        act: async (data) => {
          const { reference } = await services.contacts.submit(data, client)
          return answer({ outcome: 'done', status: 200, message: texts.contactSent, reference })
        },
      }),

    /** Marks a contact request as new, answered or flagged (decision 0023). */
    contactChange: (request: Request, id: number, kind: BodyKind = 'form') =>
      take(request, kind, {
        schema: contactChange,
        failed: 'The contact was not changed.',
        isForStaff: true,
        act: async (data) => {
          const failed = (status: 401 | 404 | 409, detail: string) =>
            answer({ outcome: 'failed', status, message: 'The contact was not changed.', detail })
          if (!staff || staff.mustChangePassword) return failed(401, 'Sign in first.')
          const change = await services.contacts.change(id, data)
          if (change.outcome === 'missing') return failed(404, 'This contact is not kept any more.')
          if (change.outcome === 'conflict') return failed(409, 'Somebody else has changed this contact. It is shown as it is now.')
          return answer({ outcome: 'done', status: 200 })
        },
      }),

    /** Takes a newsletter request; the answer is the same whether the address is new or known. */
    newsletter: (request: Request, kind: BodyKind = 'form') =>
      take(request, kind, {
        schema: newsletterRequest,
        failed: texts.subscribeFailed,
        act: async (data) => {
          await services.subscribers.subscribe(data, client)
          return answer({ outcome: 'done', status: 200, message: texts.subscribed })
        },
      }),

    /**
     * Ends a subscription by the token in the address (decision 0020). Without checks of the body and the rate: a mail
     * provider sends its own body (RFC 8058), and many requests after an issue of the newsletter.
     */
    async unsubscribe(request: Request): Promise<FormAnswer> {
      const token = new URL(request.url).searchParams.get('token') ?? ''
      try {
        const isDone = await services.subscribers.unsubscribe(token)
        return isDone ? answer({ outcome: 'done', status: 200 }) : answer({ outcome: 'failed', status: 400 })
      } catch (error) {
        onError(error)
        return answer({ outcome: 'failed', status: 503 })
      }
    },

    /** Signs in and opens a session under a new token. */
    signIn: (request: Request, kind: BodyKind = 'form') =>
      take(request, kind, {
        schema: signInRequest,
        failed: texts.invalidCredentials,
        act: async (data, values) => {
          const result = await services.sessions.signIn(data, client)
          if (result.outcome === 'wait') {
            const { seconds } = result
            return answer({ outcome: 'failed', status: 429, message: waitFor(seconds), values, retryAfter: seconds })
          }
          if (result.outcome === 'refused') return answer({ outcome: 'failed', status: 401, message: texts.invalidCredentials, values })
          setSession(result.token)
          return answer({ outcome: 'done', status: 200, location: '/admin/dashboard' })
        },
      }),

    /** Changes one's own password; every session of the account ends, and this browser gets a new one. */
    changePassword: (request: Request, kind: BodyKind = 'form') =>
      take(request, kind, {
        schema: passwordChange,
        failed: 'The password was not changed.',
        act: async (data) => {
          if (!staff) return answer({ outcome: 'failed', status: 401, message: 'Sign in first.' })
          if (!(await services.staff.changePassword(staff.id, data)))
            return answer({ outcome: 'invalid', status: 422, errors: { currentPassword: ['This is not your current password.'] } })
          setSession(await services.sessions.open(staff.id))
          return answer({ outcome: 'done', status: 200, location: '/admin/dashboard' })
        },
      }),
  }
}

export type Forms = ReturnType<typeof createForms>

import type { Context } from 'hono'
import type { Consent } from '#src/contracts/contact/consent.ts'
import type { ContactAnswer, InvalidAnswer } from '#src/contracts/contact/contact-answers.ts'
import { readId } from '#src/contracts/ids.ts'
import type { FormAnswer } from '../forms/form.server.ts'
import type { SignedIn } from '../signed-in.server.ts'
import type { AppEnv } from './app-env.ts'
import { problem } from './problem.ts'

/**
 * Returns the signed-in account.
 * @throws if there is no session, which middleware/authorize.ts already excludes
 */
export function staffOf({ var: { staff } }: Context<AppEnv>): SignedIn {
  if (!staff) throw new Error('a guarded address was reached without a session')
  return staff
}

/** Reads an id in the path of a call. @returns 0, which no row has, for anything else */
export const idOf = (c: Context<AppEnv>, name = 'id'): number => readId(c.req.param(name))

type Done = { status: 200 | 201; body: ContactAnswer | { success: true } }

/**
 * Sends the result of a form as JSON.
 * @param options whether the answer lists the stored files; and what visitors agree to now, which is
 * sent with a refusal where the form had another version
 */
export function answerForm(
  c: Context,
  form: FormAnswer,
  done: Done = { status: 200, body: { success: true } },
  { takesFiles = false, consent }: { takesFiles?: boolean; consent?: Consent } = {},
) {
  if (form.outcome === 'done') return c.json(done.body, done.status)
  // An empty list is sent too, so that the form drops files that are no longer stored.
  const files = takesFiles ? { files: form.files } : {}
  const read = form.values['consentVersion']
  const now = consent && read !== undefined && read !== consent.version ? { consent } : {}
  if (form.outcome === 'invalid')
    return c.json(
      {
        success: false,
        errors: form.errors,
        ...files,
        ...now,
      } satisfies InvalidAnswer,
      422,
    )
  const headers: Record<string, string> =
    form.retryAfter > 0 ? { 'retry-after': String(form.retryAfter) } : {}
  return problem(form.status, form.detail || form.message, headers, files)
}

/** Streams parts. The next part is read only after the client has taken the previous one. */
export const streamOf = (parts: AsyncGenerator<Uint8Array>) =>
  new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { value, done } = await parts.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: async () => {
        await parts.return(undefined)
      },
    },
    { highWaterMark: 1 },
  )

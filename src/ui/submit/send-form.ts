import type { FieldErrors } from '#src/contracts/contact/check-form.ts'
import type { Consent } from '#src/contracts/contact/consent.ts'
import type {
  ContactAnswer,
  InvalidAnswer,
  ProblemDetails,
} from '#src/contracts/contact/contact-answers.ts'
import type { UploadedFile } from '#src/contracts/contact/contact-files.ts'
import { limits } from '#src/contracts/limits.ts'

type Answer = Partial<
  ContactAnswer & {
    formToken: string
    startsAt: string
    token: string
    isOverLimit: boolean
    isUnmailed: boolean
  }
> &
  Partial<Omit<InvalidAnswer, 'success'>> &
  Partial<ProblemDetails>

export type SendOutcome =
  /** 2xx; `answer` is null if the body could not be read. */
  | { kind: 'accepted'; answer: Answer | null }
  /**
   * 422: fields with errors. `files` (here and in `refused`) are those that the server has stored
   * for the next attempt.
   */
  | {
      kind: 'invalid'
      errors: FieldErrors
      files?: UploadedFile[] | undefined
      /** What the visitor agrees to now. */
      consent?: Consent | undefined
    }
  /** A chosen file could not be read, so nothing was sent. The errors name it. */
  | { kind: 'unreadable'; errors: FieldErrors }
  /**
   * Any other status. `detail` says what to do and `type` names the problem, if the server sent
   * them.
   */
  | {
      kind: 'refused'
      status: number
      detail: string | undefined
      type?: string | undefined
      /** Seconds for which our server asks to wait. */
      retryAfter?: number | undefined
      /** The server's time, in milliseconds since 1970. */
      at?: number | undefined
      files?: UploadedFile[] | undefined
    }
  /** No answer because the network failed. The request may or may not have arrived. */
  | { kind: 'unanswered' }

/**
 * Sends JSON, or a form with files, to the API of this origin. Never throws: errors are outcomes.
 * @param path address under /api
 */
export async function sendJson(path: string, body: unknown): Promise<SendOutcome> {
  const isForm = body instanceof FormData
  const longest = isForm ? limits.queuedRequests.longestFilesMs : limits.longestSendMs
  let response: Response
  try {
    response = await fetch(path, {
      method: 'POST',
      ...(isForm ? {} : { headers: { 'content-type': 'application/json' } }),
      body: isForm ? body : JSON.stringify(body),
      // The API never redirects, but the portal of a Wi-Fi does.
      redirect: 'error',
      // Chrome before 103 and Safari before 16 have no such signal, and wait as their network does.
      signal: AbortSignal.timeout?.(longest) ?? null,
    })
  } catch {
    return { kind: 'unanswered' }
  }
  return readOutcome(response)
}

/**
 * Answers of our server that only the visitor can do something about. Others pass: 408 and 425
 * mean that it did not arrive whole or came too early, and 429 that it has to wait.
 */
const refusals: readonly number[] = [409, 410, 413, 422]

/**
 * Tells whether a request was stored. `unknown`: no answer, a fault that may pass, or an answer
 * that is not ours, such as a proxy's or a portal's. The request may or may not have been stored.
 */
export function fateOf(outcome: SendOutcome): 'stored' | 'refused' | 'unsent' | 'unknown' {
  if (outcome.kind === 'accepted') return outcome.answer?.success === true ? 'stored' : 'unknown'
  if (outcome.kind === 'invalid') return 'refused'
  if (outcome.kind === 'unreadable') return 'unsent'
  const isOurs = outcome.kind === 'refused' && outcome.type !== undefined
  return isOurs && refusals.includes(outcome.status) ? 'refused' : 'unknown'
}

/**
 * Writes fields and files as a form. A list of texts becomes several fields of one name.
 * @param files with the name of their field
 */
export function formOf(
  fields: Record<string, unknown>,
  files: { field: string; list: readonly File[] },
): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    for (const one of Array.isArray(value) ? value : [value])
      form.append(name, typeof one === 'string' ? one : one ? 'on' : '')
  for (const file of files.list) form.append(files.field, file)
  return form
}

/**
 * Sends a form with files and reports progress, which `fetch` cannot do.
 * @param onProgress receives the sent share, 0 to 1
 */
export const sendForm = (
  path: string,
  form: FormData,
  { onProgress, signal }: { onProgress: (done: number) => void; signal: AbortSignal },
) =>
  new Promise<SendOutcome>((resolve) => {
    const request = new XMLHttpRequest()
    const fail = () => resolve({ kind: 'unanswered' })
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () =>
      resolve(
        readOutcome(
          new Response(request.responseText, {
            status: request.status,
            headers: retryHeaders.flatMap((name): [string, string][] => {
              const value = request.getResponseHeader(name)
              return value === null ? [] : [[name, value]]
            }),
          }),
        ),
      )
    request.onerror = fail
    request.onabort = fail
    signal.addEventListener('abort', () => request.abort())
    request.open('POST', path)
    request.send(form)
  })

const retryHeaders = ['retry-after', 'date'] as const

/** Reads the server's clock. @returns undefined if the answer has no time */
export function timeOf({ headers }: Response): number | undefined {
  const at = Date.parse(headers.get('date') ?? '')
  return Number.isNaN(at) ? undefined : at
}

/** Reads `Retry-After`, which is a number of seconds or a time by the server's clock (RFC 9110). */
function secondsToWait(response: Response): number | undefined {
  const asked = response.headers.get('retry-after') ?? ''
  const until = Date.parse(asked)
  const seconds = /^\d+$/.test(asked)
    ? Number(asked)
    : Math.ceil((until - (timeOf(response) ?? Date.now())) / 1000)
  return seconds > 0 ? seconds : undefined
}

async function readOutcome(response: Response): Promise<SendOutcome> {
  const answer = await readAnswer(response)
  if (response.ok) return { kind: 'accepted', answer }
  const files = answer?.files
  if (response.status === 422 && answer?.errors)
    return { kind: 'invalid', errors: answer.errors, files, consent: answer.consent }
  return {
    kind: 'refused',
    status: response.status,
    detail: answer?.detail,
    type: answer?.type,
    retryAfter: secondsToWait(response),
    at: timeOf(response),
    files,
  }
}

async function readAnswer(response: Response): Promise<Answer | null> {
  try {
    const body: unknown = await response.json()
    // The cast is safe: the API answers in this shape (contracts/contact/contact-answers.ts); each part is
    // optional and checked where it is used.
    return typeof body === 'object' && body !== null ? (body as Answer) : null
  } catch {
    return null
  }
}

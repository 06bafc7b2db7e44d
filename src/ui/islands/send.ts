import type { FieldErrors } from '#src/contracts/check-form.ts'
import type { ContactAnswer, InvalidAnswer, Problem } from '#src/contracts/records.ts'

/** What the API may say; every part may be missing. */
type Answer = Partial<ContactAnswer & { formToken: string }> & Partial<Omit<InvalidAnswer, 'success'>> & Partial<Problem>

/** How a request fared. */
export type Outcome =
  /** 2xx; `answer` is null where the body could not be read. */
  | { kind: 'accepted'; answer: Answer | null }
  /** 422: fields that need another look. */
  | { kind: 'invalid'; errors: FieldErrors }
  /** Any other status; `detail` says what to do and `type` names the problem, where the server knows it. */
  | { kind: 'refused'; status: number; detail: string | undefined; type?: string | undefined }
  /** No answer: the network failed. Whether the request arrived is unknown. */
  | { kind: 'unanswered' }

/**
 * Sends JSON to the API of this origin. It never throws: what can go wrong is an outcome.
 * @param path address under /api
 */
export async function send(path: string, body: unknown): Promise<Outcome> {
  let response: Response
  try {
    response = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  } catch {
    return { kind: 'unanswered' }
  }
  const answer = await readAnswer(response)
  if (response.ok) return { kind: 'accepted', answer }
  if (response.status === 422 && answer?.errors) return { kind: 'invalid', errors: answer.errors }
  return { kind: 'refused', status: response.status, detail: answer?.detail, type: answer?.type }
}

async function readAnswer(response: Response): Promise<Answer | null> {
  try {
    const body: unknown = await response.json()
    // Our own API answers in these shapes (contracts/records.ts); each part is optional and checked where it is used.
    return typeof body === 'object' && body !== null ? (body as Answer) : null
  } catch {
    return null
  }
}

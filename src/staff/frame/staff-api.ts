import { proofNeeded } from '#src/contracts/account/proof.ts'

/**
 * Result of a request. `refused` has the server's text; `needsProof`: the server asks for a proof
 * of identity first.
 */
export type CallOutcome<Answer, Refusal = object> =
  | { kind: 'done'; answer: Answer }
  | {
      kind: 'refused'
      status: number
      text: string
      needsProof: boolean
      refusal: Partial<Refusal>
    }
  | { kind: 'signed-out' }
  /** The role may not open the page, or another step must come first. */
  | { kind: 'not-open' }
  /** `retryAfter` in seconds. */
  | { kind: 'failed'; text?: string | undefined; retryAfter?: number }

export type Request = { method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE'; body?: object | Blob }

type Problem = {
  type?: string
  detail?: string
  title?: string
  problems?: unknown
  errors?: Record<string, string[]>
}

/** Sends a request; never throws. @param path under /api */
export async function ask<Answer, Refusal = object>(
  path: string,
  { method = 'GET', body }: Request = {},
): Promise<CallOutcome<Answer, Refusal>> {
  try {
    const response = await fetch(`/api${path}`, {
      method,
      cache: 'no-store',
      ...(body instanceof Blob && {
        body,
        headers: { 'content-type': 'application/octet-stream' },
      }),
      ...(body &&
        !(body instanceof Blob) && {
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json' },
        }),
    })
    if (response.status === 401) return { kind: 'signed-out' }
    // The API answers in the shapes of contracts/, or with problem details (RFC 9457).
    const answer: unknown = response.status === 204 ? null : await response.json()
    if (response.ok) return { kind: 'done', answer: answer as Answer }
    const problem = answer as Partial<Refusal> & Problem
    const retryAfter = Number(response.headers.get('retry-after'))
    if (response.status >= 500)
      return { kind: 'failed', text: problem.detail, ...(retryAfter > 0 && { retryAfter }) }
    const needsProof = problem.type === proofNeeded
    if (response.status === 403 && !needsProof && !problem.problems) return { kind: 'not-open' }
    const text =
      Object.values(problem.errors ?? {})[0]?.[0] ??
      problem.detail ??
      problem.title ??
      'The server refused this.'
    return { kind: 'refused', status: response.status, text, needsProof, refusal: problem }
  } catch {
    return { kind: 'failed' }
  }
}

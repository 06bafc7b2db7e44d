import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { reportUse } from './session-watch.ts'
import type { CallOutcome } from './staff-api.ts'
import { leaveStaffArea } from './staff-flag.ts'

type Failed = Extract<CallOutcome<never>, { kind: 'signed-out' | 'not-open' | 'failed' }>

class RequestError extends Error {
  constructor(readonly failed: Failed) {
    super(failed.kind)
  }
}

/** Returns an answer or a refusal. @throws RequestError for any other outcome */
export function orThrow<Answer, Refusal>(
  outcome: CallOutcome<Answer, Refusal>,
): Exclude<CallOutcome<Answer, Refusal>, Failed> {
  if (outcome.kind === 'done' || outcome.kind === 'refused') return outcome
  throw new RequestError(outcome)
}

/** Returns the answer of a request that only reads. @throws RequestError if there is no answer */
export function answerOrThrow<Answer>(outcome: CallOutcome<Answer>): Answer {
  if (outcome.kind === 'done') return outcome.answer
  throw new RequestError(outcome.kind === 'refused' ? { kind: 'failed' } : outcome)
}

export const failureText = (error: unknown) =>
  error instanceof RequestError && error.failed.kind === 'failed' ? error.failed.text : undefined

function leave(error: Error): void {
  if (!(error instanceof RequestError)) return
  if (error.failed.kind === 'signed-out') leaveStaffArea()
  // The server redirects to the required step, or to a page that the role may open.
  if (error.failed.kind === 'not-open') location.assign('/admin')
}

/** Queries prolong the session unless `meta.isWatch`; none is retried. */
const createClient = () =>
  new QueryClient({
    queryCache: new QueryCache({
      onSuccess: (_, { meta }) => meta?.['isWatch'] || reportUse(),
      onError: leave,
    }),
    mutationCache: new MutationCache({ onSuccess: reportUse, onError: leave }),
    defaultOptions: {
      queries: { retry: false, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  })

let ofBrowser: QueryClient | undefined

/**
 * The query client of the staff area, one for all parts of a page, so that parts
 * which ask for the same share the answer. On the server each render gets its own, because answers
 * belong to the person who is signed in.
 */
export function staffClient(): QueryClient {
  if (import.meta.env.SSR) return createClient()
  ofBrowser ??= createClient()
  return ofBrowser
}

import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { reportUse } from './session-watch.ts'
import { leaveStaffArea } from './staff-flag.ts'

/** How a request of the staff area can fail: nobody is signed in, the role or something that has to be done first forbids it, anything else. */
const failures = ['signed-out', 'not-open', 'failed'] as const
type Failure = (typeof failures)[number]

class RequestError extends Error {
  constructor(readonly failure: Failure) {
    super(failure)
  }
}

/** Hands on what came of a request. @throws RequestError where it failed */
export function orThrow<Outcome extends { kind: string }>(outcome: Outcome): Exclude<Outcome, { kind: Failure }> {
  const failure = failures.find((kind) => kind === outcome.kind)
  if (failure) throw new RequestError(failure)
  // The outcomes that are left after the line above.
  return outcome as Exclude<Outcome, { kind: Failure }>
}

function leave(error: Error): void {
  if (!(error instanceof RequestError)) return
  if (error.failure === 'signed-out') leaveStaffArea()
  // The server leads to what has to be done first, or to what the role may open.
  if (error.failure === 'not-open') location.assign('/admin')
}

/** Holds what the dashboard has read (decision 0029). Only queries with `meta.isWatch` do not prolong the session; none is retried. */
export const createStaffClient = () =>
  new QueryClient({
    queryCache: new QueryCache({ onSuccess: (_, { meta }) => meta?.['isWatch'] || reportUse(), onError: leave }),
    mutationCache: new MutationCache({ onSuccess: reportUse, onError: leave }),
    defaultOptions: { queries: { retry: false, networkMode: 'always' }, mutations: { networkMode: 'always' } },
  })

import type { SessionRecord } from '../sign-in/session-records.ts'
import { createListener } from './listener.ts'
import { ask } from './staff-api.ts'

export const { notify: reportUse, listen: watchUse } = createListener<[]>()

const session = createListener<[SessionRecord]>()
export const watchSession = session.listen

/**
 * Asks who is signed in, without prolonging the session.
 * @returns null without a session, undefined without an answer
 */
export async function lookAtSession(): Promise<SessionRecord | null | undefined> {
  const outcome = await ask<SessionRecord>('/session')
  if (outcome.kind === 'done') session.notify(outcome.answer)
  if (outcome.kind === 'signed-out') return null
  return outcome.kind === 'done' ? outcome.answer : undefined
}

/** Prolongs the session by a request that every role may make. */
export const prolongSession = () => ask('/sessions', { method: 'HEAD' })

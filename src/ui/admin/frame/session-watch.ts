import type { SessionRecord } from '#src/contracts/contact/records.ts'
import { ask } from './staff-api.ts'

/** Called after each use of the session. The islands of a page share this module. */
let onUse: (() => void) | undefined

export const reportUse = () => onUse?.()

export function watchUse(report: () => void): () => void {
  onUse = report
  return () => {
    onUse = undefined
  }
}

let onSession: ((session: SessionRecord) => void) | undefined

export function watchSession(report: (session: SessionRecord) => void): () => void {
  onSession = report
  return () => {
    onSession = undefined
  }
}

/** Asks who is signed in, without prolonging the session. @returns null without a session, undefined without an answer */
export async function lookAtSession(): Promise<SessionRecord | null | undefined> {
  const outcome = await ask<SessionRecord>('/session')
  if (outcome.kind === 'done') onSession?.(outcome.answer)
  if (outcome.kind === 'signed-out') return null
  return outcome.kind === 'done' ? outcome.answer : undefined
}

/** Prolongs the session by a request that every role may make. */
export const prolongSession = () => ask('/sessions', { method: 'HEAD' })

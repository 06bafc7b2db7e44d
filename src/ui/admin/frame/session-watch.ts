import type { SessionRecord } from '#src/contracts/contact/records.ts'

/** Called after each use of the session, which prolongs it. Islands share it through this module. */
let onUse: (() => void) | undefined

export const reportUse = () => onUse?.()

/** @returns a function that stops the reports */
export function watchUse(report: () => void): () => void {
  onUse = report
  return () => {
    onUse = undefined
  }
}

let onSession: ((session: SessionRecord) => void) | undefined

/** @returns a function that stops the reports */
export function watchSession(report: (session: SessionRecord) => void): () => void {
  onSession = report
  return () => {
    onSession = undefined
  }
}

/** Asks who is signed in, without prolonging the session. @returns null when there is no session, undefined without an answer */
export async function lookAtSession(): Promise<SessionRecord | null | undefined> {
  try {
    const response = await fetch('/api/session', { cache: 'no-store' })
    if (response.status === 401) return null
    // Our own API answers with this shape (contracts/contact/records.ts).
    const session = response.ok ? ((await response.json()) as SessionRecord) : undefined
    if (session) onSession?.(session)
    return session
  } catch {
    return undefined
  }
}

/** Uses the session, so that it lasts longer: asks for what every role may read, without its data. It never throws. */
export const prolongSession = () => fetch('/api/sessions', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)

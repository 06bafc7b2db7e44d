import { findStaffRoute } from '../middleware/staff-routes.ts'
import { problemAnswers } from './openapi-parts.ts'

type Call = { summary: string; responses: object }
type Described<C> = C & { operationId: string; responses: Record<number, unknown> }

/** POST /contact/{id}/notes is called postContactIdNotes. */
const idOf = (method: string, path: string) => method + path.replace(/[^a-z\d]+([a-z]?)/gi, (_, letter: string) => letter.toUpperCase())

/** What the pipeline answers before the call is reached (http.ts), and what it needs, by the table of routes. */
function completed(method: string, path: string, call: Call) {
  const route = findStaffRoute(method.toUpperCase(), `/api${path}`)
  const isGuarded = 'access' in route && route.access !== 'anyone'
  const proof = 'needsProof' in route ? { 303: { description: 'A browser is led to the page that asks who one is.' } } : {}
  const before = [
    400,
    413,
    429,
    500,
    503,
    ...(isGuarded ? [401, 403] : []),
    ...(method === 'get' ? [] : [403]),
    ...(path.includes('{') ? [404] : []),
  ]
  return {
    operationId: idOf(method, path),
    ...(isGuarded ? { security: [{ session: [] }] } : {}),
    ...call,
    responses: { ...proof, ...problemAnswers(...before), ...call.responses },
  }
}

/** Gives each call its id, the session that it needs, and the answers that all calls share. */
export function describeCalls<Paths extends Record<string, Record<string, Call>>>(paths: Paths) {
  const entries = Object.entries(paths).map(([path, calls]) => [
    path,
    Object.fromEntries(Object.entries(calls).map(([method, call]) => [method, completed(method, path, call)])),
  ])
  // The keys are those of `paths`, which fromEntries cannot say.
  return Object.fromEntries(entries) as { [P in keyof Paths]: { [M in keyof Paths[P]]: Described<Paths[P][M]> } }
}

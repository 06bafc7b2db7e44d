// The program that knows the content: the server starts it while somebody edits, so that a check of all copy holds up no visitor, and
// what it needs is in memory only then (decision 0047). It speaks to its parent alone and ends with it.
import { type Calls, calls } from './calls.ts'

type Name = keyof Calls
export type Asked = { id: number; name: Name; parameters: unknown[] }
export type Answered = { id: number; result: unknown } | { id: number; error: string }

process.on('disconnect', () => process.exit(0))
process.on('message', ({ id, name, parameters }: Asked) => {
  // A parent that has ended meanwhile needs no answer.
  const answer = (answered: Answered) => process.send?.(answered, undefined, undefined, () => {})
  // The parent calls by the same types; TypeScript cannot follow a name to the parameters of its function.
  const call = calls[name] as (...values: unknown[]) => unknown
  Promise.resolve()
    .then(() => call(...parameters))
    .then((result) => answer({ id, result }))
    .catch((error: unknown) => answer({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }))
})

import { companyTime } from '#src/content/today.ts'
import type { ContentProblem } from '#src/contracts/content/content.ts'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import { cutText } from '#src/contracts/cut-text.ts'
import type { Actor } from '#src/staff/audit/audit.server.ts'
import type { EditorContext } from '../editor-context.server.ts'
import type { Upcoming } from '../published/content-store.server.ts'
import {
  type Change,
  commitChange,
  type PublishOutcome,
  tryChange,
  withRetry,
} from './change.server.ts'

/**
 * Milliseconds until an entry that could not be shown is tried again although nothing has changed.
 */
const retryEvery = 60_000

export const scheduler: Actor = { id: null, name: 'The schedule', network: 'this machine' }

const reasonsIn = (failed: PublishOutcome): string[] => {
  if (failed.outcome === 'faults')
    return failed.problems.map(({ place, message }) => [place, message].filter(Boolean).join(': '))
  return failed.outcome === 'broken'
    ? failed.pages.map(({ address, message }) => `${address} cannot be shown: ${message}`)
    : []
}

function summaryOf(shown: readonly Upcoming[]): string {
  const namesOf = (isEnd: boolean) =>
    shown.filter((one) => one.isEnd === isEnd).map(({ label }) => label)
  const parts = [
    ['Shown from now on', namesOf(false)],
    ['A month, certificate or rate has ended', namesOf(true)],
  ] as const
  return parts
    .flatMap(([what, names]) => (names.length > 0 ? [`${what}: ${names.join(', ')}`] : []))
    .join('. ')
}

const pathsOf = (entries: readonly Upcoming[]) => entries.map(({ path }) => path)
const whatOf = (number: number, entries: readonly Upcoming[]) =>
  [number, ...pathsOf(entries)].join(' ')

const changeTo = (shown: readonly Upcoming[], held: readonly Upcoming[], asOf: string): Change => ({
  files: [],
  actor: scheduler,
  summary: cutText(summaryOf(shown), contentLimits.summary.max),
  addresses: shown.flatMap(({ address }) => address ?? []),
  hidden: [],
  waiting: [],
  // Entries whose time ends are left out, because their published texts may be refused. Visitors
  // then get the texts of the files.
  shows: pathsOf(shown.filter(({ isEnd }) => !isEnd)),
  asOf,
  held: pathsOf(held),
})

async function reasonsAgainst(
  context: EditorContext,
  shown: readonly Upcoming[],
  held: readonly Upcoming[],
  asOf: string,
): Promise<string[]> {
  try {
    const tried = await tryChange(context, changeTo(shown, held, asOf))
    return 'refusal' in tried ? reasonsIn(tried.refusal) : []
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

const problemsOf = (
  { path, at, label, isEnd }: Upcoming,
  reasons: readonly string[],
): ContentProblem[] =>
  reasons.map((reason) => {
    const message = isEnd
      ? `What ended on ${at} is still shown: ${reason}`
      : `It is not shown since ${at}: ${reason}`
    return { path, field: [], place: '', label, message }
  })

/**
 * Tries entries one by one. An entry that ends is never held back; if its end cannot be
 * published, no entry is published.
 */
async function tryEach(context: EditorContext, waiting: readonly Upcoming[], asOf: string) {
  const shown = waiting.filter(({ isEnd }) => isEnd)
  const entries = waiting.filter(({ isEnd }) => !isEnd)
  const against = shown.length > 0 ? await reasonsAgainst(context, shown, entries, asOf) : []
  if (against.length > 0)
    return { shown: [], problems: waiting.flatMap((one) => problemsOf(one, against)) }
  const problems: ContentProblem[] = []
  for (const entry of entries) {
    const others = entries.filter((one) => one !== entry && !shown.includes(one))
    const reasons = await reasonsAgainst(context, [...shown, entry], others, asOf)
    if (reasons.length === 0) shown.push(entry)
    problems.push(...problemsOf(entry, reasons))
  }
  return { shown, problems }
}

async function publishOnce(context: EditorContext): Promise<PublishOutcome> {
  const { store, due } = context
  const now = Date.now()
  // Entries that become due during the attempt wait for the next check.
  const asOf = companyTime(new Date(now))
  const waiting = [...store.due(asOf), ...store.held()]
  if (waiting.length === 0) due.problems = []
  const { number } = store.state()
  const isKnown = due.failed?.what === whatOf(number, waiting) && now - due.failed.at < retryEvery
  if (waiting.length === 0 || isKnown) return { outcome: 'nothing' }
  const reasons = await reasonsAgainst(context, waiting, [], asOf)
  const { shown, problems } =
    reasons.length === 0 ? { shown: waiting, problems: [] } : await tryEach(context, waiting, asOf)
  const held = waiting.filter((entry) => !shown.includes(entry))
  due.problems = problems
  // `failed` is set before the commit, so that a commit that fails, as on a full disk, is not
  // retried at every check.
  due.failed = { what: whatOf(number, waiting), at: now }
  if (shown.length === 0) return { outcome: 'faults', problems }
  const done = await commitChange(context, changeTo(shown, held, asOf), number)
  due.failed = { what: whatOf(number + 1, held), at: now }
  return done
}

/**
 * Publishes due entries. If an entry cannot be shown, only this entry is held back. Does nothing if
 * none is due, or if the due entries failed less than `retryEvery` ago.
 */
export const publishDueEntries = (context: EditorContext): Promise<PublishOutcome> =>
  withRetry(context, () => publishOnce(context))

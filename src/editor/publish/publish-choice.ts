import type { ContentCheck } from '#src/contracts/content/content.ts'
import { formatList } from '#src/contracts/formats.ts'
import { thingsToMend } from '../kit/state-words.ts'

const isPicture = (path: string) => path.startsWith('src/assets/pictures/')

type Check = Pick<ContentCheck, 'changes' | 'drafts' | 'problems' | 'refused'>

export function faultsByPath({ problems }: Pick<Check, 'problems'>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { path, isWarning } of problems)
    if (!isWarning) counts.set(path, (counts.get(path) ?? 0) + 1)
  return counts
}

export const isOwnersAlone = ({ refused }: Pick<Check, 'refused'>, path: string): boolean =>
  refused?.refusal === 'role' && refused.changes.some((change) => change.path === path)

/**
 * What the page before chose to publish: paths of entries, or folders, which end with a slash; null
 * if it chose nothing. Of other drafts none is ticked then, even if nothing of it can be published.
 */
export type Chosen = readonly string[] | null

export const isChosen = (chosen: Chosen, path: string): boolean =>
  chosen?.some((one) => (one.endsWith('/') ? path.startsWith(one) : path === one)) ?? false

/**
 * Returns the ticked drafts: those ticked by hand, else what the page before chose, else one's own
 * drafts, unless faulty, with the new pictures that they show.
 */
export function tickedPaths(
  check: Check,
  chosen: Chosen,
  choices: Readonly<Record<string, boolean>>,
): string[] {
  const { changes, drafts } = check
  const paths = changes.map(({ path }) => path)
  // A picture is ticked only with a text that shows it, so that an abandoned upload is not
  // published.
  const isFirst = (path: string) =>
    chosen === null ? (drafts[path]?.isOwn ?? false) && !isPicture(path) : isChosen(chosen, path)
  const faults = faultsByPath(check)
  const ticked = paths.filter(
    (path) =>
      !isOwnersAlone(check, path) && (choices[path] ?? (isFirst(path) && !faults.has(path))),
  )
  const shown = new Set(ticked.flatMap((path) => drafts[path]?.pictures ?? []))
  return paths.filter(
    (path) => ticked.includes(path) || (shown.has(path) && choices[path] === undefined),
  )
}

/**
 * Lists all drafts that may be ticked together: those that this person may publish, that have
 * nothing to fix, and pictures that one of these shows.
 */
export function tickable(check: Check): string[] {
  const faults = faultsByPath(check)
  const isReady = (path: string) => !isOwnersAlone(check, path) && !faults.has(path)
  const paths = check.changes.map(({ path }) => path).filter(isReady)
  const shown = new Set(
    paths.filter((path) => !isPicture(path)).flatMap((path) => check.drafts[path]?.pictures ?? []),
  )
  return paths.filter((path) => !isPicture(path) || shown.has(path))
}

/** Says of each of some drafts with faults what to do first. */
function toMend(check: Check, labels: Pick<Check, 'changes'>, paths: readonly string[]): string[] {
  const faults = faultsByPath(check)
  const labelOf = (path: string) => labels.changes.find((one) => one.path === path)?.label ?? path
  return paths.flatMap((path) =>
    faults.has(path) ? [`“${labelOf(path)}” has ${thingsToMend(faults.get(path) ?? 0)}`] : [],
  )
}

/** Says why nothing is ticked. */
function whyNothing(check: Check, chosen: Chosen): string {
  const waiting = check.changes.filter(({ path }) => chosen === null || isChosen(chosen, path))
  if (chosen !== null && waiting.length === 0)
    return 'Nothing is ticked: what you came to publish has no draft that waits.'
  const owners = waiting.filter(({ path }) => isOwnersAlone(check, path))
  if (chosen !== null && owners.length > 0)
    return `Nothing is ticked: only an owner publishes ${formatList(owners.map(({ label }) => `“${label}”`))}.`
  const paths = waiting.map(({ path }) => path)
  const faulty = toMend(check, check, paths)
  return faulty.length > 0
    ? `Nothing is ticked: ${formatList(faulty)} first.`
    : 'Nothing is ticked.'
}

/** Says how many drafts are ticked, which wait, and what of the chosen ones cannot be published. */
export function tickedWords(check: Check, ticked: readonly string[], chosen: Chosen): string {
  const count = `${ticked.length} of ${check.changes.length} ticked.`
  if (chosen !== null && ticked.length === 0) return `${count} ${whyNothing(check, chosen)}`
  const left = check.changes
    .map(({ path }) => path)
    .filter((path) => isChosen(chosen, path) && !ticked.includes(path))
  const faulty = toMend(check, check, left)
  if (faulty.length > 0) return `${count} ${formatList(faulty)} first.`
  const isOthersWaiting = check.changes.some(
    ({ path }) => !ticked.includes(path) && check.drafts[path]?.isOwn === false,
  )
  if (ticked.length === 0) return `${count} Tick what is to be public.`
  return isOthersWaiting ? `${count} Drafts of others wait until you tick them.` : count
}

export type LeftOut = { path: string; label: string; why: string }

/** Lists the drafts that were not ticked, with the reason. */
export function leftOut(check: Check, ticked: readonly string[]): LeftOut[] {
  const faults = faultsByPath(check)
  return check.changes.flatMap(({ path, label }) => {
    if (ticked.includes(path)) return []
    const draft = check.drafts[path]
    const why = isOwnersAlone(check, path)
      ? 'only an owner publishes it'
      : faults.has(path)
        ? `${thingsToMend(faults.get(path) ?? 0)} first`
        : draft && !draft.isOwn
          ? `${draft.editor}’s draft, not ticked`
          : 'not ticked'
    return [{ path, label, why }]
  })
}

/**
 * Returns why publishing is not possible; null if it is.
 * @param now the check of the ticked drafts; undefined while loading
 */
export function whyGrey(
  all: Check,
  now: Check | undefined,
  ticked: readonly string[],
  chosen: Chosen,
): string | null {
  if (ticked.length === 0) return whyNothing(all, chosen)
  if (!now) return 'What is ticked is being checked.'
  const own = toMend(now, all, ticked)
  if (own.length > 0) return `${formatList(own)} first.`
  return now.problems.some(({ isWarning }) => !isWarning)
    ? 'Fix the other faults that are listed above first.'
    : null
}

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
 * Returns the ticked drafts: the chosen ones, else the open entry or one's own drafts, unless
 * faulty, with the new pictures that they show.
 */
export function tickedPaths(
  check: Check,
  entry: string,
  choices: Readonly<Record<string, boolean>>,
): string[] {
  const { changes, drafts } = check
  const paths = changes.map(({ path }) => path)
  // A picture is ticked only with a text that shows it, so that an abandoned upload is not
  // published.
  const isFirst = (path: string) =>
    entry === '' ? (drafts[path]?.isOwn ?? false) && !isPicture(path) : path === entry
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

/** Says how many drafts are ticked, and which wait. */
export function tickedWords(check: Check, ticked: readonly string[]): string {
  const count = `${ticked.length} of ${check.changes.length} ticked.`
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
  entry: string,
): string | null {
  const labelOf = (path: string) => all.changes.find((one) => one.path === path)?.label ?? ''
  const toMend = (check: Check, paths: readonly string[]) => {
    const faults = faultsByPath(check)
    return paths.flatMap((path) =>
      faults.has(path) ? [`“${labelOf(path)}” has ${thingsToMend(faults.get(path) ?? 0)}`] : [],
    )
  }
  if (ticked.length === 0) {
    const own = toMend(all, entry === '' ? all.changes.map(({ path }) => path) : [entry])
    return own.length > 0 ? `Nothing is ticked: ${formatList(own)} first.` : 'Nothing is ticked.'
  }
  if (!now) return 'What is ticked is being checked.'
  const own = toMend(now, ticked)
  if (own.length > 0) return `${formatList(own)} first.`
  return now.problems.some(({ isWarning }) => !isWarning)
    ? 'Fix the other faults that are listed above first.'
    : null
}

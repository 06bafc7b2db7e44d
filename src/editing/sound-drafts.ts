import { problemsOfSetting } from '#src/content/derived/read-content.ts'
import { atOnce, type Steps } from '#src/content/kit/in-steps.ts'
import type { Problem } from '#src/content/reading/yaml-file.ts'
import { overlayOf, placeOfPath, type Workspace } from './workspace.ts'

export const withoutDrafts = (
  workspace: Workspace,
  isLeftOut: (path: string) => boolean,
): Workspace => ({
  ...workspace,
  drafts: new Map([...workspace.drafts].filter(([path]) => !isLeftOut(path))),
})

/**
 * Lists faults of drafted settings. A draft with a fault is left out, because all entries are
 * checked against the settings.
 */
function faultsOfSettings(workspace: Workspace): Problem[] {
  const overlay = overlayOf(workspace)
  return [...workspace.drafts.keys()].flatMap((path) =>
    placeOfPath(path)?.collection === 'settings'
      ? problemsOfSetting(workspace.root, path, overlay)
      : [],
  )
}

/**
 * Finds each draft that makes `run` fail even as the only draft. If no single draft does, returns
 * all drafts.
 */
function* failuresOf(
  workspace: Workspace,
  run: (workspace: Workspace) => Steps<unknown>,
  together: unknown,
): Steps<Problem[]> {
  const problemOf = (file: string, error: unknown): Problem => {
    const why = error instanceof Error ? error.message : String(error)
    return {
      file,
      path: [],
      line: 1,
      message: `The content cannot be read with this draft: ${why}`,
    }
  }
  const paths = [...workspace.drafts.keys()]
  // Halves are tried, because each attempt reads all content.
  function* failuresIn(some: readonly string[]): Steps<Problem[]> {
    const chosen = new Set(some)
    try {
      yield* run(withoutDrafts(workspace, (other) => !chosen.has(other)))
      return []
    } catch (error) {
      const [path = ''] = some
      if (some.length <= 1) return some.length === 0 ? [] : [problemOf(path, error)]
      const half = Math.ceil(some.length / 2)
      return [...(yield* failuresIn(some.slice(0, half))), ...(yield* failuresIn(some.slice(half)))]
    }
  }
  const failures = yield* failuresIn(paths)
  return failures.length > 0 ? failures : paths.map((path) => problemOf(path, together))
}

/**
 * Runs a function without the drafts that would make it fail.
 * @returns also the drafts' faults
 * @throws if it fails even without drafts
 */
export const withSoundDrafts = <Result>(workspace: Workspace, run: (sound: Workspace) => Result) =>
  atOnce(
    // biome-ignore lint/correctness/useYield: the work has no parts between which it could pause
    withSoundDraftsInSteps(workspace, function* (sound): Steps<Result> {
      return run(sound)
    }),
  )

/** Does what `withSoundDrafts` does, and yields where `run` does. */
export function* withSoundDraftsInSteps<Result>(
  workspace: Workspace,
  run: (sound: Workspace) => Steps<Result>,
): Steps<{ sound: Workspace; unsound: Problem[]; result: Result }> {
  const faults = faultsOfSettings(workspace)
  const sound = withoutDrafts(workspace, (path) => faults.some(({ file }) => file === path))
  try {
    return { sound, unsound: faults, result: yield* run(sound) }
  } catch (error) {
    const failures = yield* failuresOf(sound, run, error)
    const rest = withoutDrafts(sound, (path) => failures.some(({ file }) => file === path))
    return { sound: rest, unsound: [...faults, ...failures], result: yield* run(rest) }
  }
}

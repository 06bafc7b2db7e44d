import { checkInSteps } from '#src/content/check/check-content.ts'
import { valuesIn } from '#src/content/reading/links.ts'
import type { Problem } from '#src/content/reading/yaml-file.ts'
import type { ContentProblem } from '#src/contracts/content/content.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'
import { placeOfField } from '#src/contracts/form-schema.ts'
import { labelOfPath } from './entries.ts'
import { pictureFolder } from './pictures.ts'
import { withoutDrafts, withSoundDraftsInSteps } from './sound-drafts.ts'
import { formOf, overlayOf, placeOfPath, readSource, type Workspace } from './workspace.ts'

/**
 * Removes what the check says for terminals: the field's name, because the editor shows messages
 * beside their fields, and the names of files, which owners know by their labels.
 */
function messageOf({ path, message }: Problem, labelOf: (file: string) => string): string {
  const name = path.join('.') || 'The file'
  const own = (message.startsWith(`${name}: `) ? message.slice(name.length + 2) : message)
    .replace(/(; docs\/.*$|, such as src\/pages\/[^:]*)/, '')
    .replace(/src\/assets\/pictures\/(\S+)\.webp/, '“$1”')
    .replace(/(content\/[\w./-]+\.(?:yaml|json))(:\d+)?/g, (_, file) => `“${labelOf(file)}”`)
  return own.charAt(0).toUpperCase() + own.slice(1)
}

export function problemsFound(
  workspace: Workspace,
  problems: readonly Problem[],
): ContentProblem[] {
  const labels = new Map<string, string>()
  const labelOf = (file: string) => {
    const label = labels.get(file) ?? labelOfPath(workspace, file)
    labels.set(file, label)
    return label
  }
  const toProblem = (problem: Problem): ContentProblem => {
    const { file, path } = problem
    const field = path.filter((key) => typeof key !== 'symbol')
    return {
      path: file,
      field,
      place: placeOfField(formOf(file), field),
      message: messageOf(problem, labelOf),
      label: labelOf(file),
    }
  }
  return problems.map(toProblem)
}

const kindMissing = 'Say what it is: a photograph, a rendering or a drawing'

/**
 * Finds uploaded pictures without a kind in drafts. Public content is not searched, because its
 * pictures stay valid without a kind.
 */
function picturesOfNoKind(workspace: Workspace): Problem[] {
  const overlay = overlayOf(workspace)
  return [...workspace.drafts.keys()].flatMap((path) => {
    const source = placeOfPath(path) && readSource(workspace, path)
    return valuesIn(source?.value).flatMap(({ path: at, value }): Problem[] => {
      const isSent =
        isRecord(value) && 'alt' in value && overlay.has(`${pictureFolder}${value['name']}.webp`)
      return isSent && value['kind'] === undefined
        ? [{ file: path, path: [...at, 'kind'], line: 1, message: kindMissing }]
        : []
    })
  })
}

/**
 * Lists all faults and warnings with the drafts applied. Yields as `checkInSteps` does.
 * @param held files of entries that are held back although due
 */
export function* problemsInSteps(
  workspace: Workspace,
  today: string,
  held: readonly string[] = [],
): Generator<undefined, ContentProblem[]> {
  const { sound, unsound, result } = yield* withSoundDraftsInSteps(workspace, function* (sound) {
    const { problems, warnings } = yield* checkInSteps(sound.root, today, overlayOf(sound), held)
    return { problems, warnings: yield* warnings() }
  })
  const warnings = problemsFound(workspace, result.warnings).map((warning) => ({
    ...warning,
    isWarning: true as const,
  }))
  return [
    ...problemsFound(workspace, [...unsound, ...result.problems, ...picturesOfNoKind(sound)]),
    ...warnings,
  ]
}

/** Attempts to find the drafts that cause a fault. Each checks all content. */
const mostAttempts = 40

/**
 * Finds the drafts that cause a fault of an entry without a draft, for instance by taking away a
 * section to which a public text links. Drafts are added by halves, because each attempt reads all
 * content. The drafts that are left after the last attempt count as causes too.
 */
export function* causesOfFaults(
  workspace: Workspace,
  today: string,
  most = mostAttempts,
): Generator<undefined, ContentProblem[]> {
  const causes: ContentProblem[] = []
  const addCause = (path: string, message: string) =>
    causes.push({ path, field: [], place: '', label: labelOfPath(workspace, path), message })
  let attempts = 0
  function* faultsWith(paths: readonly string[]) {
    const chosen = new Set(paths)
    const some = withoutDrafts(workspace, (path) => !chosen.has(path))
    const problems = yield* problemsInSteps(some, today)
    return problems.filter(({ path, isWarning }) => !isWarning && !workspace.drafts.has(path))
  }
  const nameOf = ({ path, message }: ContentProblem) => `${path} ${message}`
  const known = new Set((yield* faultsWith([])).map(nameOf))
  /** @returns the paths that are kept */
  function* add(kept: string[], some: string[]): Generator<undefined, string[]> {
    if (attempts++ >= most) {
      for (const path of some)
        addCause(path, 'Many drafts break other entries: look at those above first.')
      return kept
    }
    const all = [...kept, ...some]
    const fault = (yield* faultsWith(all)).find((one) => !known.has(nameOf(one)))
    if (!fault) return all
    const [path = ''] = some
    if (some.length > 1) {
      const half = Math.ceil(some.length / 2)
      return yield* add(yield* add(kept, some.slice(0, half)), some.slice(half))
    }
    addCause(path, `With this draft, “${fault.label}” has a fault: ${fault.message}`)
    return kept
  }
  yield* add([], [...workspace.drafts.keys()])
  return causes
}

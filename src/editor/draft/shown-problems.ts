import type { ContentProblem, ContentValue } from '#src/contracts/content/content.ts'
import { placeInValue, valueAt } from '../texts/value-at.ts'

type Options = {
  path: string
  value: ContentValue
  /** Problems with which the form was opened. */
  first: readonly ContentProblem[]
  /** Places of fields that have lost the focus. */
  left: ReadonlySet<string>
}

/** Leaves out that a field is empty which nobody has typed in yet, as after *Add*. */
export function shownProblems(
  found: readonly ContentProblem[],
  { path, value, first, left }: Options,
): ContentProblem[] {
  const known = new Set(first.map(({ field }) => placeInValue(field)))
  return found.filter((problem) => {
    const at = placeInValue(problem.field)
    const isEmpty = [null, ''].some((none) => valueAt(value, at) === none)
    return problem.path !== path || !isEmpty || left.has(at) || known.has(at)
  })
}

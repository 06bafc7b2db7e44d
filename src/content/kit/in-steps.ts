/** Work that yields between its parts. */
export type Steps<Result> = Generator<undefined, Result>

/**
 * Runs work that yields after each part without a pause. The editor runs the same work with pauses,
 * so that other requests are answered in between.
 * @returns its result
 */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

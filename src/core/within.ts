/** Thrown when work takes longer than somebody can wait. It goes on, and may still succeed. */
export class Unanswered extends Error {
  override name = 'Unanswered'
}

/** Waits for work, up to a number of milliseconds. @throws {Unanswered} */
export function withinTime<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Unanswered('no answer in time')), milliseconds)
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer))
}

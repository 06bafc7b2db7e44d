/** Begin and end of each step, as shares of the whole time of a first build on two cores. */
const buildSteps = {
  copy: [0, 0.2],
  program: [0.2, 0.85],
  compression: [0.85, 1],
} as const satisfies Record<string, readonly [number, number]>
type BuildStep = keyof typeof buildSteps

type BuildProgress = { type: 'build-progress'; step: BuildStep; share: number }

export const shareOf = (step: BuildStep, part: number) => {
  const [from, to] = buildSteps[step]
  return from + (to - from) * Math.min(1, part)
}

export const isProgress = (message: unknown): message is BuildProgress =>
  typeof message === 'object' &&
  message !== null &&
  'type' in message &&
  message.type === 'build-progress'

/**
 * Reports progress to the process that started this build, if that process listens.
 * @param part of the step that is done, from 0 to 1
 */
export function reportProgress(step: BuildStep, part: number): void {
  if (process.connected)
    process.send?.({
      type: 'build-progress',
      step,
      share: shareOf(step, part),
    } satisfies BuildProgress)
}

/* Reports a build's progress by messages to the process that started it. The shares are of the time of a first build with two cores. */

/** Where each step begins and ends, as shares of the whole. */
export const buildSteps = {
  copy: [0, 0.2],
  program: [0.2, 0.85],
  compression: [0.85, 1],
} as const satisfies Record<string, readonly [number, number]>
export type BuildStep = keyof typeof buildSteps

export type BuildProgress = { type: 'build-progress'; step: BuildStep; share: number }

export const shareOf = (step: BuildStep, part: number) => {
  const [from, to] = buildSteps[step]
  return from + (to - from) * Math.min(1, part)
}

export const isProgress = (message: unknown): message is BuildProgress =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === 'build-progress'

/** Reports to the process that started this build, if it listens. @param part of the step that is done, from 0 to 1 */
export function reportProgress(step: BuildStep, part: number): void {
  if (process.connected) process.send?.({ type: 'build-progress', step, share: shareOf(step, part) } satisfies BuildProgress)
}

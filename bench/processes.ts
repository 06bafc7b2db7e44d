import { readdirSync, readFileSync } from 'node:fs'

function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

export function processTree(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    read(pid, `task/${task}/children`).trim().split(' ').filter(Boolean).map(Number),
  )
  return [pid, ...children.flatMap(processTree)]
}

/**
 * Returns the memory of a process in MB. A memory page that several processes share is divided
 * among them (PSS).
 */
const memoryOf = (pid: number) =>
  Number(/^Pss:\s+(\d+)/m.exec(read(pid, 'smaps_rollup'))?.[1] ?? 0) / 1024

export const memoryOfTree = (pid: number) =>
  processTree(pid).reduce((sum, one) => sum + memoryOf(one), 0)

const microsecondsPerTick = 10_000

/** Returns the processor time (user and system) of a process and all its descendants, in µs. */
export function processorTime(pid: number): number {
  const ticks = processTree(pid).map((one) => {
    // The program's name, in brackets, may contain spaces, so it is removed before the fields are
    // split.
    const fields = read(one, 'stat')
      .replace(/^.*\) /s, '')
      .split(' ')
    const [user = 0, system = 0, userOfEnded = 0, systemOfEnded = 0] = fields
      .slice(11, 15)
      .map(Number)
    return user + system + userOfEnded + systemOfEnded
  })
  return ticks.reduce((sum, one) => sum + one, 0) * microsecondsPerTick
}

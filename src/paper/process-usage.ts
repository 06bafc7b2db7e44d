import { readFileSync } from 'node:fs'

/** Linux counts processor time in /proc in hundredths of a second on every machine (USER_HZ). */
const tickMs = 10

/** Memory in bytes (swapped out memory included), and processor time in milliseconds. */
type ProcessUsage = { bytes: number; cpuMs: number }

const kilobytesOf = (status: string, name: string) =>
  Number(new RegExp(`^${name}:\\s*(\\d+) kB$`, 'm').exec(status)?.[1] ?? 0)

/** Reads what a process uses. @returns undefined on systems without /proc, or if it has ended */
export function usageOf(pid: number): ProcessUsage | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    // The name of the program, in brackets, may contain spaces. After it stand the state and,
    // as 12th and 13th value, the time in the program and in the system (proc_pid_stat(5)).
    const values = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return {
      bytes: (kilobytesOf(status, 'VmRSS') + kilobytesOf(status, 'VmSwap')) * 1024,
      cpuMs: (Number(values[11]) + Number(values[12])) * tickMs,
    }
  } catch {
    return undefined
  }
}

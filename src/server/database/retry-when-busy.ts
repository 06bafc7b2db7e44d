import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds: longest lock by another program, and the interval between attempts. */
const [timeout, interval] = [5000, 80]

/** SQLITE_BUSY (result code 5 in the lowest byte, extended codes above it), or a statement of PostgreSQL that waited too long (57014). */
const isBusy = (error: unknown) =>
  error instanceof Error && (('errcode' in error && (Number(error.errcode) & 0xff) === 5) || ('code' in error && error.code === '57014'))

/** Retries while another program holds the write lock of a SQLite file (SQLite's own waiting would block the process), or tables. */
export async function retryWhenBusy<T>(work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isBusy(error) || performance.now() - start > timeout) throw error
      await sleep(interval)
    }
  }
}

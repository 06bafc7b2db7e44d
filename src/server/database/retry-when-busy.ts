import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds to wait for another program that writes to the same file, and between two looks. */
const [longest, between] = [5000, 80]

/** Whether SQLite says that somebody else holds the file: its result code 5, whatever the details above the lowest byte. */
const isBusy = (error: unknown) => error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5

/**
 * Does what needs the write lock of a SQLite file, again and again while another program has it, such as somebody who mends
 * a row by hand. SQLite's own waiting would stop the whole process, and with it every page.
 * @throws the error of the last try
 */
export async function retryWhenBusy<T>(work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isBusy(error) || performance.now() - start > longest) throw error
      await sleep(between)
    }
  }
}

import { randomBytes } from 'node:crypto'
import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from '#src/server/database/connect.ts'
import { writeFaultOf } from '#src/server/database/write-fault.ts'

/** Bytes: the write-ahead log of SQLite takes up to 4 MB before it wraps. */
export const reserveBytes = 8_000_000
/** Milliseconds after which freed space counts as used. */
const freshFor = 10_000

export type DiskReserve = {
  keep(): Promise<void>
  /** Frees the reserved space. @returns whether some was just freed */
  free(): Promise<boolean>
}

export const noReserve: DiskReserve = { keep: async () => {}, free: async () => false }

/** Reserves space with a file that is deleted when needed. @param file on the disk of the database @param isLow whether the disk is full */
export function createDiskReserve(file: string, isLow: () => Promise<boolean>): DiskReserve {
  let freedAt = Number.NEGATIVE_INFINITY
  const size = () =>
    stat(file).then(
      (found) => found.size,
      () => 0,
    )
  return {
    async keep() {
      if ((await size()) === reserveBytes || (await isLow())) return
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
      try {
        // Random bytes, which no file system compresses.
        await writeFile(file, randomBytes(reserveBytes), { mode: 0o600 })
      } catch (error) {
        await rm(file, { force: true })
        throw error
      }
    },
    async free() {
      const isThere = (await size()) > 0
      if (isThere) {
        await rm(file, { force: true })
        freedAt = performance.now()
      }
      // Concurrent sign-ins share the freed space.
      return isThere || performance.now() - freedAt < freshFor
    },
  }
}

/** A database that frees the reserve and retries once where the disk is full. */
export const withReserve = (database: Database, reserve: DiskReserve): Database => ({
  ...database,
  async write(run) {
    try {
      return await database.write(run)
    } catch (error) {
      if (writeFaultOf(error) !== 'full' || !(await reserve.free())) throw error
      return database.write(run)
    }
  },
})

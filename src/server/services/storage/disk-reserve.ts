import { randomBytes } from 'node:crypto'
import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from '#src/server/database/connect.ts'
import { writeFaultOf } from '#src/server/database/write-fault.ts'

/**
 * Size of the reserve in bytes; the write-ahead log of SQLite takes up to 4 MB before SQLite reuses
 * it.
 */
export const reserveBytes = 8_000_000
/** Milliseconds after which freed space counts as used. */
const freshFor = 10_000

/**
 * Reserves space by a file that is deleted when needed.
 * @param file on the disk of the database
 * @param isLow whether the disk is full
 */
export function createDiskReserve(file: string, isLow: () => Promise<boolean>) {
  let freedAt = Number.NEGATIVE_INFINITY
  const size = async () => (await stat(file).catch(() => null))?.size ?? 0
  return {
    async keep(): Promise<void> {
      if ((await size()) === reserveBytes || (await isLow())) return
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
      try {
        // The file contains random bytes, which no file system compresses.
        await writeFile(file, randomBytes(reserveBytes), { mode: 0o600 })
      } catch (error) {
        await rm(file, { force: true })
        throw error
      }
    },
    /** Frees the reserved space. @returns whether space was freed just now */
    async free(): Promise<boolean> {
      const isThere = (await size()) > 0
      if (isThere) {
        await rm(file, { force: true })
        freedAt = performance.now()
      }
      // True for concurrent sign-ins too, which share the freed space.
      return isThere || performance.now() - freedAt < freshFor
    },
  }
}

export type DiskReserve = ReturnType<typeof createDiskReserve>
export const noReserve: DiskReserve = { keep: async () => {}, free: async () => false }

/** Wraps a database so that a write on a full disk frees the reserve and is tried once more. */
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

import { randomBytes } from 'node:crypto'
import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Context } from '#src/core/context.server.ts'
import type { Job } from '#src/core/job.server.ts'
import type { Database } from '#src/server/database/connect.ts'
import { writeFaultOf } from '#src/server/database/write-fault.ts'
import { type Disk, isDiskLow } from './disk.ts'

/**
 * Size of the reserve in bytes; the write-ahead log of SQLite takes up to 4 MB before SQLite reuses
 * it.
 */
export const reserveBytes = 8_000_000
/** Milliseconds after which freed space counts as used. */
const freshFor = 10_000

/**
 * Space reserved by a file that is deleted when it is needed, and when it was last freed (by
 * `performance.now()`). Null on a machine without the file of the database.
 */
export type DiskReserve = { file: string; disk: Disk; freedAt: number } | null

/** Returns the reserve beside the file of a database. */
export const reserveBeside = (database: string, disk: Disk): DiskReserve => ({
  file: `${database}-reserve`,
  disk,
  freedAt: Number.NEGATIVE_INFINITY,
})

const sizeOf = async (file: string) => (await stat(file).catch(() => null))?.size ?? 0

/** Makes the file of the reserve, unless it is there or the disk is low. */
export async function keepReserve(reserve: DiskReserve): Promise<void> {
  if (!reserve) return
  const { file, disk } = reserve
  if ((await sizeOf(file)) === reserveBytes || (await isDiskLow(disk))) return
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  try {
    // The file contains random bytes, which no file system compresses.
    await writeFile(file, randomBytes(reserveBytes), { mode: 0o600 })
  } catch (error) {
    await rm(file, { force: true })
    throw error
  }
}

export const restoreReserve = {
  name: 'restore-reserve',
  when: 'hourly',
  run: ({ reserve }) => keepReserve(reserve),
} satisfies Job<Context & { reserve: DiskReserve }>

/** Frees the reserved space. @returns whether space was freed just now */
async function freeReserve(reserve: DiskReserve): Promise<boolean> {
  if (!reserve) return false
  const isThere = (await sizeOf(reserve.file)) > 0
  if (isThere) {
    await rm(reserve.file, { force: true })
    reserve.freedAt = performance.now()
  }
  // True for concurrent sign-ins too, which share the freed space.
  return isThere || performance.now() - reserve.freedAt < freshFor
}

/** Wraps a database so that a write on a full disk frees the reserve and is tried once more. */
export const withReserve = (database: Database, reserve: DiskReserve): Database => ({
  ...database,
  async write(run) {
    try {
      return await database.write(run)
    } catch (error) {
      if (writeFaultOf(error) !== 'full' || !(await freeReserve(reserve))) throw error
      return database.write(run)
    }
  },
})

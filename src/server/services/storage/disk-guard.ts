import { statfs } from 'node:fs/promises'
import path from 'node:path'

/** Milliseconds for which a reading is reused. */
const reuseFor = 1000

/** Tells whether the disk of this site runs full. */
export type DiskGuard = { isLow(): Promise<boolean> }

/** Bytes that a folder's disk has left for this account. A folder that is made with its first file counts as the one above it. */
async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch {
    const above = path.dirname(folder)
    return above === folder ? Number.POSITIVE_INFINITY : freeBytes(above)
  }
}

/**
 * Watches the folders that grow with what visitors send (decision 0032).
 * @param reserve bytes below which their disk counts as low
 */
export function createDiskGuard(folders: string[], reserve: number): DiskGuard {
  let last: { at: number; isLow: Promise<boolean> } | undefined
  return {
    isLow() {
      if (!last || performance.now() - last.at > reuseFor)
        last = { at: performance.now(), isLow: Promise.all(folders.map(freeBytes)).then((free) => Math.min(...free) < reserve) }
      return last.isLow
    },
  }
}

import { statfs } from 'node:fs/promises'
import path from 'node:path'

/** Milliseconds for which a reading is reused. */
const reuseFor = 1000

export type DiskGuard = {
  isLow(): Promise<boolean>
  /** Bytes that are left, and bytes below which the disk counts as low. */
  room(): Promise<{ free: number; reserve: number }>
}

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

/** Folders that grow with what visitors send. The database of another server, and a mailbox elsewhere, are for their own operators to watch. */
export const growingFolders = ({
  databaseUrl,
  mail,
}: {
  databaseUrl: string
  mail: { smtpUrl?: string | undefined; directory: string }
}) => [...(databaseUrl.includes('://') ? [] : [path.dirname(databaseUrl)]), ...(mail.smtpUrl ? [] : [mail.directory])]

/** Watches the folders that grow with what visitors send (decision 0032). @param reserve bytes below which their disk is low */
export function createDiskGuard(folders: string[], reserve: number): DiskGuard {
  let last: { at: number; free: Promise<number> } | undefined
  function readFree() {
    if (!last || performance.now() - last.at > reuseFor)
      last = { at: performance.now(), free: Promise.all(folders.map(freeBytes)).then((free) => Math.min(...free)) }
    return last.free
  }
  return {
    isLow: async () => (await readFree()) < reserve,
    room: async () => ({ free: await readFree(), reserve }),
  }
}

import { access, constants, stat, statfs } from 'node:fs/promises'
import path from 'node:path'

const reuseFor = 1000

/**
 * Returns the free bytes for the server's system account. For a folder that does not exist yet,
 * returns the parent's free bytes.
 */
export async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch {
    const above = path.dirname(folder)
    return above === folder ? Number.POSITIVE_INFINITY : freeBytes(above)
  }
}

/**
 * Lists folders that grow with visitors' data on this machine. Operators of other servers watch the
 * disks there.
 */
export const growingFolders = ({
  databaseUrl,
  mail,
}: {
  databaseUrl: string
  mail: { smtpUrl?: string | undefined; directory: string }
}) => [
  ...(databaseUrl.includes('://') ? [] : [path.dirname(databaseUrl)]),
  ...(mail.smtpUrl ? [] : [mail.directory]),
]

/**
 * Says why this account cannot write into a folder; null if it can, or can make the missing folder.
 */
export async function folderFault(folder: string): Promise<string | null> {
  try {
    if (!(await stat(folder)).isDirectory()) return `${folder} is a file`
    await access(folder, constants.W_OK | constants.X_OK)
    return null
  } catch (error) {
    const above = path.dirname(folder)
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    const isMissing = code === 'ENOENT' || code === 'ENOTDIR'
    return isMissing && above !== folder ? folderFault(above) : String(error)
  }
}

/**
 * Watches folders that grow with visitors' data (decision 0031).
 * @param reserve bytes below which the disk is low
 */
export function createDiskGuard(folders: string[], reserve: number) {
  let last: { at: number; free: Promise<number> } | undefined
  function readFree() {
    if (!last || performance.now() - last.at > reuseFor)
      last = {
        at: performance.now(),
        free: Promise.all(folders.map(freeBytes)).then((free) => Math.min(...free)),
      }
    return last.free
  }
  return {
    isLow: async (): Promise<boolean> => (await readFree()) < reserve,
    /** Returns the free bytes, and the number of bytes below which the disk is low. */
    room: async (): Promise<{ free: number; reserve: number }> => ({
      free: await readFree(),
      reserve,
    }),
  }
}

export type DiskGuard = ReturnType<typeof createDiskGuard>

import { access, constants, stat, statfs } from 'node:fs/promises'
import path from 'node:path'

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
 * Returns why this account cannot write into a folder; null if it can, or can make the missing
 * folder.
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
 * Folders that grow with visitors' data, and the bytes below which their disk is low (decision
 * 0031).
 */
export type Disk = { folders: readonly string[]; reserve: number }

/** Returns the free bytes, and the number of bytes below which the disk is low. */
export const readDiskRoom = async ({
  folders,
  reserve,
}: Disk): Promise<{ free: number; reserve: number }> => ({
  free: Math.min(...(await Promise.all(folders.map(freeBytes)))),
  reserve,
})

export async function isDiskLow(disk: Disk): Promise<boolean> {
  const { free, reserve } = await readDiskRoom(disk)
  return free < reserve
}

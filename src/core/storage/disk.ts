import { access, constants, stat, statfs } from 'node:fs/promises'
import path from 'node:path'

/**
 * Returns the size of a folder's disk, and what is free of it for the server's system account, in
 * bytes. For a folder that does not exist yet, returns those of its parent.
 */
export async function roomOf(folder: string): Promise<DiskRoom> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    return { free: bavail * bsize, size: blocks * bsize }
  } catch {
    const above = path.dirname(folder)
    return above === folder
      ? { free: Number.POSITIVE_INFINITY, size: Number.POSITIVE_INFINITY }
      : roomOf(above)
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

type DiskRoom = { free: number; size: number }

/** Part of a disk below which it is low. */
const lowShare = 0.1
export const isLow = ({ free, size }: DiskRoom): boolean => free < lowShare * size

/**
 * Returns the room of the disk that is filled most, in bytes.
 * @returns null if no folder is on this machine
 */
export async function readDiskRoom(folders: readonly string[]): Promise<DiskRoom | null> {
  const rooms = await Promise.all(folders.map(roomOf))
  return rooms.toSorted((one, other) => one.free / one.size - other.free / other.size)[0] ?? null
}

export type DiskContext = { readDisk: () => Promise<DiskRoom | null> }

export async function isDiskLow({ readDisk }: DiskContext): Promise<boolean> {
  const room = await readDisk()
  return room !== null && isLow(room)
}

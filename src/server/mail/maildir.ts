import { mkdir, open, rename } from 'node:fs/promises'
import path from 'node:path'

/**
 * Puts mails into a maildir folder: `new/` holds only whole files that are on disk. The same message twice is one file.
 * @param folder made when the first mail comes
 */
export function createMaildir(folder: string) {
  return async (messageId: string, message: Uint8Array): Promise<void> => {
    for (const part of ['tmp', 'new', 'cur']) await mkdir(path.join(folder, part), { recursive: true })
    const name = `${messageId.replace(/[^\w@.-]/g, '_')}.eml`
    const unfinished = path.join(folder, 'tmp', name)
    const file = await open(unfinished, 'w')
    try {
      await file.writeFile(message)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(unfinished, path.join(folder, 'new', name))
  }
}

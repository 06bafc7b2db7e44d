import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'

/**
 * Writes a mail into a maildir. A mail sent twice is one file, in `new/` once complete.
 * @param folder created with the first mail
 */
export async function writeToMaildir(
  folder: string,
  messageId: string,
  message: Uint8Array,
): Promise<void> {
  for (const part of ['tmp', 'new', 'cur'])
    await mkdir(path.join(folder, part), { recursive: true, mode: 0o700 })
  const name = `${messageId.replace(/[^\w@.-]/g, '_')}.eml`
  const unfinished = path.join(folder, 'tmp', name)
  const file = await open(unfinished, 'w', 0o600)
  try {
    await file.writeFile(message)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(unfinished, path.join(folder, 'new', name))
}

/** Deletes mails whose file names contain a word. @returns their number */
export async function deleteFromMaildir(folder: string, words: string[]): Promise<number> {
  const names = await readdir(folder, { recursive: true }).catch(() => []) // no mail has come yet
  const found = names.filter((name) => words.some((word) => path.basename(name).includes(word)))
  for (const name of found) await rm(path.join(folder, name))
  return found.length
}

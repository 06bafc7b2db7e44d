import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { programRoot } from '../kit/program-root.ts'

/** Where files that a build or the site has made are kept; it may be deleted at any time. */
const keptFiles = path.join(programRoot, '.cache', 'kept')
/** Milliseconds after which a file that no build has used is deleted. */
const unusedFor = 30 * 86_400_000
/** A file counts as used again after this many milliseconds at the earliest, so that a build seldom writes for it. */
const useResolution = 86_400_000

/** The digest of several parts, in letters that a file's name can hold. */
export function digestOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  // Lengths keep parts apart: 'a', 'bc' is not 'ab', 'c'.
  for (const part of parts) hash.update(`${part.length}:`).update(part)
  return hash.digest('base64url').slice(0, 22)
}

/** Gives what was kept of an earlier build, or makes and keeps it. @param key digest of all that the file depends on */
export async function keepFile(key: string, make: () => Promise<Uint8Array>, folder = keptFiles): Promise<Uint8Array> {
  const file = path.join(folder, key.slice(0, 2), key)
  const kept = await readFile(file).catch(() => null)
  if (kept) {
    const now = new Date()
    if (now.getTime() - (await stat(file)).mtimeMs > useResolution) await utimes(file, now, now)
    return kept
  }
  const made = await make()
  await write(file, made).catch(ignoreReadOnly)
  return made
}

async function write(file: string, bytes: Uint8Array) {
  await mkdir(path.dirname(file), { recursive: true })
  // Another process may keep the same file at this moment, and an ended process must not leave half a file.
  const unfinished = `${file}.${randomUUID()}`
  await writeFile(unfinished, bytes)
  await rename(unfinished, file)
}

/** Where the program cannot be written, as in a container, nothing is kept. */
function ignoreReadOnly(error: unknown) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code !== 'EROFS' && code !== 'EACCES') throw error
}

/** Deletes what no build has used for long. */
export async function forgetUnused(folder = keptFiles, now = Date.now()): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    const file = path.join(entry.parentPath, entry.name)
    if (entry.isFile() && now - (await stat(file)).mtimeMs > unusedFor) await rm(file, { force: true })
  }
}

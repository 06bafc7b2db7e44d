import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { programRoot } from '../kit/program-root.ts'

/** Cache folder for files that a build or the site has made; may be deleted at any time. */
const cacheFolder = path.join(programRoot, '.cache', 'files')
/** Milliseconds after which a file that no build has used is deleted. */
const unusedFor = 30 * 86_400_000
/** Milliseconds before a use is recorded again, so that a build seldom writes. */
const useResolution = 86_400_000

/** Digests several parts, in characters that a file name may contain. */
export function digestOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  // Each part's length is digested too, because 'a', 'bc' and 'ab', 'c' must differ.
  for (const part of parts) hash.update(`${part.length}:`).update(part)
  return hash.digest('base64url').slice(0, 22)
}

/**
 * Returns the bytes that an earlier build cached, or makes and caches them.
 * @param key digest of all that the file depends on
 */
export async function cachedFile(
  key: string,
  make: () => Promise<Uint8Array>,
  folder = cacheFolder,
): Promise<Uint8Array> {
  const file = path.join(folder, key.slice(0, 2), key)
  const cached = await readFile(file).catch(() => null)
  if (cached) {
    const now = new Date()
    if (now.getTime() - (await stat(file)).mtimeMs > useResolution)
      await utimes(file, now, now).catch(ignoreReadOnly)
    return cached
  }
  const made = await make()
  await write(file, made).catch(ignoreReadOnly)
  return made
}

async function write(file: string, bytes: Uint8Array) {
  await mkdir(path.dirname(file), { recursive: true })
  // The file gets its name once it is complete, because two processes may write it at once, and a
  // crash must not leave half a file.
  const unfinished = `${file}.${randomUUID()}`
  await writeFile(unfinished, bytes)
  await rename(unfinished, file)
}

/**
 * Ignores errors of files that this account may not write, as in a container, where nothing is
 * cached.
 */
function ignoreReadOnly(error: unknown) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code !== 'EROFS' && code !== 'EACCES' && code !== 'EPERM') throw error
}

export async function deleteUnused(folder = cacheFolder, now = Date.now()): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    const file = path.join(entry.parentPath, entry.name)
    if (entry.isFile() && now - (await stat(file)).mtimeMs > unusedFor)
      await rm(file, { force: true })
  }
}

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, type Stats, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'

/**
 * Name of the build record, which is beside `client` and `server`, so that no visitor can fetch it.
 */
export const recordFile = 'build.json'

/** Files and folders that a build is made of. */
export const inputs = [
  'src',
  'integrations',
  'public',
  'astro.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]

function* filesIn(root: string, name: string): Generator<{ file: string; facts: Stats }> {
  const facts = statSync(path.join(root, name), { throwIfNoEntry: false })
  if (facts?.isFile() && !/\.test\.tsx?$/.test(name)) yield { file: name, facts }
  if (facts?.isDirectory())
    for (const entry of readdirSync(path.join(root, name)).sort())
      yield* filesIn(root, `${name}/${entry}`)
}

/**
 * Returns a digest of a build's inputs (without texts) and of Node's version. Equal digests mean
 * equal builds.
 * @param root repository
 */
export function digestInputs(root = '.'): string {
  const hash = createHash('sha256').update(`${process.version}\n`)
  for (const input of inputs)
    for (const { file } of filesIn(root, input)) {
      const bytes = readFileSync(path.join(root, file))
      hash.update(`${file} ${bytes.length}\n`).update(bytes)
    }
  return hash.digest('base64url')
}

/**
 * Returns a digest of when the inputs were changed last, and of their sizes: without reading some
 * 70 MB, it tells that nothing was written since it was taken.
 */
function digestFacts(root = '.'): string {
  const hash = createHash('sha256').update(`${process.version}\n`)
  for (const input of inputs)
    for (const { file, facts } of filesIn(root, input))
      hash.update(`${file} ${facts.size} ${facts.mtimeMs} ${facts.ctimeMs}\n`)
  return hash.digest('base64url')
}

/** Where a start notes with which facts of the inputs it found a build to be theirs. */
const notesFile = 'unchanged.json'

/**
 * Returns whether a build is of the present inputs. They are read only if one was written since a
 * start that found them to be the build's.
 * @param folder of the build, such as `dist`
 */
export function isBuiltFromInputs(folder: string, root = '.'): boolean {
  const read = (name: string): unknown => {
    try {
      return JSON.parse(readFileSync(path.join(folder, name), 'utf8'))
    } catch {
      return null
    }
  }
  const record = read(recordFile)
  if (typeof record !== 'object' || record === null || !('inputs' in record)) return false
  const notes = [record.inputs, digestFacts(root)]
  if (isDeepStrictEqual(read(notesFile), notes)) return true
  if (record.inputs !== digestInputs(root)) return false
  try {
    writeFileSync(path.join(folder, notesFile), JSON.stringify(notes))
  } catch {
    // The next start reads the inputs again.
  }
  return true
}

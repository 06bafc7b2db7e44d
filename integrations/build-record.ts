import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { programVersion } from '../src/contracts/program-version.ts'

const inputs = [
  'src',
  'integrations',
  'public',
  'astro.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]

function* filesIn(root: string, name: string): Generator<string> {
  const facts = statSync(path.join(root, name), { throwIfNoEntry: false })
  if (facts?.isFile() && !/\.test\.tsx?$/.test(name)) yield name
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
    for (const file of filesIn(root, input)) {
      const bytes = readFileSync(path.join(root, file))
      hash.update(`${file} ${bytes.length}\n`).update(bytes)
    }
  return hash.digest('base64url')
}

const buildRecord = programVersion.extend({ inputs: z.string() })
export type BuildRecord = z.infer<typeof buildRecord>

/**
 * Reads a checkout's commit, with a `+` if files of the program differ from it; without a
 * repository, the value of BUILD_COMMIT.
 */
export function readCommit(root: string): string | null {
  const git = (...words: string[]) =>
    execFileSync('git', words, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  try {
    return git('rev-parse', 'HEAD') + (git('status', '--porcelain', '--', ...inputs) ? '+' : '')
  } catch {
    return process.env['BUILD_COMMIT'] || null
  }
}

/**
 * Name of the build record, which is beside `client` and `server`, so that no visitor can fetch it.
 */
export const recordFile = 'build.json'

/**
 * Reads the record of a built site; null if the folder has no record.
 * @param folder such as `dist`
 */
export function readBuildRecord(folder: string): BuildRecord | null {
  try {
    return buildRecord.parse(JSON.parse(readFileSync(path.join(folder, recordFile), 'utf8')))
  } catch {
    return null
  }
}

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
  '.env',
  '.env.production',
]

const isUnread = (file: string) => /\.test\.tsx?$/.test(file)

function* filesIn(root: string, name: string): Generator<string> {
  const facts = statSync(path.join(root, name), { throwIfNoEntry: false })
  if (facts?.isFile() && !isUnread(name)) yield name
  if (facts?.isDirectory()) for (const entry of readdirSync(path.join(root, name)).sort()) yield* filesIn(root, `${name}/${entry}`)
}

/** Two builds of the same digest are the same. Node's version counts; the copy does not. @param root the repository's root */
export function digestInputs(root = '.'): string {
  const hash = createHash('sha256').update(`${process.version}\n`)
  for (const input of inputs)
    for (const file of filesIn(root, input)) {
      const bytes = readFileSync(path.join(root, file))
      hash.update(`${file} ${bytes.length}\n`).update(bytes)
    }
  return hash.digest('base64url')
}

const buildRecord = programVersion.extend({
  inputs: z.string(),
})
export type BuildRecord = z.infer<typeof buildRecord>

/** The commit of a checkout, with a `+` where files of the program differ from it; what BUILD_COMMIT says where there is no repository. */
export function readCommit(root: string): string | null {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  try {
    return git('rev-parse', 'HEAD') + (git('status', '--porcelain', '--', ...inputs) ? '+' : '')
  } catch {
    return process.env['BUILD_COMMIT'] || null
  }
}

/** Beside `client` and `server`, so that nobody can fetch it. */
export const recordFile = 'build.json'

/** The record of a built site, or null where none is there. @param folder such as `dist` */
export function readBuildRecord(folder: string): BuildRecord | null {
  try {
    return buildRecord.parse(JSON.parse(readFileSync(path.join(folder, recordFile), 'utf8')))
  } catch {
    return null
  }
}

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { programVersion } from '../src/contracts/program-version.ts'
import { inputs, recordFile } from './build-inputs.ts'

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

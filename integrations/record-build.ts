import { existsSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { checkBase } from '../src/content/build-cache.ts'
import { recordFile } from './build-inputs.ts'
import { type BuildRecord, readCommit } from './build-record.ts'

/**
 * Records inputs and commit of a build, and, if `root` has a folder `content`, the result of
 * checking its texts.
 */
export function recordBuild(
  root: string,
  dist: string,
  { inputs, builtAt }: Omit<BuildRecord, 'commit'>,
): void {
  const baseFile = path.join(dist, 'server/build-cache.txt')
  const base = existsSync(path.join(root, 'content')) ? checkBase(root, inputs) : null
  if (base) writeFileSync(baseFile, base)
  else rmSync(baseFile, { force: true })
  const record: BuildRecord = { inputs, commit: readCommit(root), builtAt }
  writeFileSync(path.join(dist, recordFile), JSON.stringify(record))
}

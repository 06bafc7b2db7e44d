import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readBuildRecord } from '../../integrations/build-record.ts'
import { recordBuild } from '../../integrations/record-build.ts'
import { openCheckedBase } from '../../src/content/build-cache.ts'
import { temporaryFolder } from '../temporary-folder.ts'

const root = temporaryFolder()
for (const folder of ['src', 'public']) symlinkSync(path.resolve(folder), path.join(root, folder))
const dist = path.join(root, 'dist')
const base = path.join(dist, 'server/build-cache.txt')
mkdirSync(path.dirname(base), { recursive: true })

// The test uses this company's texts, which have no fault, because a check's result is only stored
// if there is no fault.
it('records a program that is built without texts, and what is checked of them once they are there', () => {
  const built = { inputs: 'a program', builtAt: '2026-11-23T00:00:00.000Z' }
  recordBuild(root, dist, built)
  expect(existsSync(base)).toBe(false)
  const record = readBuildRecord(dist)
  expect(record).toMatchObject(built)

  cpSync('content', path.join(root, 'content'), { recursive: true })
  if (record) recordBuild(root, dist, record)
  expect(readBuildRecord(dist)).toMatchObject(built)
  expect(openCheckedBase(root, readFileSync(base, 'utf8'), built.inputs)).not.toBeNull()
  expect(openCheckedBase(root, readFileSync(base, 'utf8'), 'another program')).toBeNull()

  rmSync(path.join(root, 'content'), { recursive: true })
  recordBuild(root, dist, built)
  expect(existsSync(base)).toBe(false)
})

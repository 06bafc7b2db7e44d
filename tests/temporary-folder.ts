import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, onTestFinished, TestRunner } from 'vitest'

/** Cleans up after the test that runs, or, if none runs, after all tests of the group or file. */
export const afterwards = (cleanUp: () => unknown) =>
  (TestRunner.getCurrentTest() ? onTestFinished : afterAll)(() => void cleanUp())

/** Makes a folder that is removed as `afterwards` says. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-unit-'))
  afterwards(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

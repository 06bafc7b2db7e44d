import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, onTestFinished } from 'vitest'

function makeFolder(whenDone: (remove: () => void) => void): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-unit-'))
  whenDone(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Makes a folder that is removed after the tests of the file. */
export const temporaryFolder = () => makeFolder(afterAll)

/** Makes a folder that is removed after the test that runs. */
export const folderOfTest = () => makeFolder(onTestFinished)

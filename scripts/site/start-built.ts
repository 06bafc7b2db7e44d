/**
 * Builds the site if its program has changed since the last build, and becomes the process that
 * serves the site. Called by scripts/start.mjs.
 */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { isBuiltFromInputs } from '../../integrations/build-inputs.ts'

if (!isBuiltFromInputs('dist')) {
  // The site checks this too when it starts, but an error should not have to wait for a build.
  for (const script of ['scripts/site/require-start.ts', 'scripts/build.ts']) {
    const { status } = spawnSync(process.execPath, [script], { stdio: 'inherit' })
    if (status !== 0) process.exit(status ?? 1)
  }
}
const entry = path.resolve('dist/server/entry.mjs')
// The entry file starts Node again with these arguments and other options, so the arguments must
// name the entry file.
process.argv[1] = entry
await import(pathToFileURL(entry).href)

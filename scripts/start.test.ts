import { spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../tests/temporary-folder.ts'

/** Starts on a Node.js that reads no TypeScript. @param npm what `npm` does, as a shell script */
function startOld(npm: string) {
  const folder = temporaryFolder()
  for (const name of ['scripts', 'bin', 'node_modules/node'])
    mkdirSync(path.join(folder, name), { recursive: true })
  copyFileSync('scripts/start.mjs', path.join(folder, 'scripts/start.mjs'))
  const command = path.join(folder, 'bin/npm')
  writeFileSync(command, `#!/bin/sh\n${npm}\n`)
  chmodSync(command, 0o755)
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--no-experimental-strip-types', 'scripts/start.mjs'],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: `${path.dirname(command)}:${process.env['PATH']}` },
    },
  )
  return { status, stdout, stderr: stderr.trim() }
}

const fetched = `
mkdir -p node_modules/node/bin
printf '#!/bin/sh\\necho "newer Node.js: $*"; exit 3\\n' > node_modules/node/bin/node
chmod +x node_modules/node/bin/node`

it('fetches the Node.js of the package for an older one, starts on it, and ends as it ends', () =>
  expect(startOld(fetched)).toMatchObject({
    status: 3,
    stdout: expect.stringContaining('newer Node.js: --no-experimental-strip-types scripts/site/'),
  }))

it('says in one line what to run where there is no network', () =>
  expect(startOld('echo noise >&2; exit 1')).toMatchObject({
    status: 1,
    stderr:
      'Cannot start: a newer Node.js was not fetched. With a network, run: npm rebuild node --ignore-scripts=false',
  }))

import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { describeError } from './log.ts'

const program = `
  const { createLog } = await import('./src/core/environment/log.ts')
  const log = createLog('info')
  for (let count = 0; count < 3; count++) log.warn({ err: Object.assign(new Error('ann@works.example'), { code: 'E1' }) }, 'one')
  process.stderr.write('goes on')`
const run = (stdout: 'pipe' | number) =>
  spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
    timeout: 15_000,
    stdio: ['ignore', stdout, 'pipe'],
  })

it('writes one JSON line per event, of an error only its type and stack', () => {
  const { stdout } = run('pipe')
  const lines = stdout.trim().split('\n')
  expect(lines).toHaveLength(3)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    event: 'one',
    err: { type: 'Error', code: 'E1', stack: [expect.any(String)] },
  })
  expect(stdout).not.toContain('works.example')
})

it('logs why SQLite failed, and nothing of what was written', () => {
  const database = new DatabaseSync(':memory:')
  database.exec('create table t (email text unique)')
  const insert = database.prepare('insert into t values (?)')
  insert.run('ann@works.example')
  database.exec('pragma query_only = on')
  let described: object = {}
  try {
    insert.run('bea@works.example')
  } catch (error) {
    described = describeError(error)
  }
  expect(described).toMatchObject({
    code: 'ERR_SQLITE_ERROR',
    reason: 'attempt to write a readonly database',
  })
})

// Linux has the file /dev/full, which behaves like a full disk.
it.runIf(existsSync('/dev/full'))('works and stops on a full disk', () => {
  const full = openSync('/dev/full', 'w')
  const { status, stderr } = run(full)
  closeSync(full)
  expect([status, stderr]).toEqual([0, expect.stringContaining('goes on')])
})

import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'

const folder = mkdtempSync(path.join(os.tmpdir(), 'site-admin-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs the command. @returns what it printed, after its exit code */
function admin(...words: string[]): string {
  const options = { encoding: 'utf8', env: { ...process.env, DATABASE_URL: path.join(folder, 'site.db') }, stdio: 'pipe' } as const
  try {
    return `0 ${execFileSync(process.execPath, ['scripts/admin.ts', ...words], options)}`
  } catch (error) {
    if (error instanceof Error && 'stdout' in error) return `1 ${String(error.stdout)}`
    throw error
  }
}

it('adds, resets, disables and lists accounts, each password for one use', () => {
  expect(admin()).toContain('1 Looks after the database')
  const added = admin('add', 'Ada')
  expect(added).toMatch(/^0 .*one-time password ([a-z0-9]{4}-){4}[a-z0-9]{4}\n/)
  expect(admin('add', 'ada')).toContain('1 The name "ada" is taken')
  expect(admin('list')).toMatch(/Ada\tone-time password not changed yet/)
  expect(admin('reset', 'ada')).not.toBe(added)
  expect(admin('disable', 'ada')).toMatch(/^0 /)
  expect(admin('list')).toContain('Ada\tdisabled')
  expect(admin('reset', 'nobody')).toMatch(/^1 There is no account/)
  expect(admin('forget', 'nobody@works.example')).toContain('1 Deleted: 0 contact requests, 0 subscriptions')
})

import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { lockSqlite } from '#src/core/database/lock-sqlite.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'

const folder = temporaryFolder()
const inFolder = (name: string) => path.join(folder, name)
writeFileSync(inFolder('file'), '')
lockSqlite(inFolder('served.db'))
const server = createServer().listen(0, '127.0.0.1')
afterAll(() => void server.close())

const start = (env: Record<string, string>) => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/site/require-start.ts'], {
    encoding: 'utf8',
    env: { ...process.env, PORT: '0', MAIL_DIR: folder, DATABASE_URL: inFolder('a.db'), ...env },
  })
  return { status, said: stderr.trim() }
}

it('says nothing where the site can start', () =>
  expect(start({})).toEqual({ status: 0, said: '' }))

it.each([
  ['an empty database', () => ({ DATABASE_URL: '' }), 'DATABASE_URL is empty'],
  ['a file for a folder', () => ({ DATABASE_URL: inFolder('file/site.db') }), 'is a file'],
  ['a folder of mails', () => ({ MAIL_DIR: inFolder('file') }), 'cannot be written'],
  ['a database in use', () => ({ DATABASE_URL: inFolder('served.db') }), 'another process'],
  ['a taken port', () => ({ PORT: String(Object(server.address()).port) }), 'is in use'],
])('says in one sentence what a start with %s cannot do', (_, env, part) => {
  const { status, said } = start(env())
  expect(status).toBe(1)
  expect(said).toMatch(/^Cannot start: .+$/)
  expect(said).toContain(part)
})

it.each(['start', 'serve', 'admin', 'content'])('npm run %s reads .env', (name) => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const print = scripts[name].replace(/\S+$/, '--print process.env.SMTP_URL')
  const run = () => {
    const { stdout, stderr } = spawnSync(print, { cwd: folder, encoding: 'utf8', shell: true })
    return [stdout.trim(), stderr]
  }
  rmSync(inFolder('.env'), { force: true })
  expect(run()).toEqual(['undefined', ''])
  writeFileSync(inFolder('.env'), "SMTP_URL='smtp://a:$b@mail.example'\n")
  expect(run()).toEqual(['smtp://a:$b@mail.example', ''])
})

import { statSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { migrate } from '#src/server/database/migrations.ts'
import { temporaryFolder } from '../../../tests/temporary-folder.ts'
import type { Database } from './connect.ts'
import { openDatabase } from './open-database.ts'

let folder: string
let database: Database
beforeEach(async () => {
  folder = temporaryFolder()
  database = openDatabase(path.join(folder, 'site.db'))
  await migrate(database)
})
afterEach(() => database.close())

const put = (name: string, value = 'x') =>
  database.write(async (tx) => {
    await tx.insertInto('setting').values({ name, value }).execute()
    return name
  })
const names = async () =>
  (await database.db.selectFrom('setting').select('name').orderBy('name').execute()).map(
    (row) => row.name,
  )

it('answers each unit of work with its own result', async () => {
  const all = Array.from({ length: 200 }, (_, n) => `n${String(n).padStart(3, '0')}`)
  expect(await Promise.all(all.map((name) => put(name)))).toEqual(all)
  expect(await names()).toEqual(all)
})

it('rolls back the unit of work that fails, and commits the others', async () => {
  const failing = database.write(async (tx) => {
    await tx.insertInto('setting').values({ name: 'half', value: 'x' }).execute()
    throw new Error('no')
  })
  const results = await Promise.allSettled([put('a'), failing, put('a'), put('b')])
  expect(results.map((result) => result.status)).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
    'fulfilled',
  ])
  expect(await names()).toEqual(['a', 'b'])
})

it('resolves when another reader of the file can see the write', async () => {
  const reader = new DatabaseSync(path.join(folder, 'site.db'), { readOnly: true })
  const isThere = (name: string) =>
    reader.prepare('select 1 from setting where name = ?').get(name) !== undefined
  const all = Array.from({ length: 10 }, (_, n) => `n${n}`)
  const seen = await Promise.all(all.map((name) => put(name).then(isThere)))
  expect(seen).toEqual(all.map(() => true))
  reader.close()
})

it('rejects every write when the database is closed, and does not hang', async () => {
  const other = openDatabase(path.join(folder, 'other.db'))
  await other.close()
  const write = () => other.write((tx) => tx.selectFrom('setting').selectAll().execute())
  const results = await Promise.allSettled([write(), write()])
  expect(results.map((result) => result.status)).toEqual(['rejected', 'rejected'])
})

it('is durable: WAL with a full sync; foreign keys are enforced, and deleted data is overwritten', async () => {
  const { sql } = await import('kysely')
  const pragma = async (name: string) =>
    Object.values(
      (await sql<object>`pragma ${sql.raw(name)}`.execute(database.db)).rows[0] ?? {},
    )[0]
  expect([
    await pragma('journal_mode'),
    await pragma('synchronous'),
    await pragma('foreign_keys'),
    await pragma('secure_delete'),
  ]).toEqual(['wal', 2, 1, 1])
})

it('waits for another program that writes to the file, without blocking the process', async () => {
  const other = new DatabaseSync(path.join(folder, 'site.db'))
  other.exec('begin immediate')
  const written = put('patient')
  const started = performance.now()
  let ticks = 0
  while (performance.now() - started < 600) {
    await new Promise((resolve) => setTimeout(resolve, 10))
    ticks += 1
  }
  expect(ticks).toBeGreaterThan(15)
  expect(await names()).toEqual([])
  other.exec('commit')
  other.close()
  expect(await written).toBe('patient')
})

it('makes the file readable by its owner only', async () => {
  const file = path.join(folder, 'new', 'private.db')
  const other = openDatabase(file)
  await migrate(other)
  expect(
    [path.dirname(file), file, `${file}-wal`].map((name) => statSync(name).mode & 0o777),
  ).toEqual([0o700, 0o600, 0o600])
  await other.close()
})

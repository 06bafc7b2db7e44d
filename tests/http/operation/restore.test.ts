import {
  chmodSync,
  lstatSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openDatabase } from '#src/core/database/open-database.ts'
import { readRestores } from '#src/desk/offers/pro-forma-rows.server.ts'
import { insertRequest } from '#src/desk/requests/request-rows.server.ts'
import { migrate, migrationNames } from '#src/server/database/migrations.ts'
import { backUp, backUpInto } from '../../../scripts/admin/back-up.ts'
import { restoreBackUp } from '../../../scripts/admin/restore.ts'
import { temporaryFolder } from '../../temporary-folder.ts'
import { contactRow, engines, subscriberRow } from '../test-site.ts'
import { folder, makeData, newDatabase, newFile, rowsOf } from './copied-database.ts'

const pairs = engines.flatMap((from) => engines.map((to) => [from, to] as const))

it.each(pairs)(
  'puts all rows of %s into an empty database on %s, which goes on numbering above them',
  async (from, to) => {
    const [source, target, copy] = [await makeData(from), await newDatabase(to), newFile()]
    expect(await backUp(source, copy)).toBe('44 contact requests, 1 subscriber, 1 account')
    expect(await restoreBackUp(target, copy, false)).toEqual({
      contents: '44 contact requests, 1 subscriber, 1 account',
      kept: null,
      notes: [
        expect.stringMatching(/Of 1 subscriber some may have left.* Of 0 coming calls some may/),
        expect.any(String),
        expect.stringContaining('Mails and events that wait: 1'),
      ],
    })
    const { audit, setting, ...rows } = await rowsOf(target)
    const { audit: _, setting: __, ...before } = await rowsOf(source)
    expect(rows).toEqual(before)
    expect([audit?.length, setting?.length]).toEqual([1, 3])
    expect(audit?.[0]).toContain(`"database.restored"`)
    expect([rows['content_picture']?.length, rows['contact_file_part']?.length]).toEqual([1, 1])

    const database = openDatabase(target)
    const { id } = await database.db
      .insertInto('subscriber')
      .values(subscriberRow('n@b.example'))
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(id, 'no number of a row that was lost').toBeGreaterThan(10_000)
    await expect(
      database.write((tx) => insertRequest(tx, contactRow({ reference: 'later' }))),
    ).resolves.toBeDefined()
    await database.close()
  },
)

it.each(engines)(
  'replaces a database on %s only when told to, never one in use, and keeps what was there',
  async (engine) => {
    const [target, copy] = [await makeData(engine), newFile()]
    const before = await rowsOf(target)
    const other = await newDatabase('sqlite')
    const empty = openDatabase(other)
    await migrate(empty)
    await empty.close()
    await backUp(other, copy)
    // A PostgreSQL connection ends a moment after it is closed.
    await expect.poll(() => restoreBackUp(target, copy, false).catch(String)).toContain('not empty')
    expect(await rowsOf(target)).toEqual(before)

    const user = openDatabase(target)
    await user.db.selectFrom('contact').select('id').limit(1).execute()
    await expect(restoreBackUp(target, copy, true)).rejects.toThrow('in use')
    await user.close()
    const replace = async () =>
      (await restoreBackUp(target, copy, true).catch(() => ({ kept: null }))).kept
    await expect.poll(replace).not.toBeNull()
    expect((await rowsOf(target))['contact']).toEqual([])
    const [kept = ''] = readdirSync(folder).filter((name) => name.includes('replaced-'))
    expect(await rowsOf(path.join(folder, kept))).toEqual(before)
    for (const name of readdirSync(folder).filter((name) => name.includes('replaced-')))
      rmSync(path.join(folder, name))
    expect(readdirSync(folder).filter((name) => /unfinished|restoring/.test(name))).toEqual([])
  },
)

it.each(engines)('brings a copy of an older schema to the newest on %s', async (engine) => {
  const [source, target, copy] = [await newDatabase(engine), await newDatabase(engine), newFile()]
  const old = openDatabase(source)
  await migrate(old, '090-account-time-zone')
  await sql`insert into setting (name, value) values ('secret', 's')`.execute(old.db)
  await old.close()
  await backUp(source, copy)
  await restoreBackUp(target, copy, false)
  const database = openDatabase(target)
  expect(await database.db.selectFrom('setting').selectAll().execute()).toContainEqual({
    name: 'secret',
    value: 's',
  })
  expect(await database.db.selectFrom('contact').select('written_at').execute()).toEqual([])
  await database.close()
})

it('refuses a copy of a newer schema and a file that is no copy', async () => {
  const [source, copy] = [await makeData('sqlite'), newFile()]
  await backUp(source, copy)
  const newer = openDatabase(copy)
  await sql`insert into kysely_migration (name, timestamp) values (${`${migrationNames.length + 900}-later`}, '')`.execute(
    newer.db,
  )
  await newer.close()
  await expect(restoreBackUp(newFile(), copy, false)).rejects.toThrow('newer version')
  const noCopy = newFile()
  writeFileSync(noCopy, 'something else, longer than a header of a hundred bytes'.repeat(9))
  chmodSync(noCopy, 0o600)
  await expect(restoreBackUp(newFile(), noCopy, false)).rejects.toThrow('cannot be read')
  await expect(restoreBackUp(newFile(), newFile(), false)).rejects.toThrow('There is no file')
})

it.each(engines)(
  'keeps the newest copies of a database on %s in a folder, and other files, but nothing of killed commands',
  async (engine) => {
    const [source, backups] = [await makeData(engine), temporaryFolder()]
    const others = ['before-the-move.db', 'before-the-move.db.unfinished']
    const killed = ['', '-wal', '-shm', '-journal'].map(
      (companion) => `site-2026-11-20T03-15-01-123Z.db.unfinished${companion}`,
    )
    for (const name of [...others, ...killed]) writeFileSync(path.join(backups, name), '')
    const made: string[] = []
    for (let n = 0; n < 4; n++)
      made.push(path.basename((await backUpInto(source, backups, 2)).file))
    expect(readdirSync(backups)).toEqual([...others, ...made.slice(2)])
  },
)

it.each(engines)(
  'numbers of pro-formas continue at the next hundred after each restore of %s',
  async (engine) => {
    const url = await makeData(engine)
    const copy = newFile()
    await backUp(url, copy)
    const countOf = async () => {
      const database = openDatabase(url)
      const { count } = await readRestores(database.db)
      await database.close()
      return count
    }
    expect(await countOf()).toBe(0)
    await restoreBackUp(url, copy, true)
    expect(await countOf()).toBe(1)
    await restoreBackUp(url, copy, true)
    expect(await countOf()).toBe(2)
  },
)

it('replaces the file behind a symbolic link on its own disk', async () => {
  const [target, copy] = [await makeData('sqlite'), newFile()]
  await backUp(target, copy)
  const link = path.join(temporaryFolder(), 'site.db')
  symlinkSync(target, link)
  const { kept } = await restoreBackUp(link, copy, true)
  expect(lstatSync(link).isSymbolicLink()).toBe(true)
  expect([path.dirname(kept ?? ''), path.dirname(realpathSync(link))]).toEqual([folder, folder])
})

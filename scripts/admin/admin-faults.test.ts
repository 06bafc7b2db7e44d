import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readConfig } from '#src/core/environment/config.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { noRoomFor, runAdmin } from './admin-commands.ts'

const folder = temporaryFolder()

it('names the folder and its free space where a copy does not fit', async () => {
  // The code of SQLite for a full disk.
  const full = Object.assign(new Error('database or disk is full'), { errcode: 13 })
  expect(await noRoomFor(full, folder)).toMatch(/does not fit into .*, where \d+ MB are free/)
  await expect(noRoomFor(new Error('damaged'), folder)).rejects.toThrow('damaged')
})

it('prints each line of health also while the database is away', async () => {
  const broken = path.join(folder, 'broken.db')
  writeFileSync(broken, 'no database '.repeat(1000))
  for (const url of [broken, 'postgres://site:x@127.0.0.1:1/site']) {
    const { text, isDone } = await runAdmin(readConfig({ DATABASE_URL: url }), ['health'])
    expect(isDone).toBe(false)
    expect(text.split('\n').map((line) => line.replace(/^PROBLEM: /, '').split(':')[0])).toEqual([
      ...['Version of this folder', 'Site', 'Database', 'Newest backup', 'Deletions', 'Mails'],
      ...['Newsletter', 'Country file', 'Mail server', 'Disk'],
    ])
  }
})

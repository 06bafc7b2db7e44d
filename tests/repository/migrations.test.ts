import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { migrationNames } from '#src/server/database/migrations.ts'

const takesAway =
  /drop(Column|Table)|drop (column|table)|rename|deleteFrom|delete from|setNotNull|set not null/i
const read = (name: string) => readFileSync(`src/server/database/migrations/${name}.ts`, 'utf8')

it('migrations only add, or say in their name what they remove and since when nothing uses it (decision 0073)', () => {
  const later = migrationNames.filter((name) => name > '091')
  expect(later.length).toBeGreaterThan(0)
  expect(
    later.filter((name) => !/-remove-.+-after-\d+$/.test(name) && takesAway.test(read(name))),
  ).toEqual([])
})

it('every file of a migration is named, so that it runs', () => {
  const files = readdirSync('src/server/database/migrations').filter((file) => /^\d{3}-/.test(file))
  expect(files.filter((file) => !migrationNames.some((name) => file === `${name}.ts`))).toEqual([])
})

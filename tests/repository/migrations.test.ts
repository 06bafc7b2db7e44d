import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { migrationNames } from '#src/server/database/migrate.ts'

/** From this number on the version before has to run on the schema of the next one (decision 0073). */
const first = 21
const takesAway = /drop(Column|Table)|drop (column|table)|rename|deleteFrom|delete from|setNotNull|set not null/i
const read = (name: string) => readFileSync(`src/server/database/migrations/${name}.ts`, 'utf8')

it('migrations only add, or say in their name what they remove and since when nothing uses it', () => {
  const older = migrationNames.filter((name) => Number.parseInt(name, 10) < first)
  expect(older.some((name) => takesAway.test(read(name)))).toBe(true)
  const silent = migrationNames.filter(
    (name) => Number.parseInt(name, 10) >= first && !/-remove-.+-after-\d+$/.test(name) && takesAway.test(read(name)),
  )
  expect(silent).toEqual([])
})

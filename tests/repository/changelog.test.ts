import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const changes = readFileSync('CHANGELOG.md', 'utf8')
const settings = readFileSync('docs/configuration.md', 'utf8')
// the repository's own file
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

it('tells of this version first', () => expect(/^## (\S+)$/m.exec(changes)?.[1]).toBe(version))

it('names every migration and every variable, which the guide to the settings names too', () => {
  const variables = readFileSync('src/server/environment/config.ts', 'utf8').matchAll(
    /^ {2}([A-Z][A-Z_]+): /gm,
  )
  const migrations = readdirSync('src/server/database/migrations').filter((file) =>
    /^\d{3}-/.test(file),
  )
  const settable = [...variables].map(([, name = '']) => name)
  const names = [...migrations.map((file) => file.replace('.ts', '')), ...settable]
  const hasRow = (name: string) => new RegExp(`^\\| [^|]*\`${name}\``, 'm').test(settings)
  expect(settable.filter((name) => !hasRow(name))).toEqual([])
  expect(names.length).toBeGreaterThan(25)
  expect(names.filter((name) => !changes.includes(`\`${name}\``))).toEqual([])
})

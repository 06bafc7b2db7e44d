import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('the guide to the settings has a row for every variable', () => {
  const guide = readFileSync('docs/configuration.md', 'utf8')
  const variables = [
    ...readFileSync('src/server/environment/config.ts', 'utf8').matchAll(/^ {2}([A-Z][A-Z_]+): /gm),
  ].map(([, name = '']) => name)
  expect(variables.length).toBeGreaterThan(20)
  const hasRow = (name: string) => new RegExp(`^\\| [^|]*\`${name}\``, 'm').test(guide)
  expect(variables.filter((name) => !hasRow(name))).toEqual([])
})

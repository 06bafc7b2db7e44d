import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('the guide to the settings has a row for every variable', () => {
  const guide = readFileSync('docs/configuration.md', 'utf8')
  const variables = [
    ...readFileSync('src/core/environment/config.ts', 'utf8').matchAll(/^ {2}([A-Z][A-Z_]+): /gm),
  ].map(([, name = '']) => name)
  expect(variables.length).toBeGreaterThan(20)
  const hasRow = (name: string) => new RegExp(`^\\| [^|]*\`${name}\``, 'm').test(guide)
  expect(variables.filter((name) => !hasRow(name))).toEqual([])
})

it('only the start of the site reads the environment, and gives it to the configuration', () => {
  const reading = globSync('src/**/*.{ts,tsx,astro}').filter((file) =>
    /process\s*(\?\.|\.)\s*env\b|\benv\b[^;\n]*from 'node:process'/.test(
      readFileSync(file, 'utf8'),
    ),
  )
  expect(reading).toEqual(['src/server/start-site.ts'])
})

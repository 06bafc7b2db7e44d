import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, it } from 'vitest'
import { astroModule, replacement } from './dev-environment.ts'

it('replaces a module that Astro has, with what it exports', () => {
  const file = path.join(
    path.dirname(createRequire(import.meta.url).resolve('astro/package.json')),
    'dist/core/environment/index.js',
  )
  expect(file).toMatch(astroModule)
  const written = readFileSync(file, 'utf8')
  expect(written).toContain('import { productionEnvironment } from "./production.js"')
  const [, names = ''] = /export \{([^}]+)\}/.exec(written) ?? []
  const own = [...replacement.matchAll(/export (?:function|const) (\w+)/g)].map(([, name]) => name)
  const theirs = names.split(',').map((name) => name.trim())
  expect(own.sort()).toEqual(theirs.sort())
})

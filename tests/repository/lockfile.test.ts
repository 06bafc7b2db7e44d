import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

type Entry = { name?: string; version?: string; resolved?: string; integrity?: string }

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Entry>
} // the format of npm
const entries = Object.entries(packages).filter(([place]) => place !== '')

it('every package is named with the hash of its content', () => {
  const without = entries.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'))
  const places = without.map(([place]) => place)
  expect(places, 'Run: node scripts/complete-lock.mjs').toEqual([])
  expect(entries.length).toBeGreaterThan(500)
})

it('every package has an address that names no registry', () => {
  const wrong = entries.filter(
    ([place, { name = place.split('node_modules/').at(-1) ?? '', version, resolved }]) => {
      return (
        resolved !== `https://registry.invalid/${name}/-/${name.split('/').at(-1)}-${version}.tgz`
      )
    },
  )
  expect(wrong, 'Run: node scripts/complete-lock.mjs').toEqual([])
  expect(readFileSync('.npmrc', 'utf8')).toContain('replace-registry-host=always')
})

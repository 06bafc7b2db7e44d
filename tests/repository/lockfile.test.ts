import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

type Entry = {
  name?: string
  version?: string
  resolved?: string
  integrity?: string
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
}

/** The platform on which the site is built and run (docs/deploy.md). */
const isForServer = ({ os = ['linux'], cpu = ['x64'], libc = ['glibc'] }: Entry) =>
  os.includes('linux') && cpu.includes('x64') && libc.includes('glibc')

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Entry> } // npm wrote it
const entries = Object.entries(packages).filter(([place]) => place !== '')

it('every package is named with the hash of its content', () => {
  const without = entries.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'))
  // scripts/complete-lock.mjs adds packages of other platforms, and their hashes where the registry knows them.
  expect(without.filter(([, entry]) => !entry.optional || isForServer(entry))).toEqual([])
  expect(entries.length).toBeGreaterThan(500)
  expect(without.length).toBeLessThan(30)
})

it('every package has an address that names no registry', () => {
  const wrong = entries.filter(([place, { name = place.split('node_modules/').at(-1) ?? '', version, resolved }]) => {
    return resolved !== `https://registry.invalid/${name}/-/${name.split('/').at(-1)}-${version}.tgz`
  })
  expect(wrong, 'Run: node scripts/complete-lock.mjs').toEqual([])
  expect(readFileSync('.npmrc', 'utf8')).toContain('replace-registry-host=always')
})

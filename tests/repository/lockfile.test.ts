import { readFileSync } from 'node:fs'
import path from 'node:path'
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

const files: [string, number][] = [
  ['package-lock.json', 500],
  ['bench/lighthouse/package-lock.json', 50],
]
const packagesOf = (file: string) => {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Entry> } // npm wrote it
  return Object.entries(packages).filter(([place]) => place !== '')
}

it.each(files)('every package that %s names is named with the hash of its content', (file, least) => {
  const entries = packagesOf(file)
  const without = entries.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'))
  // scripts/complete-lock.mjs adds packages of other platforms, and their hashes where the registry knows them.
  expect(without.filter(([, entry]) => !entry.optional || isForServer(entry))).toEqual([])
  expect(entries.length).toBeGreaterThan(least)
  expect(without.length).toBeLessThan(30)
})

it.each(files)('every package that %s names has an address that names no registry', (file) => {
  const wrong = packagesOf(file).filter(([place, { name = place.split('node_modules/').at(-1) ?? '', version, resolved }]) => {
    return resolved !== `https://registry.invalid/${name}/-/${name.split('/').at(-1)}-${version}.tgz`
  })
  expect(wrong, `Run: node scripts/complete-lock.mjs ${file}`).toEqual([])
  expect(readFileSync(path.join(path.dirname(file), '.npmrc'), 'utf8')).toContain('replace-registry-host=always')
})

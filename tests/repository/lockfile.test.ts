import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

type Entry = { integrity?: string; optional?: boolean; os?: string[]; cpu?: string[]; libc?: string[] }

/** The platform on which the site is built and run (docs/deploy.md). */
const isForServer = ({ os = ['linux'], cpu = ['x64'], libc = ['glibc'] }: Entry) =>
  os.includes('linux') && cpu.includes('x64') && libc.includes('glibc')

it.each([
  ['package-lock.json', 500],
  ['bench/lighthouse/package-lock.json', 50],
])('every package that %s names is named with the hash of its content', (file, least) => {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Entry> } // npm wrote it
  const entries = Object.entries(packages).filter(([place]) => place !== '')
  const without = entries.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'))
  // scripts/complete-lock.mjs adds packages of other platforms, and their hashes where the registry knows them.
  expect(without.filter(([, entry]) => !entry.optional || isForServer(entry))).toEqual([])
  expect(entries.length).toBeGreaterThan(least)
  expect(without.length).toBeLessThan(20)
})

/**
 * `npm run names [-- LIMIT]`: exported names with several definitions in the tracked TypeScript files, with their files, and how many there
 * are. A name that exists twice costs whoever searches for it. Not counted: what the framework names (routes, defaults) and re-exports.
 * With LIMIT it fails above that number.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** Names that Astro and Vitest give: exports of route files and of configurations. */
const named = new Set(['GET', 'POST', 'ALL', 'prerender', 'getStaticPaths'])
const definition = /^export (?:declare )?(?:async )?(?:abstract )?(?:function\*?|const|let|class|type|interface|enum) +([\w$]+)/gm

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' }).split('\n').filter(existsSync)
const definitions = new Map<string, string[]>()
for (const file of files) {
  // A schema and the type that is inferred from it may share their name within a file.
  const names = new Set(Array.from(readFileSync(file, 'utf8').matchAll(definition), ([, name]) => name ?? ''))
  for (const name of names) if (!named.has(name)) definitions.set(name, [...(definitions.get(name) ?? []), file])
}
const several = [...definitions].filter(([, files]) => files.length > 1).toSorted(([a], [b]) => a.localeCompare(b))
for (const [name, files] of several) console.log(name.padEnd(28), files.join(' '))
console.log(`${several.length} of ${definitions.size} exported names have several definitions`)
const limit = Number(process.argv[2] ?? Number.POSITIVE_INFINITY)
if (several.length > limit) process.exitCode = 1

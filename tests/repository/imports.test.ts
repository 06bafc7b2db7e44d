import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const isIn = (file: string, folder: string) => file === folder || file.startsWith(`${folder}/`)
const files = globSync('src/**/*.{ts,tsx,astro}').filter((file) => !file.includes('.test.'))

/**
 * Lists the project's files that a file imports.
 * @param isRun leaves out imports of types, because no program loads them
 */
function importsOf(file: string, isRun = false): string[] {
  const all = readFileSync(file, 'utf8')
  const source = isRun ? all.replaceAll(/^import type [^']*'[^']*'/gm, '') : all
  return [...source.matchAll(/(?:from|import)\s*\(?\s*'([.#][^']+)'/g)].flatMap(
    ([, target = '']) => {
      if (target.startsWith('#')) return [target.slice(1)]
      return [path.join(path.dirname(file), target)]
    },
  )
}

it('every part of the interface is shown by a page', () => {
  const used = new Set(files.flatMap((file) => importsOf(file)))
  const parts = files.filter((file) =>
    /^src\/(editor|ui|site|layouts)\/.*\.(tsx|astro)$/.test(file),
  )
  expect(parts.length).toBeGreaterThan(100)
  expect(parts.filter((file) => !used.has(file))).toEqual([])
})

/**
 * Finds all files that the entries load, directly or through other files, each with the chain of
 * imports from an entry.
 */
function loadedBy(entries: readonly string[]): Map<string, string[]> {
  const ways = new Map(entries.map((entry) => [entry, [entry]]))
  for (const [file, way] of ways)
    for (const target of /\.tsx?$/.test(file) ? importsOf(file, true) : [])
      if (!ways.has(target)) ways.set(target, [...way, target])
  return ways
}

it('no schema, no figure and no check reads the content in use: it is given what it judges by', () => {
  const judging = files.filter((file) =>
    /^src\/content\/(?!snapshot|settings|pictures|accessories|articles|questions|search|words)\w+\//.test(
      file,
    ),
  )
  expect(judging.length).toBeGreaterThan(90)
  const reached = [...loadedBy(judging)].filter(([file]) =>
    /^src\/content\/(snapshot|settings|words)\//.test(file),
  )
  expect(reached.map(([, way]) => way.join(' > '))).toEqual([])
})

/**
 * Entry files of the browser's programs: components that pages hydrate, and modules that page
 * scripts import.
 */
const clientEntries = files
  .filter((file) => file.endsWith('.astro'))
  .flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    const hydrated = [...source.matchAll(/<(\w+)\b[^<>]*\sclient:/g)].map(([, name]) => name)
    const inScripts = [...source.matchAll(/<script(?![^>]*is:inline)[^>]*>(.*?)<\/script>/gs)]
      .map(([, text = '']) => text)
      .join('\n')
    return [...source.matchAll(/import \{? ?(\w+)[^']*'([.#][^']+)'/g)].flatMap(
      ([statement, name, target = '']) => {
        const isEntry = hydrated.includes(name) || inScripts.includes(statement)
        return isEntry
          ? [target.startsWith('#') ? target.slice(1) : path.join(path.dirname(file), target)]
          : []
      },
    )
  })

it('no program of the browser holds content: what an island shows it is given', () => {
  expect(clientEntries.length).toBeGreaterThan(20)
  expect(
    [...loadedBy(clientEntries)]
      .filter(([file]) => isIn(file, 'src/content/settings'))
      .map(([, way]) => way.join(' > ')),
  ).toEqual([])
})

it('the interface takes no code of Node or of the database', () => {
  const forbidden = /from '(node:|kysely|pg|hono|nodemailer|pino|maxmind)/
  expect(
    files.filter(
      (file) =>
        /^src\/(desk|editor|newsletter|staff|ui)\//.test(file) &&
        !file.endsWith('.server.ts') &&
        forbidden.test(readFileSync(file, 'utf8')),
    ),
  ).toEqual([])
})

it('services know nothing of HTTP', () =>
  expect(
    files.filter(
      (file) =>
        /^src\/(core|desk|editor|newsletter|staff)\//.test(file) &&
        !/post-event\.server\.ts$|-(api|query|queries)\.server\.ts$|^src\/core\/http\//.test(
          file,
        ) &&
        /from '(hono|node:http)/.test(readFileSync(file, 'utf8')),
    ),
  ).toEqual([]))

it('only the configuration reads the environment', () => {
  const readers = files.filter((file) => readFileSync(file, 'utf8').includes('process.env'))
  // These entry files pass the whole environment to pure functions of src/core/environment.
  expect(
    readers.filter(
      (file) => !/^src\/server\/(entry|start-site|environment\/config)\.ts$/.test(file),
    ),
  ).toEqual([])
})

it('no folder holds more than 40 files, beside pictures, migrations and routes, whose places are their addresses', () => {
  const count = new Map<string, number>()
  for (const file of globSync(['{src,tests,e2e}/**/*.*'])) {
    const folder = path.dirname(file)
    if (!/^src\/(assets\/|pages(\/|$))|\/migrations$/.test(folder))
      count.set(folder, (count.get(folder) ?? 0) + 1)
  }
  expect([...count].filter(([, files]) => files > 40)).toEqual([])
})

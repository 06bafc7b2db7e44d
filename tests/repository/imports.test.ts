import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { directions } from './import-directions.ts'
import { subjects } from './subjects.ts'

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

/** The list of tables takes the type of each from its subject, which uses the database. */
const tables = 'src/server/database/schema.ts'

const isIn = (file: string, folder: string) => file === folder || file.startsWith(`${folder}/`)

const folderOf = (file: string) =>
  Object.keys(directions)
    .filter((folder) => isIn(file, folder))
    .sort((a, b) => b.length - a.length)[0]

/** Returns whether a folder may be imported as a whole, which a subject inside it may not. */
function isAllowed(target: string, folder: string): boolean {
  const subject = Object.keys(subjects)
    .filter((one) => isIn(target, one))
    .sort((a, b) => b.length - a.length)[0]
  return isIn(target, folder) && (subject === undefined || isIn(folder, subject))
}

/** Returns whether a file of a subject is offered to another file. */
const isOffered = (target: string, file: string) =>
  Object.entries(subjects).some(([folder, { offers }]) =>
    Object.entries(offers).some(
      ([name, readers]) =>
        target === `${folder}/${name}` && readers.some((reader) => isIn(file, reader)),
    ),
  )

it('imports go one way', () => {
  const against = files.flatMap((file) => {
    const folder = folderOf(file)
    if (!folder) return []
    const allowed = [folder, ...(directions[folder] ?? [])]
    return importsOf(file, file === tables)
      .filter(
        (target) => !allowed.some((one) => isAllowed(target, one)) && !isOffered(target, file),
      )
      .map((target) => `${file} imports ${target}`)
  })
  expect(against).toEqual([])
})

it('a subject offers no file that nobody outside imports', () => {
  const imports = files.flatMap((file) => importsOf(file).map((target) => ({ file, target })))
  const unused = Object.entries(subjects).flatMap(([folder, { offers }]) =>
    Object.entries(offers).flatMap(([name, readers]) =>
      readers
        .filter(
          (reader) =>
            !imports.some(
              ({ file, target }) => target === `${folder}/${name}` && isIn(file, reader),
            ),
        )
        .map((reader) => `${folder}/${name} by ${reader}`),
    ),
  )
  expect(unused).toEqual([])
})

it('no module of the server is loaded by one that the browser may load', () => {
  const isOfServer = (file: string) =>
    /\.server\.tsx?$|^src\/(server|pages|paper)\/|\.astro$|^src\/fetch\.ts$/.test(file)
  const loaded = files
    .filter((file) => !isOfServer(file))
    .flatMap((file) => importsOf(file, true).map((target) => `${file} loads ${target}`))
  expect(loaded.filter((one) => one.endsWith('.server.ts'))).toEqual([])
})

it('every file of the interface and of the pages lies in a folder that the directions name', () =>
  expect(
    files.filter(
      (file) =>
        /^src\/(ui\/\w+|site\/\w+|pages|layouts|content|contracts|core|desk|editor|newsletter|staff)\//.test(
          file,
        ) && !folderOf(file),
    ),
  ).toEqual([]))

it('every part of the interface is shown by a page', () => {
  const used = new Set(files.flatMap((file) => importsOf(file)))
  const parts = files.filter((file) =>
    /^src\/(editor|ui|site|layouts)\/.*\.(tsx|astro)$/.test(file),
  )
  expect(parts.length).toBeGreaterThan(100)
  expect(parts.filter((file) => !used.has(file))).toEqual([])
})

/**
 * Finds files that import themselves through other files (imports of types count too), each with
 * the shortest path.
 */
function circlesOf(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  return [...imports.keys()].flatMap((start) => {
    const ways = new Map([[start, [start]]])
    for (const [file, way] of ways)
      for (const target of imports.get(file) ?? []) {
        if (target === start) return [[...way, start]]
        if (!ways.has(target)) ways.set(target, [...way, target])
      }
    return []
  })
}

it('no circle of imports between folders, each counted with the files that lie in it itself', () => {
  const imports = new Map(files.map((file) => [path.dirname(file), new Set<string>()]))
  for (const file of files)
    for (const to of importsOf(file, file === tables).map((target) => path.dirname(target)))
      imports.get(path.dirname(file))?.add(to)
  const between = [...imports].map(([folder, to]): [string, string[]] => [
    folder,
    [...to].filter((other) => other !== folder),
  ])
  expect(circlesOf(new Map(between)).map((way) => way.join(' > '))).toEqual([])
})

it('no circle of imports between files, but of the fields of a form, which hold fields', () => {
  const known = new Set(files)
  const circles = circlesOf(
    new Map(
      files.map((file) => [
        file,
        importsOf(file, file === tables).filter((target) => known.has(target)),
      ]),
    ),
  )
  const fields = 'src/editor/fields/FieldNode.tsx'
  expect(circles.some((way) => way.includes(fields))).toBe(true)
  expect(circles.filter((way) => !way.includes(fields)).map((way) => way.join(' > '))).toEqual([])
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
    /^src\/content\/(?!snapshot|settings|pictures|articles|questions|search)\w+\//.test(file),
  )
  expect(judging.length).toBeGreaterThan(90)
  const reached = [...loadedBy(judging)].filter(
    ([file]) => isIn(file, 'src/content/snapshot') || isIn(file, 'src/content/settings'),
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
        /^src\/(core|desk|editor|newsletter|staff|server\/(services|database))\//.test(file) &&
        !file.endsWith('post-event.server.ts') &&
        /from '(hono|node:http)/.test(readFileSync(file, 'utf8')),
    ),
  ).toEqual([]))

it('only the configuration reads the environment', () => {
  const readers = files.filter((file) => readFileSync(file, 'utf8').includes('process.env'))
  // These entry files pass the whole environment to pure functions of src/server/environment.
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

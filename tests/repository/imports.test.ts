import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

/** Folders with the site's data, which every part of the interface may read. */
const data = ['src/content', 'src/contracts', 'src/model']

/**
 * Folders and files that a folder may import (docs/architecture.md). A file belongs to its
 * innermost listed folder.
 */
const directions: Record<string, string[]> = {
  // These modules give the current settings as typed values to everything that is rendered.
  'src/content/settings': ['src/content', 'src/contracts'],
  // Schemas get the values that they need as arguments (docs/architecture.md, Where a figure comes
  // from).
  'src/content/schemas': ['src/contracts'],
  'src/contracts': [],
  // The model has only pure functions of plain data, for server and browser.
  'src/model': [],
  // `Picture.tsx` has the types that describe a picture, and `record.json` tells which pictures are
  // renderings.
  'src/content': [
    'src/assets/pictures/record.json',
    'src/contracts',
    'src/model',
    'src/ui/base/Picture.tsx',
  ],
  'src/editing': data,
  // PDFs are made from the content and from drawings of the interface.
  'src/paper': [...data, 'src/ui/base', 'src/ui/brand', 'src/ui/diagrams'],
  'src/ui/base': ['src/contracts/content/marks.ts'],
  'src/ui/brand': ['src/content/settings', 'src/ui/base'],
  'src/ui/diagrams': [...data, 'src/ui/base', 'src/ui/brand'],
  'src/ui/layout': [...data, 'src/ui/base', 'src/ui/brand'],
  'src/ui/sections': [...data, 'src/ui/base', 'src/ui/brand', 'src/ui/diagrams'],
  'src/ui/islands': [...data, 'src/ui/base', 'src/ui/diagrams', 'src/ui/sections'],
  'src/ui/admin': [
    'src/content/settings',
    'src/contracts',
    'src/ui/base',
    'src/ui/brand',
    'src/ui/diagrams',
    'src/ui/islands',
  ],
  'src/layouts': [...data, 'src/ui'],
  'src/pages': [...data, 'src/layouts', 'src/paper', 'src/ui'],
  'src/server/request': ['src/contracts'],
  'src/server/environment': ['src/contracts', 'src/server/request'],
  'src/server/fairness': ['src/contracts', 'src/server/environment', 'src/server/request'],
  'src/server/html': ['src/content/settings', 'src/contracts'],
  'src/server/database': ['src/contracts', 'src/server/request'],
  'src/server/mail': [
    'src/content/settings',
    // Pictures come with a mail.
    'src/content/pictures',
    'src/contracts',
    'src/paper',
    'src/server/environment',
  ],
  'src/server/webhooks': ['src/contracts', 'src/server/request'],
  // A request stores products by their slugs, and these content modules give the names that staff
  // know.
  'src/server/services': [
    'src/content/settings',
    'src/content/addresses/address-of.ts',
    // An issue of the newsletter is made from an article.
    'src/content/articles',
    'src/content/nest-points.ts',
    'src/content/schemas/article-schema.ts',
    'src/content/listed-products.ts',
    // The module reads the choices of a simulation that are stored with a request.
    'src/content/instrument.ts',
    'src/contracts',
    'src/paper/pro-forma.ts',
    'src/server/database',
    'src/server/fairness',
    'src/server/mail',
    'src/server/request',
    'src/server/webhooks',
  ],
  'src/server/metrics': ['src/contracts', 'src/server/services'],
  // This folder makes the public content from the content files and from rows of the database that
  // replace files.
  'src/server/content': [
    'src/content',
    'src/contracts',
    'src/editing',
    'src/server/database',
    'src/server/services',
  ],
  'src/server/editor': [
    'src/content',
    'src/contracts',
    'src/editing',
    ...['content', 'database', 'fairness', 'services'].map((folder) => `src/server/${folder}`),
  ],
  'src/server/country': ['src/contracts', 'src/server/environment', 'src/server/request'],
  'src/server/forms': [
    'src/content/settings',
    'src/content/pro-forma-values.ts',
    // The module finds the products of a set that a page without JavaScript has sent.
    'src/content/listed-products.ts',
    'src/contracts',
    'src/server/request',
    'src/server/services',
  ],
  'src/server/calls': [
    'src/content/settings',
    'src/contracts',
    ...['editor', 'forms', 'request', 'services'].map((folder) => `src/server/${folder}`),
  ],
  'src/server/middleware': [
    'src/content/settings',
    'src/contracts',
    ...[
      'calls',
      'country',
      'editor',
      'environment',
      'fairness',
      'forms',
      'html',
      'request',
      'services',
    ].map((folder) => `src/server/${folder}`),
  ],
  'src/server/api': [
    'src/content/settings',
    'src/contracts',
    ...['calls', 'editor', 'forms', 'middleware', 'request', 'services'].map(
      (folder) => `src/server/${folder}`,
    ),
  ],
  'src/server/static': ['src/contracts', 'src/server/middleware'],
  // These modules make the site's addresses, from the content and from the names of generated
  // picture files.
  'src/server/pages': [
    ...data,
    'src/ui/brand/LogoFile.tsx',
    ...[
      'country',
      'editor',
      'environment',
      'fairness',
      'middleware',
      'request',
      'services',
      'static',
    ].map((folder) => `src/server/${folder}`),
  ],
  'src/server': ['src/content', 'src/contracts', 'src/paper', 'src/server'],
}

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

const isIn = (file: string, folder: string) => file === folder || file.startsWith(`${folder}/`)

const folderOf = (file: string) =>
  Object.keys(directions)
    .filter((folder) => isIn(file, folder))
    .sort((a, b) => b.length - a.length)[0]

it('imports go one way', () => {
  const against = files.flatMap((file) => {
    const folder = folderOf(file)
    if (!folder) return []
    const allowed = [folder, ...(directions[folder] ?? [])]
    return importsOf(file)
      .filter((target) => !allowed.some((one) => isIn(target, one)))
      .map((target) => `${file} imports ${target}`)
  })
  expect(against).toEqual([])
})

it('every file of the interface and of the pages lies in a folder that the directions name', () =>
  expect(
    files.filter(
      (file) =>
        /^src\/(ui\/\w+|pages|layouts|content|contracts|model)\//.test(file) && !folderOf(file),
    ),
  ).toEqual([]))

it('every part of the interface is shown by a page', () => {
  const used = new Set(files.flatMap((file) => importsOf(file)))
  const parts = files.filter((file) => /^src\/(ui|layouts)\/.*\.(tsx|astro)$/.test(file))
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
    for (const to of importsOf(file).map((target) => path.dirname(target)))
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
    new Map(files.map((file) => [file, importsOf(file).filter((target) => known.has(target))])),
  )
  const fields = 'src/ui/admin/content/fields/FieldNode.tsx'
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
    files.filter((file) => file.startsWith('src/ui') && forbidden.test(readFileSync(file, 'utf8'))),
  ).toEqual([])
})

it('services know nothing of HTTP', () =>
  expect(
    files.filter(
      (file) =>
        /^src\/server\/(services|database)\//.test(file) &&
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

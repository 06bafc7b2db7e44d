import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

/** What the files of a folder may import of the project's own: docs/architecture.md, import directions. */
const directions: [folder: string, allowed: RegExp][] = [
  ['src/contracts', /^src\/contracts\//],
  ['content', /^content\//],
  ['src/content', /^(src\/content|content)\/|^src\/ui\/base\/Picture\.tsx$/],
  ['src/ui/base', /^src\/ui\/base\//],
  ['src/ui', /^(src\/ui|src\/contracts|src\/content|content)\//],
  ['src/layouts', /^(src\/ui|src\/layouts|src\/content|src\/contracts|content)\//],
  ['src/pages', /^(src\/layouts|src\/ui|src\/content|src\/contracts|content)\//],
  ['src/server/database', /^(src\/server\/database|src\/contracts)\//],
  ['src/server/services', /^(src\/server\/(services|database|mail)|src\/contracts|content)\//],
  ['src/server/mail', /^(src\/server\/(mail|config|database)|src\/contracts|content)/],
  ['src/server', /^(src\/server|src\/contracts|content)\//],
]

const files = globSync('{src,content}/**/*.{ts,tsx,astro}').filter((file) => !file.includes('.test.'))

/** The project's own files that a file imports, from the repository's root. */
function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  return [...source.matchAll(/(?:from|import)\s*\(?\s*'([.#][^']+)'/g)].flatMap(([, target = '']) => {
    if (target.startsWith('#')) return [target.slice(1)]
    return [path.join(path.dirname(file), target)]
  })
}

const directionOf = (file: string) =>
  directions.filter(([folder]) => file.startsWith(`${folder}/`)).sort(([a], [b]) => b.length - a.length)[0]

it('imports go one way', () => {
  const against = files.flatMap((file) => {
    const direction = directionOf(file)
    return direction
      ? importsOf(file)
          .filter((target) => !direction[1].test(target))
          .map((target) => `${file} imports ${target}`)
      : []
  })
  expect(against).toEqual([])
})

it('the interface takes no code of Node or of the database', () => {
  const forbidden = /from '(node:|kysely|pg|hono|nodemailer|pino|maxmind)/
  expect(files.filter((file) => file.startsWith('src/ui') && forbidden.test(readFileSync(file, 'utf8')))).toEqual([])
})

it('services know nothing of HTTP', () =>
  expect(
    files.filter((file) => /^src\/server\/(services|database)\//.test(file) && /from '(hono|node:http)/.test(readFileSync(file, 'utf8'))),
  ).toEqual([]))

it('only the configuration reads the environment', () => {
  const readers = files.filter((file) => readFileSync(file, 'utf8').includes('process.env'))
  // site-runtime.ts hands the whole environment to the pure function of config.ts.
  expect(readers.filter((file) => !/^src\/server\/(config|site-runtime)\.ts$/.test(file))).toEqual([])
})

import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const folders = [
  'bench',
  'content',
  'docs',
  'e2e',
  'integrations',
  'public',
  'scripts',
  'src',
  'starter',
  'studio',
  'tests',
]
const files = globSync(`{${folders.join(',')}}/**/*`).map((file) => `/${file}`)
const sources = globSync([
  '{src,scripts,integrations,tests,e2e,bench,studio}/**/*.{ts,tsx,astro,css,mjs}',
  '*.config.{ts,yaml}',
])
const read = (file: string) => readFileSync(file, 'utf8').replaceAll(/https?:\S+/g, '')
const guides = ['README.md', ...globSync('docs/{*,decisions/0*}.md')]

/**
 * Matches a file in a folder, such as `pages/answer.ts`, or a folder of the repository, such as
 * `src/server/pages`.
 */
const mentions = new RegExp(
  `(?<![\\w./@:~$-])(?:\\.{1,2}/)*(?:[\\w-]+/)+(?:[\\w.-]+\\.[a-z]{2,5}\\b|(?<=\\b(?:${folders.join('|')})/[\\w/-]*)[\\w-]+)`,
  'g',
)
/**
 * Paths that need not exist: placeholders, files that a build makes, future articles and documents,
 * and another project's paths.
 */
const elsewhere =
  /[A-Z]{4}|^(dist|data|node_modules|releases)\/|^content\/free-pages\/?$|^backups\/|^src\/(grader|analyzer)\//

const isThere = (mention: string, from: string) =>
  existsSync(path.join(path.dirname(from), mention)) ||
  files.some((file) => file.endsWith(`/${mention.replace(/^(\.{1,2}\/)+/, '')}`))
const missingIn = (file: string, text: string) =>
  (text.match(mentions) ?? [])
    .filter((mention) => !elsewhere.test(mention) && !isThere(mention, file))
    .map((mention) => `${file}: ${mention}`)

it('every path that a guide or a decision in force names is there', () =>
  expect(guides.flatMap((file) => missingIn(file, read(file)))).toEqual([]))

it('every path that a comment names is there', () => {
  const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$|(?<=^\s*)#.*$/gm
  expect(
    sources.flatMap((file) => missingIn(file, (read(file).match(comments) ?? []).join('\n'))),
  ).toEqual([])
})

it('every file and folder of the map in docs/architecture.md is there', () => {
  const [, map = ''] = /^```\n(content\/[\s\S]*?)^```/m.exec(read('docs/architecture.md')) ?? []
  const parents: string[] = []
  const listed = map
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', names = ''] = /^( *)(\S+(?: \S+[/.]\S*)*)/.exec(line) ?? []
      const depth = indent.length / 2
      const paths = names.split(' ').map((name) => path.posix.join(parents[depth - 1] ?? '', name))
      parents.splice(depth, parents.length, paths[0] ?? '')
      return paths
    })
  expect(listed.length).toBeGreaterThan(30)
  expect(listed.filter((name) => !elsewhere.test(name) && globSync(name).length === 0)).toEqual([])
})

it('every command that a guide names is one of package.json', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>
  } // the format of npm
  const named = guides.flatMap((file) =>
    [...read(file).matchAll(/\bnpm run (?:-s )?(\w[\w:-]+)/g)].map(([, name = '']) => ({
      file,
      name,
    })),
  )
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter(({ name }) => name !== 'NAME' && !Object.hasOwn(scripts, name))).toEqual([])
})

it('every file directly in scripts/ is a command; what commands share lies in its folders', () => {
  const named = ['package.json', 'Dockerfile', 'docs/updating.md', 'scripts/test.ts']
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const commands = globSync('scripts/*.{ts,mjs}').filter((file) => !/\.(test|d)\.ts$/.test(file))
  expect(commands.length).toBeGreaterThan(15)
  expect(commands.filter((file) => !named.includes(file))).toEqual([])
})

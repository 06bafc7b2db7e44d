import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { memoizeByFile } from './memoize.ts'

/** A source file with all its strings in single quotes, some of which are names of pictures. */
type Quoting = { file: string; names: string[] }

const entriesOf = memoizeByFile((folder) => readdirSync(folder, { withFileTypes: true }))

/**
 * Lists the files below a folder of the program. A folder is listed again only if it has changed,
 * which happens only in development.
 */
const filesIn = (folder: string): string[] =>
  entriesOf(folder).flatMap((entry) => {
    const file = path.join(folder, entry.name)
    return entry.isDirectory() ? filesIn(file) : [file]
  })

const anchorsIn = memoizeByFile((file) =>
  [...readFileSync(file, 'utf8').matchAll(/\bid="([\w-]+)"/g)].map(([, id = '']) => id),
)
const quotedIn = memoizeByFile((file) =>
  [...readFileSync(file, 'utf8').matchAll(/'(?=([^'\s]+)')/g)].map(([, name = '']) => name),
)

function readSource(root: string) {
  const below = (folder: string) =>
    filesIn(path.join(root, folder)).map(
      (file) => `/${path.relative(path.join(root, folder), file)}`,
    )
  const routes = () =>
    below('src/pages').filter((file) => /\.(astro|ts)$/.test(file) && !file.includes('['))
  // Getters, because most callers want one of them, and each looks at many files.
  return {
    /** Addresses of pages with their own file in `src/pages`, and of the files in `public`. */
    get addresses() {
      return [
        ...routes().map((file) => file.replace(/\.(astro|ts)$/, '').replace(/^\/index$/, '/')),
        ...below('public'),
      ]
    },
    /** First parts of the addresses that pages and files take. */
    get taken() {
      return ['src/pages', 'public']
        .flatMap((folder) => entriesOf(path.join(root, folder)))
        .map(({ name }) => name.replace(/\.(astro|ts)$/, ''))
    },
    get anchors() {
      return ['src/site', 'src/ui', 'src/pages']
        .flatMap((folder) => filesIn(path.resolve(root, folder)))
        .flatMap((file) => (/\.(tsx|astro)$/.test(file) ? anchorsIn(file) : []))
    },
  }
}

const readQuoting = (root: string): Quoting[] =>
  globSync('src/{content,layouts,pages,site,ui}/**/*.{ts,tsx,astro}', { cwd: root })
    .filter((file) => !/\.test\./.test(file))
    .map((file) => ({ file, names: quotedIn(path.join(root, file)) }))

type Recorded = { source: ReturnType<typeof readSource>; quoting: Quoting[] }
const readRecord = memoizeByFile((file): Recorded => JSON.parse(readFileSync(file, 'utf8')))
const recorded = (root: string) => readRecord(path.join(root, 'dist/server/source-facts.json'))

/**
 * Facts that a build records as `source-facts.json`, because a container image holds no source. Of
 * strings, only picture names stay.
 */
export function sourceFactsOfBuild(root: string): Recorded {
  const pictures = globSync('src/assets/pictures/**/*.*', { cwd: root })
  const isPicture = new Set(
    pictures.map((file) => file.replace(/^src\/assets\/pictures\/|\.\w+$/g, '')),
  )
  const quoting = readQuoting(root).map(({ file, names }) => ({
    file,
    names: names.filter((name) => isPicture.has(name)),
  }))
  return { source: readSource(root), quoting: quoting.filter(({ names }) => names.length > 0) }
}

const hasSource = (root: string) => existsSync(path.join(root, 'src/pages'))

/** @param root folder of a checkout, or of a container image whose build has recorded the facts */
export const sourceFacts = (root: string) =>
  hasSource(root) ? readSource(root) : recorded(root).source

export const quotedInSource = (root: string): Quoting[] =>
  hasSource(root) ? readQuoting(root) : recorded(root).quoting

/**
 * `npm run keep:assets -- FOLDER`: copies the files of `/_astro/…` into a folder that the proxy
 * serves, and deletes those that neither this version nor the one before has, so that open pages of
 * that version can still load their files (decision 0073). Also writes the page that the proxy
 * sends if no process answers. Run this before the first process of a version starts.
 */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { unavailablePage } from './site/unavailable-page.ts'

/**
 * The folder's contents by version, newest first: the digest of each build's inputs, and the names
 * of its files.
 */
const record = z.array(z.object({ inputs: z.string(), files: z.array(z.string()) }))
const recordFile = 'versions.json'
const pageFile = 'unavailable.html'
const versionsKept = 2

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))

/**
 * Writes a file and names it only when complete, because the proxy may send the file at any moment,
 * and browsers cache it for good.
 */
function putFile(name: string, write: (unfinished: string) => void) {
  mkdirSync(path.dirname(name), { recursive: true })
  write(`${name}.unfinished`)
  renameSync(`${name}.unfinished`, name)
}

/**
 * @param folder that the proxy serves; files go into its `_astro`
 * @param checkout of a built site
 * @returns counts of files and versions
 */
export function keepAssets(folder: string, checkout = '.') {
  const { inputs } = z
    .object({ inputs: z.string() })
    .parse(JSON.parse(readFileSync(path.join(checkout, 'dist/build.json'), 'utf8')))
  const place = path.join(folder, '_astro')
  const files = ['dist/client/_astro', 'src/assets/renditions'].flatMap((source) =>
    filesIn(path.join(checkout, source)).map((name) => ({
      name,
      from: path.join(checkout, source, name),
    })),
  )
  for (const { name, from } of files) {
    const to = path.join(place, name)
    if (!existsSync(to)) putFile(to, (unfinished) => copyFileSync(from, unfinished))
  }
  const page = unavailablePage(checkout)
  putFile(path.join(folder, pageFile), (unfinished) => writeFileSync(unfinished, page))
  const recorded = path.join(folder, recordFile)
  const earlier = existsSync(recorded)
    ? record.parse(JSON.parse(readFileSync(recorded, 'utf8')))
    : []
  const others = earlier.filter((version) => version.inputs !== inputs)
  const versions = [{ inputs, files: files.map(({ name }) => name) }, ...others].slice(
    0,
    versionsKept,
  )
  putFile(recorded, (unfinished) => writeFileSync(unfinished, JSON.stringify(versions)))
  const kept = new Set(versions.flatMap((version) => version.files))
  for (const name of filesIn(place)) if (!kept.has(name)) rmSync(path.join(place, name))
  return { files: kept.size, versions: versions.length }
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2)
  if (!folder) {
    console.error('Name the folder that the proxy serves.')
    process.exit(1)
  }
  const { files, versions } = keepAssets(folder)
  console.log(
    `${folder} holds ${files} files of ${versions === 1 ? 'one version' : `${versions} versions`}`,
  )
}

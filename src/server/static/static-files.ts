import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { showSuggestion } from '../country/suggestion.ts'
import { pageHeaders, securityHeaders } from '../middleware/security-headers.ts'

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
/** Types of files whose extension does not tell it. */
const namedTypes: Record<string, string> = { 'rules.json': 'application/speculationrules+json' }

/** Suffixes of precompressed files, which stand beside their original. */
const suffixes = { br: '.br', gzip: '.gz' } as const
/** In order of preference: the smallest first. */
const encodings = ['br', 'gzip'] as const
type Encoding = (typeof encodings)[number]

/** A response body with its headers. */
export type Variant = { body: Uint8Array; headers: Record<string, string> }
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

const cacheControl = (name: string, isPage: boolean) => {
  if (name.startsWith('_astro/')) return 'public, max-age=31536000, immutable'
  return isPage ? 'public, max-age=0, must-revalidate' : 'public, max-age=3600'
}

/** The address of a built file: pages lose their `.html`, `index.html` is its folder. */
const urlOf = (name: string) => `/${name.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`

/**
 * Reads a built folder into memory once, with the headers of every response.
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
    const type = namedTypes[name] ?? types[path.extname(name)]
    if (!type) continue
    const isPage = name.endsWith('.html')
    const url = urlOf(name)
    const original = readFileSync(path.join(folder, name))
    const supportsRange = supportsRangeOf.test(name)
    // Byte ranges may be combined only under a strong ETag, which stands for the same bytes.
    const etag = `${supportsRange ? '' : 'W/'}"${createHash('sha256').update(original).digest('base64url').slice(0, 22)}"`
    const compressed = encodings.filter((encoding) => names.has(name + suffixes[encoding]))
    const shared = {
      'content-type': type,
      'cache-control': cacheControl(name, isPage),
      etag,
      ...(supportsRange ? { 'accept-ranges': 'bytes' } : {}),
      ...(compressed.length > 0 ? varies : {}),
      ...(isPage ? { ...policies[url], ...securityHeaders, ...pageHeaders } : fileHeaders),
    }
    const variant = (body: Buffer, encoding?: Encoding): Variant => ({
      body,
      headers: { ...shared, 'content-length': String(body.length), ...(encoding ? { 'content-encoding': encoding } : {}) },
    })
    const variants: Variants = { identity: variant(original) }
    for (const encoding of compressed) variants[encoding] = variant(readFileSync(path.join(folder, name + suffixes[encoding])), encoding)
    files.set(url, { etag, isPage, supportsRange, variants })
  }
  return files
}

/** The smallest variant that the client accepts. `q=0` refuses an encoding. */
export function chooseVariant({ variants }: StaticFile, accept: string): Variant {
  for (const encoding of encodings) {
    const variant = variants[encoding]
    if (variant && accept.includes(encoding) && !new RegExp(`${encoding}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(accept)) return variant
  }
  return variants.identity
}

/** The page with its region banner shown. */
export function withRegionBanner(file: StaticFile): StaticFile {
  if (file.regionBanner) return file.regionBanner
  const { headers, body } = file.variants.identity
  const html = showSuggestion(Buffer.from(body).toString())
  const etag = file.etag.replace(/"$/, '-s"')
  const variant = (bytes: Buffer, encoding: Record<string, string> = {}): Variant => ({
    body: bytes,
    headers: { ...headers, ...varies, ...encoding, etag, 'cache-control': 'private, no-cache', 'content-length': String(bytes.length) },
  })
  const plain = Buffer.from(html)
  const compressed = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  file.regionBanner = {
    etag,
    isPage: true,
    supportsRange: false,
    variants: { identity: variant(plain), br: variant(compressed, { 'content-encoding': 'br' }) },
  }
  return file.regionBanner
}

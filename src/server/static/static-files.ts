import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { type Encoding, encodings } from '#src/core/http/accepted-encoding.ts'
import { createVariant, encodedVariant, type Resource, varies } from './resource.ts'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
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
export const typeOf = (name: string): string | undefined => types[path.extname(name)]

/**
 * Files that browsers request by byte range, to seek in a film, or to show a document while it
 * loads.
 */
const supportsRangeOf = /\.(mp4|webm|pdf)$/

const suffixes: Record<Encoding, string> = { br: '.br', gzip: '.gz' }

export const fileHeaders = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

export const changingFile = 'public, max-age=3600'
const lastingFile = 'public, max-age=31536000, immutable'
const isNamedByContent = (url: string) => url.startsWith('/_astro/')

const digestOf = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22)

function headersOf(url: string, type: string, etag: string): Record<string, string> {
  return {
    'content-type': type,
    'cache-control': isNamedByContent(url) ? lastingFile : changingFile,
    etag,
    ...(supportsRangeOf.test(url) ? { 'accept-ranges': 'bytes' } : {}),
    ...fileHeaders,
  }
}

/**
 * @param compressed encodings with a compressed copy, which is read into memory
 * @returns null if the type of the file is not served
 */
function describeFile(url: string, file: string, compressed: readonly Encoding[]): Resource | null {
  const type = typeOf(url)
  if (!type) return null
  const supportsRange = supportsRangeOf.test(url)
  // Parts of a file may be combined only under a strong ETag, which guarantees the same bytes.
  const etag = `${supportsRange ? '' : 'W/'}"${digestOf(isNamedByContent(url) ? url.slice(1) : readFileSync(file))}"`
  const headers = { ...headersOf(url, type, etag), ...(compressed.length > 0 ? varies : {}) }
  const variants: Resource['variants'] = {
    identity: createVariant(headers, { file, length: statSync(file).size }),
  }
  for (const encoding of compressed)
    variants[encoding] = encodedVariant(
      variants.identity,
      encoding,
      readFileSync(file + suffixes[encoding]),
    )
  return { status: 200, etag, supportsRange, variants }
}

/**
 * Describes a file in memory whose name identifies its content.
 * @returns null if its type is not served
 */
export function describeBytes(url: string, body: Buffer): Resource | null {
  const type = typeOf(url)
  const etag = `W/"${digestOf(url.slice(1))}"`
  return type
    ? {
        status: 200,
        etag,
        supportsRange: false,
        variants: { identity: createVariant(headersOf(url, type, etag), { body }) },
      }
    : null
}

/**
 * Lists a folder once, and reads the compressed copies of files into memory.
 * @param at address of the folder, with a slash at its end
 */
export function loadStaticFiles(folder: string, at = '/'): Map<string, Resource> {
  const names = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
      ),
  )
  const files = new Map<string, Resource>()
  for (const name of names) {
    const compressed = encodings.filter((encoding) => names.has(name + suffixes[encoding]))
    const resource = describeFile(at + name, path.join(folder, name), compressed)
    if (resource) files.set(at + name, resource)
  }
  return files
}

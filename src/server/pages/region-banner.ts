import { brotliCompressSync, constants } from 'node:zlib'
import { showSuggestion } from '../country/suggestion.ts'
import { createVariant, encodedVariant, type Resource, varies } from '../static/resource.ts'

const made = new WeakMap<Resource, Resource>()

/** The page with its region banner shown. */
export function withRegionBanner(page: Resource): Resource {
  const known = made.get(page)
  if (known) return known
  const { headers, body = Buffer.alloc(0) } = page.variants.identity
  const etag = page.etag.replace(/"$/, '-s"')
  const identity = createVariant(
    { ...headers, ...varies, ...(etag && { etag }), 'cache-control': 'private, no-cache' },
    { body: Buffer.from(showSuggestion(body.toString())) },
  )
  const packed = brotliCompressSync(identity.body ?? '', { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  const shown = { ...page, etag, variants: { identity, br: encodedVariant(identity, 'br', packed) } }
  made.set(page, shown)
  return shown
}

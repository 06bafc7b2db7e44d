const previewPolicy = (policy: string) => policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'")

const dropped = new Set(['etag', 'content-length'])

/** Makes a previewed page's headers from the page's own: no cache stores it, no search engine lists it, and the editor may frame it. */
export function previewHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)))
  return {
    ...kept,
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'x-frame-options': 'SAMEORIGIN',
    'content-security-policy': previewPolicy(headers['content-security-policy'] ?? ''),
  }
}

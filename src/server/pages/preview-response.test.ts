import { expect, it } from 'vitest'
import { previewHeaders } from './preview-response.ts'

const page = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'self' 'sha256-a'; frame-ancestors 'none'",
  'cache-control': 'public, max-age=0, must-revalidate',
  etag: 'W/"a"',
  'x-frame-options': 'DENY',
}

it('lets no cache keep a page, no other site frame it and no search engine list it', () => {
  expect(previewHeaders(page)).toEqual({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'self' 'sha256-a'; frame-ancestors 'self'",
    'cache-control': 'private, no-store',
    'x-frame-options': 'SAMEORIGIN',
    'x-robots-tag': 'noindex',
  })
})

import { expect, it } from 'vitest'
import { leaveBanner, previewHeaders, withBanner } from './preview-response.ts'

const page = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'self' 'sha256-a'; frame-ancestors 'none'",
  'cache-control': 'public, max-age=0, must-revalidate',
  etag: 'W/"a"',
  'x-frame-options': 'DENY',
}

it('lets no cache keep a page, no other site frame it and no search engine list it', () => {
  expect(previewHeaders(page, false)).toEqual({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'self' 'sha256-a'; frame-ancestors 'self'",
    'cache-control': 'private, no-store',
    'x-frame-options': 'SAMEORIGIN',
    'x-robots-tag': 'noindex',
  })
})

it('allows the style of the banner beside those of the page', () => {
  const policy = previewHeaders(page, true)['content-security-policy']
  expect(policy).toMatch(/style-src 'self' 'sha256-a' 'sha256-[\w+/=]+'; frame-ancestors 'self'$/)
})

it('puts the banner at the end of the page, with a way out that needs no script', () => {
  const html = withBanner('<html><body><p>In a text: &lt;/body></p><pre></body></pre></body></html>', leaveBanner)
  expect(html).toMatch(
    /<\/pre><style>[\s\S]*<form method="post" action="\/admin\/content\/preview\/leave">[\s\S]*<\/aside><\/body><\/html>$/,
  )
})

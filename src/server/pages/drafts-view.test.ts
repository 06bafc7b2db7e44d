import { expect, it } from 'vitest'
import { securityHeaders } from '../middleware/security-headers.ts'
import { toPreview } from './drafts-view.ts'

it('a drawn file, such as a share card, arrives byte for byte', async () => {
  const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe, 0x00, 0xc3])
  const { identity } = (await toPreview('/share/home.png', new Response(bytes))).variants
  expect(identity).toMatchObject({
    body: Buffer.from(bytes),
    headers: { 'content-type': 'image/png' },
  })
})

it('lets no cache keep a page, no other site frame it and no search engine list it', async () => {
  const headers = {
    'cache-control': 'public, max-age=60',
    'content-security-policy': "style-src 'self'; frame-ancestors 'none'",
  }
  const { identity } = (await toPreview('/about', new Response('page', { headers }))).variants
  expect(identity.headers).toEqual({
    ...securityHeaders,
    'content-type': 'text/html; charset=utf-8',
    'content-length': '4',
    'content-security-policy': "style-src 'self'; frame-ancestors 'self'",
    'cache-control': 'private, no-store',
    'x-frame-options': 'SAMEORIGIN',
    'x-robots-tag': 'noindex',
  })
})

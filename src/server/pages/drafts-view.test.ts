import { expect, it } from 'vitest'
import { toPreview } from './drafts-view.ts'

const bodyOf = async (target: string, response: Response) => {
  const { identity } = (await toPreview(target, response)).variants
  return { ...identity, body: identity.body ?? Buffer.alloc(0) }
}

it('a drawn file, such as a share card, arrives byte for byte', async () => {
  const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe, 0x00, 0xc3])
  const { body, headers } = await bodyOf('/share/home.png', new Response(bytes, { headers: { 'content-type': 'image/png' } }))
  expect([...body]).toEqual([...bytes])
  expect(headers).toMatchObject({ 'content-type': 'image/png' })
})

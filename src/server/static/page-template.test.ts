import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, expect, it, vi } from 'vitest'
import { createPageTemplate, createQuickTemplate } from './page-template.ts'

const words = readFileSync('docs/architecture.md', 'utf8')
const copy = readFileSync('docs/deploy.md', 'utf8')
const slots = () => ({ token: randomBytes(32).toString('base64url'), key: randomUUID() })
type Filled = ReturnType<typeof slots>
const first = slots()

afterEach(() => vi.restoreAllMocks())

async function fillerOf(page: string) {
  const { fill } = await createPageTemplate(page, first)
  return (...arguments_: Parameters<typeof fill>) => Buffer.concat(fill(...arguments_))
}

const pages: Record<string, (values: Filled) => string> = {
  'with slots close together and far apart': ({ token, key }) =>
    `<title>Ìsopọ̀</title>${words}<i props="${token},${key}"></i>${copy}<input value="${token}"><input value="${key}">${copy.slice(900)}`,
  'that ends with a slot': ({ token }) => `${words}${token}`,
  'that begins with a slot': ({ key }) => `${key}${words}`,
  'of one slot': ({ token }) => token,
  'without a slot': () => words,
  'that is short': ({ token, key }) => `<p>${token}${key}</p>`,
}

it.each(Object.entries(pages))('fills a page %s for every visitor, in every encoding', async (_, page) => {
  const fill = await fillerOf(page(first))
  for (let visitor = 0; visitor < 200; visitor++) {
    const values = slots()
    expect(fill(values).toString()).toBe(page(values))
    expect(gunzipSync(fill(values, 'gzip')).toString()).toBe(page(values))
    expect(brotliDecompressSync(fill(values, 'br')).toString()).toBe(page(values))
  }
})

it.each(Object.entries(pages))('makes a quick template of a page %s', (_, page) => {
  const { fill, has } = createQuickTemplate(page(first), first)
  expect([has('br'), has('gzip')]).toEqual([false, true])
  for (let visitor = 0; visitor < 20; visitor++) {
    const values = slots()
    expect(gunzipSync(Buffer.concat(fill(values, 'gzip'))).toString()).toBe(page(values))
    expect(Buffer.concat(fill(values)).toString()).toBe(page(values))
  }
})

const following = copy.slice(0, 2000)
const repeating = `${words.slice(0, 2000)}${first.token}${following}`

/** Draws for a slot, so many times, what follows it in the page. */
function drawRepetitions(times: number) {
  const draw = vi.spyOn(crypto, 'getRandomValues')
  for (let drawn = 0; drawn < times; drawn++)
    draw.mockImplementationOnce((array) => {
      if (Buffer.isBuffer(array)) array.fill(following.slice(0, array.length))
      return array
    })
}

it('draws other bytes where those for a slot repeat something of the page by chance', async () => {
  drawRepetitions(2)
  const { fill } = await createPageTemplate(repeating, first)
  expect(gunzipSync(Buffer.concat(fill(first, 'gzip'))).toString()).toBe(repeating)
  expect(brotliDecompressSync(Buffer.concat(fill(first, 'br'))).toString()).toBe(repeating)
})

it('gives up where nothing that is drawn will do', async () => {
  drawRepetitions(100)
  await expect(createPageTemplate(repeating, first)).rejects.toThrow()
})

it('is hardly larger than the page compressed whole', async () => {
  const page = pages['with slots close together and far apart']?.(first) ?? ''
  const fill = await fillerOf(page)
  expect(fill(first, 'br').length).toBeLessThan(brotliCompressSync(page).length * 1.1)
  expect(fill(first, 'gzip').length).toBeLessThan(gzipSync(page).length * 1.1)
})

it('takes no notice of texts that it has no slot for', async () => {
  const { fill } = await createPageTemplate(words, {})
  expect(Buffer.concat(fill(first)).toString()).toBe(words)
})

it('refuses texts of another length, which would garble what follows', async () => {
  const fill = await fillerOf(`${first.token}${words}`)
  expect(() => fill({ ...first, token: 'short' }, 'br')).toThrow('another length')
  expect(() => fill({ key: first.key })).toThrow('another length')
})

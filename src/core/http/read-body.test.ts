import { expect, it } from 'vitest'
import { serverLimits } from '../server-limits.ts'
import { type BodyKind, readBody, readBytes } from './read-body.ts'

const json = 'application/json'
const form = 'application/x-www-form-urlencoded'
const post = (type: string, body: BodyInit | null) =>
  new Request('http://site/', {
    method: 'POST',
    headers: { 'content-type': type },
    body,
    duplex: 'half',
  } as RequestInit)

const read = async (request: Request, kind: BodyKind) =>
  readBody(request, await readBytes(request.body), kind)

const stream = (parts: number) =>
  new ReadableStream({
    start(controller) {
      for (let part = 0; part < parts; part++)
        controller.enqueue(new TextEncoder().encode(' '.repeat(8192)))
      controller.close()
    },
  })

it.each([
  [json, '{"a":1}', 'json', { ok: true, body: { a: 1 } }],
  [`${json}; charset=utf-8`, '"ọ̀"', 'json', { ok: true, body: 'ọ̀' }],
  [json, '{"a":', 'json', { ok: false, status: 400 }],
  [json, '', 'json', { ok: false, status: 400 }],
  [json, null, 'json', { ok: false, status: 400 }],
  [form, 'a=1', 'json', { ok: false, status: 415 }],
  ['', '{}', 'json', { ok: false, status: 415 }],
  [json, '{}', 'form', { ok: false, status: 415 }],
  ['multipart/form-data; boundary=x', 'nothing of it', 'form', { ok: false, status: 400 }],
] as const)('reads %s %j as %s', async (type, body, kind, expected) =>
  expect(await read(post(type, body), kind)).toMatchObject(expected),
)

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

it('takes JSON as deep as it may be, and none that is deeper', async () => {
  expect(await read(post(json, nested(serverLimits.jsonDepth)), 'json')).toMatchObject({ ok: true })
  for (const levels of [serverLimits.jsonDepth + 1, 30_000])
    expect(await read(post(json, nested(levels)), 'json')).toMatchObject({
      status: 422,
    })
})

it('reads a form in both encodings', async () => {
  const fields = new FormData()
  fields.set('name', 'Adébáyọ̀ & Co')
  for (const request of [
    new Request('http://site/', { method: 'POST', body: fields }),
    new Request('http://site/', {
      method: 'POST',
      body: new URLSearchParams({ name: 'Adébáyọ̀ & Co' }),
    }),
  ]) {
    const result = await read(request, 'form')
    expect(result.ok && result.body instanceof FormData && result.body.get('name')).toBe(
      'Adébáyọ̀ & Co',
    )
  }
})

it('counts a body that does not say its length', async () => {
  expect(await read(post(json, stream(8)), 'json')).toMatchObject({ status: 400 })
  expect(await read(post(json, stream(9)), 'json')).toMatchObject({ status: 413 })
})

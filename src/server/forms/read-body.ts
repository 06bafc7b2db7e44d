import { limits } from '#src/contracts/limits.ts'

export type BodyKind = 'json' | 'form'

const kinds: Record<string, BodyKind> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
  'multipart/form-data': 'form',
}
const details = {
  json: { type: 'Send application/json.', damaged: 'The body is not valid JSON.' },
  form: { type: 'Send the fields of an HTML form.', damaged: 'The form data is damaged.' },
}

export type ReadBody = { ok: true; body: unknown } | { ok: false; status: 400 | 413 | 415; detail: string }

/** Reads at most `limits.body` bytes. @returns null when there are more */
async function readBytes(stream: Request['body']): Promise<Uint8Array<ArrayBuffer> | null> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for await (const part of stream ?? []) {
    length += part.length
    if (length > limits.body) return null
    parts.push(part)
  }
  return new Uint8Array(Buffer.concat(parts))
}

/** Reads a request's body as JSON (API) or as a submitted form (pages), whether or not it declares its length. */
export async function readBody(request: Request, accepted: BodyKind): Promise<ReadBody> {
  const contentType = request.headers.get('content-type') ?? ''
  const { type, damaged } = details[accepted]
  if (kinds[contentType.split(';')[0]?.trim().toLowerCase() ?? ''] !== accepted) return { ok: false, status: 415, detail: type }
  try {
    const bytes = await readBytes(request.body)
    if (!bytes) return { ok: false, status: 413, detail: `Send at most ${limits.body / 1024} KiB.` }
    const copy = new Response(bytes, { headers: { 'content-type': contentType } })
    return { ok: true, body: accepted === 'json' ? await copy.json() : await copy.formData() }
  } catch {
    return { ok: false, status: 400, detail: damaged }
  }
}

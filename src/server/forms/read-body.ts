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

export type ReadBody = { ok: true; body: unknown } | { ok: false; status: 400 | 413 | 415 | 422; detail: string }

/** The bytes of a body, or why there are none: more than its address takes, or the client stopped sending. */
export type BodyBytes = Uint8Array<ArrayBuffer> | 'too-large' | 'broken-off'

/** Reads at most so many bytes, whether or not the request declares its length. */
export async function readBytes(stream: Request['body'], most: number = limits.body): Promise<BodyBytes> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  try {
    for await (const part of stream ?? []) {
      length += part.length
      if (length > most) return 'too-large'
      parts.push(part)
    }
  } catch {
    return 'broken-off'
  }
  return new Uint8Array(Buffer.concat(parts))
}

const isCollection = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Whether lists and objects lie in each other deeper than so many levels; counted level by level, so that no depth is too much for it. */
function isDeeper(value: unknown, levels: number): boolean {
  let level = [value].filter(isCollection)
  for (let depth = 0; depth < levels && level.length > 0; depth++)
    level = level.flatMap((part): unknown[] => Object.values(part)).filter(isCollection)
  return level.length > 0
}

/** Reads a body as JSON (API) or as a submitted form (pages). @param most bytes that its address takes */
export async function readBody({ headers }: Request, bytes: BodyBytes, accepted: BodyKind, most: number = limits.body): Promise<ReadBody> {
  const contentType = headers.get('content-type') ?? ''
  const { type, damaged } = details[accepted]
  if (kinds[contentType.split(';')[0]?.trim().toLowerCase() ?? ''] !== accepted) return { ok: false, status: 415, detail: type }
  if (bytes === 'broken-off') return { ok: false, status: 400, detail: damaged }
  try {
    if (bytes === 'too-large') return { ok: false, status: 413, detail: `Send at most ${most / 1024} KiB.` }
    const copy = new Response(bytes, { headers: { 'content-type': contentType } })
    if (accepted === 'form') return { ok: true, body: await copy.formData() }
    const body: unknown = await copy.json()
    if (!isDeeper(body, limits.jsonDepth)) return { ok: true, body }
    return { ok: false, status: 422, detail: `Send JSON of at most ${limits.jsonDepth} levels of lists and objects in each other.` }
  } catch {
    return { ok: false, status: 400, detail: damaged }
  }
}

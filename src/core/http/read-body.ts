import { serverLimits } from '../server-limits.ts'
import { readWithin, Unreadable } from './read-within.ts'

export type BodyKind = 'json' | 'form'

const kinds: Record<string, BodyKind> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
  'multipart/form-data': 'form',
}

/**
 * Why there is no body: 400 for one that is damaged, 413 too large, 415 of another content type, 422
 * for JSON that is nested too deeply.
 */
export type UnreadStatus = 400 | 413 | 415 | 422
type ReadBody = { ok: true; body: unknown } | { ok: false; status: UnreadStatus }

/** A form with files, read while it arrived; server/forms/receive-form.ts adds its files. */
export interface ReceivedForm {
  fields: FormData
}

/**
 * The bytes of a body; or a form whose files are stored already; or why there is none: too long, or
 * the client stopped sending.
 */
export type Body = Uint8Array<ArrayBuffer> | ReceivedForm | 'too-large' | 'broken-off'

/**
 * Reads at most `most` bytes within `serverLimits.bodyMs`, even if the request declares no length.
 */
export async function readBytes(
  stream: Request['body'],
  most: number = serverLimits.body,
  signal?: AbortSignal,
): Promise<Exclude<Body, ReceivedForm>> {
  const parts: Uint8Array[] = []
  try {
    for await (const part of readWithin(stream, {
      bytes: most,
      milliseconds: serverLimits.bodyMs,
      signal,
    }))
      parts.push(part)
  } catch (error) {
    if (error instanceof Unreadable) return error.reason
    throw error
  }
  return new Uint8Array(Buffer.concat(parts))
}

const isCollection = (value: unknown): value is object =>
  typeof value === 'object' && value !== null

/**
 * Tells whether lists and objects are nested deeper than `levels`. Works level by level, because
 * recursion could exhaust the stack.
 */
function isDeeper(value: unknown, levels: number): boolean {
  let level = [value].filter(isCollection)
  for (let depth = 0; depth < levels && level.length > 0; depth++)
    level = level.flatMap((part): unknown[] => Object.values(part)).filter(isCollection)
  return level.length > 0
}

/** Reads a body as JSON (API) or as a submitted form (pages). */
export async function readBody(
  { headers }: Request,
  body: Body,
  accepted: BodyKind,
): Promise<ReadBody> {
  const contentType = headers.get('content-type') ?? ''
  if (kinds[contentType.split(';')[0]?.trim().toLowerCase() ?? ''] !== accepted)
    return { ok: false, status: 415 }
  if (body === 'broken-off') return { ok: false, status: 400 }
  try {
    if (body === 'too-large') return { ok: false, status: 413 }
    if (!(body instanceof Uint8Array)) return { ok: true, body: body.fields }
    const copy = new Response(body, { headers: { 'content-type': contentType } })
    if (accepted === 'form') return { ok: true, body: await copy.formData() }
    const json: unknown = await copy.json()
    return isDeeper(json, serverLimits.jsonDepth)
      ? { ok: false, status: 422 }
      : { ok: true, body: json }
  } catch {
    return { ok: false, status: 400 }
  }
}

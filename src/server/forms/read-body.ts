export type BodyKind = 'json' | 'form'

const kinds: Record<string, BodyKind> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
  'multipart/form-data': 'form',
}

export type ReadBody = { ok: true; body: unknown } | { ok: false; status: 400 | 415; detail: string }

/** Reads a request's body as JSON (API) or as a submitted form (pages); its size was limited before. */
export async function readBody(request: Request, accepted: BodyKind): Promise<ReadBody> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (kinds[type] !== accepted)
    return { ok: false, status: 415, detail: accepted === 'json' ? 'Send application/json.' : 'Send the fields of an HTML form.' }
  try {
    return { ok: true, body: accepted === 'json' ? await request.json() : await request.formData() }
  } catch (error) {
    if (error instanceof Error && error.name === 'BodyLimitError') throw error
    return { ok: false, status: 400, detail: accepted === 'json' ? 'The body is not valid JSON.' : 'The form data is damaged.' }
  }
}

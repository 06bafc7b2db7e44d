import { Hono } from 'hono'
import { shownConsent } from '#src/content/words/shown-consent.ts'
import { answerForm, idOf, staffOf, streamOf } from '#src/core/http/answers.ts'
import type { AppEnv } from '#src/core/http/app-env.ts'
import { problem } from '#src/core/http/problem.ts'
import { viewRequestFile } from '../requests.server.ts'
import { readFileParts } from './file-rows.server.ts'

/**
 * Returns the `Content-Disposition` header of a file (RFC 6266), with its name in ASCII and in
 * UTF-8.
 */
function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["%\\]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}

/**
 * Headers that make browsers save a file, and never display it or run its scripts.
 */
export const savedFile = (name: string) => ({
  'content-disposition': attachment(name),
  'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
})

export const requestFilesApi = new Hono<AppEnv>()
  .post('/contact/form', async (c) => {
    const form = await c.var.forms.contact(c.req.raw, 'form')
    const detail = form.detail ? { detail: form.detail } : {}
    return answerForm(
      c,
      form,
      { status: 201, body: { success: true, reference: form.given?.reference ?? '', ...detail } },
      { takesFiles: true, consent: shownConsent(form.values['language']) },
    )
  })
  .get('/contact/:id/files/:file', async (c) => {
    const { context } = c.var
    const file = await viewRequestFile(context, staffOf(c), idOf(c), idOf(c, 'file'))
    if (!file) return problem(404, 'This file has been deleted.')
    return c.body(streamOf(readFileParts(context.database.db, file.id)), 200, {
      ...savedFile(file.name),
      'content-type': 'application/octet-stream',
      'content-length': String(file.size),
      'cache-control': 'no-store',
    })
  })

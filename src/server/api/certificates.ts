import { Hono } from 'hono'
import { words } from '#src/content/words/words.ts'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import { certificateUpload } from '#src/contracts/content/content-pictures.ts'
import type { AppEnv } from '#src/core/http/app-env.ts'
import { problem } from '#src/core/http/problem.ts'
import { savedFile } from '#src/desk/requests/files/files-api.server.ts'
import { openEditor } from '#src/editor/content-api.server.ts'
import {
  readPublicCertificate,
  storeCertificate,
} from '#src/editor/published/certificate-files.server.ts'

const megabytes = contentLimits.certificateBytes / 1024 / 1024

export const certificatesApi = new Hono<AppEnv>()
  .post('/content/certificates', async (c) => {
    const { author: actor } = openEditor(c)
    const query = certificateUpload.safeParse(c.req.query())
    if (!query.success) return problem(422, query.error.issues[0]?.message)
    const { body, context } = c.var
    if (body === 'too-large') return problem(413, `Send a file of at most ${megabytes} MB.`)
    if (!(body instanceof Uint8Array) || body.length === 0)
      return problem(400, 'The file did not arrive completely. Try again.')
    const file = await storeCertificate(context, actor, query.data.name, body)
    return file
      ? c.json(file, 201)
      : problem(415, 'This is not a PDF. Save it as one and try again.')
  })
  .get('/certificates/:digest', async (c) => {
    const file = await readPublicCertificate(c.var.context, c.req.param('digest'))
    if (!file) return problem(404, words().offline.noCertificate)
    // Browsers do not display the file, because a PDF can contain scripts.
    const headers = {
      ...savedFile(file.name),
      'content-type': 'application/pdf',
      'cache-control': 'no-cache',
    }
    return c.body(new Uint8Array(file.bytes), 200, headers)
  })

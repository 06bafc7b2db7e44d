import { Hono } from 'hono'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import { pictureRemoval, pictureUpload } from '#src/contracts/content/content-pictures.ts'
import type { AppEnv } from '#src/core/http/app-env.ts'
import { problem } from '#src/core/http/problem.ts'
import { openEditor, readJson } from './content-api.server.ts'
import {
  deletePicture,
  listLibrary,
  showPicture,
  uploadPicture,
} from './pictures/picture-library.server.ts'
import { readLogo } from './pictures/read-logo.server.ts'
import { collectPart, forgetUpload } from './pictures/uploads.server.ts'

const megabytes = contentLimits.picture.bytes / 1024 / 1024

const busy = () =>
  problem(503, 'Other pictures are being prepared. Yours has its turn in a moment.', {
    'retry-after': String(contentLimits.decoding.retryAfter),
  })

const logoKilobytes = contentLimits.logoBytes / 1024

export const picturesApi = new Hono<AppEnv>()
  .post('/content/logo', async (c) => {
    openEditor(c)
    const { body } = c.var
    if (body === 'too-large') return problem(413, `Send a file of at most ${logoKilobytes} KB.`)
    if (!(body instanceof Uint8Array) || body.length === 0)
      return problem(400, 'The file did not arrive completely. Try again.')
    const read = await readLogo(body)
    return 'logo' in read ? c.json(read.logo) : problem(422, read.refused)
  })
  .get('/content/pictures', async (c) => {
    const { editor } = openEditor(c)
    return c.json({ items: await listLibrary(editor) })
  })
  .get('/content/picture', async (c) => {
    const { editor } = openEditor(c)
    const name = c.req.query('name')
    if (!name) return problem(400, 'Give the name of a picture.')
    const size = c.req.query('size') === 'whole' ? 'whole' : 'thumbnail'
    const bytes = await showPicture(editor, name, size)
    return bytes
      ? c.body(new Uint8Array(bytes), 200, { 'content-type': 'image/webp' })
      : problem(404)
  })
  .post('/content/pictures', async (c) => {
    const { editor, author: actor } = openEditor(c)
    const query = pictureUpload.safeParse(c.req.query())
    if (!query.success) return problem(422, query.error.issues[0]?.message)
    const { body } = c.var
    if (body === 'too-large') return problem(413, `Send a picture of at most ${megabytes} MB.`)
    if (!(body instanceof Uint8Array) || body.length === 0)
      return problem(400, 'The picture did not arrive completely. Try again.')
    const { name, upload, offset = 0, size = body.length } = query.data
    const whole = upload
      ? await collectPart(editor, actor, { upload, offset, size, part: body })
      : body
    if (whole === 'busy') return busy()
    if (whole === null)
      return problem(409, 'A part of the picture is missing. Send it again from the beginning.')
    if (typeof whole === 'number') return c.json({ received: whole }, 202)
    const { signal } = c.req.raw
    const result = await uploadPicture(editor, actor, { wanted: name, sent: whole, signal })
    if (result.outcome === 'busy') return busy()
    if (upload) await forgetUpload(editor, actor, upload)
    if (result.outcome === 'done') return c.json(result.picture, 201)
    if (result.outcome === 'taken')
      return problem(
        409,
        'There are too many pictures of this name. Rename the file and send it again.',
      )
    return problem(result.outcome === 'wrong-type' ? 415 : 422, result.why)
  })
  .delete('/content/pictures', async (c) => {
    const { editor, author: actor } = openEditor(c)
    const data = await readJson(c, pictureRemoval)
    const result = await deletePicture(editor, actor, data.name)
    if (result.outcome === 'unknown') return problem(404, 'There is no such picture.')
    if (result.outcome === 'used')
      return problem(
        409,
        'The picture is in use. Take it out of these entries first.',
        {},
        { usedBy: result.usedBy },
      )
    return c.json({ success: true })
  })

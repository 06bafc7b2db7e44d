import { type Context, Hono } from 'hono'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import { previewLinkRequest } from '#src/contracts/content/previews.ts'
import { cutText } from '#src/contracts/cut-text.ts'
import { idOf } from '#src/core/http/answers.ts'
import type { AppEnv } from '#src/core/http/app-env.ts'
import { problem } from '#src/core/http/problem.ts'
import { openEditor, readJson } from './content-api.server.ts'
import { basePreview } from './opening/base-form.server.ts'
import { previewOfBase } from './opening/choose-base.server.ts'
import { findWordsInDrafts, searchDrafts } from './overview/search-drafts.server.ts'
import {
  createPreviewLink,
  endPreviewLink,
  listOpenPreviewLinks,
} from './preview/preview-links.server.ts'
import { currentPreview } from './preview/previews.server.ts'
import { type ContentSearch, contentSearchQuery } from './texts/content-search.ts'

async function answerPreview(c: Context<AppEnv>) {
  const { leftOut, addresses } = await currentPreview(openEditor(c).editor)
  return c.json({ leftOut, addresses })
}

export const previewsApi = new Hono<AppEnv>()
  .get('/content/preview', answerPreview)
  .post('/content/preview', (c) => {
    c.set('nextPreview', true)
    return answerPreview(c)
  })
  .post('/content/opening/preview', async (c) => {
    const { base } = await readJson(c, basePreview)
    // Made here, so that a fault of it is said where it was asked for.
    const { editor, author } = openEditor(c)
    const { leftOut } = await previewOfBase(editor, author, base)
    c.set('nextPreview', true)
    c.set('nextPreviewBase', base)
    return c.json({ leftOut, addresses: ['/'] })
  })
  .get('/content/words', async (c) => {
    const { editor } = openEditor(c)
    const texts = (c.req.queries('text') ?? []).slice(0, contentLimits.words.texts)
    if (texts.length === 0) return problem(400, 'Send the words to look for as `text`.')
    return c.json({
      found: await findWordsInDrafts(
        editor,
        texts.map((text) => cutText(text, contentLimits.words.max)),
      ),
    })
  })
  .get('/content/search', async (c) => {
    const { editor } = openEditor(c)
    const query = contentSearchQuery.safeParse({ words: c.req.query('words') })
    if (query.success)
      return c.json((await searchDrafts(editor, query.data.words)) satisfies ContentSearch)
    const { least, max } = contentLimits.search
    return problem(400, `Give words of ${least} to ${max} characters.`)
  })
  .get('/content/preview-links', async (c) => {
    const { editor } = openEditor(c)
    return c.json({ items: await listOpenPreviewLinks(editor) })
  })
  .post('/content/preview-links', async (c) => {
    const { editor, author } = openEditor(c)
    const data = await readJson(c, previewLinkRequest)
    const made = await createPreviewLink(editor, author, data.path)
    return 'refused' in made ? problem(422, made.refused) : c.json(made, 201)
  })
  .delete('/content/preview-links/:id', async (c) => {
    const { editor, author } = openEditor(c)
    // Ending a link that has already ended succeeds too.
    await endPreviewLink(editor, author, idOf(c))
    return c.json({ success: true })
  })

import { type Context, Hono } from 'hono'
import type { z } from 'zod'
import { type ContentList, entryCreation, entryDiscard, entryRemoval, entrySave } from '#src/contracts/content/content.ts'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import { limits } from '#src/contracts/limits.ts'
import type { SaveResult } from '../editor/content-editor.ts'
import type { Editor } from '../editor/editor.ts'
import { readBody } from '../forms/read-body.ts'
import type { AppEnv } from '../middleware/context.ts'
import { problem } from '../request/problem.ts'
import { type Author, toAuthor } from '../services/accounts/sessions.ts'
import { staffOf } from './answers.ts'

export type OpenEditor = Extract<Editor, { isReadOnly: false }>

/** Runs a call of the editor; where the content can only be read, says so. */
export const withEditor =
  (run: (c: Context<AppEnv>, editor: OpenEditor, author: Author) => Promise<Response>) =>
  async (c: Context<AppEnv>): Promise<Response> => {
    const { editor } = c.var
    return editor.isReadOnly ? problem(409, editor.why) : run(c, editor, toAuthor(staffOf(c)))
  }

/** Runs a call of the editor with its JSON body; answers 4xx where that is not what the schema says. @param most bytes of the body */
export const withBody = <Schema extends z.ZodType>(
  schema: Schema,
  run: (c: Context<AppEnv>, editor: OpenEditor, author: Author, data: z.output<Schema>) => Promise<Response>,
  most: number = limits.body,
) =>
  withEditor(async (c, editor, author) => {
    const read = await readBody(c.req.raw, c.var.body, 'json', most)
    if (!read.ok) return problem(read.status, read.detail)
    const { success, data, error } = schema.safeParse(read.body)
    if (success) return run(c, editor, author, data)
    const [issue] = error.issues
    return problem(422, [issue?.path.join('.'), issue?.message].filter(Boolean).join(': '))
  })

/** The outcome of a save; for a conflict with the stored text (RFC 9457 §3.2, extension members). */
function answerSave(c: Context, result: SaveResult): Response {
  const { outcome, ...rest } = result
  if (outcome === 'unknown') return problem(404, 'The site has no such entry.')
  if (outcome === 'conflict') return problem(409, 'Somebody else has saved this meanwhile. Nothing of theirs was overwritten.', {}, rest)
  return c.json(rest)
}

export const contentApi = new Hono<AppEnv>()
  .get('/content', async (c) => {
    const { editor } = c.var
    const empty = { isReadOnly: true, attention: [], examples: [], unconfirmed: [], groups: [], creatable: [], addresses: [] }
    if (editor.isReadOnly) return c.json({ ...empty, why: editor.why } satisfies ContentList)
    return c.json({ isReadOnly: false, why: null, ...(await editor.content.list()) } satisfies ContentList)
  })
  .get(
    '/content/entry',
    withEditor(async (c, { content }) => {
      const path = c.req.query('path')
      if (!path) return problem(400, 'Give the path of an entry.')
      const entry = await content.entry(path)
      return entry ? c.json(entry) : problem(404, 'The site has no such entry.')
    }),
  )
  .put(
    '/content/entry',
    withBody(entrySave, async (c, { content }, author, data) => answerSave(c, await content.save(author, data)), contentLimits.entry),
  )
  .delete(
    '/content/entry',
    withBody(entryDiscard, async (c, { content }, author, data) => answerSave(c, await content.discard(author, data))),
  )
  .post(
    '/content/removal',
    withBody(entryRemoval, async (c, { content }, author, data) => {
      const result = await content.remove(author, data)
      if (result.outcome === 'kept') return problem(422, 'The site is built of this page; it can be changed, but not removed.')
      return answerSave(c, result)
    }),
  )
  .post(
    '/content/entries',
    withBody(entryCreation, async (c, { content }, author, data) => {
      const made = await content.create(author, data)
      return 'refused' in made ? problem(422, made.refused) : c.json(made, 201)
    }),
  )
  .get(
    '/content/check',
    withEditor(async (c, { content }, author) => c.json(await content.check(author, c.req.queries('path')))),
  )

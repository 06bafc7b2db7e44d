import { type Context, Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { z } from 'zod'
import {
  entryCreation,
  entryMove,
  entrySave,
  entryVersion,
  fileDecision,
} from '#src/contracts/content/content.ts'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import { staffOf } from '#src/core/http/answers.ts'
import type { AppEnv } from '#src/core/http/app-env.ts'
import { problem } from '#src/core/http/problem.ts'
import { readBody } from '#src/core/http/read-body.ts'
import { serverLimits } from '#src/core/server-limits.ts'
import { type Author, toAuthor } from '#src/core/signed-in.server.ts'
import {
  createEntry,
  decideForFile,
  discardDraft,
  moveDraft,
  readEntry,
  removeEntry,
  type SaveResult,
  saveEntry,
} from './draft/entry-drafts.server.ts'
import type { EditorContext } from './editor-context.server.ts'
import { listPublicHolidays } from './fields/public-holidays.server.ts'
import { holidayYear } from './kit/public-holidays.ts'
import { exportForTranslator } from './languages/languages.server.ts'
import { listContent, readChoices } from './overview/content-list.server.ts'
import { checkDrafts } from './publish/draft-check.server.ts'
import { answerRefusedChanges } from './refuse-changes.server.ts'
import { type ContentList, contentListQuery } from './texts/content-list.ts'

const refuse = (status: 400 | 409 | 413 | 415 | 422, detail: string) =>
  new HTTPException(status, { res: problem(status, detail) })

/**
 * Returns the editor with the requesting account as author.
 * @throws 409 if the content is read-only
 */
export function openEditor(c: Context<AppEnv>): { editor: EditorContext; author: Author } {
  const { editor } = c.var
  if (editor.whyReadOnly !== null) throw refuse(409, editor.whyReadOnly)
  return { editor, author: toAuthor(staffOf(c)) }
}

export async function readJson<Schema extends z.ZodType>(
  c: Context<AppEnv>,
  schema: Schema,
  most: number = serverLimits.body,
): Promise<z.output<Schema>> {
  const read = await readBody(c.req.raw, c.var.body, 'json')
  if (!read.ok) {
    const details = {
      400: 'The body is not valid JSON.',
      413: `Send at most ${most / 1024} KiB.`,
      415: 'Send application/json.',
      422: `Send JSON that is nested at most ${serverLimits.jsonDepth} levels deep.`,
    }
    throw refuse(read.status, details[read.status])
  }
  const { success, data, error } = schema.safeParse(read.body)
  if (success) return data
  const [issue] = error.issues
  throw refuse(422, [issue?.path.join('.'), issue?.message].filter(Boolean).join(': '))
}

/**
 * Answers with the outcome of a save; a conflict includes the stored text (RFC 9457 §3.2, extension
 * members).
 */
function answerSave(c: Context, author: { name: string }, result: SaveResult): Response {
  const { outcome, ...rest } = result
  if (outcome === 'unknown') return problem(404, 'The site has no such entry.')
  if (outcome === 'refused') return problem(422, 'why' in rest ? rest.why : '')
  if (outcome === 'conflict') {
    const isOwn = 'editor' in rest && rest.editor === author.name
    return problem(
      409,
      isOwn
        ? 'You have saved this meanwhile in another tab. Nothing was overwritten.'
        : 'Somebody else has saved this meanwhile. Nothing of theirs was overwritten.',
      {},
      { ...rest, isOwn },
    )
  }
  return c.json(rest)
}

export const contentApi = new Hono<AppEnv>()
  .get('/content', async (c) => {
    const { editor } = c.var
    const empty = {
      isReadOnly: true,
      attention: [],
      samples: 0,
      unconfirmed: [],
      languages: [],
      groups: [],
      changed: 0,
      creatable: [],
    }
    if (editor.whyReadOnly !== null)
      return c.json({ ...empty, why: editor.whyReadOnly } satisfies ContentList)
    const { success, data, error } = contentListQuery.safeParse(c.req.query())
    if (!success) return problem(400, error.issues[0]?.message ?? '')
    return c.json({
      isReadOnly: false,
      why: null,
      ...(await listContent(editor, data)),
    } satisfies ContentList)
  })
  .get('/content/language', async (c) => {
    const { editor } = openEditor(c)
    const language = c.req.query('language')
    if (!language) return problem(400, 'Give a language.')
    const text = await exportForTranslator(editor, language)
    return text === null
      ? problem(404, 'The site has no such language.')
      : c.body(text, 200, {
          'content-type': 'text/x-gettext-translation; charset=utf-8',
          'content-disposition': `attachment; filename="${language}.po"`,
        })
  })
  .get('/content/choices', async (c) => c.json(await readChoices(openEditor(c).editor)))
  .get('/content/entry', async (c) => {
    const { editor } = openEditor(c)
    const path = c.req.query('path')
    if (!path) return problem(400, 'Give the path of an entry.')
    const entry = await readEntry(editor, path)
    return entry ? c.json(entry) : problem(404, 'The site has no such entry.')
  })
  .put('/content/entry', async (c) => {
    const { editor, author } = openEditor(c)
    const data = await readJson(c, entrySave, contentLimits.entry)
    return answerSave(c, author, await saveEntry(editor, author, data))
  })
  .delete('/content/entry', async (c) => {
    const { editor, author } = openEditor(c)
    const data = await readJson(c, entryVersion)
    return answerSave(c, author, await discardDraft(editor, author, data))
  })
  .put('/content/file', async (c) => {
    const { editor, author } = openEditor(c)
    const result = await decideForFile(editor, author, await readJson(c, fileDecision))
    return result.outcome === 'protected'
      ? answerRefusedChanges(result)
      : answerSave(c, author, result)
  })
  .post('/content/removal', async (c) => {
    const { editor, author } = openEditor(c)
    const data = await readJson(c, entryVersion)
    const result = await removeEntry(editor, author, data)
    if (result.outcome === 'kept')
      return problem(422, 'The site needs this page: you can change it, but not remove it.')
    return answerSave(c, author, result)
  })
  .post('/content/entries', async (c) => {
    const { editor, author } = openEditor(c)
    const data = await readJson(c, entryCreation)
    const made = await createEntry(editor, author, data)
    return 'refused' in made ? problem(422, made.refused) : c.json(made, 201)
  })
  .put('/content/address', async (c) => {
    const moved = await moveDraft(openEditor(c).editor, await readJson(c, entryMove))
    return 'refused' in moved ? problem(422, moved.refused) : c.json(moved)
  })
  .get('/content/holidays', async (c) => {
    const { success, data, error } = holidayYear.safeParse(c.req.query())
    if (!success) return problem(400, error.issues[0]?.message ?? '')
    return c.json(await listPublicHolidays(data.year, data.country, data.open, data.language))
  })
  .get('/content/check', async (c) => {
    const { editor, author } = openEditor(c)
    return c.json(await checkDrafts(editor, author, c.req.queries('path')))
  })

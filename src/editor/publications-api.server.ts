import { type Context, Hono } from 'hono'
import {
  type BrokenLinks,
  type ContentHistory,
  publishRequest,
  restoreQuery,
  restoreRequest,
} from '#src/contracts/content/content.ts'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import { formatList } from '#src/contracts/formats.ts'
import { readId } from '#src/contracts/ids.ts'
import type { AppEnv } from '#src/core/http/app-env.ts'
import { problem } from '#src/core/http/problem.ts'
import { openEditor, readJson } from './content-api.server.ts'
import { restoreBase } from './opening/choose-base.server.ts'
import { openingSave, saveOpening } from './opening/opening.server.ts'
import type { PublishOutcome } from './publish/change.server.ts'
import { brokenLinksOfRestore, listHistory, restorePublication } from './publish/history.server.ts'
import { publishDrafts } from './publish/publications.server.ts'
import { answerRefusedChanges } from './refuse-changes.server.ts'

function answerPublished(c: Context, result: PublishOutcome): Response {
  const { outcome } = result
  if (result.outcome === 'published') {
    const { outcome: _, ...published } = result
    return c.json(published)
  }
  if (outcome === 'faults')
    return problem(
      422,
      'Some fields have faults. Fix them first.',
      {},
      { problems: result.problems },
    )
  if (outcome === 'protected') return answerRefusedChanges(result)
  if (outcome === 'broken') {
    const pages = result.pages.map(({ address, message }) => `${address} (${message})`).join(', ')
    return problem(
      422,
      `The site is as it was, because these pages cannot be shown with the change: ${pages}`,
      {},
      { problems: [] },
    )
  }
  if (outcome === 'changed')
    return problem(
      409,
      'A draft has changed since you opened this page. Check it, then publish again.',
    )
  if (result.outcome === 'not-ready')
    return problem(
      409,
      `The site stays closed. Give these first: ${formatList(result.needed.map(({ label }) => label))}.`,
    )
  if (outcome === 'busy')
    return problem(409, 'Others are publishing at the same time. Try again in a moment.')
  return problem(409, 'There is nothing to publish: no draft differs from what is public.')
}

const changedMeanwhile =
  'Somebody has changed these values meanwhile. Load the page again: it keeps what you typed.'

const saidAlready = () =>
  problem(409, 'Nothing to bring back: the site already shows this.', {}, { paths: [] })

export const publicationsApi = new Hono<AppEnv>()
  .post('/content/publish', async (c) => {
    const { editor, author } = openEditor(c)
    const data = await readJson(c, publishRequest)
    return answerPublished(c, await publishDrafts(editor, author, data))
  })
  .put('/content/opening', async (c) => {
    const { editor, author } = openEditor(c)
    const data = await readJson(c, openingSave, contentLimits.entry)
    const result = await saveOpening(editor, author, data)
    if (result.outcome === 'outdated') return problem(409, changedMeanwhile)
    // The public values are those that the owner confirms.
    if (result.outcome === 'nothing') return c.json({ success: true })
    return answerPublished(c, result)
  })
  .get('/content/history', async (c) => {
    const { editor } = openEditor(c)
    const [path, after] = [c.req.query('path'), readId(c.req.query('after')) || undefined]
    return c.json((await listHistory(editor, { path, after })) satisfies ContentHistory)
  })
  .get('/content/restore', async (c) => {
    const { editor } = openEditor(c)
    const query = restoreQuery.safeParse(c.req.query())
    if (!query.success) return problem(400, 'Give the number of a publication.')
    const { publication, path, as } = query.data
    const brokenLinks = await brokenLinksOfRestore(editor, { publication, as, file: path })
    return brokenLinks
      ? c.json({ brokenLinks } satisfies BrokenLinks)
      : problem(404, 'The history has no such publication.')
  })
  .post('/content/restore', async (c) => {
    const { editor, author } = openEditor(c)
    const data = await readJson(c, restoreRequest)
    const { publication, path, as, publish, whole } = data
    const chosen = publish
      ? await restoreBase(editor, author, { publication, as, file: path })
      : null
    if (chosen) {
      if (chosen.outcome !== 'published') return answerPublished(c, chosen)
      const { outcome: _, ...published } = chosen
      return c.json({ paths: [], published })
    }
    const result = await restorePublication(editor, author, {
      ...{ publication, as, file: path },
      ...{ isPublication: publish, isWhole: whole },
    })
    if (result.outcome === 'unknown') return problem(404, 'The history has no such publication.')
    if (result.outcome === 'same') return saidAlready()
    if (result.outcome === 'refused') return problem(409, result.why)
    if (result.outcome === 'protected') return answerRefusedChanges(result)
    if (result.outcome === 'conflict')
      return problem(
        409,
        'There are drafts that this would overwrite. Publish or discard them first.',
        {},
        { paths: result.paths },
      )
    if (result.outcome === 'changed-since')
      return problem(
        409,
        `Changed since: ${formatList(new Set(result.labels))}. Bring back the whole text?`,
        {},
        { paths: result.paths, isChangedSince: true },
      )
    const { paths, summary } = result
    if (!publish) return c.json({ paths, published: null })
    const done = await publishDrafts(editor, author, { paths, summary })
    if (done.outcome === 'nothing') return saidAlready()
    if (done.outcome !== 'published') return answerPublished(c, done)
    const { outcome: _, ...published } = done
    return c.json({ paths, published })
  })

import { type Context, Hono } from 'hono'
import { publishRequest, restoreRequest } from '#src/contracts/content.ts'
import { formatList } from '#src/contracts/formats.ts'
import type { Started } from '../editor/publications.ts'
import type { AppEnv } from '../middleware/context.ts'
import { problem } from '../request/problem.ts'
import { answerRefusedFields } from './answers.ts'
import { readJson, withEditor } from './content.ts'

/** What came of a request for a build. */
function answerStart(c: Context, started: Started): Response {
  if (started.outcome === 'started') return c.json({ job: started.job }, 202)
  if (started.outcome === 'faults') return problem(422, 'Some fields need another look first.', {}, { problems: started.problems })
  if (started.outcome === 'protected') return answerRefusedFields(started)
  if (started.outcome === 'busy') return problem(409, 'Something else is being published. Wait until it is done, then try again.')
  if (started.outcome === 'unavailable') return problem(409, started.why)
  return problem(409, 'There is nothing to publish: no draft differs from what is public.')
}

const numberOf = (text: string | undefined) => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : undefined)

/** Nothing is to be brought back. */
const saidAlready = () => problem(409, 'The site says this already.', {}, { paths: [] })

/** Preview, publication and history of the content. */
export const publicationsApi = new Hono<AppEnv>()
  .post(
    '/content/preview',
    withEditor(async (c, { publications }, author) => {
      const started = await publications.preview(author)
      // From now on this browser is shown what was built of drafts last.
      if (started.outcome === 'started') c.set('nextPreview', true)
      return answerStart(c, started)
    }),
  )
  .post(
    '/content/publish',
    withEditor(async (c, { publications }, author) => {
      const read = await readJson(c, publishRequest)
      return 'answer' in read ? read.answer : answerStart(c, await publications.publish(author, read.data))
    }),
  )
  .get(
    '/content/job',
    withEditor(async (c, { publications }) => c.json({ job: await publications.job() })),
  )
  .get(
    '/content/history',
    withEditor(async (c, { history }) => c.json(await history.list({ path: c.req.query('path'), after: numberOf(c.req.query('after')) }))),
  )
  .post(
    '/content/restore',
    withEditor(async (c, { publications, history }, author) => {
      const read = await readJson(c, restoreRequest)
      if ('answer' in read) return read.answer
      const { publication, path, as, publish } = read.data
      const result = await history.restore(author, { publication, as, file: path, isPublication: publish })
      if (result.outcome === 'unknown') return problem(404, 'The history has no such publication.')
      if (result.outcome === 'same') return saidAlready()
      if (result.outcome === 'protected') return answerRefusedFields(result)
      if (result.outcome === 'conflict')
        return problem(409, 'There are drafts that this would overwrite. Publish or discard them first.', {}, { paths: result.paths })
      if (result.outcome === 'changed-since') {
        const places = formatList(new Set(result.places))
        const message = `This was changed again since${places && `: ${places}`}. Undo the later change first, or bring back an earlier version whole.`
        return problem(409, message, {}, { paths: result.paths })
      }
      const { paths, summary } = result
      if (!publish) return c.json({ paths, job: null })
      const started = await publications.publish(author, { paths, summary })
      if (started.outcome === 'nothing') return saidAlready()
      return started.outcome === 'started' ? c.json({ paths, job: started.job }) : answerStart(c, started)
    }),
  )

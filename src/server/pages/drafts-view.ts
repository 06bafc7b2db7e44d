import type { IncomingMessage, ServerResponse } from 'node:http'
import { deliveredAt } from '#src/content/pictures/picture-files.ts'
import type { Snapshot } from '#src/content/snapshot/snapshot.ts'
import { isOfPipeline, pathOfTarget } from '#src/contracts/paths.ts'
import type { SiteContext } from '#src/core/context.server.ts'
import { isPaperAddress, type Queues, queueFor } from '#src/core/fairness/queues.ts'
import type { SharedWork } from '#src/core/fairness/shared-work.ts'
import { readPreviewCookies } from '#src/core/http/cookies.ts'
import { toAuthor } from '#src/core/signed-in.server.ts'
import type { EditorContext } from '#src/editor/editor-context.server.ts'
import { previewOfBase } from '#src/editor/opening/choose-base.server.ts'
import {
  baseOfPreview,
  findDraftViewer,
  findEditor,
} from '#src/editor/preview/preview-cookie.server.ts'
import { currentPreview } from '#src/editor/preview/previews.server.ts'
import type { Resource } from '../static/resource.ts'
import { type AnswerContext, type AnswerPages, answerRequest } from './answer.ts'
import { createResource } from './create-resource.ts'
import { fixHeaders } from './fixed-headers.ts'
import { inLanguageOfPage } from './language-of-page.ts'
import { type PageCache, PaperUnavailable } from './page-cache.ts'
import { clientOf } from './queue-client.ts'
import type { SitePages } from './site-pages.ts'

type RenderDrafts = (
  target: string,
  shown: Pick<App.Locals, 'untranslated'> & { preview?: 'drafts' },
) => Promise<Response>

type DraftsContext = Omit<AnswerContext, keyof AnswerPages | 'countVisit'> & {
  site: Pick<SitePages, 'files' | 'findPicture' | 'readAddresses'>
  queues: Pick<Queues, 'pages' | 'papers'>
  renderPreview: RenderDrafts
  /** Pages that are being rendered. */
  draftPages: SharedWork<Resource>
  editor: EditorContext
  context: SiteContext
}

/**
 * The content with which a request is answered, chosen once: the public content, all drafts, or the
 * draft that a link shares.
 */
export type DraftsView = {
  snapshot: Snapshot
  answer: (req: IncomingMessage, res: ServerResponse) => void | Promise<void>
}
const answerHeaders = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }

/**
 * Makes a previewed page's headers from the page's own: no cache stores it, no search engine lists
 * it, and the editor may frame it.
 */
function previewHeaders({
  etag: _,
  ...headers
}: Readonly<Record<string, string>>): Record<string, string> {
  const policy = headers['content-security-policy'] ?? ''
  return {
    ...headers,
    ...answerHeaders,
    'x-frame-options': 'SAMEORIGIN',
    'content-security-policy': policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
  }
}

/**
 * Makes the resource of a previewed page, or of a file rendered for it. The resource is not cached.
 */
export const toPreview = async (target: string, response: Response): Promise<Resource> => ({
  ...(await createResource(target, response, null, previewHeaders)),
  etag: '',
})

/**
 * Returns whether drafts cannot change the answer, because the request is a write, or is for the
 * pipeline or a built file.
 */
function isLive({ files }: DraftsContext['site'], { method, url = '/' }: IncomingMessage) {
  const path = pathOfTarget(url)
  return (
    (method !== 'GET' && method !== 'HEAD') ||
    path === null ||
    isOfPipeline(path) ||
    files.has(path)
  )
}

/**
 * Returns whether a request is for a page in a frame or a picture of such a page. Only this site
 * may frame its pages (frame-ancestors).
 */
function isOfFrame({ headers, url = '/' }: IncomingMessage): boolean {
  const use = headers['sec-fetch-dest'] ?? ''
  // A picture that the service worker fetches for a page names no use.
  return use === 'iframe' || (['image', 'empty'].includes(use) && url.startsWith(deliveredAt))
}

async function findViewer({ site, context }: DraftsContext, req: IncomingMessage) {
  const header = req.headers.cookie ?? ''
  const hasAsked = header.includes('preview=')
  const isFramed = header.includes('session=') && isOfFrame(req)
  if ((!hasAsked && !isFramed) || isLive(site, req)) return null
  const cookies = readPreviewCookies(header)
  return (
    (hasAsked ? await findDraftViewer(context, cookies) : null) ??
    (isFramed ? await findEditor(context, cookies.token) : null)
  )
}

async function renderDrafts(
  { renderPreview }: DraftsContext,
  ...[target, shown]: Parameters<RenderDrafts>
): Promise<Response> {
  try {
    return await renderPreview(target, shown)
  } catch (error) {
    if (!isPaperAddress(target)) throw error
    throw new PaperUnavailable(error instanceof Error ? error.message : String(error))
  }
}

/**
 * Shows drafts to staff who asked for them, and in the editor's frames, from a snapshot with all
 * drafts that can be shown. Nothing is cached.
 * @param prefix of the language; empty for the default language
 * @returns null if the request does not ask for drafts or may not see them
 */
export async function findDraftsView(
  context: DraftsContext,
  req: IncomingMessage,
  res: ServerResponse,
  prefix: string,
): Promise<DraftsView | null> {
  const viewer = await findViewer(context, req)
  if (!viewer) return null
  const { site, config, queues, editor, draftPages } = context
  // Permits are shared among accounts, whatever network they ask from.
  const network = `account ${viewer.id}`
  fixHeaders(res, answerHeaders)
  // The permit is freed before the page is rendered, because rendering takes another permit.
  const { version, inDefault, snapshot, resolve } = await queues.pages.run(
    { ...clientOf(req, res, config), network, isStaff: true },
    async () => {
      const cookie = readPreviewCookies(req.headers.cookie ?? '').preview ?? ''
      const base = baseOfPreview(context.context, cookie)
      const preview = base
        ? await previewOfBase(editor, toAuthor(viewer), base)
        : await currentPreview(editor)
      const { resolve } = await site.readAddresses(preview.snapshot)
      const { version, snapshot: inDefault, snapshotIn } = preview
      return { version, inDefault, snapshot: snapshotIn(prefix), resolve }
    },
  )
  const shown = req.headers['sec-fetch-dest'] === 'iframe' ? {} : { preview: 'drafts' as const }
  const pages: Pick<PageCache, 'find'> = {
    find: ({ target }, client) =>
      draftPages.make(
        JSON.stringify([version, shown, prefix, target]),
        queueFor(queues, target),
        { ...client(), network, isStaff: true },
        async () => {
          const render = (more: Pick<App.Locals, 'untranslated'>) =>
            renderDrafts(context, target, { ...shown, ...more })
          return toPreview(target, await inLanguageOfPage(snapshot, target, render, inDefault))
        },
      ),
  }
  const answering: AnswerContext = {
    ...context,
    resolve,
    pages,
    files: site.files,
    findPicture: site.findPicture,
  }
  return { snapshot, answer: (...exchange) => answerRequest(answering, ...exchange) }
}

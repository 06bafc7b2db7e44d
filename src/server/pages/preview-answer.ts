import type { IncomingMessage, ServerResponse } from 'node:http'
import { withSnapshot } from '#src/content/snapshot.ts'
import { isOfPipeline, pathOfTarget } from '#src/contracts/paths.ts'
import type { Previews } from '../editor/previews.ts'
import { readPreviewCookies } from '../middleware/preview.ts'
import type { Services } from '../services/services.ts'
import { createVariant, type Resource } from '../static/resource.ts'
import type { AnswerDependencies, createAnswer } from './answer.ts'
import { createResource } from './create-resource.ts'
import { previewHeaders, withBanner } from './preview-response.ts'
import type { KeptPage } from './resolve.ts'
import { type openSitePages, readResolver } from './site-pages.ts'

type Site = Awaited<ReturnType<typeof openSitePages>>

type Options = {
  site: Pick<Site, 'files' | 'findPicture'>
  fixed: readonly string[]
  render: (target: string) => Promise<Response>
  openAnswer: (pages: Pick<AnswerDependencies, 'resolve' | 'pages' | 'files' | 'findPicture'>) => ReturnType<typeof createAnswer>
  previews: Previews
  services: Pick<Services, 'previews'>
}

/** What is the same for everybody, or changes something: drafts concern pages that are read. */
function isLive({ method, url = '/' }: IncomingMessage) {
  const path = pathOfTarget(url)
  return (method !== 'GET' && method !== 'HEAD') || path === null || isOfPipeline(path)
}

/** A page of a preview: kept by nobody, with a banner unless it stands in a frame of the editor, which says itself what it is. */
async function toPreview(target: string, response: Response, hasBanner: boolean): Promise<Resource> {
  const html = await response.text()
  const page = await createResource(target, new Response(hasBanner ? withBanner(html) : html, response), null)
  const { headers, body = Buffer.alloc(0) } = page.variants.identity
  return {
    etag: '',
    supportsRange: false,
    isPackedOnDemand: true,
    variants: { identity: createVariant(previewHeaders(headers, hasBanner), { body }) },
  }
}

/**
 * Shows drafts to those who asked for them: their requests are answered from a snapshot with the drafts laid over what is public, by the
 * same renderer, and nothing is kept.
 * @returns a function that says whether it answered
 */
export function createPreviewAnswer({ site, fixed, render, openAnswer, previews, services }: Options) {
  const { files, findPicture } = site

  return async (req: IncomingMessage, res: ServerResponse): Promise<boolean> => {
    const cookies = req.headers.cookie ?? ''
    if (!cookies.includes('preview=') || isLive(req)) return false
    if (!(await services.previews.maySee(readPreviewCookies(cookies)))) return false
    const { snapshot } = await previews.current()
    const hasBanner = req.headers['sec-fetch-dest'] !== 'iframe'
    await withSnapshot(snapshot, async () => {
      const { resolve } = await readResolver(fixed, files)
      const find = async ({ target }: KeptPage) => toPreview(target, await render(target), hasBanner)
      await openAnswer({ resolve, pages: { find }, files, findPicture })(req, res)
    })
    return true
  }
}

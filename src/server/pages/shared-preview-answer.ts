import type { IncomingMessage, ServerResponse } from 'node:http'
import { deliveredAt, pictureFilesIn } from '#src/content/pictures/picture-files.ts'
import { currentSnapshot, type Snapshot, withSnapshot } from '#src/content/snapshot/snapshot.ts'
import { limits } from '#src/contracts/limits.ts'
import { pathOfTarget } from '#src/contracts/paths.ts'
import { type PreviewLinks, previewFolder } from '../editor/preview-links.ts'
import type { Previews } from '../editor/previews.ts'
import type { Config } from '../environment/config.ts'
import type { SlotRequest } from '../fairness/fair-queue.ts'
import type { Lanes } from '../fairness/lanes.ts'
import { createSharedWork } from '../fairness/shared-work.ts'
import { createFileCache } from '../static/file-cache.ts'
import type { Resource } from '../static/resource.ts'
import { createSender } from '../static/send.ts'
import { askerOf } from './asker.ts'
import { fixHeaders } from './fixed-headers.ts'
import { toPreview } from './preview-answer.ts'
import { missingPages } from './resolve.ts'
import type { openSitePages } from './site-pages.ts'

type Site = Awaited<ReturnType<typeof openSitePages>>

type Options = {
  site: Pick<Site, 'findPicture' | 'pages' | 'readAddresses'>
  config: Pick<Config, 'trustedProxy'>
  lanes: Pick<Lanes, 'outside'>
  render: (target: string, shown: { preview: 'shared' }) => Promise<Response>
  previews: Previews
  previewLinks: Pick<PreviewLinks, 'find'>
}

const answerHeaders = { 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' }

/** Rewrites addresses of unpublished pictures to addresses below the link. */
function withOwnPictures(html: string, folder: string, { pictures }: Snapshot, { pictures: known }: Snapshot): string {
  const isNew = (file: string) =>
    Object.entries(pictures).some(([name, { hash }]) => known[name]?.hash !== hash && file.startsWith(`${name.replaceAll('/', '.')}.`))
  return [...new Set(pictureFilesIn(html))].filter(isNew).reduce((text, file) => text.replaceAll(deliveredAt + file, folder + file), html)
}

/**
 * Shows an entry's page, with its draft alone laid over the public content, to the holder of a link (decision 0059). Its links lead to
 * public pages. It sets no cookie, and nothing is kept.
 * @returns a function that says whether it answered
 */
export function createSharedPreviewAnswer({ site, config, lanes, render, previews, previewLinks }: Options) {
  const send = createSender(createFileCache(limits.fileCache))
  /** By what they show. */
  const rendering = createSharedWork<Resource | null>()

  async function renderPage(address: string, folder: string, isPublic: Snapshot): Promise<Resource | null> {
    const { resolve } = await site.readAddresses(currentSnapshot())
    const found = resolve(address)
    if (found.kind !== 'page') return null
    const response = await render(found.page.target, { preview: 'shared' })
    const html = withOwnPictures(await response.text(), folder, currentSnapshot(), isPublic)
    return toPreview(found.page.target, new Response(html, response))
  }

  /** @returns null where a link opens nothing */
  async function find(path: string, asker: () => SlotRequest): Promise<Resource | null> {
    const [token = '', picture, ...deeper] = path.slice(previewFolder.length).split('/')
    const entry = deeper.length > 0 ? null : await previewLinks.find(token)
    if (entry === null) return null
    const isPublic = currentSnapshot()
    // The slot is given back before the page, which takes one of its own.
    const { version, snapshot, addressOf } = await lanes.outside.run(asker(), () => previews.current(entry))
    const address = addressOf(entry)
    return withSnapshot(snapshot, async () => {
      if (picture !== undefined) return (await site.findPicture(deliveredAt + picture, asker)) ?? null
      if (address === null) return null
      const render = () => renderPage(address, `${previewFolder}${token}/`, isPublic)
      return rendering.make(JSON.stringify([version, token]), lanes.outside, asker(), render)
    })
  }

  return async (req: IncomingMessage, res: ServerResponse): Promise<boolean> => {
    const path = pathOfTarget(req.url ?? '/')
    if (!path?.startsWith(previewFolder) || (req.method !== 'GET' && req.method !== 'HEAD')) return false
    fixHeaders(res, answerHeaders)
    await withSnapshot(currentSnapshot(), async () => {
      const asker = () => askerOf(req, res, config)
      const [missing = { target: '/404' }] = missingPages
      const found = await find(path, asker)
      send(found ?? (await site.pages.find(missing, asker)), req, res, found ? 200 : 404)
    })
    return true
  }
}

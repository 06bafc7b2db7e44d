import type { IncomingMessage, ServerResponse } from 'node:http'
import { deliveredAt, pictureFilesIn } from '#src/content/pictures/picture-files.ts'
import { currentSnapshot, type Snapshot, withSnapshot } from '#src/content/snapshot.ts'
import { limits } from '#src/contracts/limits.ts'
import { pathOfTarget } from '#src/contracts/paths.ts'
import { type PreviewLinks, previewFolder } from '../editor/preview-links.ts'
import type { Previews } from '../editor/previews.ts'
import { createFileCache } from '../static/file-cache.ts'
import { createVariant, type Resource } from '../static/resource.ts'
import { createSender } from '../static/send.ts'
import { toPreview } from './preview-answer.ts'
import { missingPages } from './resolve.ts'
import { type openSitePages, readResolver } from './site-pages.ts'

type Site = Awaited<ReturnType<typeof openSitePages>>

type Options = {
  site: Pick<Site, 'files' | 'findPicture' | 'pages'>
  fixed: readonly string[]
  render: (target: string, shown: { preview: 'shared' }) => Promise<Response>
  previews: Previews
  previewLinks: Pick<PreviewLinks, 'find'>
}

/** No address that the link led to, and no page of it, is told to anybody. */
const ownHeaders = { 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' }

/** Leads the pictures that nobody else may see yet to the link. */
function withOwnPictures(html: string, folder: string, { pictures }: Snapshot, { pictures: known }: Snapshot): string {
  const isNew = (file: string) =>
    Object.entries(pictures).some(([name, { hash }]) => known[name]?.hash !== hash && file.startsWith(`${name.replaceAll('/', '.')}.`))
  return [...new Set(pictureFilesIn(html))].filter(isNew).reduce((text, file) => text.replaceAll(deliveredAt + file, folder + file), html)
}

function withHeaders({ variants: { identity }, ...rest }: Resource): Resource {
  const { headers, body = Buffer.alloc(0) } = identity
  return { ...rest, etag: '', variants: { identity: createVariant({ ...headers, ...ownHeaders }, { body }) } }
}

/**
 * Shows the page of one entry, with its draft alone laid over what is public, to whoever has a link (decision 0059). Its links lead to
 * public pages; nothing is set, and nothing is kept.
 * @returns a function that says whether it answered
 */
export function createSharedPreviewAnswer({ site, fixed, render, previews, previewLinks }: Options) {
  const send = createSender(createFileCache(limits.fileCache))

  async function renderPage(address: string, folder: string, isPublic: Snapshot): Promise<{ page: Resource; status: number } | null> {
    const { resolve } = await readResolver(fixed, site.files)
    const found = resolve(address)
    if (found.kind !== 'page') return null
    const response = await render(found.page.target, { preview: 'shared' })
    const html = withOwnPictures(await response.text(), folder, currentSnapshot(), isPublic)
    return { page: await toPreview(found.page.target, new Response(html, response)), status: 200 }
  }

  async function renderMissing() {
    const [missing = { target: '/404' }] = missingPages
    return { page: await site.pages.find(missing), status: 404 }
  }

  async function find(path: string): Promise<{ page: Resource; status: number }> {
    const [token = '', picture, ...deeper] = path.slice(previewFolder.length).split('/')
    const entry = deeper.length > 0 ? null : await previewLinks.find(token)
    if (entry === null) return renderMissing()
    const { snapshot, addressOf } = await previews.current(entry)
    const address = addressOf(entry)
    const isPublic = currentSnapshot()
    const made = await withSnapshot(snapshot, async () => {
      if (picture === undefined) return address === null ? null : renderPage(address, `${previewFolder}${token}/`, isPublic)
      const page = await site.findPicture(deliveredAt + picture)
      return page ? { page, status: 200 } : null
    })
    return made ?? renderMissing()
  }

  return async (req: IncomingMessage, res: ServerResponse): Promise<boolean> => {
    const path = pathOfTarget(req.url ?? '/')
    if (!path?.startsWith(previewFolder) || (req.method !== 'GET' && req.method !== 'HEAD')) return false
    const { page, status } = await withSnapshot(currentSnapshot(), () => find(path))
    send(withHeaders(page), req, res, status)
    return true
  }
}

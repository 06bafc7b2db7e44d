import type { IncomingMessage, ServerResponse } from 'node:http'
import { deliveredAt, pictureFilesIn } from '#src/content/pictures/picture-files.ts'
import { publicSnapshot, type Snapshot } from '#src/content/snapshot/snapshot.ts'
import { pathOfTarget } from '#src/contracts/paths.ts'
import type { Config } from '#src/core/environment/config.ts'
import type { QueueClient } from '#src/core/fairness/fair-queue.ts'
import type { Queues } from '#src/core/fairness/queues.ts'
import type { SharedWork } from '#src/core/fairness/shared-work.ts'
import type { EditorContext, Preview } from '#src/editor/editor-context.server.ts'
import { findSharedEntry, previewFolder } from '#src/editor/preview/preview-links.server.ts'
import { currentPreview } from '#src/editor/preview/previews.server.ts'
import type { Resource } from '../static/resource.ts'
import { sendResource } from '../static/send-resource.ts'
import { type DraftsView, toPreview } from './drafts-view.ts'
import { fixHeaders } from './fixed-headers.ts'
import { clientOf } from './queue-client.ts'
import { missingPages } from './resolve.ts'
import type { SitePages } from './site-pages.ts'

type SharedContext = {
  site: Pick<SitePages, 'findPicture' | 'pages' | 'readAddresses'>
  config: Pick<Config, 'trustedProxy'>
  queues: Pick<Queues, 'pages'>
  /** Pages that are being rendered. */
  sharedPages: SharedWork<Resource | null>
  renderPreview: (target: string, shown: { preview: 'shared' }) => Promise<Response>
  editor: EditorContext
}

const answerHeaders = {
  'referrer-policy': 'no-referrer',
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
}

function withOwnPictures(
  html: string,
  folder: string,
  { pictures }: Snapshot,
  { pictures: known }: Snapshot,
): string {
  const isNew = (file: string) =>
    Object.entries(pictures).some(
      ([name, { hash }]) =>
        known[name]?.hash !== hash && file.startsWith(`${name.replaceAll('/', '.')}.`),
    )
  return [...new Set(pictureFilesIn(html))]
    .filter(isNew)
    .reduce((text, file) => text.replaceAll(deliveredAt + file, folder + file), html)
}

async function renderShared(
  { site, renderPreview }: SharedContext,
  address: string,
  folder: string,
  shown: Snapshot,
): Promise<Resource | null> {
  const { resolve } = await site.readAddresses(shown)
  const found = resolve(address)
  if (found.kind !== 'page') return null
  const response = await renderPreview(found.page.target, { preview: 'shared' })
  const html = withOwnPictures(await response.text(), folder, shown, publicSnapshot())
  return toPreview(found.page.target, new Response(html, response))
}

/** What the holder of a link sees: an entry's page, from a preview. */
type Shared = { token: string; entry: string; preview: Preview }

async function findShared(
  context: SharedContext,
  { token, entry, preview }: Shared,
  client: () => QueueClient,
): Promise<Resource | null> {
  const { queues, sharedPages } = context
  const address = preview.pageShowing(entry)
  if (address === null) return null
  const make = () => renderShared(context, address, `${previewFolder}${token}/`, preview.snapshot)
  return sharedPages.make(JSON.stringify([preview.version, token]), queues.pages, client(), make)
}

/**
 * Shows an entry's page with its draft to the holder of a link. Links on it lead to public pages.
 * Nothing is cached.
 * @returns null if the address is not that of a shared draft
 */
export async function findSharedView(
  context: SharedContext,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<DraftsView | null> {
  const path = pathOfTarget(req.url ?? '/')
  if (!path?.startsWith(previewFolder) || (req.method !== 'GET' && req.method !== 'HEAD'))
    return null
  const { site, config, queues, editor } = context
  fixHeaders(res, answerHeaders)
  const client = () => clientOf(req, res, config)
  const [token = '', picture, ...others] = path.slice(previewFolder.length).split('/')
  const entry = others.length > 0 ? null : await findSharedEntry(editor, token)
  const preview =
    entry === null ? null : await queues.pages.run(client(), () => currentPreview(editor, entry))
  return {
    snapshot: preview?.snapshot ?? publicSnapshot(),
    async answer() {
      const [missing = { target: '/404' }] = missingPages
      const find = () => {
        if (!preview || entry === null) return null
        if (picture !== undefined) return site.findPicture(deliveredAt + picture, client)
        return findShared(context, { token, entry, preview }, client)
      }
      const found = await find()
      sendResource(found ?? (await site.pages.find(missing, client)), req, res)
    },
  }
}

import { getEntry } from 'astro:content'
import type { TechnicalDocument } from './document-schema.ts'
import { getPage } from './page.ts'

/**
 * The technical document of the gateway.
 * @throws Error where its chapters are not those that /edge-gateway lists, which ends the build
 */
export async function getDocument(): Promise<TechnicalDocument> {
  const entry = await getEntry('documents', 'edge-gateway')
  if (!entry) throw new Error('content/documents/edge-gateway.yaml does not exist')
  const { document } = await getPage('edge-gateway')
  const chapters = entry.data.chapters.map(({ title }) => title)
  if (chapters.join() !== document.contents.join())
    throw new Error(
      `content/pages/edge-gateway.yaml lists the chapters ${document.contents.join(', ')}; the document has ${chapters.join(', ')}`,
    )
  return entry.data
}

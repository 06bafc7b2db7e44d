import { getEntry } from 'astro:content'
import type { TechnicalDocument } from './document-schema.ts'

/** The technical document of the gateway. */
export async function getDocument(): Promise<TechnicalDocument> {
  const entry = await getEntry('documents', 'edge-gateway')
  if (!entry) throw new Error('content/documents/edge-gateway.yaml does not exist')
  return entry.data
}

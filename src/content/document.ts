import type { TechnicalDocument } from './schemas/document-schema.ts'
import { currentCopy } from './snapshot/copy.ts'

export async function getDocument(): Promise<TechnicalDocument> {
  const entry = currentCopy()
    .named('documents')
    .find(({ name }) => name === 'edge-gateway')
  if (!entry) throw new Error('content/documents/edge-gateway.yaml does not exist')
  return entry.data
}

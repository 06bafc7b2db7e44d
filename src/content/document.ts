import type { TechnicalDocument } from './schemas/document-schema.ts'
import { currentCopy } from './snapshot/copy.ts'

/** The gateway's technical document; undefined if the company has none. */
export const getDocument = (): TechnicalDocument | undefined =>
  currentCopy()
    .named('documents')
    .find(({ name }) => name === 'edge-gateway')?.data

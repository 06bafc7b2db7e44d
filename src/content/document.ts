import { hasPage } from './page.ts'
import type { TechnicalDocument } from './schemas/document-schema.ts'
import { currentCopy } from './snapshot/copy.ts'

/** The gateway's technical document; undefined if the company has none, or no page about it. */
export const getDocument = (): TechnicalDocument | undefined =>
  hasPage('edge-gateway')
    ? currentCopy()
        .named('documents')
        .find(({ name }) => name === 'edge-gateway')?.data
    : undefined

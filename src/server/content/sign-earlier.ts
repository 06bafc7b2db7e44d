import { copyAt } from '#src/content/reading/value-at.ts'
import { valueOrText } from '#src/editing/document.ts'
import { signConfirmation } from '#src/editing/shown-sources.ts'
import { placeOfPath, type Workspace } from '#src/editing/workspace.ts'
import type { EntryUpdate, PublishedEntry } from '../database/content-entries.ts'

const isSigned = (text: string) => copyAt(valueOrText(text), 'binding', 'confirmed', 'digest') !== undefined

/** Confirms documents that an owner confirmed with a version that kept no digest, as they read at the first start of this one. */
export const signEarlierConfirmations = (workspace: Workspace, rows: readonly PublishedEntry[], today: string): EntryUpdate[] =>
  rows.flatMap((row) => {
    const isDocument = placeOfPath(row.path)?.collection === 'free-pages'
    if (!isDocument || row.text === null || isSigned(row.text)) return []
    const text = signConfirmation(workspace, row.path, row.text, today)
    return text === row.text ? [] : [{ row, change: { text } }]
  })

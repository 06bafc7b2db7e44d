import type { Snapshot } from '#src/content/snapshot/snapshot.ts'
import type { ContentStore } from '../content/content-store.ts'
import type { Database } from '../database/connect.ts'
import { attentionTo } from './attention.ts'
import { type ContentEditor, createContentEditor } from './content-editor.ts'
import { createHistory, type History } from './history.ts'
import { createKeptTexts, type KeptTextsService } from './kept-texts.ts'
import { createPictureDecoder } from './picture-decoder.ts'
import { createPictureLibrary, type PictureLibraryService } from './picture-library.ts'
import { createPreviewLinks, type PreviewLinks } from './preview-links.ts'
import { createPreviews, type Previews } from './previews.ts'
import type { BrokenPage } from './publication.ts'
import { createPublications, type Publications } from './publications.ts'

/** The content editor, or why content is read-only on this server. */
export type Editor =
  | { isReadOnly: true; why: string }
  | {
      isReadOnly: false
      content: ContentEditor
      publications: Publications
      history: History
      kept: KeptTextsService
      previews: Previews
      previewLinks: PreviewLinks
      pictures: PictureLibraryService
    }

type Dependencies = {
  database: Database
  store: ContentStore
  secret: string
  mailsWaiting: () => void
  tryPages: (snapshot: Snapshot, addresses: readonly string[]) => Promise<BrokenPage[]>
  failedPages: () => readonly BrokenPage[]
}

export function openEditor(dependencies: Dependencies): Extract<Editor, { isReadOnly: false }> {
  const { database, store, secret, failedPages } = dependencies
  const publications = createPublications(dependencies)
  const { dueFailures } = publications
  return {
    isReadOnly: false,
    content: createContentEditor({ database, store, attention: () => attentionTo({ store, dueFailures, failedPages }) }),
    publications,
    history: createHistory({ database, store }),
    kept: createKeptTexts({ database, store }),
    previews: createPreviews({ database, store }),
    previewLinks: createPreviewLinks({ database, store, secret }),
    pictures: createPictureLibrary({ database, store, decode: createPictureDecoder(store.root) }),
  }
}

import type { Snapshot } from '#src/content/snapshot.ts'
import type { ContentStore } from '../content/content-store.ts'
import type { Database } from '../database/connect.ts'
import { type ContentEditor, createContentEditor } from './content-editor.ts'
import { createHistory, type History } from './history.ts'
import { createPictureDecoder } from './picture-decoder.ts'
import { createPictureLibrary, type PictureLibrary } from './picture-library.ts'
import { createPreviews, type Previews } from './previews.ts'
import { type BrokenPage, createPublications, type Publications } from './publications.ts'

/** The owner's editor, or why the content of this server can only be read. */
export type Editor =
  | { isReadOnly: true; why: string }
  | {
      isReadOnly: false
      content: ContentEditor
      publications: Publications
      history: History
      previews: Previews
      pictures: PictureLibrary
    }

type Dependencies = {
  database: Database
  store: ContentStore
  mailsWaiting: () => void
  tryPages: (snapshot: Snapshot, addresses: readonly string[]) => Promise<BrokenPage[]>
  showPages: (addresses: readonly string[]) => Promise<void>
}

/** Opens the editor of the content. */
export function openEditor(dependencies: Dependencies): Extract<Editor, { isReadOnly: false }> {
  const { database, store } = dependencies
  return {
    isReadOnly: false,
    content: createContentEditor({ database, store }),
    publications: createPublications(dependencies),
    history: createHistory({ database, store }),
    previews: createPreviews({ database, store }),
    pictures: createPictureLibrary({ database, store, decode: createPictureDecoder(store.root) }),
  }
}

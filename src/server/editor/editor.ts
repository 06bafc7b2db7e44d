import type { EntryMove } from '#src/contracts/content/content.ts'
import { attentionTo } from './attention.ts'
import { createContentEditor } from './content-editor.ts'
import { createDraftCheck } from './draft-check.ts'
import { createHistory } from './history.ts'
import { moveDraft } from './move-draft.ts'
import { createOwnerRequests } from './owner-requests.ts'
import { createPictureDecoder } from './picture-decoder.ts'
import { createPictureLibrary } from './picture-library.ts'
import { createPreviewLinks } from './preview-links.ts'
import { createPreviews } from './previews.ts'
import type { BrokenPage } from './publication.ts'
import { createPublications } from './publications.ts'

type Dependencies = Parameters<typeof createPublications>[0] & {
  secret: string
  failedPages: () => readonly BrokenPage[]
}

export function openEditor(dependencies: Dependencies) {
  const { database, store, secret, failedPages } = dependencies
  const publications = createPublications(dependencies)
  const { dueFailures } = publications
  const ownerRequests = createOwnerRequests(dependencies)
  return {
    isReadOnly: false as const,
    content: createContentEditor({
      database,
      store,
      ownerRequests,
      attention: () => attentionTo({ store, dueFailures, failedPages }),
    }),
    check: createDraftCheck({ database, store, ownerRequests }),
    moveDraft: (move: EntryMove) => moveDraft(database, store, move),
    publications,
    ownerRequests,
    history: createHistory({ database, store }),
    previews: createPreviews({ database, store }),
    previewLinks: createPreviewLinks({ database, store, secret }),
    pictures: createPictureLibrary({ database, store, decode: createPictureDecoder(store.root) }),
  }
}

export type OpenEditor = ReturnType<typeof openEditor>
export type Editor = OpenEditor | { isReadOnly: true; why: string }

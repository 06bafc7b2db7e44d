import type { Database } from '../database/connect.ts'
import type { Publisher } from '../publishing/publisher.ts'
import { type ContentEditor, createContentEditor } from './content-editor.ts'
import { createContentProcess } from './content-process.ts'
import { createHistory, type History } from './history.ts'
import { createPictureDecoder } from './picture-decoder.ts'
import { createPictureLibrary, type PictureLibrary } from './picture-library.ts'
import { createPublications, type Publications } from './publications.ts'

/** The owner's editor, or why the content of this server can only be read. */
export type Editor =
  | { isReadOnly: true; why: string; stop: () => void }
  | {
      isReadOnly: false
      /** Why nothing can be previewed or published; null where it can. */
      why: string | null
      content: ContentEditor
      publications: Publications
      history: History
      pictures: PictureLibrary
      stop: () => void
    }

const noCheckout = 'This server has no files of content: it was installed from a finished build. Edit where the project is checked out.'

/**
 * Opens the editor of the checkout that the publisher builds from. Nothing runs before somebody edits.
 * @param mailsWaiting called when a mail was put into the outbox
 */
export function openEditor(database: Database, publisher: Publisher, mailsWaiting: () => void): Editor {
  const { root } = publisher
  if (root === null) return { isReadOnly: true, why: publisher.unavailable ?? noCheckout, stop: () => {} }
  const { ask, end } = createContentProcess(root)
  const dependencies = { database, ask, root }
  return {
    isReadOnly: false,
    why: publisher.unavailable,
    content: createContentEditor(dependencies),
    publications: createPublications({ ...dependencies, publisher, mailsWaiting }),
    history: createHistory(dependencies),
    pictures: createPictureLibrary({ ...dependencies, decode: createPictureDecoder(root) }),
    stop: end,
  }
}

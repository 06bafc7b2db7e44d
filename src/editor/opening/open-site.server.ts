import { baseFile } from '#src/content/reading/delivered.ts'
import type { Author } from '#src/core/signed-in.server.ts'
import type { EditorContext } from '../editor-context.server.ts'
import {
  type Change,
  commitChange,
  type PublishedFile,
  type PublishOutcome,
  textChangesOf,
  tryChange,
  withRetry,
} from '../publish/change.server.ts'
import { refuseChanges } from '../refuse-changes.server.ts'
import { publishedText } from '../texts/workspace.server.ts'
import { neededIn } from './needed-to-open.server.ts'

/** Shows the site to visitors, or closes it. */
export const setOpen = (
  context: EditorContext,
  author: Author,
  isOpen: boolean,
): Promise<PublishOutcome> =>
  withRetry(context, async () => {
    const { store } = context
    const { settings } = store.current().snapshot
    const { base, isOpen: isNow } = settings.base
    if (isOpen === isNow) return { outcome: 'nothing' }
    const needed = isOpen ? neededIn(settings, store.workspace()) : []
    if (needed.length > 0) return { outcome: 'not-ready', needed }
    const { number } = store.state()
    const file: PublishedFile = {
      ...{ path: baseFile, draft_version: null, picture_before: null, picture_after: null },
      text_before: publishedText(store.workspace(), baseFile),
      text_after: `${JSON.stringify({ base, isOpen })}\n`,
    }
    const refused = refuseChanges(store, author, textChangesOf([file]))
    if (refused) return refused
    const { asOf, held } = store.publishesWith([file])
    const summary = isOpen ? 'Open the site' : 'Close the site'
    const change: Change = {
      ...{ files: [file], actor: author, summary, asOf, held },
      ...{ addresses: ['/'], hidden: [], waiting: [], shows: [baseFile] },
    }
    const result = await tryChange(context, change)
    return 'refusal' in result ? result.refusal : commitChange(context, change, number, result)
  })

/** Shows a plain site to visitors, once it has what a site needs. */
export const openSite = (context: EditorContext, author: Author) => setOpen(context, author, true)

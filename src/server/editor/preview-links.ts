import { createHmac } from 'node:crypto'
import { companyTime } from '#src/content/today.ts'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import type { PreviewLink, PreviewLinkMade } from '#src/contracts/content/previews.ts'
import { isId } from '#src/contracts/ids.ts'
import type { Author } from '#src/core/signed-in.server.ts'
import { labelOfPath } from '#src/editing/entries.ts'
import { findEntry } from '#src/editing/entry-texts.ts'
import { recordAudit } from '#src/staff/audit/audit.server.ts'
import type { ContentStore } from '../content/content-store.ts'
import type { Database } from '../database/connect.ts'
import { findDraft } from '../database/content/content-drafts.ts'
import {
  deletePreviewLink,
  findPreviewLink,
  insertPreviewLink,
  listPreviewLinks,
  type PreviewLinkRow,
} from '../database/content/preview-links.ts'
import { isSameSignature, linkBytes } from '../services/signing/signer.ts'
import { draftOverlay, moment, readDrafts } from './drafts.ts'

const life = contentLimits.previewLinkHours * 3_600_000

export const previewFolder = '/preview/'

type Dependencies = {
  database: Database
  store: Pick<ContentStore, 'workspace' | 'current' | 'publishesWith'>
  /** Signing key, the same in every process. */
  secret: string
}

/**
 * Makes links to previews. A link ends when its draft is deleted, when visitors see the entry, or
 * when its author may no longer share it.
 */
export function createPreviewLinks({ database, store, secret }: Dependencies) {
  /**
   * The token is not stored: it consists of the link's number and expiry, signed together with the
   * entry's path.
   */
  function tokenOf({ id, path, expires_at }: PreviewLinkRow): string {
    const text = `${id.toString(36)}-${expires_at.toString(36)}`
    const signature = createHmac('sha256', secret)
      .update(`preview link ${text} ${path}`)
      .digest()
      .subarray(0, linkBytes)
    return `${text}.${signature.toString('base64url')}`
  }

  const toLink = (row: PreviewLinkRow, label: string): PreviewLink => ({
    id: row.id,
    path: row.path,
    label,
    editor: row.editor,
    at: moment(row.created_at),
    expiresAt: moment(row.expires_at),
  })

  const isUnseen = async (path: string) =>
    (await findDraft(database.db, path)) !== undefined ||
    !!findEntry(store.workspace(), path, companyTime())?.described.publishOn

  async function draftSpace() {
    const { rows } = await readDrafts(database, store)
    return store.workspace(draftOverlay(rows))
  }

  return {
    async create(
      author: Author,
      path: string,
      now = Date.now(),
    ): Promise<PreviewLinkMade | { refused: string }> {
      const facts = findEntry(await draftSpace(), path, '')
      if (!facts?.described.shownOn) return { refused: 'No page of its own shows this entry.' }
      // A link made while there is no draft would later show the entry's next draft.
      if (!(await isUnseen(path)))
        return { refused: 'This entry has no draft to share: everybody sees it as it is.' }
      const row = await database.write(async (tx) => {
        const made = await insertPreviewLink(tx, {
          path,
          editor: author.name,
          created_at: now,
          expires_at: now + life,
        })
        await recordAudit(
          tx,
          author,
          { action: 'content.shared', subject: path, detail: { link: made.id } },
          now,
        )
        return made
      })
      return { ...toLink(row, facts.described.label), address: previewFolder + tokenOf(row) }
    },

    async list(now = Date.now()): Promise<PreviewLink[]> {
      const all = await listPreviewLinks(database.db, now)
      const isOpen = await Promise.all(all.map(({ path }) => isUnseen(path)))
      const rows = all.filter((_, at) => isOpen[at])
      const space = await draftSpace()
      return rows.map((row) => toLink(row, labelOfPath(space, row.path)))
    },

    end: (author: Author, id: number): Promise<void> =>
      database.write(async (tx) => {
        const row = await deletePreviewLink(tx, id)
        if (row)
          await recordAudit(tx, author, {
            action: 'content.unshared',
            subject: row.path,
            detail: { link: id },
          })
      }),

    /** @returns the path of the shared entry; null for a forged, ended or expired token */
    async find(token: string, now = Date.now()): Promise<string | null> {
      const id = Number.parseInt(/^([0-9a-z]{1,6})-/.exec(token)?.[1] ?? '', 36)
      const row = isId(id) ? await findPreviewLink(database.db, id, now) : undefined
      if (!row) return null
      return isSameSignature(token, tokenOf(row)) && (await isUnseen(row.path)) ? row.path : null
    },
  }
}

export type PreviewLinks = ReturnType<typeof createPreviewLinks>

import { createHmac } from 'node:crypto'
import { companyTime } from '#src/content/today.ts'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import type { PreviewLink, PreviewLinkMade } from '#src/contracts/content/previews.ts'
import { isId } from '#src/contracts/ids.ts'
import type { Author } from '#src/core/signed-in.server.ts'
import { isSameSignature, linkBytes } from '#src/core/signing/signer.ts'
import { listOwners } from '#src/staff/account-rows.server.ts'
import { recordAudit } from '#src/staff/audit/audit.server.ts'
import { draftOverlay, moment, readDrafts } from '../drafts.server.ts'
import type { EditorContext } from '../editor-context.server.ts'
import { ownersChanges } from '../refuse-changes.server.ts'
import { findDraft } from '../rows/draft-rows.server.ts'
import {
  deletePreviewLink,
  findPreviewLink,
  insertPreviewLink,
  listPreviewLinks,
  type PreviewLinkRow,
} from '../rows/preview-link-rows.server.ts'
import { labelOfPath } from '../texts/entries.server.ts'
import { findEntry, publicText } from '../texts/entry-texts.server.ts'

const life = contentLimits.previewLinkHours * 3_600_000

export const previewFolder = '/preview/'

/**
 * The token is not stored: it consists of the link's number and expiry, signed together with the
 * entry's path.
 */
function tokenOf({ secret }: EditorContext, { id, path, expires_at }: PreviewLinkRow): string {
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

const isUnseen = async ({ database, store }: EditorContext, path: string) =>
  (await findDraft(database.db, path)) !== undefined ||
  !!findEntry(store.workspace(), path, companyTime())?.described.publishOn

async function draftSpace(context: EditorContext) {
  const { rows } = await readDrafts(context)
  return context.store.workspace(draftOverlay(rows))
}

/**
 * Returns whether people without an account may see a draft: an editor shares nothing that only an
 * owner publishes, and an owner shares it as it was then.
 */
async function isShareable(
  { database, store }: EditorContext,
  link: Pick<PreviewLinkRow, 'path' | 'editor' | 'created_at'>,
): Promise<boolean> {
  const draft = await findDraft(database.db, link.path)
  if (!draft) return true
  const before = publicText(store.workspace(), link.path)
  const changes = ownersChanges(store, [{ path: link.path, before, after: draft.text }])
  if (changes.length === 0) return true
  const isByOwner = (await listOwners(database.db)).some(({ name }) => name === link.editor)
  return isByOwner && (draft.editor === link.editor || draft.saved_at <= link.created_at)
}

/**
 * Makes a link to the preview of an entry. It ends when its draft is deleted, when visitors see the
 * entry, or when its author may no longer share it.
 */
export async function createPreviewLink(
  context: EditorContext,
  author: Author,
  path: string,
): Promise<PreviewLinkMade | { refused: string }> {
  const facts = findEntry(await draftSpace(context), path, '')
  if (!facts?.described.shownOn) return { refused: 'No page of its own shows this entry.' }
  // A link made while there is no draft would later show the entry's next draft.
  if (!(await isUnseen(context, path)))
    return { refused: 'This entry has no draft to share: everybody sees it as it is.' }
  const now = Date.now()
  if (!(await isShareable(context, { path, editor: author.name, created_at: now })))
    return { refused: 'Only an owner shares this draft, because only an owner can publish it.' }
  const row = await context.database.write(async (tx) => {
    const made = await insertPreviewLink(tx, {
      path,
      editor: author.name,
      created_at: now,
      expires_at: now + life,
    })
    await recordAudit(tx, author, {
      action: 'content.shared',
      subject: path,
      detail: { link: made.id },
    })
    return made
  })
  const address = previewFolder + tokenOf(context, row)
  return { ...toLink(row, facts.described.label), address }
}

export async function listOpenPreviewLinks(context: EditorContext): Promise<PreviewLink[]> {
  const all = await listPreviewLinks(context.database.db, Date.now())
  const isOpen = await Promise.all(all.map(({ path }) => isUnseen(context, path)))
  const rows = all.filter((_, at) => isOpen[at])
  const space = await draftSpace(context)
  return rows.map((row) => toLink(row, labelOfPath(space, row.path)))
}

export const endPreviewLink = (
  { database }: EditorContext,
  author: Author,
  id: number,
): Promise<void> =>
  database.write(async (tx) => {
    const row = await deletePreviewLink(tx, id)
    if (row)
      await recordAudit(tx, author, {
        action: 'content.unshared',
        subject: row.path,
        detail: { link: id },
      })
  })

/** @returns the path of the shared entry; null for a forged, ended or expired token */
export async function findSharedEntry(
  context: EditorContext,
  token: string,
  now = Date.now(),
): Promise<string | null> {
  const id = Number.parseInt(/^([0-9a-z]{1,6})-/.exec(token)?.[1] ?? '', 36)
  const row = isId(id) ? await findPreviewLink(context.database.db, id, now) : undefined
  if (!row) return null
  const isValid = isSameSignature(token, tokenOf(context, row))
  const isShown =
    isValid && (await isUnseen(context, row.path)) && (await isShareable(context, row))
  return isShown ? row.path : null
}

import { z } from 'zod'
import type { ContentProblem } from '#src/contracts/content/content.ts'
import { isOwners } from '#src/contracts/content/field-permissions.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import type { Author } from '#src/core/signed-in.server.ts'
import type { DraftRow } from '#src/server/database/content/content-drafts.ts'
import { lockSetting, readSetting, writeSetting } from '#src/server/database/settings.ts'
import { mailOwnersAsked } from '#src/server/services/mails/owner-asked.ts'
import { listOwners } from '#src/staff/account-rows.server.ts'
import { recordAudit } from '#src/staff/audit/audit.server.ts'
import { draftOverlay, readDrafts } from '../drafts.server.ts'
import type { EditorContext } from '../editor-context.server.ts'
import { labelOfPath } from '../texts/entries.server.ts'
import { placedOwnerChanges, publicText } from '../texts/entry-texts.server.ts'
import type { Workspace } from '../texts/workspace.server.ts'

const name = 'publications-asked'
const none = '[]'
/** `version`: of the draft, so that a draft that was changed or published is no longer asked for. */
const stored = z.array(
  z.object({ path: z.string(), version: z.string(), by: z.string(), mailedAt: z.int() }),
)

/**
 * Asks the owners by mail to publish a draft.
 * @returns false if there is no such draft, or everybody may publish it
 */
export async function askOwners(
  context: EditorContext,
  author: Author,
  path: string,
): Promise<boolean> {
  const { database, store, notifyOutbox } = context
  const now = Date.now()
  const { rows } = await readDrafts(context)
  const draft = rows.find((one) => one.path === path)
  if (!draft) return false
  const before = publicText(store.workspace(), path)
  const changes = placedOwnerChanges(store.workspace(), [{ path, before, after: draft.text }])
  if (!changes.some(isOwners)) return false
  const label = labelOfPath(store.workspace(draftOverlay(rows)), path)
  await database.write(async (tx) => {
    const all = stored.parse(JSON.parse(await lockSetting(tx, name, none)))
    const last = all.find((one) => one.path === path)
    const isDue = now - (last?.mailedAt ?? 0) >= staffLimits.ownerRequests.mailMs
    if (isDue) await mailOwnersAsked(tx, { by: author.name, at: now, path, label })
    const mailedAt = isDue ? now : (last?.mailedAt ?? 0)
    const asked = { path, version: draft.version, by: author.name, mailedAt }
    const next = [...all.filter((one) => one.path !== path), asked]
    await writeSetting(tx, name, JSON.stringify(next.slice(-staffLimits.ownerRequests.most)))
    await recordAudit(tx, author, { action: 'content.asked', subject: path })
  })
  notifyOutbox()
  return true
}

/** Returns who asked for each draft that is still as it was then, by path. */
export async function readAskedDrafts(
  { database }: EditorContext,
  drafts: readonly DraftRow[],
): Promise<ReadonlyMap<string, string>> {
  const all = stored.parse(JSON.parse((await readSetting(database.db, name)) ?? none))
  const isWaiting = ({ path, version }: (typeof all)[number]) =>
    drafts.some((draft) => draft.path === path && draft.version === version)
  return new Map(all.filter(isWaiting).map(({ path, by }) => [path, by]))
}

/** Tells whether a mail reaches an owner, and which owners have no address. */
export async function readOwners({ database }: EditorContext) {
  const owners = await listOwners(database.db)
  return {
    withoutMail: owners.flatMap((owner) => (owner.email ? [] : [owner.name])),
    isAnyNotified: owners.some(({ email }) => email),
  }
}

/** Lists drafts that wait for an owner as lines of the overview. */
export const linesOfAsked = (
  workspace: Workspace,
  asked: ReadonlyMap<string, string>,
): ContentProblem[] =>
  [...asked].map(([path, by]) => ({
    ...{ path, field: [], place: '', label: labelOfPath(workspace, path) },
    message: `${by} asks an owner to publish it.`,
  }))

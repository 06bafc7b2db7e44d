import { z } from 'zod'
import type { Context } from '#src/core/context.server.ts'
import { endHold, giveUpHeld, readHeldMails } from '#src/core/database/held-mails.ts'
import { done, failed, type StaffFormRule } from '#src/core/forms/form.server.ts'
import { toActor } from '#src/core/signed-in.server.ts'
import { type Actor, recordAudit } from '../audit/audit.server.ts'
import { heldMailsAddress } from './held-mail-words.ts'

const decision = z.object({ act: z.enum(['send', 'give-up'], 'Name what to do.') })
type Decision = z.infer<typeof decision>

/**
 * Sends what has waited since a restore, or gives it up.
 * @returns false if that was decided before
 */
async function decideHeldMails(
  { database }: Context,
  actor: Actor,
  { act }: Decision,
  now = Date.now(),
): Promise<boolean> {
  return database.write(async (tx) => {
    const held = await readHeldMails(tx)
    if (act === 'give-up') await giveUpHeld(tx, now)
    if (!(await endHold(tx))) return false
    const action = act === 'send' ? 'mails.released' : 'mails.given-up'
    await recordAudit(tx, actor, { action, detail: { count: held?.count ?? 0 } }, now)
    return true
  })
}

/** The form by which an owner decides. */
export const heldMailsForm = (context: Context): StaffFormRule<Decision> => ({
  permission: 'subjects.manage',
  schema: decision,
  failed: 'Nothing was changed.',
  act: async (data, staff) =>
    (await decideHeldMails(context, toActor(staff), data))
      ? done({ location: `${heldMailsAddress}?done=${data.act}` })
      : failed(409, { detail: 'Somebody has decided already.' }),
})

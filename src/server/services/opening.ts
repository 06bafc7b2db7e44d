import { z } from 'zod'
import type { FieldErrors } from '#src/contracts/contact/check-form.ts'
import { type OpeningForm, openingForms } from '#src/contracts/content/opening.ts'
import { openingAddress } from '#src/contracts/opening-address.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import type { Context } from '#src/core/context.server.ts'
import { done, failed, type StaffForm } from '#src/core/forms/form.server.ts'
import { type Author, toAuthor } from '#src/core/signed-in.server.ts'
import { listAccounts } from '#src/staff/accounts/account-list.server.ts'
import { readBackup } from './storage/backups.ts'

export type OpeningResult =
  | { outcome: 'done' | 'proof' }
  | { outcome: 'refused'; detail: string; errors: FieldErrors }

export type OpeningContext = Context & {
  hasMailServer: boolean
  /**
   * Publishes the values of a form (editor/opening/opening.server.ts).
   * @param version of the values that the owner saw
   */
  saveOpening: (
    author: Author,
    form: OpeningForm,
    typed: Readonly<Record<string, string>>,
    version: string,
  ) => Promise<OpeningResult>
}

/** Lists what is missing around the site: mail server, backup, and care for owners' accounts. */
export async function listMissing(
  { database, hasMailServer }: OpeningContext,
  now = Date.now(),
): Promise<string[]> {
  const { since } = await readBackup({ database, backupEvery: 0 }, now)
  const owners = (await listAccounts({ database })).filter(
    ({ role, state }) => role === 'owner' && state !== 'closed',
  )
  const days = staffLimits.backupMs / 86_400_000
  return [
    ...(hasMailServer ? [] : ['No mail server is set: mails stay on the server as files.']),
    ...(now - since < staffLimits.backupMs ? [] : [`There is no backup of the last ${days} days.`]),
    ...owners.flatMap(({ name, email, hasSecondFactor }) => [
      ...(email === null ? [`The account of ${name} has no e-mail.`] : []),
      ...(hasSecondFactor ? [] : [`The account of ${name} has no second step at sign-in.`]),
    ]),
  ]
}

const mostTyped = 20_000
const names = Object.keys(openingForms) as OpeningForm[] // `Object.keys` loses their type
const openingSchema = z
  .object({ form: z.enum(names), version: z.string().max(32) })
  .catchall(z.string().max(mostTyped, 'This is too long.'))

/** The three forms with which an owner makes the site their own. */
export const openingForm = (context: OpeningContext): StaffForm<z.infer<typeof openingSchema>> => ({
  permission: 'opening.settle',
  schema: openingSchema,
  failed: 'Nothing was changed.',
  async act({ form, version, ...typed }, staff, values) {
    const result = await context.saveOpening(toAuthor(staff), form, typed, version)
    if (result.outcome === 'done')
      return done({ location: `${openingAddress}?saved=${form}#${form}` })
    if (result.outcome !== 'refused')
      return failed(403, {
        detail: 'Confirm who you are in another tab, then press again.',
        values,
      })
    const { detail, errors } = result
    return failed(Object.keys(errors).length > 0 ? 422 : 409, { detail, errors, values })
  },
})

import type { FieldErrors } from '#src/contracts/contact/check-form.ts'
import type { OpeningForm, OpeningGroup, Sample } from '#src/contracts/content/opening.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { type Author, type SignedIn, toAuthor } from '#src/core/signed-in.server.ts'
import { listAccounts } from '#src/staff/accounts/account-list.server.ts'
import type { Database } from '../database/connect.ts'
import { readBackup } from './storage/backups.ts'

export type OpeningResult =
  | { outcome: 'done' | 'proof' }
  | { outcome: 'refused'; detail: string; errors: FieldErrors }

/** Reads and publishes the three forms (editor/opening/opening.server.ts). */
export type OpeningContent = {
  /** All that is still the example company’s. */
  samples: () => readonly Sample[]
  read: (form: OpeningForm) => { groups: OpeningGroup[]; version: string }
  /** @param version of the values that the owner saw */
  save: (
    author: Author,
    form: OpeningForm,
    typed: Readonly<Record<string, string>>,
    version: string,
  ) => Promise<OpeningResult>
}

type Dependencies = { database: Database; opening: OpeningContent; hasMailServer: boolean }

/** What an owner does before the site opens. The samples are counted here and nowhere else. */
export const createOpening = ({ database, opening, hasMailServer }: Dependencies) => ({
  samples: opening.samples,
  count: (): number => opening.samples().length,
  read: opening.read,

  save: (
    staff: SignedIn,
    form: OpeningForm,
    typed: Readonly<Record<string, string>>,
    version: string,
  ) => opening.save(toAuthor(staff), form, typed, version),

  /** Lists what is missing around the site: mail server, backup, and care for owners' accounts. */
  async missing(now = Date.now()): Promise<string[]> {
    const { since } = await readBackup({ database, backupEvery: 0 }, now)
    const owners = (await listAccounts({ database })).filter(
      ({ role, state }) => role === 'owner' && state !== 'closed',
    )
    const days = staffLimits.backupMs / 86_400_000
    return [
      ...(hasMailServer ? [] : ['No mail server is set: mails stay on the server as files.']),
      ...(now - since < staffLimits.backupMs
        ? []
        : [`There is no backup of the last ${days} days.`]),
      ...owners.flatMap(({ name, email, hasSecondFactor }) => [
        ...(email === null ? [`The account of ${name} has no e-mail.`] : []),
        ...(hasSecondFactor ? [] : [`The account of ${name} has no second step at sign-in.`]),
      ]),
    ]
  },
})

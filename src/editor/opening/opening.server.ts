import { createHash } from 'node:crypto'
import { z } from 'zod'
import { samplesOf } from '#src/content/evidence/samples.ts'
import { settings } from '#src/content/settings/settings.ts'
import { currentCopy } from '#src/content/snapshot/copy.ts'
import { publicSnapshot, withSnapshot } from '#src/content/snapshot/snapshot.ts'
import { companyTime } from '#src/content/today.ts'
import type { FieldErrors } from '#src/contracts/contact/check-form.ts'
import { type OpeningForm, openingForms } from '#src/contracts/content/opening.ts'
import { placeInValue } from '#src/contracts/content/value-at.ts'
import { openingAddress } from '#src/contracts/opening-address.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import type { Context } from '#src/core/context.server.ts'
import { done, failed, type StaffForm } from '#src/core/forms/form.server.ts'
import { type Author, toAuthor } from '#src/core/signed-in.server.ts'
import { readBackup } from '#src/server/services/storage/backups.ts'
import { listAccounts } from '#src/staff/accounts/account-list.server.ts'
import type { EditorContext } from '../editor-context.server.ts'
import { publishValues } from '../publish/publications.server.ts'
import { openingGroups, openingValues, readOpening } from './opening-values.server.ts'

export type OpeningContext = Context & { hasMailServer: boolean; editor: EditorContext }

type OpeningResult =
  | { outcome: 'done' | 'proof' }
  | { outcome: 'refused'; detail: string; errors: FieldErrors }

const content = () =>
  withSnapshot(publicSnapshot(), () => ({
    settings: settings(),
    products: currentCopy().products,
    today: companyTime().slice(0, 10),
  }))

const versionOf = (form: OpeningForm) =>
  createHash('sha256').update(openingValues(form, content())).digest('base64url').slice(0, 16)

const refused = (detail: string): OpeningResult => ({ outcome: 'refused', detail, errors: {} })

/** Lists all that is still the example company's. */
export const readSamples = () => samplesOf(publicSnapshot().settings)

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

/** Reads the fields of a form with their public values, and the version of these. */
export const readOpeningForm = (form: OpeningForm) => ({
  groups: openingGroups(form, content()),
  version: versionOf(form),
})

/**
 * Publishes the values of a form.
 * @param version of the values that the owner saw
 */
async function saveOpening(
  context: EditorContext,
  author: Author,
  form: OpeningForm,
  typed: Readonly<Record<string, string>>,
  version: string,
): Promise<OpeningResult> {
  if (context.whyReadOnly !== null) return refused(context.whyReadOnly)
  if (version !== versionOf(form))
    return refused('Somebody has changed this meanwhile. Compare with the public values below.')
  const { values, errors } = readOpening(form, typed, content())
  if (Object.keys(errors).length > 0) return { outcome: 'refused', detail: '', errors }
  const published = await publishValues(context, author, values)
  if (published.outcome === 'published' || published.outcome === 'nothing')
    return { outcome: 'done' }
  if (published.outcome === 'protected')
    return published.refusal === 'proof'
      ? { outcome: 'proof' }
      : refused('Only an owner publishes this.')
  if (published.outcome === 'broken')
    return refused(
      published.pages.map(({ address, message }) => `${address}: ${message}`).join(' '),
    )
  if (published.outcome !== 'faults')
    return refused('Others publish at the same moment. Try again.')
  const faults = published.problems.filter(({ isWarning }) => !isWarning)
  const nameOf = (path: string, at: string) =>
    values.find((one) => one.path === path && `${at}/`.startsWith(`${one.at}/`))?.name ?? ''
  const placed = faults.map(({ path, field, label, message }) => ({
    name: nameOf(path, placeInValue(field)),
    message,
    whole: `${label}: ${message}`,
  }))
  return {
    outcome: 'refused',
    detail: placed
      .filter(({ name }) => name === '')
      .map(({ whole }) => whole)
      .join(' '),
    errors: Object.fromEntries(
      placed.filter(({ name }) => name !== '').map(({ name, message }) => [name, [message]]),
    ),
  }
}

const mostTyped = 20_000
const names = Object.keys(openingForms) as OpeningForm[] // `Object.keys` loses their type
const openingSchema = z
  .object({ form: z.enum(names), version: z.string().max(32) })
  .catchall(z.string().max(mostTyped, 'This is too long.'))

/** The three forms with which an owner makes the site their own. */
export const openingForm = ({
  editor,
}: OpeningContext): StaffForm<z.infer<typeof openingSchema>> => ({
  permission: 'opening.settle',
  schema: openingSchema,
  failed: 'Nothing was changed.',
  async act({ form, version, ...typed }, staff, values) {
    const result = await saveOpening(editor, toAuthor(staff), form, typed, version)
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

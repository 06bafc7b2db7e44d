import { createHash } from 'node:crypto'
import { z } from 'zod'
import { samplesOf } from '#src/content/evidence/samples.ts'
import { currentCopy } from '#src/content/snapshot/copy.ts'
import { publicSnapshot, withSnapshot } from '#src/content/snapshot/snapshot.ts'
import { contentValue, isOfEntrySize } from '#src/contracts/content/content.ts'
import {
  type OpeningForm,
  type OpeningSave,
  openingForms,
  type ShownOpening,
} from '#src/contracts/content/opening.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import type { Context } from '#src/core/context.server.ts'
import type { Author } from '#src/core/signed-in.server.ts'
import { readAccounts } from '#src/staff/accounts/account-list.server.ts'
import { readBackup } from '#src/staff/backups/backups.server.ts'
import type { EditorContext } from '../editor-context.server.ts'
import type { PublishOutcome } from '../publish/change.server.ts'
import { publishValues } from '../publish/publications.server.ts'
import { fieldOf } from '../texts/value-at.ts'
import type { Missing } from './OpeningRest.tsx'
import {
  changedValues,
  openingGroups,
  openingValues,
  placeInOpening,
} from './opening-fields.server.ts'
import { proposalsByCountry, proposedPrices } from './proposals.server.ts'

export type OpeningContext = Context & { hasMailServer: boolean; editor: EditorContext }

/** `outdated`: somebody else has changed a value of the form meanwhile. */
type OpeningResult = PublishOutcome | { outcome: 'outdated' }

const contentOf = ({ store }: EditorContext) =>
  withSnapshot(publicSnapshot(), () => ({
    workspace: store.workspace(),
    palette: publicSnapshot().settings.brand.palette,
    products: currentCopy().products,
    company: publicSnapshot().settings.company,
    prices: publicSnapshot().settings.prices,
  }))

const versionOf = (value: ShownOpening['value']) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16)

/** Lists all that is still the example company's. */
export const readSamples = () => samplesOf(publicSnapshot().settings)

/** Lists what is missing around the site: mail server, backup, and care for owners' accounts. */
export async function listMissing(
  { database, hasMailServer }: OpeningContext,
  now = Date.now(),
): Promise<Missing[]> {
  const { since } = await readBackup({ database, backupEvery: 0 }, now)
  const owners = (await readAccounts({ database })).filter(
    ({ role, state }) => role === 'owner' && state !== 'closed',
  )
  const days = staffLimits.backupMs / 86_400_000
  return [
    ...(hasMailServer
      ? []
      : [
          {
            what: 'a mail server',
            words: 'No mail server is set: mails stay on the server as files.',
          },
        ]),
    ...(now - since < staffLimits.backupMs
      ? []
      : [{ what: 'a backup', words: `There is no backup of the last ${days} days.` }]),
    ...owners.flatMap(({ name, email, hasSecondFactor }) => [
      ...(email === null
        ? [{ what: `the e-mail of ${name}`, words: `The account of ${name} has no e-mail.` }]
        : []),
      ...(hasSecondFactor
        ? []
        : [
            {
              what: `the second step of ${name}`,
              words: `The account of ${name} has no second step at sign-in.`,
            },
          ]),
    ]),
  ]
}

// `Object.keys` loses their type.
const names = Object.keys(openingForms) as [OpeningForm, ...OpeningForm[]]

/** Reads the forms with their public values, and the version of these. */
export function readOpeningForms(context: EditorContext): ShownOpening[] {
  const content = contentOf(context)
  const { settings } = publicSnapshot()
  return names.map((form) => {
    const value = openingValues(form, content)
    const proposals = {
      now: form === 'prices' ? proposedPrices(settings) : null,
      byCountry: form === 'company' ? proposalsByCountry(settings) : {},
    }
    return {
      form,
      groups: openingGroups(form, content),
      value,
      version: versionOf(value),
      proposals,
    }
  })
}

export const openingSave: z.ZodType<OpeningSave> = z.object({
  form: z.enum(names),
  version: z.string().max(32),
  value: contentValue.refine(isOfEntrySize, 'This is too much'),
})

/** Publishes the values of a form; the fields of faults are places in the form. */
export async function saveOpening(
  context: EditorContext,
  author: Author,
  { form, value, version }: OpeningSave,
): Promise<OpeningResult> {
  const content = contentOf(context)
  if (version !== versionOf(openingValues(form, content))) return { outcome: 'outdated' }
  const result = await publishValues(context, author, changedValues(form, value, content))
  if (result.outcome !== 'faults') return result
  return {
    ...result,
    problems: result.problems
      .filter(({ isWarning }) => !isWarning)
      .map((problem) => ({
        ...problem,
        field: fieldOf(placeInOpening(problem, content)),
      })),
  }
}

import { createHash } from 'node:crypto'
import { samplesOf } from '#src/content/evidence/samples.ts'
import { settings } from '#src/content/settings/settings.ts'
import { currentCopy } from '#src/content/snapshot/copy.ts'
import { publicSnapshot, withSnapshot } from '#src/content/snapshot/snapshot.ts'
import { companyTime } from '#src/content/today.ts'
import type { OpeningForm } from '#src/contracts/content/opening.ts'
import { placeInValue } from '#src/contracts/content/value-at.ts'
import type { Author } from '#src/core/signed-in.server.ts'
import type { OpeningResult } from '#src/server/services/opening.ts'
import type { EditorContext } from '../editor-context.server.ts'
import { publishValues } from '../publish/publications.server.ts'
import { openingGroups, openingValues, readOpening } from './opening-values.server.ts'

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

/** Reads the fields of a form with their public values, and the version of these. */
export const readOpeningForm = (form: OpeningForm) => ({
  groups: openingGroups(form, content()),
  version: versionOf(form),
})

/** Publishes one of the three forms with which an owner makes the site their own. */
export async function saveOpening(
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

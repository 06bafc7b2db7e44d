import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { parseDocument } from 'yaml'

/** What the tokens of the former stages mean now. */
const sentences: Readonly<Record<string, string>> = {
  stageDelivery:
    'Every model reaches you within five working days in {city} and ten in the rest of {country}.',
  stageTime: 'Within five working days in {city} and ten in the rest of {country}.',
  stageInstallation: 'We install them anywhere in {country} and support them by phone and on site.',
  stageTeam: 'One team installs and supports them.',
  stageSpares: 'We keep a configured spare for every model you use.',
  stagePilot: 'it starts within ten working days of your order',
  stageOrder: 'order it at once',
  stageQuote: 'each price and the day of delivery',
  stageReservation: 'You pay nothing before you order',
  stageTrial: 'a pilot in one room of yours',
  stageMaking: 'partners abroad make the electronics',
}
const states: Readonly<Record<string, string>> = {
  deliverable: 'in-stock',
  reserved: 'pre-order',
  designed: 'pre-order',
}

const withoutTokens = (text: string): string =>
  text
    .replace(/\{(stage[A-Za-z]+)\}/g, (token, name) => sentences[name] ?? token)
    .replace(/\{(availability|approvals|gatewayAvailability|gatewayApprovals|approval)\}\.? ?/g, '')

function withAvailability(text: string): string {
  const document = parseDocument(text)
  const stage = document.get('stage')
  const [state, number] = ['state', 'number'].map((key) => document.getIn(['approval', key]))
  if (typeof stage === 'string') document.set('availability', states[stage] ?? 'in-stock')
  for (const key of ['stage', 'radioApprovals']) document.delete(key)
  for (const key of ['state', 'month', 'filedOn']) document.deleteIn(['approval', key])
  if (state !== 'granted' || number === undefined) document.delete('approval')
  return document.toString({ lineWidth: 140 })
}

const upgraded = (path: string, text: string) => {
  const isProduct = path.startsWith('content/products/')
  const isOld = isProduct && /^(stage|radioApprovals|approval):/m.test(text)
  return withoutTokens(isOld ? withAvailability(text) : text)
}

/**
 * The stages of products became the field `availability`, and the sentences by stage
 * went. Published texts and drafts that hold them are rewritten.
 */
export const availability = (): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const table of ['content_entry', 'content_draft']) {
      const { rows } = await sql<{ path: string; text: string | null }>`
        select path, text from ${sql.table(table)} where text is not null`.execute(db)
      for (const { path, text } of rows) {
        const changed = text === null ? text : upgraded(path, text)
        if (changed !== text)
          await sql`update ${sql.table(table)} set text = ${changed} where path = ${path}`.execute(
            db,
          )
      }
    }
  },
})

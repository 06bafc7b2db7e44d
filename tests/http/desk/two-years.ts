import type { Database } from '#src/core/database/connect.ts'
import { otherProduct, someProduct } from '../../content/some-products.ts'
import { contactRow } from '../test-site.ts'

const hour = 3_600_000
const pages = [
  '',
  '/nfc',
  '/cut-the-power',
  someProduct.address,
  otherProduct.address,
  '/prices',
  '/blog/power-cuts',
  '/hotels',
]
const lists = [
  '',
  '',
  '',
  `${someProduct.slug}*40,gateway*2`,
  `${otherProduct.slug}*8`,
  `${someProduct.slug}*1`,
]

/**
 * Makes the counted columns of a request. The same `row` always gives the same request.
 * @param now latest possible time
 */
export function requestOf(row: number, rows: number, now: number) {
  const submittedAt = now - Math.floor(((row + 1) / rows) * 730 * 24 * hour) - (row % 17) * 61_000
  const isFlagged = row % 13 === 5
  // Requests are answered within hours, days or weeks, and one in nine is not answered.
  const waited = ((row * 7919) % 97) * ([7, 60, 600][row % 3] ?? 0) * 60_000
  const answeredAt = row % 9 === 4 || submittedAt + waited > now ? null : submittedAt + waited
  const repliedAt =
    row % 5 === 0 && submittedAt + waited / 2 < now ? submittedAt + waited / 2 : null
  const [page = '', list = ''] = [pages[row % pages.length], lists[row % lists.length]]
  const outcome = answeredAt === null ? null : ([null, 'won', 'lost'] as const)[row % 3]
  const campaign = ['', 'newsletter/june', 'poster'][row % 7] ?? ''
  const trade = ['Cold stores', ''][row % 4] ?? ''
  const won = outcome === 'won' && row % 2 === 0 ? 3_000_000_000 + row : null
  const asked = { page, list, campaign, trade }
  return { submittedAt, isFlagged, answeredAt, repliedAt, ...asked, outcome: outcome ?? null, won }
}
export type SampleRequest = ReturnType<typeof requestOf>

export async function fillTwoYears(
  { write }: Database,
  requests: readonly SampleRequest[],
): Promise<void> {
  const perCommit = 500
  for (let first = 0; first < requests.length; first += perCommit)
    await write(async (tx) => {
      const rows = requests
        .slice(first, first + perCommit)
        .map((request, index) => ({ ...request, name: `r${first + index}` }))
      const stored = await tx
        .insertInto('contact')
        .values(
          rows.map(
            ({ name, submittedAt, isFlagged, answeredAt, page, list, outcome, ...more }) => ({
              ...contactRow({
                reference: name,
                idempotency_key: name,
                campaign: more.campaign,
                trade: more.trade,
                outcome_sum: more.won,
                submitted_at: submittedAt,
                request_list: list,
              }),
              searched: name,
              flags: isFlagged ? 'links' : '',
              answered_at: isFlagged ? null : answeredAt,
              taken_by: ['ada', 'ngozi', null][first % 3] ?? null,
              asked_about: page,
              outcome,
            }),
          ),
        )
        .returning(['id', 'reference'])
        .execute()
      const ids = new Map(stored.map(({ id, reference }) => [reference, id]))
      await tx
        .insertInto('contact_reply')
        .values(
          rows.flatMap(({ name, submittedAt, repliedAt }) => {
            const reply = {
              contact_id: ids.get(name) ?? 0,
              written_by: 'ada',
              text: 't',
              subject: 's',
            }
            if (repliedAt === null) return []
            // The first reply was only filed, which does not count as an answer. `sent_at` is set
            // so that no reply is sent now.
            const later = repliedAt + hour
            return [
              {
                ...reply,
                key: `later ${name}`,
                written_at: later,
                sent_at: later,
                filed: 0 as const,
              },
              {
                ...reply,
                key: `filed ${name}`,
                written_at: submittedAt,
                sent_at: submittedAt,
                filed: 1 as const,
              },
              { ...reply, key: name, written_at: repliedAt, sent_at: repliedAt, filed: 0 as const },
            ]
          }),
        )
        .execute()
    })
}

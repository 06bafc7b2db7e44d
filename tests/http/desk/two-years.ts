import { mapContactFields } from '#src/contracts/contact/contact-fields.ts'
import type { DayCount } from '#src/contracts/staff/numbers.ts'
import type { Database } from '#src/server/database/connect.ts'
import { toColumns } from '#src/server/database/contacts.ts'
import { addDayCounts } from '#src/server/database/day-counts.ts'
import { otherProduct, someProduct } from '../../content/some-products.ts'

const hour = 3_600_000
const pages = ['', '/nfc', '/cut-the-power', someProduct.address, otherProduct.address, '/prices', '/blog/power-cuts', '/hotels']
const lists = ['', '', '', `${someProduct.slug}*40,gateway*2`, `${otherProduct.slug}*8`, `${someProduct.slug}*1`]

/** A request as it is stored, as far as it is counted; the same for each number. @param now the moment after which none came */
export function requestOf(row: number, rows: number, now: number) {
  const submittedAt = now - Math.floor(((row + 1) / rows) * 730 * 24 * hour) - (row % 17) * 61_000
  const isFlagged = row % 13 === 5
  // Within minutes, days or weeks; one in nine not at all.
  const waited = ((row * 7919) % 97) * ([7, 60, 600][row % 3] ?? 0) * 60_000
  const answeredAt = row % 9 === 4 || submittedAt + waited > now ? null : submittedAt + waited
  const repliedAt = row % 5 === 0 && submittedAt + waited / 2 < now ? submittedAt + waited / 2 : null
  const [page = '', list = ''] = [pages[row % pages.length], lists[row % lists.length]]
  const outcome = answeredAt === null ? null : ([null, 'won', 'lost'] as const)[row % 3]
  return { submittedAt, isFlagged, answeredAt, repliedAt, page, list, outcome: outcome ?? null }
}
export type SampleRequest = ReturnType<typeof requestOf>

/** Fills the tables with requests of two years, with replies to some. @param letters of each message */
export async function fillTwoYears({ write }: Database, requests: readonly SampleRequest[], letters = 20): Promise<void> {
  const texts = toColumns({ ...mapContactFields(() => 'Ann'), businessEmail: 'ann@works.example', message: 'words '.repeat(letters / 6) })
  const perCommit = 500
  for (let first = 0; first < requests.length; first += perCommit)
    await write(async (tx) => {
      const rows = requests.slice(first, first + perCommit).map((request, index) => ({ ...request, name: `r${first + index}` }))
      const stored = await tx
        .insertInto('contact')
        .values(
          rows.map(({ name, submittedAt, isFlagged, answeredAt, page, list, outcome }) => ({
            ...texts,
            request_list: list,
            searched: name,
            reference: name,
            idempotency_key: name,
            submitted_at: submittedAt,
            marketing: 0 as const,
            consent_version: 'v',
            consent_text: 't',
            flags: isFlagged ? 'links' : '',
            answered_at: isFlagged ? null : answeredAt,
            taken_by: ['ada', 'ngozi', null][first % 3] ?? null,
            asked_about: page,
            outcome,
          })),
        )
        .returning(['id', 'reference'])
        .execute()
      const ids = new Map(stored.map(({ id, reference }) => [reference, id]))
      await tx
        .insertInto('contact_reply')
        .values(
          rows.flatMap(({ name, submittedAt, repliedAt }) => {
            const reply = { contact_id: ids.get(name) ?? 0, written_by: 'ada', text: 't', subject: 's' }
            if (repliedAt === null) return []
            // The earlier one became a file, which is no answer. What has no `sent_at` would be sent now.
            return [
              { ...reply, key: `filed ${name}`, written_at: submittedAt, sent_at: submittedAt, filed: 1 as const },
              { ...reply, key: name, written_at: repliedAt, sent_at: repliedAt, filed: 0 as const },
            ]
          }),
        )
        .execute()
    })
}

/** Fills the sums of visits of two years: 60 pages, 15 sites, 20 countries and 5 campaigns each day. */
export const fillVisits = ({ write }: Database, now: number): Promise<void> =>
  write(async (tx) => {
    const countries = ['NG', 'GH', 'GB', 'US', 'KE', 'ZA', 'DE', 'FR', 'IN', 'CN']
    const values: [DayCount['kind'], string[]][] = [
      ['visit', ['']],
      ['visit-page', [...pages.map((page) => page || '/'), ...Array.from({ length: 52 }, (_, row) => `/blog/article-${row}`)]],
      ['visit-site', Array.from({ length: 15 }, (_, row) => `site-${row}.example`)],
      [
        'visit-country',
        [...countries, ...Array.from({ length: 10 }, (_, row) => `${String.fromCharCode(65 + (row % 26))}${row % 2 ? 'Q' : 'Y'}`)],
      ],
      ['visit-campaign', Array.from({ length: 5 }, (_, row) => `campaign-${row}`)],
    ]
    for (let days = 0; days < 730; days++) {
      const day = new Date(now - days * 24 * hour).toISOString().slice(0, 10)
      await addDayCounts(
        tx,
        values.flatMap(([kind, all]) =>
          [...new Set(all)].map((value, row) => ({ kind, day, value, count: 1 + ((days * 7 + row * 13) % 40) })),
        ),
      )
    }
  })

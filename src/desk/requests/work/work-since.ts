import type { StaffRequest } from '../request-records.ts'

type Work = Pick<StaffRequest, 'notes' | 'replies' | 'answeredAt' | 'answeredBy'>

/** What a person had seen of a request: ids of the newest note and reply, and the answer. */
export type SeenWork = { note: number; reply: number; answeredAt: string | null }

/** What somebody did to a request. `text` is empty for a mark without words. */
export type WorkSince = {
  kind: 'note' | 'reply' | 'pro-forma' | 'answered'
  by: string | null
  at: string
  text: string
}

const newest = (rows: { id: number }[]) => Math.max(0, ...rows.map(({ id }) => id))

export const seenWorkOf = ({ notes, replies, answeredAt }: Work): SeenWork => ({
  note: newest(notes),
  reply: newest(replies),
  answeredAt,
})

/**
 * Lists what others than `me` have added since, oldest first, and replies of `me`, which can only
 * have been sent in another tab.
 */
export function workSince(work: Work, seen: SeenWork, me: string): WorkSince[] {
  const { notes, replies, answeredAt, answeredBy } = work
  const since: WorkSince[] = [
    ...notes
      .filter(({ id, by }) => id > seen.note && by !== me)
      .map(({ by, at, text }) => ({ kind: 'note' as const, by, at, text })),
    ...replies
      .filter(({ id }) => id > seen.reply)
      .map(({ by, at, text, number }) => ({
        kind: number === null ? ('reply' as const) : ('pro-forma' as const),
        by: by === me ? 'You, in another tab,' : by,
        at,
        text,
      })),
  ]
  if (answeredAt !== null && answeredAt !== seen.answeredAt && answeredBy !== me)
    since.push({ kind: 'answered', by: answeredBy, at: answeredAt, text: '' })
  return [...since].sort((one, other) => one.at.localeCompare(other.at))
}

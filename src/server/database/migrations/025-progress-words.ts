import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { z } from 'zod'

const file = 'content/availability.json'
const words = z.looseObject({ sentences: z.record(z.string(), z.record(z.string(), z.string())) })

/** The text of content/availability.json with the words of before; as it is where it is another text, or none. */
function moveWords(text: string | null): string | null {
  try {
    const { sentences, ...others } = words.parse(JSON.parse(text ?? ''))
    const { certificates: _, ...kept } = sentences
    const moved = Object.entries(kept).map(([name, { none, ...said }]) => [
      name,
      none === undefined ? said : { designed: none, reserved: none, ...said },
    ])
    // As the editor writes JSON.
    return `${JSON.stringify({ ...others, sentences: Object.fromEntries(moved) }, null, 2)}\n`
  } catch {
    return text
  }
}

type Tables = {
  content_entry: { path: string; text: string | null; base: string | null; merged: string | null }
  content_draft: { path: string; text: string | null; base: string | null }
}

/** Moves the sentences of content/availability.json to the words for while none can be reserved, and for while some can. */
export const progressWords = (): Migration => ({
  async up(db: Kysely<Tables>) {
    const entry = await db.selectFrom('content_entry').select(['text', 'base', 'merged']).where('path', '=', file).executeTakeFirst()
    if (entry) {
      const moved = { text: moveWords(entry.text), base: moveWords(entry.base), merged: moveWords(entry.merged) }
      await db.updateTable('content_entry').set(moved).where('path', '=', file).execute()
    }
    const draft = await db.selectFrom('content_draft').select(['text', 'base']).where('path', '=', file).executeTakeFirst()
    if (!draft) return
    const moved = { text: moveWords(draft.text), base: moveWords(draft.base) }
    await db.updateTable('content_draft').set(moved).where('path', '=', file).execute()
  },
})

import { z } from 'zod'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import type { Context } from '#src/core/context.server.ts'
import { lockSetting, readSetting, writeSetting } from '#src/server/database/settings.ts'
import type { Actor } from '#src/staff/audit/audit.server.ts'
import { nameOfValue, neededNames } from './missing-settings.ts'
import { mailValuesAsked } from './missing-settings-mail.server.ts'

const name = 'values-asked'
const asked = z.object({
  by: z.string(),
  at: z.int(),
  values: z.array(z.enum(neededNames)),
  mailedAt: z.int(),
})
const never = JSON.stringify({ by: '', at: 0, values: [], mailedAt: 0 })
export type StoredValuesAsked = z.infer<typeof asked>

/** Records that staff need values which owners have to confirm, and mails owners once a day. */
export async function askForValues(
  { database, notifyOutbox }: Context,
  actor: Actor,
  values: StoredValuesAsked['values'],
  now = Date.now(),
): Promise<void> {
  await database.write(async (tx) => {
    const { mailedAt } = asked.parse(JSON.parse(await lockSetting(tx, name, never)))
    const isDue = now - mailedAt >= staffLimits.valuesAskedMs
    const isMailed =
      isDue &&
      (await mailValuesAsked(tx, { by: actor.name, at: now, values: values.map(nameOfValue) }))
    const next = { by: actor.name, at: now, values, mailedAt: isMailed ? now : mailedAt }
    await writeSetting(tx, name, JSON.stringify(next satisfies StoredValuesAsked))
  })
  notifyOutbox()
}

/** Reads the last request to confirm values; null for none. */
export async function readValuesAsked({
  database: { db },
}: Context): Promise<StoredValuesAsked | null> {
  const last = asked.parse(JSON.parse((await readSetting(db, name)) ?? never))
  return last.at === 0 ? null : last
}

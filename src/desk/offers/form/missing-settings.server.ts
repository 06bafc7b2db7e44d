import { z } from 'zod'
import { openingAddress } from '#src/contracts/opening-address.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import type { Context } from '#src/core/context.server.ts'
import { lockSetting, readSetting, writeSetting } from '#src/core/database/setting-rows.ts'
import type { MailContext } from '#src/core/mail-kind.server.ts'
import { parseStored } from '#src/core/stored-rows.server.ts'
import { accountMail, type MailWords, mailAccount, whenOf } from '#src/staff/account-mail.server.ts'
import { listOwners } from '#src/staff/account-rows.server.ts'
import type { Actor } from '#src/staff/audit/audit.server.ts'
import { nameOfSetting, neededSettings } from './missing-settings.ts'

const mailFacts = z.object({ by: z.string(), at: z.int(), values: z.array(z.string()) })

export function settingsRequestWords(
  { by, at, values }: z.infer<typeof mailFacts>,
  context: MailContext,
): MailWords {
  const { site, publicOrigin } = context
  return {
    subject: `Values wait for you on the ${site.name} website`,
    heading: 'A pro-forma waits for you.',
    parts: [
      {
        text: `${by} could not send a pro-forma, because these values are missing or still examples. An owner gives or confirms them:`,
      },
      {
        facts: [
          ...values.map((value): [string, string] => [value, 'missing or an example']),
          ['When', whenOf(at, context)],
        ],
      },
      ...(publicOrigin
        ? [{ label: 'Make the site yours', link: `${publicOrigin}${openingAddress}` }]
        : []),
      { text: 'Until then no pro-forma is sent. This mail comes once a day at most.' },
    ],
  }
}

export const settingsRequested = accountMail('account-values-asked', (json) => {
  const facts = mailFacts.parse(json)
  return { words: (context) => settingsRequestWords(facts, context) }
})

const name = 'values-asked'
const settingsRequest = z.object({
  by: z.string(),
  at: z.int(),
  values: z.array(z.enum(neededSettings)),
  mailedAt: z.int(),
})
type SettingsRequest = z.infer<typeof settingsRequest>
const never: SettingsRequest = { by: '', at: 0, values: [], mailedAt: 0 }
const readRequest = (text: string) => parseStored(settingsRequest, text) ?? never

/** Records that staff need settings which owners have to confirm, and mails owners once a day. */
export async function requestSettings(
  { database }: Context,
  actor: Actor,
  values: SettingsRequest['values'],
  now = Date.now(),
): Promise<void> {
  await database.write(async (tx) => {
    const last = readRequest(await lockSetting(tx, name, JSON.stringify(never)))
    const isDue = now - last.mailedAt >= staffLimits.valuesAskedMs
    const owners = isDue ? (await listOwners(tx)).filter(({ email }) => email) : []
    const facts = { by: actor.name, at: now, values: values.map(nameOfSetting) }
    for (const owner of owners)
      await mailAccount(tx, owner, { mail: settingsRequested, facts, now })
    const mailedAt = owners.length > 0 ? now : last.mailedAt
    const next: SettingsRequest = { by: actor.name, at: now, values, mailedAt }
    await writeSetting(tx, name, JSON.stringify(next))
  })
}

/** Reads the last request to confirm settings; null for none. */
export async function readSettingsRequest({
  database: { db },
}: Context): Promise<SettingsRequest | null> {
  const last = readRequest((await readSetting(db, name)) ?? '')
  return last.at === 0 ? null : last
}

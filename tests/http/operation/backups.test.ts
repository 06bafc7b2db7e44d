import { describe, expect, it } from 'vitest'
import { addAccount } from '#src/staff/accounts/command-line-accounts.server.ts'
import { mailLateBackup, noteBackup, readBackup } from '#src/staff/backups/backups.server.ts'
import { engines, openTestSite } from '../test-site.ts'

const hour = 3_600_000

describe.each(engines)('backups on %s', (engine) => {
  it('are overdue after twice BACKUP_EVERY_HOURS, of which each owner is mailed once a day until there is one', async () => {
    const site = await openTestSite(engine, { BACKUP_EVERY_HOURS: '12' })
    const { context } = site
    await addAccount(site.context, 'Ada', 'owner')
    await site.database.db
      .updateTable('staff')
      .set({ email: 'owner@works.example' })
      .where('role', '=', 'owner')
      .execute()
    const kinds = async () =>
      (await site.database.db.selectFrom('outbox').select('kind').execute()).map(({ kind }) => kind)
    const start = Date.now()
    await mailLateBackup(context, start)
    expect(await readBackup(context, start + 24 * hour)).toMatchObject({
      newest: null,
      overdueSince: null,
    })
    for (const after of [24, 25, 26, 48]) await mailLateBackup(context, start + after * hour)
    expect(await kinds()).toEqual(['account-backup-overdue'])
    await mailLateBackup(context, start + 50 * hour)
    expect(await kinds()).toHaveLength(2)
    await site.outbox.sendDue()
    expect(
      site
        .mails()
        .filter((mail) => mail.replaceAll(/=\r?\n/g, '').includes('has never been backed up')),
    ).toHaveLength(2)
    const newest = { at: start + 50 * hour, bytes: 7, ms: 3 }
    await site.database.write((tx) => noteBackup(tx, newest))
    await mailLateBackup(context, start + 74 * hour)
    expect(await kinds()).toHaveLength(2)
    expect(await readBackup(context, start + 75 * hour)).toMatchObject({
      newest,
      overdueSince: start + 74 * hour,
    })
  })

  it('are not missed where they are made another way', async () => {
    const site = await openTestSite(engine, { BACKUP_EVERY_HOURS: '0' })
    await mailLateBackup(site.context, 0)
    expect((await readBackup(site.context)).overdueSince).toBeNull()
  })
})

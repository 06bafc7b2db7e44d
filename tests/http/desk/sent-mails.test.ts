import { beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '#src/core/database/open-database.ts'
import { addBacklog, openWorker } from '../operation/outbox-worker.ts'
import { engines, openTestSite, type TestSite } from '../test-site.ts'

describe.each(engines)('a mail that was sent on %s', (engine) => {
  let site: TestSite
  beforeEach(async () => {
    site = await openTestSite(engine)
  })

  const rows = () => site.database.db.selectFrom('outbox').selectAll().orderBy('id').execute()

  it('is noted as soon as the database answers again, and sent once', async () => {
    await addBacklog(site, 1)
    const { writeUrgent } = site.database
    let sent = 0
    const worker = openWorker(site, async () => {
      sent++
      let refused = 0
      site.database.writeUrgent = (run) =>
        ++refused > 2 ? writeUrgent(run) : Promise.reject(new Error('the database is away'))
    })
    expect(await worker.sendDue()).toBe(1)
    expect(await worker.sendDue(() => Date.now() + 86_400_000)).toBe(0)
    expect(sent).toBe(1)
    expect((await rows())[0]?.sent_at).not.toBeNull()
  })

  // SQLite is not tested, because it has only one connection, and concurrent writes share a commit.
  it.runIf(engine === 'postgres')(
    'is noted while requests use every connection of the pool',
    async () => {
      await addBacklog(site, 1)
      const { db } = site.database
      const areDone = Promise.withResolvers<void>()
      const requests: Promise<void>[] = []
      const worker = openWorker(site, async () => {
        for (let n = 0; n < 30; n++) requests.push(db.connection().execute(() => areDone.promise))
      })
      const others = openDatabase(site.config.databaseUrl)
      const sending = worker.sendDue()
      const sentAt = async () =>
        (await others.db.selectFrom('outbox').select('sent_at').executeTakeFirst())?.sent_at
      try {
        await expect.poll(sentAt).toEqual(expect.any(Number))
      } finally {
        areDone.resolve()
        await Promise.all([...requests, sending])
        await others.close()
      }
    },
  )

  it('is noted before the worker stops, also where the database is away for a moment', async () => {
    await addBacklog(site, 1)
    const { database } = site
    const { writeUrgent } = database
    let [sent, refused] = [0, 0]
    let stopping: Promise<void> | undefined
    const worker = openWorker(site, async () => {
      sent++
      database.writeUrgent = (run) =>
        ++refused > 3 ? writeUrgent(run) : Promise.reject(new Error('the database is away'))
      stopping = worker.stop()
    })
    worker.start()
    await expect.poll(() => sent).toBe(1)
    await stopping
    expect((await rows())[0]?.sent_at).toEqual(expect.any(Number))
    expect(
      await openWorker(site, async () => void sent++).sendDue(() => Date.now() + 86_400_000),
    ).toBe(0)
    expect(sent).toBe(1)
  })
})

import { expect, it } from 'vitest'
import type { Database, Queryable } from '#src/core/database/connect.ts'
import { readHeldMails } from '#src/core/database/held-mails.ts'
import { openDatabase } from '#src/core/database/open-database.ts'
import {
  deleteMail,
  insertMail,
  markFailed,
  markSent,
  requestDigest,
  requeueFailed,
} from '#src/core/database/outbox-rows.ts'
import { readSecret } from '#src/core/database/setting-rows.ts'
import { readMailHealth } from '#src/core/outbox/mail-health.ts'
import { deleteBooking, insertBooking } from '#src/desk/bookings/booking-rows.server.ts'
import { selectOffers } from '#src/desk/offers/offer-life.server.ts'
import { insertAcceptance } from '#src/desk/offers/offer-rows.server.ts'
import { insertProForma } from '#src/desk/offers/pro-forma-rows.server.ts'
import { deleteRequests } from '#src/desk/requests/deletion.server.ts'
import { flaggedDigest } from '#src/desk/requests/mails/digest-mail.server.ts'
import { requestNotification } from '#src/desk/requests/mails/notification-mail.server.ts'
import { requestReceipt } from '#src/desk/requests/mails/receipt-mail.server.ts'
import { requestReply } from '#src/desk/requests/mails/reply-mail.server.ts'
import { insertRequest } from '#src/desk/requests/request-rows.server.ts'
import { newsletterTest } from '#src/newsletter/issue-mails.server.ts'
import { newsletterWelcome } from '#src/newsletter/subscriber-mails.server.ts'
import { endSubscription } from '#src/newsletter/subscribers.server.ts'
import { migrate } from '#src/server/database/migrations.ts'
import { invitation } from '#src/staff/accounts/account-link-mails.server.ts'
import { commandLine, recordAudit } from '#src/staff/audit/audit.server.ts'
import { backUp } from '../../../scripts/admin/back-up.ts'
import { restoreBackUp } from '../../../scripts/admin/restore.ts'
import { contact, contactRow, engines, openTestSite, subscriberRow } from '../test-site.ts'
import { makeData, newDatabase, newFile, rowsOf } from './copied-database.ts'

it.each(engines)(
  'keeps on %s what the replaced database promised after the copy',
  async (engine) => {
    const [url, copy] = [await newDatabase(engine), newFile()]
    const changeBy = async (work: (database: Database) => Promise<unknown>) => {
      const database = openDatabase(url)
      await migrate(database)
      await work(database)
      await database.close()
    }
    const change = (work: (tx: Queryable, database: Database) => Promise<unknown>) =>
      changeBy((database) => database.write((tx) => work(tx, database)))
    await change(async (tx) => {
      await readSecret(tx)
      for (const email of ['left@b.example', 'stays@b.example'])
        await tx.insertInto('subscriber').values(subscriberRow(email)).execute()
      for (const reference of ['erased', 'stays', 'deleted'])
        await insertRequest(tx, contactRow({ reference }))
      await tx
        .insertInto('contact_reply')
        .values({
          contact_id: 2,
          key: 'k',
          written_at: 1,
          written_by: 'Ada',
          text: 'Yes',
          subject: 'Yes',
        })
        .execute()
      await insertMail(tx, requestReply, { reply_id: 1 }, 1)
      for (const kind of [requestNotification, requestReceipt])
        await insertMail(tx, kind, { contact_id: 2 }, 1)
      await insertMail(tx, newsletterWelcome, { subscriber_id: 2 }, 1)
      await insertMail(tx, invitation, { facts: '{"link":1}' }, 1)
      await insertMail(tx, newsletterTest, { facts: '{}' }, 1)
    })
    await backUp(url, copy)
    await change(async (tx) => {
      await markSent(tx, 1, { now: 5, isFiled: false })
      await markSent(tx, 2, { now: 5, isFiled: false })
      await markFailed(tx, 3, { now: 5, error: 'RCPT 550 5.1.1' })
      await tx.updateTable('outbox').set({ handed_at: 5 }).where('id', '=', 4).execute()
      await deleteMail(tx, 5)
    })
    const leave = (tx: Queryable) => endSubscription({ db: tx, engine }, 1, Date.now())
    await change(leave)
    await change((tx) =>
      recordAudit(tx, commandLine, {
        action: 'subject.erased',
        detail: { references: ['erased'], subscriptions: 0 },
      }),
    )
    // Staff delete one at the desk.
    await changeBy(async (database) => {
      const deleting = { database, deleteMails: async () => 0 }
      await deleteRequests(deleting, { ids: [3] }, commandLine)
    })
    const restore = () => restoreBackUp(url, copy, true).catch(String)
    let notes: unknown
    // A PostgreSQL connection ends a moment after it is closed.
    await expect
      .poll(async () => {
        const restored = await restore()
        notes = typeof restored === 'string' ? restored : restored.notes
        return notes
      })
      .toBeInstanceOf(Array)
    expect(String(notes)).toContain(
      '1 subscriber who left after the copy, 2 requests erased or deleted',
    )
    const rows = await rowsOf(url)
    expect([
      rows['subscriber']?.length,
      rows['contact']?.length,
      rows['suppression']?.length,
    ]).toEqual([1, 1, 1])
    expect(rows['subscriber']?.[0]).toContain('stays@b.example')
    expect(String(notes)).toContain('2 were sent after it and are not sent again, 2 still wait')
    const restored = openDatabase(url)
    const mails = await restored.db
      .selectFrom('outbox')
      .select(['sent_at', 'failed_at', 'last_error', 'handed_at'])
      .orderBy('id')
      .execute()
    const reply = await restored.db.selectFrom('contact_reply').select('sent_at').execute()
    await restored.close()
    const waits = { sent_at: null, failed_at: null, last_error: null, handed_at: null }
    expect(mails).toEqual([
      { ...waits, sent_at: 5 },
      { ...waits, sent_at: 5 },
      { ...waits, failed_at: 5, last_error: 'RCPT 550 5.1.1' },
      { ...waits, handed_at: 5 },
      { ...waits, failed_at: expect.any(Number), last_error: 'UNKNOWN' },
      waits,
    ])
    expect(reply).toEqual([{ sent_at: 5 }])
  },
)

it.each(engines)(
  'keeps offers accepted, withdrawn or replaced on %s after the copy, or tells staff which may be',
  async (engine) => {
    const [url, copy] = [await newDatabase(engine), newFile()]
    const change = async (work: (tx: Queryable) => Promise<unknown>) => {
      const database = openDatabase(url)
      await migrate(database)
      await database.write(work)
      await database.close()
    }
    const add = (tx: Queryable, id: number) =>
      insertRequest(tx, contactRow({ reference: `r${id}`, answered_at: 1, waits_since: 1 }))
    const offer = async (tx: Queryable, id: number, count = 1) => {
      const written = { written_at: 1, written_by: 'Ada', text: 'Yes', subject: 'Yes' }
      await tx
        .insertInto('contact_reply')
        .values({ contact_id: id, key: `k${id}-${count}`, sent_at: 1, ...written })
        .execute()
      const { last } = await tx
        .selectFrom('contact_reply')
        .select((e) => e.fn.max('id').as('last'))
        .executeTakeFirstOrThrow()
      await insertProForma(tx, {
        ...{
          contact_id: id,
          reply_id: Number(last),
          number: `r${id}-${count}`,
          sent_at: 1,
          sent_by: 'Ada',
        },
        ...{ valid_until: '2099-01-01', words: '{}' },
      })
    }
    const accept = (tx: Queryable, pro_forma_id: number) =>
      insertAcceptance(tx, {
        ...{ pro_forma_id, accepted_at: 7, name: 'Bola', position: 'Owner' },
        ...{ order_number: 'PO-1', digest: 'd' },
      })
    await change(async (tx) => {
      await readSecret(tx)
      for (const id of [1, 2, 3, 4]) await add(tx, id)
      for (const id of [1, 2, 3, 4]) await offer(tx, id)
    })
    await backUp(url, copy)
    await change(async (tx) => {
      await accept(tx, 1)
      await tx.updateTable('pro_forma').set({ withdrawn_at: 8 }).where('id', '=', 2).execute()
      await offer(tx, 4, 2)
      await add(tx, 5)
      await offer(tx, 5)
      await accept(tx, 6)
    })
    const restored = async (target: string) => {
      let notes: unknown
      await expect
        .poll(async () => {
          notes = (await restoreBackUp(target, copy, true).catch(() => null))?.notes
          return notes
        })
        .toBeInstanceOf(Array)
      const database = openDatabase(target)
      const { db } = database
      const found = {
        accepted: await db.selectFrom('offer_acceptance').selectAll().execute(),
        withdrawn: await db.selectFrom('pro_forma').select('withdrawn_at').orderBy('id').execute(),
        states: await db.selectFrom('contact').select('state').orderBy('id').execute(),
        open: (await selectOffers(db, '2026-12-01').execute()).filter(({ isOpen }) => isOpen === 1)
          .length,
        told: await db.selectFrom('contact_note').select('text').orderBy('contact_id').execute(),
      }
      await database.close()
      return { notes: String(notes), ...found }
    }
    const kept = await restored(url)
    expect(kept.accepted).toMatchObject([{ pro_forma_id: 1, name: 'Bola', digest: 'd' }])
    expect(kept.withdrawn.map((row) => row.withdrawn_at)).toEqual([
      null,
      8,
      null,
      expect.any(Number),
    ])
    expect(kept.states.map(({ state }) => state)).toEqual([
      'new',
      'answered',
      'answered',
      'answered',
    ])
    expect(kept.told.map(({ text }) => text)).toEqual([
      expect.stringContaining('Offer r1-1 was accepted by Bola, Owner'),
      expect.stringContaining('Offer r2-1 was withdrawn'),
      expect.stringContaining('Offer r4-1 was replaced by a newer one'),
    ])
    expect(kept.notes).toContain('3 offers accepted, withdrawn or replaced after it')
    expect(kept.notes).toContain('Offer r5-1 was accepted by Bola, Owner')

    expect(kept.notes).toContain('Offer r4-2 was sent')

    const alone = await restored(await newDatabase(engine))
    expect(alone.accepted).toEqual([])
    expect(alone.told).toHaveLength(4)
    expect(alone.told[0]?.text).toContain('may have been accepted after it')
    expect(alone.notes).toContain('Of 4 open offers some may have been accepted')
    expect([kept.open, alone.open]).toEqual([1, 0])
  },
)

it.each(engines)(
  'leaves on %s calls moved and cancelled after the copy as they are',
  async (engine) => {
    const [url, copy] = [await newDatabase(engine), newFile()]
    const change = async (work: (tx: Queryable) => Promise<unknown>) => {
      const database = openDatabase(url)
      await migrate(database)
      await database.write(work)
      await database.close()
    }
    const soon = Math.floor(Date.now() / 60_000) * 60_000 + 86_400_000
    const book = async (tx: Queryable, contact_id: number, starts_at: number) => {
      await deleteBooking(tx, contact_id)
      const keys = { phone_key: 'p', network_key: 'n', wider_key: 'w', form_key: 'f' }
      await insertBooking(tx, { contact_id, starts_at, place: 0, ...keys })
    }
    const request = (tx: Queryable, reference: string) =>
      insertRequest(tx, contactRow({ reference, asked_about: '/book' }))
    await change(async (tx) => {
      for (const [index, reference] of ['moved', 'cancelled', 'stays'].entries()) {
        await request(tx, reference)
        await book(tx, index + 1, soon + index)
      }
    })
    await backUp(url, copy)
    await change(async (tx) => {
      await deleteBooking(tx, 2)
      // The half hour of the cancelled one.
      await book(tx, 1, soon + 1)
      await request(tx, 'later')
      await book(tx, 4, soon + 9)
    })
    let notes: unknown
    // A PostgreSQL connection ends a moment after it is closed.
    await expect
      .poll(async () => {
        const restored = await restoreBackUp(url, copy, true).catch(String)
        notes = typeof restored === 'string' ? restored : restored.notes
        return notes
      })
      .toBeInstanceOf(Array)
    expect(String(notes)).toMatch(/2 calls moved or cancelled after it[\s\S]*Request later: 20/)
    const database = openDatabase(url)
    expect(
      await database.db
        .selectFrom('booking')
        .select(['contact_id', 'starts_at', 'phone_key'])
        .orderBy('contact_id')
        .execute(),
    ).toEqual([
      { contact_id: 1, starts_at: soon + 1, phone_key: 'p' },
      { contact_id: 3, starts_at: soon + 2, phone_key: 'p' },
    ])
    await database.close()
  },
)

const decisions = engines.flatMap((engine) =>
  (['send', 'give-up'] as const).map((act) => [engine, act] as const),
)

it.each(decisions)(
  'lets mails of a copy wait on %s where the replaced database is gone, until an owner decides: %s',
  async (engine, act) => {
    const [source, url, copy] = [await makeData(engine), await newDatabase(engine), newFile()]
    const before = openDatabase(source)
    await before.write(async (tx) => {
      await recordAudit(tx, commandLine, { action: 'database.backed-up' }, 5)
      const ahead = Date.now() + 9 * 86_400_000
      for (const contact_id of [8, 9]) await insertMail(tx, requestReceipt, { contact_id }, 1)
      await tx
        .updateTable('outbox')
        .set({ created_at: ahead })
        .where('contact_id', '=', 9)
        .execute()
      await requestDigest(tx, flaggedDigest, { intervalMs: 0, now: 1 })
      await insertMail(tx, invitation, { staff_id: 1, facts: '{"link":1}' }, 1)
    })
    await before.close()
    await backUp(source, copy)
    await restoreBackUp(url, copy, false)

    const site = await openTestSite(engine, { DATABASE_URL: url })
    const { db } = site.database
    const waiting = async () => {
      await site.outbox.sendDue()
      const rows = await db
        .selectFrom('outbox')
        .select(['kind', 'contact_id'])
        .where('sent_at', 'is', null)
        .where('failed_at', 'is', null)
        .orderBy('id')
        .execute()
      return rows.map(({ kind, contact_id }) => `${kind} ${contact_id}`)
    }
    const [notice, asked, stays, digest] = [
      'contact-notification 7',
      'contact-acknowledgement 8',
      'contact-acknowledgement 9',
      'contact-digest null',
    ]
    expect(await waiting(), 'all but the mail of an account').toEqual([
      notice,
      asked,
      stays,
      digest,
    ])
    expect(await readHeldMails(db)).toEqual({ count: 4, copyAt: 5 })
    expect(await readMailHealth(site.context), 'they are not late').toMatchObject({ waiting: 0 })

    await site.send('POST', '/api/contact', { ...contact, ...site.hiddenFields() })
    expect(await waiting()).toEqual([notice, asked, stays, digest])
    expect(site.mails(), 'a new request is told as ever').toHaveLength(2)
    const again = { kind: requestReceipt.kind, contact_id: 8 }
    await site.database.write(async (tx) => {
      await requestDigest(tx, flaggedDigest, { intervalMs: 0, now: Date.now() })
      const { id } = await tx
        .selectFrom('outbox')
        .select('id')
        .where('contact_id', '=', 8)
        .executeTakeFirstOrThrow()
      await markFailed(tx, id, { now: 1, error: '' })
      await requeueFailed(tx, again, Date.now())
    })
    expect(await waiting(), 'what is asked for anew goes out').toEqual([notice, stays])
    expect(site.mails()).toHaveLength(3)

    const owner = await site.signIn()
    const sales = await site.signIn('bola', 'a long pass phrase', 'sales')
    const decide = (cookie: string) => site.submit('/admin/held-mails', { act }, { cookie })
    expect((await decide(sales)).status).toBe(403)
    expect((await decide('')).headers.get('location')).toMatch('/admin/signin')
    expect(await waiting()).toEqual([notice, stays])
    expect((await decide(owner)).headers.get('location')).toBe(`/admin/held-mails?done=${act}`)
    expect(await waiting()).toEqual([])
    expect(site.mails()).toHaveLength(act === 'send' ? 5 : 3)
    expect(await readHeldMails(db)).toBeNull()
    expect((await decide(owner)).status, 'once').toBe(409)
    expect(await site.audited('mails.%')).toMatchObject([{ detail: { count: 2 } }])
  },
)

it('lets mails of a copy wait where the replaced database is that of a new site', async () => {
  const [source, target, copy] = [await makeData('sqlite'), newFile(), newFile()]
  await backUp(source, copy)
  const fresh = openDatabase(target)
  await migrate(fresh)
  await readSecret(fresh.db)
  await fresh.close()
  const { notes } = await restoreBackUp(target, copy, true)
  expect(String(notes)).toContain('Mails and events that wait: 1.')
})

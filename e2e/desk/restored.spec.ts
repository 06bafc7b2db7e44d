import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { mapContactFields } from '#src/contracts/contact/contact-fields.ts'
import { formatDay, isoDay } from '#src/contracts/formats.ts'
import { openDatabase } from '#src/core/database/open-database.ts'
import { readConfig } from '#src/core/environment/config.ts'
import { insertBooking } from '#src/desk/bookings/booking-rows.server.ts'
import { insertProForma } from '#src/desk/offers/pro-forma-rows.server.ts'
import { insertRequest, toColumns } from '#src/desk/requests/request-rows.server.ts'
import { migrate } from '#src/server/database/migrations.ts'
import { runAdmin } from '../../scripts/admin/admin-commands.ts'
import { startSite } from '../../scripts/site/start-site.ts'
import { expectNoFaults } from '../access/axe.ts'
import { expect, test } from '../fixtures.ts'
import { openAccount } from '../staff.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'restored-'))
const [lost, copy, bare] = ['lost.db', 'copy.db', 'bare.db'].map((name) => path.join(folder, name))
/** Nine o'clock UTC of a day in a week, which is ten in Lagos. */
const callAt = (Math.ceil(Date.now() / 86_400_000) + 7) * 86_400_000 + 9 * 3_600_000
const callDay = formatDay(isoDay(new Date(callAt), 'Africa/Lagos'), 'en-GB', 'long')
let site: Awaited<ReturnType<typeof startSite>>
const admin = async (file: string, ...words: string[]) => {
  const { text, isDone } = await runAdmin(readConfig({ DATABASE_URL: file }), words)
  expect(isDone, text).toBe(true)
}

/** A database with an offer that can be accepted, and a call in a week. */
async function fill(file: string) {
  const database = openDatabase(file)
  await migrate(database)
  await database.write(async (tx) => {
    const fields = { firstName: 'Adaeze', lastName: 'Okoro', phone: '+234 803 000 0001' }
    await insertRequest(tx, {
      ...toColumns({ ...mapContactFields(() => ''), ...fields, businessEmail: 'a@cold.example' }),
      ...{ reference: 'restored', idempotency_key: randomUUID(), submitted_at: Date.now() },
      ...{ marketing: 0, consent_version: '1', consent_text: 'I agree.', flags: '' },
    })
    const { id } = await tx.selectFrom('contact').select('id').executeTakeFirstOrThrow()
    await insertBooking(tx, {
      ...{ starts_at: callAt, place: 0, contact_id: id },
      ...{ phone_key: 'p', network_key: 'n' },
    })
    const reply = await tx
      .insertInto('contact_reply')
      .values({
        contact_id: id,
        key: 'k',
        written_at: 1,
        written_by: 'Ada',
        text: 'An offer',
        subject: 'An offer',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const words = {
      ...{ version: 1, parties: [['To', 'Okoro Cold Stores']], facts: [], lines: [] },
      ...{ sums: [['Sum', '₦4,800,000.00']], terms: [], note: '', given: null },
    }
    await insertProForma(tx, {
      ...{ contact_id: id, reply_id: reply.id, number: 'PF-7', sent_at: 1, sent_by: 'Ada' },
      ...{ valid_until: '2099-01-01', words: JSON.stringify(words) },
    })
  })
  await database.close()
}

test.afterAll(async () => {
  await site?.stop()
  rmSync(folder, { recursive: true })
})

test('after a restore on a bare machine staff check what can have changed, on one page', async ({
  browser,
  allowedOrigins,
}) => {
  await fill(lost ?? '')
  await admin(lost ?? '', 'backup', copy ?? '')
  await admin(bare ?? '', 'restore', copy ?? '')
  site = await startSite({ env: { DATABASE_URL: bare ?? '' } })
  allowedOrigins.push(site.origin)
  const page = await browser.newPage({ baseURL: site.origin, reducedMotion: 'reduce' })
  await openAccount(page, 'sales', bare)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/admin/dashboard')
    await page.getByRole('link', { name: 'Check them' }).click()
    await expect(page.locator('h1')).toHaveText('After the restore')
    const main = page.getByRole('main')
    await expect(main).toContainText('One offer cannot be accepted until somebody has checked it.')
    await expect(main).toContainText('One coming call may have been moved or cancelled.')
    await expect(main.getByRole('link', { name: /^PF-.?7$/u })).toBeVisible()
    await expect(main).toContainText('₦4,800,000.00')
    await expect(main).toContainText(`${callDay} at 10:00`)
    const room = page.locator('html')
    expect(await room.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
    await expectNoFaults(page)
  }
  await page.getByRole('button', { name: 'I have checked these' }).click()
  const answer = page.getByRole('status').filter({ has: page.locator('h1') })
  await expect(answer).toContainText('The offers can be accepted again')
  await page.goto('/admin/restored')
  await expect(page.getByRole('main')).toContainText('Nothing waits to be checked')
  await page.goto('/admin/dashboard')
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Check them' })).toHaveCount(0)
})

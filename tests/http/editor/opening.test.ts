import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { site as company } from '#src/content/settings/site.ts'
import { confirmAddress } from '#src/contracts/account/proof.ts'
import { checklistAddress, testMailAddress } from '#src/contracts/content/launch-checklist.ts'
import { placeInValue, withValueAt } from '#src/contracts/content/value-at.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { delivered } from '#src/editing/delivered-values.ts'
import { readValue, writeValue } from '#src/editing/document.ts'
import { noteBackup } from '#src/server/services/storage/backups.ts'
import { makeCheckout, openEditingSite } from './content-root.ts'

const file = 'content/company.json'
const warranty = 'content/free-pages/warranty.yaml'

const checkout = makeCheckout()
// Sets the values that the tests expect, whichever company the site belongs to.
for (const { path, field, value } of delivered)
  checkout.write(
    path,
    writeValue(
      path,
      checkout.read(path),
      withValueAt(readValue(checkout.read(path)), placeInValue(field), value) ?? null,
    ),
  )
const { site, ada: editor, bola: owner } = await openEditingSite('sqlite', checkout)
const lastBackup = (daysAgo: number) =>
  site.database.write((tx) =>
    noteBackup(tx, { at: Date.now() - daysAgo * 86_400_000, bytes: 1, ms: 1 }),
  )

const list = () => site.services.opening.list()
const isOpen = async (id: string) => (await list()).open.some((line) => line.id === id)
const settle = async (line: string, answer: string, cookie = owner.cookie) => {
  const response = await site.submit(checklistAddress, { line, answer }, { cookie })
  return response.headers.get('location') ?? response.status
}

it('lists all that stands as delivered, of the content, the server and the owners’ accounts', async () => {
  expect(await isOpen('backup'), 'the first days have no backup yet').toBe(false)
  await lastBackup(9)
  const { open, settled } = await list()
  expect(open.map(({ id }) => id)).toEqual(expect.arrayContaining(delivered.map(({ id }) => id)))
  const of = (start: string) => open.filter(({ id }) => id.startsWith(start)).length
  expect([
    of('mail-server'),
    of('backup'),
    of('email:'),
    of('second-step:'),
    settled.length,
  ]).toEqual([1, 1, 1, 1, 0])
  expect(await site.services.opening.count()).toBe(
    open.filter(({ partOf }) => partOf === null).length,
  )
  for (const { title, now, why } of open) expect([title, now, why]).not.toContain('')
})

it('keeps who said that something is theirs, and takes it back; of an address under .example nobody says it', async () => {
  expect(await settle('company:phone', 'ours')).toMatch(/settled=ours#opening-company$/)
  expect(await isOpen('company:phone')).toBe(false)
  expect((await list()).settled[0]).toMatchObject({
    title: 'Phone',
    answer: 'ours',
    by: 'Bola',
    isKept: true,
  })
  const log = await owner.read('/api/audit?action=opening.answered')
  expect(log.items[0]).toMatchObject({ actor: 'Bola', subject: 'Phone: this is ours' })
  expect(await settle('company:phone', 'open')).toMatch(/settled=open#/)
  expect(await settle('company:phone', 'open')).toBe(409)
  expect(await isOpen('company:phone')).toBe(true)
  for (const [line, answer] of [
    ['company:email', 'ours'],
    ['company:phone', 'none'],
    ['company:name', 'ours'],
    ['backup', 'none'],
  ] as const)
    expect(await settle(line, answer), line).toBe(409)
  expect(await settle('company:phone', 'other')).toBe(422)
})

it('settles a line once, though two press at once, and says so to the second', async () => {
  const count = async () => (await owner.read('/api/audit?action=opening.answered')).items.length
  const before = await count()
  const both = await Promise.all([settle('company:phone', 'ours'), settle('company:phone', 'ours')])
  expect(both.toSorted()).toEqual([expect.stringMatching(/settled=ours/), 409])
  expect([
    (await list()).settled.filter(({ id }) => id === 'company:phone').length,
    await count(),
  ]).toEqual([1, before + 1])
  const again = await site.submit(
    checklistAddress,
    { line: 'company:phone', answer: 'ours' },
    { cookie: owner.cookie },
  )
  expect(await again.json()).toMatchObject({ status: 409, detail: 'This was settled already.' })
})

it('publishes that there is none, after a proof, and leaves a colleague’s draft of the same entry a draft', async () => {
  await editor.save(file, { name: 'Other' })
  await site.database.db.updateTable('session').set({ proved_at: 0 }).execute()
  expect(await settle('company:social', 'none')).toBe(
    confirmAddress(`${checklistAddress}?settled=proof`),
  )
  expect(company().social).not.toBeNull()
  await site.database.db.updateTable('session').set({ proved_at: Date.now() }).execute()
  expect(await settle('company:social', 'none')).toMatch(/settled=none#/)
  expect([company().social, company().name]).toEqual([
    null,
    (readValue(checkout.read(file)) as { name: string }).name,
  ])
  expect(await isOpen('company:social')).toBe(false)
  expect((await list()).settled[0]).toMatchObject({
    title: 'Social page',
    answer: 'none',
    isKept: false,
  })
  expect((await editor.open(file)).value).toMatchObject({ name: 'Other', social: null })
  await editor.discard(file)
})

it('settles what a document leaves to decide by a press for each that stays, and confirms it with who and when', async ({
  skip,
}) => {
  skip(!existsSync(warranty), 'The company has no such document')
  const document = `document:${warranty}`
  const parts = async () => (await list()).open.filter(({ partOf }) => partOf === document)
  const all = await parts()
  expect(all.length).toBeGreaterThan(2)
  expect(all.map(({ now }) => now).join()).not.toMatch(/\{\w+\}/)
  expect(await settle(document, 'confirmed')).toBe(409)
  for (const { id } of all)
    expect(await settle(id, 'stays')).toMatch(/settled=stays#opening-documents$/)
  expect(await parts()).toEqual([])
  expect(await settle(document, 'confirmed')).toMatch(/settled=confirmed#/)
  expect(await isOpen(document)).toBe(false)
  const { value } = await owner.open(warranty)
  expect(value).toMatchObject({
    binding: { toDecide: [], confirmed: { by: 'Bola', on: expect.stringMatching(/^\d{4}-/) } },
  })
})

it('settles the ticked prices in one publication, or none of them', async ({ skip }) => {
  const prices = (await list()).open.filter(({ group }) => group === 'prices')
  const [first, second] = prices.map(({ id }) => id)
  skip(!second, 'The company has no two prices to settle')
  const press = async (...ids: (string | undefined)[]) => {
    const fields = ids.flatMap((id, at) => (id === undefined ? [] : [[`line-${at}`, id]]))
    const form = { ...Object.fromEntries(fields), answer: 'ours' }
    const response = await site.submit(checklistAddress, form, { cookie: owner.cookie })
    return response.headers.get('location') ?? response.status
  }
  const publications = async () => (await owner.history()).items.length
  const before = await publications()
  expect([await press(), await press(first, 'company:name')]).toEqual([422, 409])
  expect(await press(first, second)).toMatch(/settled=ours#opening-prices$/)
  expect(await publications()).toBe(before + 1)
  const left = (await list()).open.filter(({ group }) => group === 'prices')
  expect(left.map(({ id }) => id)).toEqual(prices.map(({ id }) => id).slice(2))
})

it('forgets the backup and the accounts once they are looked after', async () => {
  await lastBackup(7)
  await site.database.db.updateTable('staff').set({ email: 'bola@works.ng' }).execute()
  expect([
    await isOpen('backup'),
    (await list()).open.some(({ id }) => id.startsWith('email:')),
  ]).toEqual([false, false])
})

it('sends a test mail for an owner at one press, as often as an account may send mails', async () => {
  const press = (cookie: string) => site.submit(testMailAddress, {}, { cookie })
  const pressed = await press(owner.cookie)
  expect(pressed.status).toBe(409)
  expect((await pressed.json()).message).toContain(
    `becomes a file in ${site.config.mail.directory}`,
  )
  expect(site.mails()).toHaveLength(1)
  expect(site.mails().join()).toContain(`To: ${company().email}`)
  await site.database.db
    .updateTable('rate')
    .set({ hits: staffLimits.staffMails.hits })
    .where('key', 'like', 'staff-mails %')
    .execute()
  expect((await press(owner.cookie)).status).toBe(429)
  expect(site.mails()).toHaveLength(1)
})

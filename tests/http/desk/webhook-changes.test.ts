import { expect, it } from 'vitest'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { addWebhook, endWebhook, listWebhooks } from '#src/desk/webhooks/webhooks.server.ts'
import { signedIn } from '../../signed-in.ts'
import { contact, engines, from, openTestSite, type TestSite } from '../test-site.ts'

const owner = { id: null, name: 'ngozi', network: '' }
/** A recipient that the privacy policy in `content` names. */
const setting = {
  recipient: 'courts and authorities',
  url: 'https://crm.works.example/',
  events: 'contact.received',
  fields: '',
}

async function submitSeveral(site: TestSite, count: number, network: number): Promise<number[]> {
  const sent = Array.from({ length: count }, (_, n) =>
    site.send(
      'POST',
      '/api/contact',
      { ...contact, ...site.hiddenFields(), message: `${network} ${n}` },
      from(`192.0.${network}.${n}`),
    ),
  )
  return (await Promise.all(sent)).map(({ status }) => status)
}

const countEvents = async ({ database: { db } }: TestSite) =>
  (await db.selectFrom('outbox').select('id').where('kind', '=', 'webhook').execute()).length

it.each(engines)(
  'takes every request that comes while an owner ends a webhook on %s, and leaves no event of it',
  async (engine) => {
    const site = await openTestSite(engine)
    for (let round = 1; round <= 5; round++) {
      await addWebhook(site.context, owner, setting)
      const [webhook] = (await listWebhooks(site.context, signedIn())).webhooks
      const submitted = submitSeveral(site, 12, round)
      await expect.poll(() => countEvents(site), { interval: 1 }).toBeGreaterThan(0)
      await endWebhook(site.context, owner, webhook?.id ?? 0)
      expect(await submitted).toEqual(Array(12).fill(201))
      expect(await countEvents(site)).toBe(0)
    }
  },
)

// SQLite has one writer, so no request is stored in the middle of another write.
it('takes requests on postgres before the end of a webhook is stored', async () => {
  const site = await openTestSite('postgres')
  await addWebhook(site.context, owner, setting)
  await addWebhook(site.context, owner, {
    ...setting,
    url: 'https://other.works.example/',
  })
  await site.database.db.transaction().execute(async (tx) => {
    await tx.deleteFrom('webhook').where('id', '=', 1).execute()
    expect(await submitSeveral(site, 5, 1)).toEqual(Array(5).fill(201))
  })
  expect(await countEvents(site)).toBe(5)
})

it.each(engines)(
  'keeps the limit of webhooks on %s when more are added at once',
  async (engine) => {
    const site = await openTestSite(engine)
    const { most } = staffLimits.webhooks
    const added = await Promise.all(
      Array.from({ length: most + 3 }, () => addWebhook(site.context, owner, setting)),
    )
    expect(added.filter((outcome) => outcome === 'full')).toHaveLength(3)
    expect((await listWebhooks(site.context, signedIn())).webhooks).toHaveLength(most)
  },
)

import { expect, it } from 'vitest'
import { otherProduct, someProduct } from '../../content/some-products.ts'
import { anyEngine } from '../test-site.ts'
import { openEditingSite } from './content-root.ts'

const company = 'content/company.json'

it.each(anyEngine)(
  'asks the owners on %s to publish a draft, by mail and in the overview, until it changes',
  async (engine) => {
    const { site, ada, bola } = await openEditingSite(engine)
    const db = site.database.db
    const ask = async (path: string) =>
      (await ada.send('POST', '/api/content/ask', { path })).status
    const asked = async () => (await bola.list()).asked.map(({ path }) => path)
    const mails = () =>
      db.selectFrom('outbox').selectAll().where('kind', '=', 'account-owner-asked').execute()
    await ada.save(someProduct.file, { amount: '181' })
    expect([await ask(someProduct.file), await ask(company)]).toEqual([409, 409])
    await ada.save(company, { legalName: 'Another Limited' })
    expect((await ada.check()).owners).toEqual({ withoutMail: ['Bola'], isAnyNotified: false })
    expect([await ask(company), await asked(), await mails()]).toEqual([200, [company], []])
    await db.updateTable('staff').set({ email: 'bola@site.example' }).execute()
    expect((await ada.check()).owners).toEqual({ withoutMail: [], isAnyNotified: true })
    await ada.save(company, { legalName: 'Yet Another Limited' })
    expect(await asked()).toEqual([])
    expect([await ask(company), await asked()]).toEqual([200, [company]])
    expect((await bola.check()).drafts[company]?.asked).toBe('Ada')
    expect((await bola.publish({ paths: [company] })).status).toBe(200)
    expect(await asked()).toEqual([])
  },
)

it('gives a moved page a redirect in the publication that moves it, whoever else drafts redirects', async () => {
  const { ada, bola } = await openEditingSite('sqlite')
  const [redirects, before] = ['content/redirects.json', someProduct.address]
  const known = Object((await bola.contentOf(redirects))['redirects'])
  const [drafted, made] = [
    { from: '/left-alone', href: '/contact' },
    { from: before, href: `/product/${someProduct.slug}` },
  ]
  await bola.save(redirects, { redirects: [...known, drafted] })
  await ada.save(someProduct.file, { id: 4711 })
  expect((await ada.check()).brokenLinks).toMatchObject([
    { address: before, why: 'moved', movedTo: '/product/4711' },
  ])
  const addRedirects = [before, otherProduct.address]
  const request = { paths: [someProduct.file], addRedirects }
  expect((await ada.publish(request)).status).toBe(200)
  const { published, value } = await bola.open(redirects)
  expect(published).toEqual({ redirects: [...known, made] })
  expect(Object(value).redirects).toContainEqual(drafted)
})

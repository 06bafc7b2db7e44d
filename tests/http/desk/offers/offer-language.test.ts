import { expect, it } from 'vitest'
import { z } from 'zod'
import {
  currentSnapshot,
  setCurrentSnapshot,
  withSnapshot,
} from '#src/content/snapshot/snapshot.ts'
import { soldByKey } from '#src/contracts/contact/request-list.ts'
import { linesInLanguage, textLanguages } from '#src/desk/offers/form/offer-language.server.ts'
import { proFormaItems } from '#src/desk/offers/form/pro-forma-terms.server.ts'
import { sayLanguage } from '#src/desk/offers/form/text-languages.ts'
import { findRequest } from '#src/desk/requests/requests.server.ts'
import { contact, openTestSite } from '../../test-site.ts'

const site = await openTestSite('sqlite')
const cookie = await site.signIn('tunde', undefined, 'sales')
await site.send('POST', '/api/contact', contact)
const before = currentSnapshot()
const { company } = before.settings
const both = {
  ...before,
  settings: { ...before.settings, company: { ...company, languages: ['en', 'de'] } },
}
setCurrentSnapshot(both, new Map([['/de', { ...both, language: 'de', prefix: '/de' }]]))

const choose = (language: string, by = cookie) =>
  site.submit('/admin/pro-forma?contact=1&language', { language }, { cookie: by })
const language = async () => (await findRequest(site.context, 1))?.language

it('a seller changes the language of the offer and of all that is sent later', async () => {
  expect((await choose('de')).headers.get('location')).toBe('/admin/pro-forma?contact=1')
  expect(await language()).toBe('de')
  await choose('de')
  const noted = (await site.audited('contact.language')).map(({ detail }) => detail)
  expect(noted).toEqual([{ from: 'en', to: 'de' }])
  await choose('en')
  expect(await language()).toBeNull()
})

it('not to one that visitors do not see, and not without the permission', async () => {
  expect((await choose('fr')).status).toBe(409)
  const editor = await site.signIn('ada', undefined, 'editor')
  expect((await choose('de', editor)).status).toBe(403)
  expect(await language()).toBeNull()
})

it('names the lines of a quote in the language that the customer has now, and says which are in another', () => {
  const items = withSnapshot(both, proFormaItems).filter(({ kind }) => kind === 'Product')
  const lines = items.slice(0, 2)
  const [first, second] = lines.map(({ of }) => before.entries.find(({ id }) => id === of))
  if (!first || !second) throw new Error('There are no products')
  const named = z.object({ name: z.string() }).loose()
  const open = named.parse(second.data).name
  const entries = before.entries.map((entry) =>
    entry === first
      ? { ...entry, data: { ...named.parse(first.data), name: 'قفل الباب الذكي' } }
      : entry,
  )
  const arabic = { ...both, entries, language: 'ar', prefix: '/ar', open: [[open, 'en']] } as const
  setCurrentSnapshot(both, new Map([['/ar', arabic]]))
  const quoted = lines.map(({ of, name }) => ({
    ...{ ...soldByKey(of), name, quantity: '1', price: null },
  }))
  const own = { kind: 'free', id: '', name: 'Ramp', quantity: '1', price: null } as const
  withSnapshot(arabic, () => {
    const names = linesInLanguage([...quoted, own]).map(({ name }) => name)
    expect(names).toEqual(['قفل الباب الذكي', open, 'Ramp'])
    expect(proFormaItems().map(({ name }) => name)).toEqual(
      expect.arrayContaining(names.slice(0, 2)),
    )
    const languages = textLanguages('ar')
    expect(names.map((name) => languages && sayLanguage(name, languages))).toEqual([
      'In Arabic',
      'In English, not in Arabic',
      'As you typed it',
    ])
  })
  expect(linesInLanguage(quoted).map(({ name }) => name)).toEqual(lines.map(({ name }) => name))
})

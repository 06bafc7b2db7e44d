import { expect, it } from 'vitest'
import { currentSnapshot, setCurrentSnapshot } from '#src/content/snapshot/snapshot.ts'
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

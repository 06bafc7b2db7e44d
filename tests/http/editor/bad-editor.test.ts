import { sql } from 'kysely'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { findSharedEntry } from '#src/editor/preview/preview-links.server.ts'
import { publishedText } from '#src/editor/texts/workspace.server.ts'
import { someProduct } from '../../content/some-products.ts'
import { hirePage, makeCheckout, offer, openEditingSite } from './content-root.ts'

// An editor with bad intentions, or somebody with an editor's session.

const { file: lock, address: lockAddress } = someProduct
const [company, about] = ['content/company.json', 'content/pages/about.yaml']
const [redirects, privacy] = ['content/redirects.json', 'content/pages/privacy-policy.yaml']
const me = 'mailto:me@elsewhere.example'

const checkout = makeCheckout()
checkout.write('content/free-pages/hire.yaml', hirePage())
const { site, ada: editor, bola: owner, signIn } = await openEditingSite('sqlite', checkout)
const publicText = (path: string) => publishedText(site.content.workspace(), path)

/** Expects that a draft stays one, and discards it. */
async function expectRefused(path: string, change: object) {
  const before = publicText(path)
  expect((await editor.put(path, change)).status).toBe(200)
  const refused = await editor.publish({ paths: [path] })
  expect([change, [403, 422].includes(refused.status)]).toEqual([change, true])
  expect(publicText(path)).toBe(before)
  expect((await editor.discard(path)).status).toBe(200)
}

it('leads no buttons, header or redirects away', async () => {
  const { header, contact } = Object(await editor.contentOf('content/navigation.json'))
  for (const href of [
    me,
    'https://elsewhere.example',
    '//elsewhere.example',
    'tel:+2348000000000',
  ]) {
    const link = { ...contact, href }
    await expectRefused('content/navigation.json', { contact: link })
    await expectRefused('content/navigation.json', { header: [link, ...header.slice(1)] })
  }
  await expectRefused(lock, { hidden: true, redirect: 'https://elsewhere.example' })
  await expectRefused(redirects, { redirects: [{ from: '/shop', href: 'https://e.example/' }] })
})

it('takes no address of another page, and sends no header', async () => {
  for (const [from, href] of [
    ['/contact', '/about'],
    [lockAddress, '/about'],
    ['/api/contact', '/about'],
    ['/admin/signin', '/about'],
    ['/shop', '/about\r\nSet-Cookie: a=b'],
    ['/shop\r\nX: y', '/about'],
  ])
    await expectRefused(redirects, { redirects: [{ from, href }] })
  for (const slug of ['contact', 'admin', 'api', 'book', 'privacy-policy', 'preview'])
    expect([slug, (await editor.create({ kind: 'page', slug, title: 'Ours' })).status]).toEqual([
      slug,
      422,
    ])
})

it('diverts no telephone, e-mail or WhatsApp, in a page for later either', async () => {
  const lead = `Write to [us](${me}) or to [the shop](https://wa.me/2348000000000) today.`
  const hire = 'content/free-pages/hire.yaml'
  await expectRefused(hire, { ...offer, lead })
  await expectRefused(hire, { ...offer, lead, publishOn: '2999-01-01' })
  await expectRefused(hire, { ...offer, lead: 'Write to [us]({smartLockProduct}) today.' })
  await expectRefused(lock, { name: `[Us](${me})` })
})

it('ends no duty of the company, and takes no page out of it', async () => {
  const warranty = 'content/free-pages/warranty.yaml'
  for (const binding of [
    null,
    false,
    undefined,
    { toDecide: [], confirmed: { on: '2026-11-22', by: 'A' } },
  ])
    await expectRefused(warranty, { binding })
  await expectRefused(warranty, { hidden: true, redirect: '/hire' })
  for (const path of [warranty, 'content/free-pages/hire.yaml']) {
    expect((await editor.remove(path)).status).toBe(200)
    expect((await editor.publish()).ok).toBe(false)
    expect((await editor.discard(path)).status).toBe(200)
  }
})

it('publishes with the role of now', async () => {
  const former = await signIn('Chidi', 'owner')
  const ofChidi = site.database.db.updateTable('staff').where('name', '=', 'Chidi')
  await former.put(company, { legalName: 'Chidi Limited' })
  const { versions } = await former.check()
  await ofChidi.set({ role: 'editor' }).execute()
  const publish = () => former.send('POST', '/api/content/publish', { versions })
  expect((await publish()).status).toBe(403)
  await ofChidi.set({ disabled: 1 }).execute()
  expect((await publish()).status).toBe(401)
  expect(publicText(company)).not.toContain('Chidi')
  await owner.discard(company)
})

it('brings no entry of the owner’s back, as a draft or at once, and no other company', async () => {
  await owner.put(company, { legalName: 'First Limited' })
  await owner.publish()
  await owner.put(company, { legalName: 'Second Limited' })
  await owner.publish()
  const [, first] = (await owner.history(company)).items
  for (const publish of [true, false])
    await editor.restore({ publication: first?.id, as: 'after', publish, whole: true })
  expect((await editor.publish()).status).toBe(403)
  expect(publicText(company)).toContain('Second Limited')
  await owner.discard(company)
})

it('does not decide for the owner between an entry and its newer file', async () => {
  await owner.put(company, { legalName: 'Third Limited' })
  expect((await owner.publish()).status).toBe(200)
  checkout.write(
    company,
    checkout.read(company).replace('"insurance": null', '"insurance": "Liability"'),
  )
  await sql`update content_state set number = number + 1`.execute(site.database.db)
  await site.content.refresh()
  const decide = async (person: typeof owner, take: 'file' | 'entry') => {
    const { version } = await person.open(company)
    return (await person.send('PUT', '/api/content/file', { path: company, take, version })).status
  }
  expect(await decide(editor, 'entry')).toBe(403)
  expect((await owner.open(company)).newerFile).not.toBeNull()
  expect(await decide(editor, 'file')).toBe(200)
  expect((await editor.publish()).ok).toBe(false)
  expect(publicText(company)).toContain('Third Limited')
  await owner.discard(company)
  expect(await decide(owner, 'entry')).toBe(200)
})

it('shares no draft that only an owner publishes, nor changes one that an owner shared', async () => {
  const share = async (person: typeof owner, path: string) => {
    const answer = await person.send('POST', '/api/content/preview-links', { path })
    return answer.status === 201
      ? String((await answer.json()).address)
          .split('/')
          .at(-1)
      : ''
  }
  const shown = (token = '') => findSharedEntry(site.editor, token)
  await editor.put(privacy, { lead: 'We sell what you send.' })
  expect(await share(editor, privacy)).toBe('')
  const ofOwner = await share(owner, privacy)
  expect(await shown(ofOwner)).toBe(privacy)
  await new Promise((resolve) => setTimeout(resolve, 2))
  await editor.put(privacy, { lead: 'We sell all that you send.' })
  expect(await shown(ofOwner)).toBeNull()
  await editor.discard(privacy)
  await editor.put(about, { heading: 'Ours' })
  const ofEditor = await share(editor, about)
  expect(await shown(ofEditor)).toBe(about)
  await editor.put(about, { heading: `[Ours](${me})` })
  expect(await shown(ofEditor)).toBeNull()
  await editor.discard(about)
})

it('gives no picture of the owner’s another content under its name', async () => {
  const path = 'src/assets/pictures/scenes/person.webp'
  const upload = async (background: string) => {
    const bytes = await sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
      .png()
      .toBuffer()
    const query = new URLSearchParams({ name: 'scenes/person' })
    const sent = await site.request(`/api/content/pictures?${query}`, {
      method: 'POST',
      headers: {
        ...{ cookie: editor.cookie, 'sec-fetch-site': 'same-origin' },
        'content-type': 'application/octet-stream',
      },
      body: bytes,
    })
    expect(sent.status).toBe(201)
    expect((await editor.publish({ paths: [path] })).status).toBe(200)
  }
  await upload('red')
  const [first] = (await editor.history(path)).items
  await editor.send('DELETE', '/api/content/pictures', { name: 'scenes/person' })
  expect((await editor.publish({ paths: [path] })).status).toBe(200)
  await upload('green')
  await editor.restore({ publication: first?.id, as: 'after', publish: false })
  const refused = await editor.publish({ paths: [path] })
  expect([refused.status, JSON.stringify(await refused.json())]).toEqual([
    403,
    expect.stringContaining('replace a picture'),
  ])
})

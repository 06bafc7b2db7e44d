import { LRUCache } from 'lru-cache'
import { describe, expect, it } from 'vitest'
import { settings } from '#src/content/settings/settings.ts'
import type { BrokenLinks } from '#src/contracts/content/content.ts'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import type { PreviewLink, PreviewLinkMade, WordsFound } from '#src/contracts/content/previews.ts'
import { findSharedEntry } from '#src/editor/preview/preview-links.server.ts'
import { currentPreview } from '#src/editor/preview/previews.server.ts'
import { openContentStore } from '#src/editor/published/content-store.server.ts'
import type { ContentSearch } from '#src/editor/texts/content-search.ts'
import { someProduct } from '../../content/some-products.ts'
import { sqliteUnlessAll } from '../test-site.ts'
import { type Editing, offer, openEditingSites } from './content-root.ts'

const { file: lock, address: lockAddress } = someProduct
const gateway = 'content/products/gateway.yaml'
const about = 'content/pages/about.yaml'
const contact = 'content/pages/contact.yaml'
const company = 'content/company.yaml'

describe.each(await openEditingSites(sqliteUnlessAll))(
  'previews on $engine',
  ({ site, checkout, ada, bola }) => {
    const share = (path: string) => ada.send('POST', '/api/content/preview-links', { path })
    const made = async (path: string): Promise<PreviewLinkMade> => (await share(path)).json()
    const links = async (person: Editing): Promise<PreviewLink[]> =>
      (await person.read('/api/content/preview-links')).items
    const end = (id: number) => bola.send('DELETE', `/api/content/preview-links/${id}`)
    const find = (token: string) => findSharedEntry(site.editor, token)
    const tokenOf = (address: string) => address.replace('/preview/', '')

    it('says what a preview leaves out, and sets nothing for it', async () => {
      await ada.save(lock, { amount: '' })
      const answer = await ada.get('/api/content/preview')
      expect(await answer.json()).toMatchObject({
        leftOut: [{ path: lock, field: ['amount'] }],
        addresses: [],
      })
      expect(answer.headers.get('set-cookie')).toBeNull()
      await ada.save(lock, { amount: '170' })
      expect(await ada.read('/api/content/preview')).toEqual({
        leftOut: [],
        addresses: [lockAddress],
      })
      await ada.discard(lock)
    })

    it('opens one entry to whoever has a link, until an owner ends it or a day is over, and notes both', async () => {
      for (const path of [about, lock])
        await ada.save(path, { heading: 'Shared', summary: 'Shared' })
      const link = await made(about)
      expect(link.address).toMatch(/^\/preview\/[\w.-]+$/)
      expect(Date.parse(link.expiresAt) - Date.parse(link.at)).toBe(
        contentLimits.previewLinkHours * 3_600_000,
      )
      expect(await find(tokenOf(link.address))).toBe(about)
      expect(
        await findSharedEntry(site.editor, tokenOf(link.address), Date.parse(link.expiresAt)),
      ).toBeNull()

      const other = await made(lock)
      // A token with the number of another link, or with a changed letter, opens no preview.
      for (const forged of [
        '',
        '1-1.a',
        tokenOf(other.address).replace(/^\w+-/, `${link.id.toString(36)}-`),
        `${tokenOf(link.address)}A`,
      ])
        expect(await find(forged)).toBeNull()

      const open = await links(bola)
      expect(open).toMatchObject([
        { id: other.id, path: lock },
        { id: link.id, path: about, editor: 'Ada' },
      ])
      expect(JSON.stringify(open)).not.toContain(tokenOf(link.address))

      expect((await end(link.id)).status).toBe(200)
      expect(await find(tokenOf(link.address))).toBeNull()
      expect((await end(link.id)).status).toBe(200)
      expect((await links(ada)).map(({ id }) => id)).toEqual([other.id])
      const { items } = await bola.read('/api/audit')
      const noted = items.map(({ action, actor, subject }: Record<string, unknown>) => [
        action,
        actor,
        subject,
      ])
      expect(noted).toContainEqual(['content.shared', 'Ada', about])
      expect(noted.filter(([action]: string[]) => action === 'content.unshared')).toEqual([
        ['content.unshared', 'Bola', about],
      ])
    })

    it('makes no link to what has no page, or no draft', async () => {
      for (const path of [company, 'content/nowhere.yaml', '../package.json', gateway])
        expect((await share(path)).status).toBe(422)
    })

    it('ends a link for good with its draft, so that it does not show the next one', async () => {
      const ends: Record<string, () => unknown> = {
        discarded: () => ada.discard(about),
        published: () => ada.publish({ paths: [about] }),
        'saved as what is public': async () => {
          const { published } = await ada.open(about)
          await ada.save(about, Object(published))
        },
      }
      for (const [how, end] of Object.entries(ends)) {
        await ada.save(about, { heading: `Before it is ${how}` })
        const token = tokenOf((await made(about)).address)
        expect([how, await find(token)]).toEqual([how, about])
        await end()
        expect([how, await find(token)]).toEqual([how, null])
        await bola.save(about, { heading: 'What Bola drafts next' })
        expect([how, await find(token)]).toEqual([how, null])
        expect((await links(ada)).filter(({ path }) => path === about)).toEqual([])
        await bola.discard(about)
      }
    })

    it('ends a link with the account of its maker, and with their right to share', async () => {
      const { db } = site.database
      await ada.save(about, { heading: 'Shared by Ada' })
      const token = tokenOf((await made(about)).address)
      const change = (to: {
        disabled?: 0 | 1
        role?: 'editor' | 'sales' | 'viewer'
        created_at?: number
      }) => db.updateTable('staff').set(to).where('name', '=', 'Ada').execute()
      const { role, created_at } = await db
        .selectFrom('staff')
        .selectAll()
        .where('name', '=', 'Ada')
        .executeTakeFirstOrThrow()
      const without = [
        { disabled: 1 },
        { role: 'sales' },
        { role: 'viewer' },
        { created_at: Date.now() + 1000 },
      ] as const
      for (const less of without) {
        await change(less)
        expect([less, await find(token), await links(bola)]).toEqual([less, null, []])
        await db
          .updateTable('staff')
          .set({ disabled: 0, role, created_at })
          .where('name', '=', 'Ada')
          .execute()
      }
      expect(await find(token)).toBe(about)
      await bola.discard(about)
    })

    it('shows with the draft of an entry no other', async () => {
      await ada.save(about, { heading: 'Said anew' })
      await ada.save(lock, { amount: '171' })
      const { snapshot, pageShowing } = await currentPreview(site.editor, about)
      const dataOf = (path: string) => snapshot.entries.find(({ file }) => file === path)?.data
      expect(dataOf(about)?.['heading']).toBe('Said anew')
      expect(dataOf(lock)).toEqual(
        site.content.current().snapshot.entries.find(({ file }) => file === lock)?.data,
      )
      expect(pageShowing(about)).toBe('/about')
      await ada.discard(about)
      await ada.discard(lock)
    })

    it('shows a draft without a part that was added and is not filled in yet', async () => {
      const { sections = [] } = Object(await ada.contentOf(about))
      const begun = { photograph: { name: '', alt: '', caption: '' } }
      const added = { id: 'added', heading: 'Added', blocks: [begun, { paragraph: 'Typed.' }] }
      await ada.save(about, { heading: 'Said anew', sections: [...sections, added] })
      const shown = async () => {
        const { snapshot, leftOut } = await currentPreview(site.editor)
        expect(leftOut).toEqual([])
        return snapshot.entries.find(({ file }) => file === about)?.data
      }
      expect(await shown()).toMatchObject({ heading: 'Said anew' })
      expect(JSON.stringify(await shown())).toContain('Typed.')
      expect(JSON.stringify(await shown())).not.toContain('photograph')
      await ada.discard(about)
    })

    it('shows what another process has just published in place of the draft', async () => {
      const store = await openContentStore({
        database: site.database,
        root: checkout.root,
        onError: () => {},
      })
      await ada.save(about, { heading: 'Published elsewhere' })
      await ada.publish({ paths: [about] })
      const { snapshot } = await currentPreview({
        ...site.editor,
        store,
        previews: new LRUCache({ max: 1 }),
      })
      expect(snapshot.entries.find(({ file }) => file === about)?.data['heading']).toBe(
        'Published elsewhere',
      )
      store.stop()
    })

    it('leaves out the draft that takes a section away to which others link, names each fault once, and shows all other drafts', async () => {
      const blocks = [{ paragraph: 'A text of its own.' }]
      const { sections = [] } = Object(await ada.contentOf(about))
      const added = { id: 'linked-to', heading: 'Linked to', blocks }
      await ada.save(about, { sections: [...sections, added] })
      expect((await ada.publish({ paths: [about] })).status).toBe(200)
      checkout.linkTo('/about#linked-to')
      await ada.save(about, { sections })
      await ada.save(contact, { heading: 'Said beside it' })
      await ada.save(lock, { amount: '' })
      const { snapshot, leftOut } = await currentPreview(site.editor)
      expect(snapshot.entries.find(({ file }) => file === contact)?.data['heading']).toBe(
        'Said beside it',
      )
      const faults = leftOut.map(({ path, field, message }) =>
        JSON.stringify([path, field, message]),
      )
      expect(faults.length).toBeGreaterThan(1)
      expect(new Set(faults).size).toBe(faults.length)
      // Published entries that link to it are no drafts.
      expect(new Set(leftOut.map(({ path }) => path))).toEqual(new Set([about, lock]))
      for (const path of [about, contact, lock]) await ada.discard(path)
      checkout.linkTo(null)
    })

    it('finds the field that holds words of a page, in the drafts of all entries', async () => {
      await ada.save(about, { heading: 'Words that stand nowhere else' })
      const find = async (...texts: string[]): Promise<WordsFound['found']> => {
        const query = new URLSearchParams(texts.map((text) => ['text', text]))
        return (await ada.read(`/api/content/words?${query}`)).found
      }
      expect(await find('words\u00a0that stand nowhere else')).toMatchObject([
        { path: about, field: ['heading'] },
      ])
      expect(await find('not to be found at all', 'that stand nowhere')).toMatchObject([
        { path: about, field: ['heading'] },
      ])
      expect(await find('not to be found at all')).toEqual([])
      expect((await ada.get('/api/content/words')).status).toBe(400)
      await ada.discard(about)
    })

    it('searches the texts of all entries, drafts included, without regard to case and accents', async () => {
      await ada.save(about, { heading: 'Ìwé that stands nowhere else, by {name}' })
      const ask = (words: string) =>
        ada.get(`/api/content/search?${new URLSearchParams({ words })}`)
      const search = async (words: string): Promise<ContentSearch> => (await ask(words)).json()
      const { found, total } = await search(' IWE THAT stands  nowhere')
      expect(total).toBe(1)
      expect(found).toMatchObject([{ path: about, field: ['heading'], place: 'Heading' }])
      expect(found[0]?.sentence[0]).toEqual({ text: 'Ìwé that stands nowhere', isMatch: true })
      const { name } = site.content.current().snapshot.settings.company
      expect((await search(`nowhere else, by ${name}`)).found).toMatchObject([
        { path: about, field: ['heading'] },
      ])
      await ada.discard(about)
      expect(await search('iwe that stands nowhere')).toMatchObject({ found: [], total: 0 })
      expect((await search('sent successfully!')).found).toMatchObject([
        { path: 'content/words/forms.yaml', field: ['contact', 'sent'] },
      ])

      const { found: everywhere, total: all } = await search('the')
      expect(everywhere).toHaveLength(contentLimits.search.found)
      expect(all).toBeGreaterThan(contentLimits.search.found)
      const navigation = site.content.current().snapshot.settings.navigation.contact.label
      const ofNavigation = (await search(navigation)).found.filter(({ path }) =>
        path.endsWith('navigation.json'),
      )
      expect(ofNavigation.length).toBeGreaterThan(0)
      for (const words of ['', 'a', 'a'.repeat(contentLimits.search.max + 1)])
        expect((await ask(words)).status).toBe(400)
    })

    it('names broken links: removed, hidden and moved pages, what their addresses answer, and who links to them', async () => {
      const brokenLinks = async () => (await ada.check()).brokenLinks
      await ada.save(lock, { amount: '172' })
      expect(await brokenLinks()).toEqual([])

      await ada.save(lock, { hidden: true })
      expect(await brokenLinks()).toMatchObject([
        { path: lock, address: lockAddress, why: 'hidden', status: 410, leadsTo: null },
      ])
      await ada.save(lock, { redirect: '/products' })
      expect(await brokenLinks()).toMatchObject([
        { path: lock, why: 'hidden', status: 302, leadsTo: '/products' },
      ])
      await ada.discard(lock)

      const { address } = await ada.open(gateway)
      checkout.linkTo(address)
      const { version, usedBy } = await ada.open(gateway)
      await ada.send('POST', '/api/content/removal', { path: gateway, version })
      const [link] = await brokenLinks()
      expect(link).toMatchObject({
        path: gateway,
        address,
        why: 'removed',
        status: 404,
        leadsTo: null,
      })
      // Only entries that link to the gateway lose a link, not entries that only name the gateway.
      expect(link?.links.length).toBeGreaterThan(0)
      for (const entry of link?.links ?? []) expect(usedBy).toContainEqual(entry)
      checkout.linkTo(null)
      await ada.discard(gateway)
      expect(await brokenLinks()).toEqual([])
    })

    it('advises on the drafts, and on other entries only what the publication brings', async () => {
      const adviceOn = async (path: string) =>
        (await ada.check()).problems.filter(
          (one) => one.path === path && one.message.includes('does not exist'),
        )
      const { related } = await ada.contentOf(lock)
      await ada.save(lock, { related: ['gateway', 'none'] })
      expect(await adviceOn(lock)).toHaveLength(1)
      expect((await bola.publish({ paths: [lock] })).status).toBe(200)
      await ada.save(gateway, { summary: 'Nothing to do with it' })
      expect(await adviceOn(lock)).toEqual([])
      await ada.save(lock, { summary: 'Still names none' })
      expect(await adviceOn(lock)).toHaveLength(1)
      await ada.discard(gateway)
      await ada.save(lock, { related: related ?? [], hidden: true })
      const hiding = await bola.publish({ paths: [lock] })
      expect(await hiding.json()).toMatchObject({ addresses: [], hidden: [someProduct.name] })
      await ada.save(lock, { hidden: false })
      const showing = await bola.publish({ paths: [lock] })
      expect(await showing.json()).toMatchObject({
        names: { [someProduct.address]: someProduct.name },
      })
    })

    it('names a former address that would lead nowhere', async () => {
      const [redirects, brokenLinks] = [
        'content/redirects.json',
        async () => (await ada.check()).brokenLinks,
      ]
      const publish = (path: string) => bola.publish({ paths: [path] })
      const own = settings().redirects.redirects
      await bola.save(redirects, { redirects: [...own, { from: '/old-lock', href: lockAddress }] })
      expect(await brokenLinks()).toEqual([])
      expect((await publish(redirects)).status).toBe(200)
      await bola.save(redirects, { redirects: [...own, { from: '/old-lock', href: '/products' }] })
      expect(await brokenLinks()).toEqual([])
      await bola.save(redirects, { redirects: own })
      expect(await brokenLinks()).toMatchObject([
        { path: redirects, address: '/old-lock', why: 'redirect', status: 404, leadsTo: null },
      ])
      expect((await publish(redirects)).status).toBe(200)

      await ada.save(lock, { hidden: true, redirect: '/products' })
      expect((await publish(lock)).status).toBe(200)
      await ada.save(lock, { redirect: undefined })
      expect(await brokenLinks()).toMatchObject([
        { path: lock, address: lockAddress, why: 'redirect', status: 410, leadsTo: null },
      ])
      await ada.save(lock, { hidden: false })
      expect(await brokenLinks()).toEqual([])
      expect((await publish(lock)).status).toBe(200)
    })

    it('names before an undo, and before something is brought back, what visitors would lose', async () => {
      await ada.create({ kind: 'page', slug: 'summer-offer', title: 'Summer offer' })
      const path = 'content/free-pages/summer-offer.yaml'
      await ada.save(path, { ...offer, hidden: true })
      const publish = async () => (await (await ada.publish({ paths: [path] })).json()).publication
      const hidden = await publish()
      await ada.save(path, { hidden: false })
      const open = await publish()
      const read = (publication: number, as: string) =>
        ada.get(
          `/api/content/restore?${new URLSearchParams({ publication: `${publication}`, as })}`,
        )
      const brokenLinks = async (
        ...wish: Parameters<typeof read>
      ): Promise<BrokenLinks['brokenLinks']> => (await (await read(...wish)).json()).brokenLinks
      expect(await brokenLinks(open, 'after')).toEqual([])
      // The first publication made a hidden page, and the second one showed it. If the second is
      // undone, the page is hidden again.
      expect(await brokenLinks(hidden, 'after')).toMatchObject([
        { path, address: '/summer-offer', why: 'hidden', status: 410 },
      ])
      expect(await brokenLinks(open, 'before')).toMatchObject([
        { path, address: '/summer-offer', why: 'hidden', status: 410 },
      ])
      expect(await brokenLinks(hidden, 'before')).toMatchObject([
        { path, address: '/summer-offer', why: 'removed', status: 404 },
      ])
      expect(await ada.find(path)).toMatchObject({ state: 'published', hasDraft: false })
      expect((await read(99_999, 'after')).status).toBe(404)
      expect((await ada.get('/api/content/restore?publication=x')).status).toBe(400)
      await ada.restore({ publication: hidden, as: 'before', publish: true })
    })
  },
)

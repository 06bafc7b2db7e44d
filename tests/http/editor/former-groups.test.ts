import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { listLeftToWrite } from '#src/editor/opening/left-to-write.server.ts'
import { findReturned, hideFormerGroups } from '#src/editor/update/former-groups.server.ts'
import { openEditingSite } from './content-root.ts'

/** As the release before stored what an owner had unticked. */
const groups = [
  {
    name: 'Hotels',
    id: 'hotels',
    applies: false,
    entries: ['example-sites/hotel', 'articles/zigbee-or-z-wave-hotel'],
    words: ['hotel', 'hotels', 'guest', 'guests'],
  },
  {
    name: 'Lights and curtains',
    id: 'rooms',
    applies: false,
    entries: ['products/curtain-blind-control', 'products/smart-mirror', 'pages/smart'],
    words: ['curtain', 'curtains'],
  },
  {
    name: 'Service: surveys',
    id: 'consulting',
    applies: false,
    entries: ['pages/consulting-services', 'pages/contact', 'pages/nowhere'],
    words: [],
  },
  { name: 'Cameras', id: 'cameras', applies: true, entries: ['pages/aiot'], words: ['camera'] },
]
const file = 'content/groups.json'
const about = 'content/pages/about.yaml'
const { site, bola } = await openEditingSite('sqlite')
const { editor } = site.context
const { db } = site.database
let stored = 0
/** Stores what an owner has unticked, as the release before did. */
async function storeGroups(text: string) {
  stored += 1
  const job = `groups ${stored}`
  await sql`insert into content_entry (path, text, file_digest, editor, published_at) values (${file}, ${text}, 'x', 'Bola', 1)`.execute(
    db,
  )
  await sql`insert into publication (job, created_at, published_at, editor, network, summary) values (${job}, 1, 1, 'Bola', '', 'Groups')`.execute(
    db,
  )
  await sql`insert into publication_file (publication_id, path, text_after) select id, ${file}, ${text} from publication where job = ${job}`.execute(
    db,
  )
  await sql`update content_state set number = number + 1`.execute(db)
  await site.content.refresh()
}
const shownFiles = () => site.content.current().snapshot.entries.map((entry) => entry.file)

describe('an installed site with three groups unticked', () => {
  it('hides at its first start what they hid, as one publication', async () => {
    await bola.save(about, {
      lead: 'We fit curtains for every hotel in Lagos, by hand and by night.',
    })
    expect((await bola.publish()).status).toBe(200)
    const text = JSON.stringify({ groups, instead: [] })
    await storeGroups(text)

    expect(await hideFormerGroups(editor)).toMatchObject({
      hiding: { outcome: 'published' },
      closed: [],
    })
    const [newest] = (await bola.history()).items
    expect(newest).toMatchObject({ summary: 'Hidden, as the groups hid it' })
    expect(newest?.files.map(({ path }) => path).sort()).toEqual([
      'content/articles/zigbee-or-z-wave-hotel.yaml',
      'content/example-sites/hotel.yaml',
      'content/pages/consulting-services.yaml',
      'content/pages/smart.yaml',
      'content/products/curtain-blind-control.yaml',
      'content/products/smart-mirror.yaml',
    ])
    const shown = site.content.current().snapshot.entries.map((entry) => entry.file)
    expect(newest?.files.filter(({ path }) => shown.includes(path))).toEqual([])
    expect(shown).toContain('content/pages/contact.yaml')
    expect(site.content.current().snapshot.derived.examples.map(({ id }) => id)).not.toContain(
      'hotel',
    )
  })

  it('lists the delivered sentences that visitors read again, and none of the owner', async () => {
    const returned = await findReturned(editor)
    expect(returned.map(({ message }) => message).join('\n')).toMatch(
      /speaks of what is hidden: “.*hotels.*”/,
    )
    expect(
      returned.filter(({ path }) => path.join('.') === 'lead').map((one) => one.file),
    ).not.toContain(about)
    const left = listLeftToWrite(editor, returned).map(({ what }) => what)
    expect(left.join('\n')).toContain('Speaks of what is hidden')
  })

  it('does so once', async () => {
    const rows = await sql`select path from content_entry where path = ${file}`.execute(db)
    expect(rows.rows).toEqual([])
    await site.content.refresh()
    expect((await bola.history()).items).toHaveLength(3)
  })
})

describe('what no publication can hide', () => {
  const redirects = 'content/redirects.json'
  const closed = ['content/pages/aiot.yaml', 'content/products/smart-lock.yaml']

  it('stays closed to visitors, and staff read so', async () => {
    // An owner's redirect leads to what the group hides, so that hiding it is refused.
    await bola.save(redirects, { redirects: [{ from: '/old-address', href: '/aiot' }] })
    expect((await bola.publish()).status).toBe(200)
    const entries = ['example-sites/shop', 'pages/aiot', 'products/smart-lock', 'pages/contact']
    await storeGroups(JSON.stringify({ groups: [{ ...groups[0], entries }] }))
    // From the first moment, before anything is hidden.
    expect(shownFiles().filter((path) => closed.includes(path))).toEqual([])
    const result = await hideFormerGroups(editor)
    expect(result?.closed).toContain('content/example-sites/shop.yaml')
    expect(shownFiles().filter((path) => closed.includes(path))).toEqual([])
    const { snapshot } = site.content.current()
    expect(snapshot.derived.examples.map(({ id }) => id)).not.toContain('shop')
    expect(shownFiles()).toContain('content/pages/contact.yaml')
    const { attention } = await bola.list()
    expect(attention.map(({ path }) => path)).toEqual(
      expect.arrayContaining([...(result?.closed ?? [])]),
    )
  })

  it('is hidden by the next start, once a person has mended the text', async () => {
    await bola.save(redirects, { redirects: [] })
    expect((await bola.publish()).status).toBe(200)
    expect(await hideFormerGroups(editor)).toMatchObject({
      hiding: { outcome: 'published' },
      closed: [],
    })
    expect(site.content.current().closed).toEqual([])
    expect(shownFiles().filter((path) => closed.includes(path))).toEqual([])
  })
})

import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import { someProduct } from '../../content/some-products.ts'
import { sqliteUnlessAll } from '../test-site.ts'
import { faultsOf, openEditingSites } from './content-root.ts'

const { file: lock } = someProduct
const [into = ''] = globSync('content/faq/*.yaml')

describe.each(await openEditingSites(sqliteUnlessAll))('new entries on $engine', ({ ada }) => {
  it('makes products, accessories and articles as complete drafts that say what is missing', async () => {
    for (const [kind, slug, path] of [
      ['product', 'water-meter', 'content/products/water-meter.yaml'],
      ['accessory', 'float-switch', 'content/accessories/float-switch.yaml'],
      ['article', 'rain-on-the-roof', 'content/articles/rain-on-the-roof.yaml'],
    ] as const) {
      const made = await ada.create({ kind, slug, title: 'Water Meter' })
      expect(made.status).toBe(201)
      expect(await made.json()).toMatchObject({ path, field: kind === 'article' ? ['lead'] : [] })
      const { problems, published } = await ada.open(path)
      expect(published).toBeNull()
      expect(problems.length).toBeGreaterThan(0)
      expect(await ada.find(path)).toMatchObject({ state: 'new', label: 'Water Meter' })
      expect((await ada.create({ kind, slug, title: 'Again' })).status).toBe(422)
      const { addresses } = await ada.read('/api/content/preview')
      if (kind === 'article') expect(addresses).toEqual([`/blog/${slug}`])
      // The entry was never published, so it is deleted at once.
      const { version } = await ada.open(path)
      expect((await ada.send('POST', '/api/content/removal', { path, version })).status).toBe(200)
      expect(await ada.find(path)).toBeUndefined()
    }
  })

  it.runIf(into)('makes a question of engineers in its group, once', async () => {
    const made = await ada.create({
      kind: 'question',
      slug: 'which-clock',
      title: 'Which clock',
      into,
    })
    const { field } = await made.json()
    expect(((await ada.contentOf(into))['entries'] as object[])[field[1]]).toMatchObject({
      id: 'which-clock',
      question: 'Which clock?',
    })
    expect(
      (await ada.create({ kind: 'question', slug: 'which-clock', title: 'x', into })).status,
    ).toBe(422)
    await ada.discard(into)
  })

  it('makes a question of buyers in its group', async () => {
    const { creatable } = await ada.list()
    const ofBuyers = creatable
      .find(({ kind }) => kind === 'question')
      ?.into?.find(({ of }) => of === 'buyers')
    const question = {
      kind: 'question',
      slug: 'which-bank',
      title: 'Which bank',
      into: ofBuyers?.path,
      group: ofBuyers?.group,
    }
    const asked = await (await ada.create(question)).json()
    expect(asked).toMatchObject({
      path: 'content/buyer-questions.yaml',
      field: ['groups', 0, 'items', expect.any(Number)],
    })
    expect((await ada.create(question)).status).toBe(422)
    await ada.discard(asked.path)
  })

  it('needs a title, a lead and one text of an article, and of a copy no more than another name', async () => {
    const path = 'content/articles/short.yaml'
    await ada.create({ kind: 'article', slug: 'short', title: 'A short article' })
    const lead = 'Ten words at least are asked of a lead, as here.'
    const { problems } = await ada.save(path, {
      lead,
      sections: [{ id: 'one', heading: 'One', blocks: [{ paragraph: 'A text.' }] }],
    })
    expect(problems).toEqual([])
    await ada.discard(path)
    const copy = { kind: 'product', slug: 'lock-again', title: 'Lock again', from: lock }
    const made = await (await ada.create(copy)).json()
    expect(await ada.contentOf(made.path)).toMatchObject({
      name: 'Lock again',
      amount: '120',
      summary: expect.any(String),
    })
    expect(Object.keys(await ada.contentOf(made.path))).not.toEqual(
      expect.arrayContaining(['availability']),
    )
    expect(faultsOf((await ada.open(made.path)).problems)).toEqual([])
    await ada.discard(made.path)
  })

  it('needs a sentence of an accessory, which comes last in the list', async () => {
    const path = 'content/accessories/gauge.yaml'
    await ada.create({ kind: 'accessory', slug: 'gauge', title: 'Gauge' })
    const { problems } = await ada.save(path, { summary: 'Shows how full it is' })
    expect(problems).toEqual([])
    const order = globSync('content/accessories/*.yaml').length + 1
    expect(await ada.contentOf(path)).toMatchObject({ name: 'Gauge', order })
    await ada.discard(path)
  })

  it('moves a draft to another address until it was published', async () => {
    const [from, to] = ['content/articles/rain.yaml', 'content/articles/rain-on-a-roof.yaml']
    const move = async (path: string, slug: string, kind = 'article') => {
      const { version } = await ada.open(path)
      const response = await ada.send('PUT', '/api/content/address', { path, kind, slug, version })
      return response.status
    }
    await ada.create({ kind: 'article', slug: 'rain', title: 'Rain' })
    await ada.save(from, { lead: 'A lead.' })
    expect(await move(from, 'rain-on-a-roof', 'page')).toBe(422)
    expect(await move(from, 'rain')).toBe(422)
    expect(await move(from, 'rain-on-a-roof')).toBe(200)
    expect(await ada.find(from)).toBeUndefined()
    expect(await ada.contentOf(to)).toMatchObject({ heading: 'Rain', lead: 'A lead.' })
    expect(await ada.find(to)).toMatchObject({ state: 'new', address: '/blog/rain-on-a-roof' })
    await ada.discard(to)
    expect(await move(lock, 'another-lock', 'product')).toBe(422)
  })

  it.each(['../evil', 'Upper', 'a--b', '', 'x'.repeat(contentLimits.slug.max + 1)])(
    'makes nothing called “%s”',
    async (slug) =>
      expect((await ada.create({ kind: 'product', slug, title: 'T' })).status).toBe(422),
  )
})

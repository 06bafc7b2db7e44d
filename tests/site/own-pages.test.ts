import { expect, it } from 'vitest'
import { getProducts } from '#src/content/products.ts'
import { canonicalAddress } from '#src/content/settings/site.ts'
import { ask } from '../../scripts/site/ask-site.ts'
import { editSite } from './editing-site.ts'
import { startOwnSite } from './own-site.ts'
import { textOfHtml } from './text-of-html.ts'

const site = await startOwnSite()
const owner = await editSite(site.origin, site.database, 'owner')
const get = async (target: string) =>
  await ask(site.origin, target, { headers: { accept: 'text/html' } })

const [product] = getProducts()
const link = { label: 'Ask us', href: '/contact' }
const card = { title: 'To order', text: 'Tell us by noon how many you need, and fetch them warm.' }
/** A part of each kind, and the words by which one sees it. */
const parts: readonly [part: object, words: string][] = [
  [{ hero: { action: link } }, 'Bread that takes its time'],
  [{ statement: { text: 'We make few things.', emphasis: 'Well.' } }, 'We make few things.'],
  [
    { beside: { heading: { name: 'The oven' }, text: 'It is heated with wood.', link } },
    'It is heated with wood.',
  ],
  [{ cards: { heading: { name: 'What we do' }, items: [card] } }, 'What we do'],
  [{ steps: { heading: { name: 'How to order' }, items: [card] } }, 'How to order'],
  [{ figures: { items: [{ label: 'Loaves a night', value: '240' }] } }, 'Loaves a night'],
  [{ products: { heading: { name: 'On the shelf' } } }, 'On the shelf'],
  [{ articles: { heading: { name: 'What is new' } } }, 'What is new'],
  [{ logos: { heading: 'They serve it', items: [{ name: 'Café Nord' }] } }, 'Café Nord'],
  [{ quotation: { text: 'The best crust.', name: 'Ada Obi' } }, '“The best crust.”'],
  [
    {
      questions: {
        heading: { name: 'Asked' },
        items: [{ question: 'Rye?', answer: card.text.repeat(2) }],
      },
    },
    'Asked',
  ],
  [{ contact: { heading: 'Order now', text: 'We answer.', action: link } }, 'Order now'],
]
const page = (title: string, shown: readonly object[]) => ({
  title: `${title} bread from one oven — {name}`,
  description:
    'A bakery with one oven and nine loaves. We bake through the night and sell until all is gone.',
  heading: 'Bread that takes its time',
  lead: 'Nine loaves from one oven, baked through the night.',
  parts: shown,
})

async function make(slug: string, value: object) {
  await owner.send('POST', '/api/content/entries', { kind: 'page', slug, title: slug })
  await owner.save(`content/free-pages/${slug}.yaml`, value)
}

it.each([
  ['home', '/', 'Home'],
  ['services', '/services', 'Services'],
])(
  'the own page %s stands at the address of the hidden one, and knows it',
  async (slug, address, label) => {
    await owner.save(`content/pages/${slug}.yaml`, { hidden: true })
    await make(
      slug,
      page(
        slug,
        parts.map(([part]) => part),
      ),
    )
    await owner.publish()

    const { status, body } = await get(address)
    expect(status).toBe(200)
    const complete = canonicalAddress(address)
    expect(body).toContain(`<link rel="canonical" href="${complete}">`)
    expect(body).toContain(`<meta property="og:url" content="${complete}">`)
    expect(body).toContain(`/share/${slug}.jpg`)
    expect(body).toMatch(new RegExp(`href="${address}" aria-current="page"[^>]*>\\s*${label}`))
    expect(body).not.toContain('/own/')
    expect(body.includes('"@type":"LocalBusiness"')).toBe(address === '/')
    expect(body.match(/<h1/g)).toHaveLength(1)

    const said = textOfHtml(body)
    const places = parts.map(([, words]) => said.indexOf(words))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(said).toContain(product?.name)

    expect((await get(`/share/${slug}.jpg`)).status).toBe(200)
    expect((await get('/sitemap.xml')).body).toContain(`<loc>${complete}</loc>`)
    expect((await get('/search?q=heated+with+wood')).body).toContain(`href="${address}`)
    expect((await get(`/own/${slug}`)).status).toBe(404)
  },
)

it('a part with nothing to show is left out with its heading, and one of which something is hidden keeps the rest', async () => {
  const [first, second] = ['content/products/dimmer-knob.yaml', 'content/products/gas-sensor.yaml']
  const shelf = (heading: string, ...items: string[]) => ({
    products: { heading: { name: heading }, items },
  })
  await make('shelf', {
    ...page('Some', [
      shelf('Only what is hidden', 'dimmer-knob'),
      shelf('Some of it', 'dimmer-knob', 'door-bell'),
      {
        cards: {
          heading: { name: 'All of it' },
          items: [{ ...card, onlyWith: ['/product/dimmer-knob'] }],
        },
      },
      { ...parts[1]?.[0], onlyWith: ['/product/gas-sensor'] },
    ]),
  })
  await owner.publish()
  expect(textOfHtml((await get('/shelf')).body)).toMatch(
    /Only what is hidden .* Some of it .* All of it .* We make few things/,
  )
  for (const file of [first, second]) await owner.save(file, { hidden: true })
  await owner.publish()
  const said = textOfHtml((await get('/shelf')).body)
  expect(said).toContain('Some of it')
  for (const gone of ['Only what is hidden', 'All of it', 'We make few things'])
    expect(said).not.toContain(gone)
})

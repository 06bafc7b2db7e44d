import { expect, it } from 'vitest'
import { linkTargets } from './entries.server.ts'
import type { ContentSource } from './workspace.server.ts'
import { placeOfPath } from './workspace.server.ts'

const today = '2026-11-26T09:00'

function source(path: string, value: ContentSource['value']): ContentSource {
  const place = placeOfPath(path)
  if (!place) throw new Error(`${path} is no content`)
  return { path, place, value }
}
const links = (...sources: ContentSource[]) => linkTargets(sources, today).map(({ link }) => link)

it.each([
  ['content/pages/home.yaml', {}, ['/']],
  ['content/pages/product.yaml', {}, []],
  ['content/pages/signin.yaml', {}, []],
  ['content/pages/confirm.yaml', {}, []],
  ['content/pages/not-found.yaml', {}, []],
  ['content/pages/cut-the-power.yaml', {}, ['/cut-the-power']],
  ['content/pages/cut-the-power.yaml', { onlyWith: ['exampleSites'] }, []],
  ['content/documents/edge-gateway.yaml', {}, []],
  ['content/company.json', {}, []],
  ['content/products/new.yaml', {}, []],
  ['content/products/lock.yaml', { id: 7 }, ['/product/lock']],
  ['content/products/lock.yaml', { id: 7, hidden: true }, []],
  ['content/free-pages/hire.yaml', { publishOn: '2026-11-27' }, []],
  ['content/free-pages/hire.yaml', { publishOn: '2026-11-26T08:00' }, ['/hire']],
  ['content/free-pages/terms.yaml', { binding: { toDecide: [] } }, []],
  ['content/articles/night.yaml', { date: '2027-01-01' }, []],
  ['content/articles/night.yaml', { date: '2026-11-01' }, ['/blog/night']],
])('of %s with %j a text may link to %j', (path, value, expected) =>
  expect(links(source(path, value))).toEqual(expected),
)

it('the questions that a page shows, and no others, are places on it', () =>
  expect(
    linkTargets(
      [
        source('content/faq/links.yaml', {
          entries: [
            { id: 'modbus' },
            { id: 'unasked', hidden: true },
            { id: 'customers', onlyWith: ['references'] },
          ],
        }),
        source('content/company.json', { name: 'Harbour' }),
        source('content/references.json', { references: [{ sampleOf: 'Another' }] }),
        source('content/pages/technologies-tools.yaml', {
          heading: 'Tools',
          parts: [{ id: 'own' }],
        }),
      ],
      today,
    ),
  ).toEqual([
    {
      address: '/technologies-tools',
      link: '/technologies-tools',
      label: 'Tools',
      places: ['modbus', 'own'],
    },
  ]))

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { otherProduct, someProduct } from '../../tests/content/some-products.ts'
import { requiredDraftsOf } from './required-drafts.ts'
import type { Workspace } from './workspace.ts'

const [{ file: lock, slug }, { file: bell }, about] = [
  someProduct,
  otherProduct,
  'content/pages/about.yaml',
]
const picture = 'src/assets/pictures/scenes/gate.webp'
const text = (file: string, values: object) =>
  stringify({ ...parse(readFileSync(file, 'utf8')), ...values })
const relatedTo = (related: string) => text(bell, { related: [related] })

it.each<[string, Record<string, string | null>, Record<string, string[]>]>([
  [
    'a picture that it names',
    { [lock]: text(lock, { pictures: [{ name: 'scenes/gate', alt: 'A gate' }] }), [picture]: '' },
    { [lock]: [picture] },
  ],
  [
    'a new page that it links to, which needs its picture',
    {
      [about]: text(about, { lead: '[Hire](/hire)' }),
      'content/free-pages/hire.yaml':
        'heading: Hire\nparts:\n  - photograph: { name: scenes/gate, alt: A gate }\n',
      [picture]: '',
    },
    {
      [about]: ['content/free-pages/hire.yaml'],
      'content/free-pages/hire.yaml': [picture],
    },
  ],
  [
    'a draft that does not link any more to what is removed',
    { [lock]: null, [bell]: relatedTo('gateway') },
    { [lock]: [bell] },
  ],
  [
    'nothing of drafts that have nothing to do with it',
    { [lock]: text(lock, { name: 'Another' }), [about]: text(about, {}) },
    {},
  ],
])('a draft needs %s', (_, drafts, expected) => {
  const published: Workspace = {
    root: '.',
    published: new Map([[bell, relatedTo(slug)]]),
    drafts: new Map(),
  }
  const needs = requiredDraftsOf(published, {
    ...published,
    drafts: new Map(Object.entries(drafts)),
  })
  expect(Object.fromEntries([...needs].filter(([, paths]) => paths.length > 0))).toEqual(expected)
})

it('names each need of a ring of drafts once', () => {
  const pathAt = (at: number) => `content/articles/made-${at % 1000}.yaml`
  const published: Workspace = { root: '.', published: new Map(), drafts: new Map() }
  const drafts = new Map(
    Array.from({ length: 1000 }, (_, at) => [
      pathAt(at),
      `title: ${at}\ntext: "[next](/blog/made-${(at + 1) % 1000})"\n`,
    ]),
  )
  const needs = requiredDraftsOf(published, { ...published, drafts })
  expect([...needs]).toEqual([...drafts.keys()].map((path, at) => [path, [pathAt(at + 1)]]))
})

import { expect, it } from 'vitest'
import { freePageAddress } from '#src/content/addresses/address-of.ts'
import { makeSnapshot } from '#src/content/make-snapshot.ts'
import { deliveredNames, deliveredText } from '#src/content/reading/delivered.ts'
import { dayAfter } from '#src/content/reading/endings.ts'
import { readYamlText } from '#src/content/reading/yaml-file.ts'
import { ownerSite } from '../../scripts/company/owner-site.ts'
import { date } from '../content/copied-content.ts'

const snapshotOf = (options: Parameters<typeof ownerSite>[0]) => {
  const made = makeSnapshot({ root: '.', date, number: 1, overlay: ownerSite(options) })
  expect('problems' in made ? made.problems : []).toEqual([])
  if ('problems' in made) throw new Error('A plain site has faults')
  return made.snapshot
}

const ownPages = deliveredNames('.', 'plain').flatMap(
  (file) => /^content\/free-pages\/(?!home\.|terms)(.*)\.yaml$/.exec(file)?.[1] ?? [],
)

it.each(['accessibility', ...ownPages])('a plain site without /%s does not lead to it', (name) => {
  const folder = name === 'accessibility' ? 'pages' : 'free-pages'
  const file = `content/${folder}/${name}.yaml`
  const text = deliveredText('.', file, 'plain') ?? ''
  const address = freePageAddress(name)
  const leads = new RegExp(`(?:"|\\]\\()${address}(?=["#)?])`)
  const before = JSON.stringify(snapshotOf({}).settings.navigation)
  expect(before).toMatch(leads)
  const { entries, settings } = snapshotOf({ changes: new Map([[file, `${text}hidden: true\n`]]) })
  const shown = entries.filter((one) => one.file !== file)
  expect(leads.exec(JSON.stringify([shown, settings.navigation]))).toBeNull()
})

const linksIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? [
        ...('label' in value && 'href' in value ? [`${value.label}: ${value.href}`] : []),
        ...Object.values(value).flatMap(linksIn),
      ]
    : []

it('no link of a plain site leads elsewhere than its words say', () => {
  const found = snapshotOf({}).entries.flatMap(({ file, data }) => {
    const { data: delivered } = readYamlText(file, deliveredText('.', file, 'plain') ?? '')
    const known = new Set(linksIn(delivered))
    return linksIn(data).flatMap((one) => (known.has(one) ? [] : [`${file}: ${one}`]))
  })
  expect(found).toEqual([])
})

it('leads to the articles once visitors can read one, and not before', () => {
  const articleOf = (day: string) =>
    [
      ...['id: 1', 'title: Why our bread takes two days', 'heading: Why our bread takes two days'],
      ...[
        'lead: Flour, water and salt need time more than anything else.',
        'author: Ada Morel',
        'role: Baker',
      ],
      ...[`date: '${day}'`, 'sections:', '  - id: time', '    heading: Time', '    blocks:'],
      ...['      - paragraph: The dough rests through the night.', ''],
    ].join('\n')
  const leads = (options: Parameters<typeof ownerSite>[0]) => {
    const { settings, entries } = snapshotOf(options)
    return [
      JSON.stringify(settings.navigation).includes('"/blog"'),
      entries.some(({ file }) => file === 'content/pages/blog.yaml'),
    ]
  }
  expect(leads({})).toEqual([false, false])
  const withArticle = (day: string) =>
    leads({ changes: new Map([['content/articles/two-days.yaml', articleOf(day)]]) })
  expect(withArticle(dayAfter(date))).toEqual([false, false])
  expect(withArticle(date)).toEqual([true, true])
})

it('a plain site with 500 products has no fault', () => {
  const { entries } = snapshotOf({ products: 500 })
  expect(entries.filter(({ collection }) => collection === 'products')).toHaveLength(500)
})

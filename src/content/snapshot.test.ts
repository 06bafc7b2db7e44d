import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { changedSetting, readSetting, snapshotWith } from '../../tests/content/changed-content.ts'
import { someProduct } from '../../tests/content/some-products.ts'
import { writtenForCompany } from '../../tests/content/texts.ts'
import { simulateExample } from './example-sites/example-site.ts'
import { exampleSites } from './example-sites.ts'
import { makeSnapshot } from './make-snapshot.ts'
import { getPage } from './page.ts'
import { getProducts } from './products.ts'
import { afterAllDays } from './reading/published.ts'
import type { Overlay } from './reading/yaml-file.ts'
import { settingSchemas } from './schemas/setting-schemas.ts'
import { brand } from './settings/brand.ts'
import { site } from './settings/site.ts'
import { currentCopy } from './snapshot/copy.ts'
import { currentSnapshot, type Snapshot, withSnapshot } from './snapshot/snapshot.ts'
import { today } from './today.ts'

const date = '2100-01-01'
const make = (overlay: Overlay = new Map(), on = date) => snapshotWith(overlay, on)

const objectsIn = (value: unknown): object[] =>
  typeof value === 'object' && value !== null
    ? [value, ...Object.values(value).flatMap(objectsIn)]
    : []

describe('a snapshot', () => {
  const snapshot = make()
  it('has its number and date, every setting, and the published entries of every folder', () => {
    expect(snapshot).toMatchObject({ number: 1, date, pictures: {} })
    expect(Object.keys(snapshot.settings).sort()).toEqual(
      [...Object.keys(settingSchemas), 'phrases'].sort(),
    )
    const collections = new Set<string>(snapshot.entries.map(({ collection }) => collection))
    expect([...collections]).toEqual(expect.arrayContaining(['pages', 'products', 'services']))
    expect([...collections]).not.toContain('settings')
  })
  it('cannot be changed in any part', () => {
    expect(objectsIn(snapshot).filter((part) => !Object.isFrozen(part))).toEqual([])
    const [entry] = snapshot.entries
    expect(() => Object.assign(entry?.data ?? {}, { title: 'x' })).toThrow(TypeError)
  })
  it('is the same after it was written as JSON and read again', () => {
    expect(JSON.parse(JSON.stringify(snapshot))).toEqual(snapshot)
  })
  it('keeps example sites that have not changed, so that what is simulated of them stays', () => {
    const about = 'content/pages/about.yaml'
    const other = make(new Map([[about, `${readFileSync(about, 'utf8')}# changed\n`]]))
    expect(other.derived.examples).toHaveLength(snapshot.derived.examples.length)
    for (const [index, example] of other.derived.examples.entries())
      expect(example).toBe(snapshot.derived.examples[index])
  })
  it('keeps what an earlier one has of files that name no changed value, and fills those anew that do', () => {
    const before = make(new Map([writtenForCompany()]))
    const gateway = 'content/products/gateway.yaml'
    const raised = make(
      new Map([
        writtenForCompany(),
        [gateway, `${readFileSync(gateway, 'utf8').replace(/^amount: .*\n/m, '')}amount: '999'\n`],
      ]),
    )
    const dataOf = ({ entries }: Snapshot, file: string) =>
      entries.find((entry) => entry.file === file)?.data
    const isKept = ({ file, data }: Snapshot['entries'][number]) => dataOf(raised, file) === data
    const namingIt = before.entries.filter(
      ({ file }) => file !== gateway && readFileSync(file, 'utf8').includes('{gatewayPrice}'),
    )
    expect(namingIt.length).toBeGreaterThan(0)
    for (const { file } of namingIt)
      expect(JSON.stringify(dataOf(raised, file)), file).toContain('999')
    expect(before.entries.filter(isKept).length).toBeGreaterThan(before.entries.length / 2)
  })
  it('of all days, as a preview has it, ends months by the clock', () => {
    const { file, text, slug: wanted } = someProduct
    const monthOf = (deliveryMonth: string) => {
      const preview = make(
        new Map([[file, `${text}deliveryMonth: '${deliveryMonth}'\n`]]),
        afterAllDays,
      )
      expect(preview).toMatchObject({ date: afterAllDays, today: expect.stringContaining(today()) })
      const product = withSnapshot(preview, () =>
        currentCopy().products.find(({ slug }) => slug === wanted),
      )
      return product?.deliveryMonth
    }
    expect(monthOf('2021-03')).toBeUndefined()
    expect(monthOf('2999-03')).toBe('2999-03')
  })
  it('counts no entry that is held back', () => {
    const held = makeSnapshot({ root: '.', date, number: 1, held: [someProduct.file] })
    if ('problems' in held) throw new Error('No fault is expected')
    expect(held.snapshot.derived.tokens['products']).toBe(
      Number(snapshot.derived.tokens['products']) - 1,
    )
  })
  it('has the sites and figures of its example sites, and the night of none is calculated twice', () => {
    const [first, second] = [snapshot, make()].map(({ derived }) =>
      derived.examples.map((example) => simulateExample(example)),
    )
    expect(first).toHaveLength(exampleSites().length)
    for (const [index, result] of (first ?? []).entries()) expect(second?.[index]).toBe(result)
  })
  it('has its own company and facts in its texts', () => {
    const { gateway } = readSetting('facts')
    const facts = changedSetting('facts', {
      gateway: { ...(gateway as object), protocols: Array(23).fill('Thread') },
    })
    const page = 'content/pages/search.yaml'
    const lead = 'Here are {gatewayProtocols:words} protocols.'
    const text = JSON.stringify({ ...parse(readFileSync(page, 'utf8')), lead })
    const company = changedSetting('company', { name: 'Works of Kigali' })
    const other = make(new Map([company, facts, [page, text]]))
    expect(JSON.stringify(other.entries)).toContain('Works of Kigali')
    expect(other.settings.facts?.gateway.protocols).toHaveLength(23)
    expect(JSON.stringify(other.entries)).toContain('twenty-three protocols')
  })
})

describe('content with a fault', () => {
  const problemsOf = (overlay: Overlay) => {
    const made = makeSnapshot({ root: '.', overlay, date, number: 1 })
    return 'problems' in made
      ? made.problems.map(({ file, path, message }) => `${file} ${path.join('.')}: ${message}`)
      : []
  }
  it.each([
    [changedSetting('facts', { reading: {} }), 'content/facts.json reading.bytes: '],
    [['content/pages/about.yaml', 'title: x'], 'content/pages/about.yaml '],
  ] as const)('gives no snapshot, but its problems (%#)', ([file, text], expected) =>
    expect(problemsOf(new Map([[file, text]]))).toContainEqual(expect.stringContaining(expected)),
  )
  it.each(['company', 'brand', 'whatsapp'])('gives no snapshot without content/%s.json', (name) =>
    expect(problemsOf(new Map([[`content/${name}.json`, null]]))).toEqual([
      `content/${name}.json : The file is missing`,
    ]),
  )
})

describe('who asks within withSnapshot', () => {
  const named = (name: string) => make(new Map([changedSetting('company', { name })]))
  const [one, other] = [named('One'), named('Other')]
  const names = async () => {
    const before = site().name
    await wait(5)
    const { title } = getPage('about')
    return [before, site().name, currentSnapshot().settings.company.name, title.includes(before)]
  }
  it('reads that snapshot, also after it has waited while others read another', async () => {
    const base = site().name
    const all = await Promise.all([
      withSnapshot(one, names),
      withSnapshot(other, names),
      withSnapshot(one, names),
      names(),
    ])
    expect(all.map(([before]) => before)).toEqual(['One', 'Other', 'One', base])
    for (const [before, after, setName] of all) expect([after, setName]).toEqual([before, before])
    // The company's own name may be too long for a title.
    expect(all.slice(0, -1).map(([, , , isInTitle]) => isInTitle)).toEqual([true, true, true])
  })
  it('leaves the current one to whoever asks afterwards, also when it throws', () => {
    const before = currentSnapshot()
    expect(() =>
      withSnapshot(one, () => {
        throw new Error('broken')
      }),
    ).toThrow('broken')
    expect(currentSnapshot()).toBe(before)
  })
  it('derives a value once for each snapshot', () => {
    const [first, second] = [withSnapshot(one, brand), withSnapshot(one, brand)]
    expect(second).toBe(first)
    expect(withSnapshot(one, site)).not.toBe(withSnapshot(other, site))
    expect(withSnapshot(one, currentCopy)).toBe(withSnapshot(one, currentCopy))
  })
  it('may sort what it was given', async () => {
    const before = getProducts().map(({ id }) => id)
    getProducts().reverse()
    expect(getProducts().map(({ id }) => id)).toEqual(before)
  })
  it('is told of a page that is not there', () => {
    const without = { ...one, entries: one.entries.filter(({ id }) => id !== 'about') }
    expect(() => withSnapshot(without, () => currentCopy().page('about'))).toThrow(
      'No about in pages',
    )
  })
})

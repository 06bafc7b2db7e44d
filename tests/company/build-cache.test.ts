import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { checkBase, openCheckedBase } from '#src/content/build-cache.ts'
import * as check from '#src/content/check/check-content.ts'
import { makeSnapshot } from '#src/content/make-snapshot.ts'
import type { Overlay } from '#src/content/reading/yaml-file.ts'
import { someProduct } from '../content/some-products.ts'
import { temporaryFolder } from '../temporary-folder.ts'

const root = temporaryFolder()
for (const folder of ['src', 'public']) symlinkSync(path.resolve(folder), path.join(root, folder))
cpSync('content', path.join(root, 'content'), { recursive: true })

const article = 'content/articles/night-without-power.yaml'
const later = 'content/articles/later.yaml'
const product = someProduct.file
const read = (file: string) => readFileSync(file, 'utf8')
const write = (file: string, text: string) => writeFileSync(path.join(root, file), text)
afterEach(() => {
  write(product, read(product))
  rmSync(path.join(root, later), { force: true })
})

const date = '2100-01-15'
function keepBase(on = date) {
  const kept = checkBase(root, 'a build', on)
  if (kept === null) throw new Error('No fault is expected')
  return kept
}
function make(
  kept: string,
  { on = date, overlay = new Map() as Overlay, held = [] as string[] } = {},
) {
  const base = openCheckedBase(root, kept, 'a build')
  const checking = vi.spyOn(check, 'checkContent')
  const made = makeSnapshot({ root, date: on, number: 3, overlay, held, base })
  const isChecked = checking.mock.calls.length > 0
  checking.mockRestore()
  if ('problems' in made) throw new Error('No fault is expected')
  return { snapshot: made.snapshot, isChecked }
}

it('is the snapshot that a check makes, until something changes by itself', () => {
  write(
    later,
    read(article)
      .replace(/^id: 1$/m, 'id: 99')
      .replace(/^date: .*$/m, "date: '2100-01-20'"),
  )
  write(product, `${read(product).replace('in-stock', 'pre-order')}deliveryMonth: '2099-11'\n`)
  const kept = keepBase()
  for (const [on, isChecked] of [
    ['2099-11-30', true],
    ['2099-12-01', false],
    [date, false],
    ['2100-01-19T23:59', false],
    ['2100-01-20', true],
    ['2100-01-20T00:00', true],
  ] as const) {
    const made = make(kept, { on })
    const long = makeSnapshot({ root, date: on, number: 3 })
    expect([on, made.isChecked]).toEqual([on, isChecked])
    expect('snapshot' in long && long.snapshot).toStrictEqual(made.snapshot)
    expect(Object.isFrozen(made.snapshot.entries[0]?.data), on).toBe(true)
  }
})

it('is made again after a change of the words of a first language', () => {
  const [company, words] = ['content/company.json', 'content/languages/fr/words/quote.po']
  const inFrench = { ...JSON.parse(read(company)), languages: ['fr'], locale: 'fr-FR' }
  write(company, JSON.stringify(inFrench))
  const kept = keepBase()
  const headingOf = ({ snapshot }: ReturnType<typeof make>) =>
    snapshot.entries.find(({ file }) => file === 'content/words/quote.yaml')?.data['heading']
  const before = make(kept)
  expect([before.isChecked, headingOf(before)]).toEqual([false, 'Votre devis'])
  write(words, read(words).replace('"Votre devis"', '"Le devis"'))
  const after = make(kept)
  expect([after.isChecked, headingOf(after)]).toEqual([true, 'Le devis'])
  for (const file of [company, words]) write(file, read(file))
})

it('is kept where texts name a product that has been taken away', () => {
  rmSync(path.join(root, product))
  const kept = keepBase()
  const long = makeSnapshot({ root, date, number: 3 })
  const made = make(kept)
  expect(made.isChecked).toBe(false)
  expect('snapshot' in long && long.snapshot).toStrictEqual(made.snapshot)
  const whole = makeSnapshot({ root: '.', date, number: 3 })
  expect('snapshot' in whole && whole.snapshot).toStrictEqual(
    make(kept, { overlay: new Map([[product, someProduct.text]]) }).snapshot,
  )
})

it.each<[string, (kept: string) => string, string]>([
  ['of another build', (kept) => kept, 'another build'],
  [
    'with a changed letter',
    (kept) => kept.replace('"collection"', '"colLection"').replace('"title":"', '"title":"X'),
    'a build',
  ],
  ['that was cut off', (kept) => kept.slice(0, -100), 'a build'],
  ['that is empty', () => '', 'a build'],
  ['of no such kind', () => '{}\nnull', 'a build'],
])('is none where it is one %s', (_, change, build) => {
  expect(openCheckedBase(root, change(keepBase()), build)).toBeNull()
})

it.each<[string, () => void]>([
  ['changed', () => write(product, read(product).replace(/^name: .*$/m, 'name: Another bell'))],
  ['added', () => write(later, 'title: x')],
  ['removed', () => rmSync(path.join(root, product))],
])('is none where a file of the content was %s since', (_, change) => {
  const kept = keepBase()
  change()
  expect(openCheckedBase(root, kept, 'a build')).toBeNull()
})

it('checks what is laid over it and what quotes that, and leaves all other entries as they were checked', () => {
  const kept = keepBase()
  const base = openCheckedBase(root, kept, 'a build')
  const gateway = 'content/products/gateway.yaml'
  const overlay = new Map([[gateway, read(gateway).replace(/^amount: .*$/m, "amount: '999'")]])
  const made = makeSnapshot({ root, date, number: 3, overlay, base })
  if ('problems' in made) throw new Error('No fault is expected')
  const isKept = ({ file, data }: { file: string; data: unknown }) =>
    made.snapshot.entries.some((one) => one.file === file && one.data === data)
  const all = base?.entries ?? []
  const quoting = all.filter(({ file }) => read(file).includes('{gatewayPrice}'))
  expect(quoting.length).toBeGreaterThan(0)
  expect(quoting.filter(isKept)).toEqual([])
  expect(all.filter(isKept).length).toBeGreaterThan(all.length / 2)
  expect(make(kept, { held: [product] })).toMatchObject({ isChecked: true })
  const broken = makeSnapshot({
    root,
    date,
    number: 3,
    overlay: new Map([[gateway, 'name: x']]),
    base,
  })
  expect('problems' in broken && broken.problems.some(({ file }) => file === gateway)).toBe(true)
})

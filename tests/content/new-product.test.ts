import { describe, expect, it } from 'vitest'
import { checkContent } from '#src/content/check/check-content.ts'
import { metadataOf } from '#src/content/products.ts'
import { longestTitle } from '#src/content/schemas/schema.ts'
import { currentCopy } from '#src/content/snapshot/copy.ts'
import { currentSnapshot, withSnapshot } from '#src/content/snapshot/snapshot.ts'
import { paintDatasheet } from '#src/paper/datasheet.ts'
import { snapshotWith } from './changed-content.ts'
import { writtenForCompany } from './texts.ts'

const file = 'content/products/flood-switch.yaml'
const { date } = currentSnapshot()
const four = {
  id: 99,
  name: 'Flood Switch',
  summary: 'Shuts the valve when the floor is wet',
  pictures: [{ name: 'products/smart-lock/hero', alt: 'The switch on a wet floor' }],
  amount: '35.00',
}
const overlay = (product: object) => new Map([[file, JSON.stringify(product)], writtenForCompany()])
const check = (product: object) => checkContent('.', date, overlay(product))

describe('a product with a name, one sentence, one picture and a price', () => {
  it('has no fault and nothing to look at', () => {
    const { problems, warnings } = check(four)
    expect(problems).toEqual([])
    expect(warnings.filter((warning) => warning.file === file)).toEqual([])
  })

  it.each(['name', 'summary'])('needs its %s', (field) =>
    expect(check({ ...four, [field]: '' }).problems.map(({ path }) => path)).toContainEqual([
      field,
    ]),
  )

  it('has a title and a description made of them, as long as a search engine shows', () => {
    const made = (name: string) =>
      withSnapshot(snapshotWith(overlay({ ...four, name }), date), () => {
        const product = currentCopy().products.find(({ id }) => id === four.id)
        return product && metadataOf(product)
      })
    expect(made('Flood Switch')?.title).toMatch(/^Flood Switch — \S/)
    expect(made('Flood Switch')?.description).toContain(four.summary)
    const long = `Flood Switch ${'x'.repeat(longestTitle - 14)}`
    expect(made(long)?.title).toBe(long)
  })
})

it('has a datasheet in which no part is empty', async () => {
  const { page, paper } = await withSnapshot(snapshotWith(overlay(four), date), async () => {
    const product = currentCopy().products.find(({ id }) => id === four.id)
    return {
      page: currentCopy().page('product').datasheet,
      paper: product && (await paintDatasheet(product)),
    }
  })
  expect(paper?.sections.map(({ heading }) => heading)).toEqual([page.does, page.order])
  expect(JSON.stringify(paper?.sections[0])).toContain(four.summary)
})

it('what the content guide would have otherwise is a warning, by its field', () => {
  const { problems, warnings } = check({
    ...four,
    summary: 'x'.repeat(90),
    features: [{ label: 'Quick', text: 'In two seconds.' }],
  })
  expect(problems).toEqual([])
  expect(
    warnings.filter((warning) => warning.file === file).map(({ path }) => path.join('.')),
  ).toEqual(['summary', 'features'])
})

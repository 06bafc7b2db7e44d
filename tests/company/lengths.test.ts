import { describe, expect, it } from 'vitest'
import { checkContent } from '#src/content/check/check-content.ts'
import { type PageName, pageSchemas } from '#src/content/collections/page-schemas.ts'
import { advisedLengths, type Product, product } from '#src/content/schemas/product-schema.ts'
import { countWords } from '#src/content/schemas/schema.ts'
import { settings } from '#src/content/settings/settings.ts'
import { currentCopy } from '#src/content/snapshot/copy.ts'
import { adviseOnStyle } from '../../scripts/style/style.ts'
import { textsOf, writtenForCompany } from '../content/texts.ts'

const copy = currentCopy()

const wordsOf = (value: unknown) =>
  textsOf(value).reduce((sum, { text }) => sum + countWords(text), 0)

describe('content guide · a page with reading text has at least 150 words', () => {
  const pages = Object.keys(pageSchemas).flatMap((name) => {
    const page = copy.page(name as PageName) // a key of the site's own object
    return 'sections' in page ? [[name, page] as const] : []
  })
  it.each(pages)('%s', (_, { title, description, ...page }) => {
    expect(wordsOf(page)).toBeGreaterThanOrEqual(150)
  })
})

describe('content guide · an article has 600 to 900 words with its tables, and a table or a drawing', () => {
  it.each(copy.folder('articles').map((entry) => [entry.slug, entry] as const))(
    '%s',
    (_, { lead, sections }) => {
      const words = wordsOf([lead, sections.map(({ heading, blocks }) => [heading, blocks])])
      expect(words).toBeGreaterThanOrEqual(600)
      expect(words).toBeLessThanOrEqual(900)
      expect(
        sections.some(({ blocks }) =>
          blocks.some((block) => 'table' in block || 'diagram' in block),
        ),
      ).toBe(true)
    },
  )
})

describe('content guide · the specification’s sixteen products', () => {
  const sixteen = copy.entries.filter(
    ({ collection, data }) => collection === 'products' && Number(data['id']) <= 16,
  )
  const parts = Object.keys(advisedLengths).filter(
    (part): part is keyof Product & keyof typeof advisedLengths => part in product.shape,
  )
  it.each(sixteen.map(({ file, data }) => [file, data as Product] as const))(
    '%s has every part',
    (_, data) => {
      const others = [
        'title',
        'description',
        'pictures',
        'specification',
        'protocols',
        'power',
        'rooms',
        'withoutMains',
      ] as const
      expect(
        [...parts, ...others].filter(
          (part) => data[part] === undefined || data[part]?.length === 0,
        ),
      ).toEqual([])
    },
  )
  it('keep the lengths that the check advises', () =>
    expect(
      checkContent('.', '2100-01-01', new Map([writtenForCompany()])).warnings.filter(
        ({ file, path }) => file.startsWith('content/products/') && path[0] !== 'law',
      ),
    ).toEqual([]))
})

it('every delivered text follows the style of the content guide', () =>
  expect(adviseOnStyle(checkContent('.', '2100-01-01').entries, settings().facts)).toEqual([]))

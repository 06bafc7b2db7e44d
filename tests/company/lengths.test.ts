import { describe, expect, it } from 'vitest'
import { checkContent } from '#src/content/check/check-content.ts'
import { advisedLengths, type Product, product } from '#src/content/schemas/product-schema.ts'
import { deviceFacts } from '#src/content/settings/settings.ts'
import { currentCopy } from '#src/content/snapshot/copy.ts'
import { adviseOnStyle } from '../../scripts/style/style.ts'
import { writtenForCompany } from '../content/texts.ts'

const copy = currentCopy()

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
  expect(adviseOnStyle(checkContent('.', '2100-01-01').entries, deviceFacts())).toEqual([]))

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { checkContent } from '#src/content/check/check-content.ts'
import { currentCopy } from '#src/content/snapshot/copy.ts'
import { productData } from '#src/content/structured-data.ts'

const messagesWith = (file: string, text: string) =>
  checkContent('.', '2100-01-01', new Map([[file, text]])).problems.map(({ message }) => message)

it('refuses an order code that another product or part has', () => {
  const file = 'content/products/gateway.yaml'
  const text = readFileSync(file, 'utf8')
  const withCode = (code: string) =>
    messagesWith(file, text.replace(/^code: .*$/m, `code: ${code}`))
  expect(withCode('SL-100')).toEqual([expect.stringMatching(/^The order code SL-100 is already/)])
  expect(withCode('SR-10')).toEqual([expect.stringMatching(/^The order code SR-10 is already/)])
  expect(withCode('sl 100')).toEqual([expect.stringContaining('Capital letters')])
  expect(withCode('GW-200')).toEqual([])
})

it('is the stock number of structured data', () => {
  const [product] = currentCopy().products
  if (!product) throw new Error('There are products')
  expect(productData(product)).toMatchObject({ sku: product.code })
  expect(productData({ ...product, code: undefined })).toMatchObject({ sku: product.slug })
})

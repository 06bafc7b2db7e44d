import { expect, it } from 'vitest'
import { getProducts, metadataOf } from '../products.ts'
import { titleWithSite } from './page-title.ts'
import { site } from './site.ts'

const long = 'A title of an article that leaves no room for a name after it'
const { name } = site()
it.each([
  ['Chair', `Chair — ${name}`],
  [`A night — ${name}`, `A night — ${name}`],
  [long, long],
])('the title of %s names the site once, as all pages do', (title, expected) =>
  expect(titleWithSite(title)).toBe(expected),
)

it('the title of a product is made like those of other pages', () => {
  const [product] = getProducts()
  if (!product) throw new Error('There is a product')
  const { title: _, ...rest } = product
  expect(metadataOf({ ...rest, name: 'Chair' }).title).toBe(titleWithSite('Chair'))
})

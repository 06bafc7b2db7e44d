import { expect, it } from 'vitest'
import { getProducts } from '#src/content/products.ts'
import { product as schema } from '#src/content/schemas/product-schema.ts'
import { readPassages } from '#src/content/search/passages.ts'
import { datasheetOf } from '#src/paper/datasheet.ts'

/** Fields of a product that neither search nor datasheet needs to hold, each with its reason. */
const notThere: Record<string, string> = {
  id: 'part of its address',
  slug: 'names it in lists and in other products',
  amount: 'printed as a price with its currency',
  stage: 'printed in the words of content/availability.json',
  deliveryMonth: 'printed in the words of content/availability.json',
  approval: 'printed in the words of content/availability.json',
  radioApprovals: 'printed in the words of content/availability.json',
  warranty: 'printed in the words of content/availability.json',
  kind: 'says how pages treat the product',
  law: 'says in which country its texts are true',
  title: 'repeats the name for search engines',
  description: 'repeats the summary for search engines',
  behaviour: 'input of the simulation',
  isSpecificationFinal: 'printed as a sentence of content/pages/product.yaml',
  protocols: 'printed by their names',
  power: 'narrows the catalogue',
  rooms: 'narrows the catalogue',
  sources: 'on the page alone, below the figures that they prove',
  related: 'names other products',
  publishOn: 'says when the product is public',
  hidden: 'says whether the product is public',
  redirect: 'where a hidden product leads',
}

/** Characters of a text that no other text holds by chance. */
const shortest = 12

/** Lists the texts in a value, at any depth. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(textsIn)
      : []

it('every field of a product is searched, on its datasheet, or named with a reason', async () => {
  const passages = JSON.stringify(await readPassages())
  const found = new Set<string>()
  for (const one of await getProducts()) {
    const there = passages + JSON.stringify(await datasheetOf(one))
    for (const [field, value] of Object.entries(one))
      if (
        textsIn(value).some(
          (text) => text.length >= shortest && there.includes(JSON.stringify(text).slice(1, -1)),
        )
      )
        found.add(field)
  }
  const fields = Object.keys(schema.shape)
  expect(fields.filter((field) => !found.has(field) && !notThere[field])).toEqual([])
  expect(Object.keys(notThere).filter((field) => !fields.includes(field))).toEqual([])
})

import { expect, it } from 'vitest'
import { getAccessories } from '#src/content/accessories/accessories.ts'
import { pageSchemas } from '#src/content/collections/page-schemas.ts'
import { getProducts } from '#src/content/products.ts'
import { accessory } from '#src/content/schemas/accessory-schema.ts'
import { product as schema } from '#src/content/schemas/product-schema.ts'
import { readPassages } from '#src/content/search/passages.ts'
import { listedPages } from '#src/content/share-cards.ts'
import { currentCopy } from '#src/content/snapshot/copy.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'
import { withoutMarks } from '#src/contracts/content/marks.ts'
import { paintAccessory, paintDatasheet } from '#src/paper/datasheet.ts'

/** Fields of a product that search or datasheet need not hold, each with its reason. */
const notThere: Record<string, string> = {
  id: 'part of its address',
  plural: 'its name after a number, in lists and quotes',
  code: 'shorter than what this test compares; search.test.ts searches for each',
  slug: 'names it in lists and in other products',
  amount: 'printed as a price with its currency',
  availability: 'printed as a label',
  leadDays: 'printed in the label of availability',
  deliveryMonth: 'printed in the label of availability',
  successor: 'names another product',
  approval: 'printed as a sentence',
  warranty: 'printed as a sentence',
  pictures: 'shown, not said',
  isSample: 'no visitor sees the sample',
  outline: 'the name of a drawing',
  kind: 'says how pages treat the product',
  purpose: 'decides the order of its page',
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

/** Fields of a product that are searched, and not printed on its datasheet. */
const notPrinted = ['figure', 'benefitIntroduction', 'benefits', 'questions']

/** Fields of an accessory that search or datasheet need not hold, each with its reason. */
const notOfAccessories: Record<string, string> = {
  slug: 'names it in addresses, prices and sets',
  plural: 'its name after a number, in lists and quotes',
  code: 'shorter than what this test compares; search.test.ts searches for each',
  picture: 'shown, not said',
  outline: 'the name of a drawing',
  order: 'its place in the list',
  hidden: 'says whether it is public',
}

/** Fields of pages that the search need not hold, each with its reason. */
const notOfPages: Record<string, string> = {
  law: 'says in which country its texts are true',
  title: 'repeats the heading for search engines',
  description: 'repeats the lead for search engines',
  picture: 'the name of a picture',
  photograph: 'there once an owner has taken one',
  company: 'there once an owner has given number, year or insurance',
  prototype: 'there once an owner has photographed one',
  visit: 'words of a form',
  refusedTitle: 'words of a form',
  list: 'words of a form',
  files: 'words of a form',
  index: 'names a list of links',
  sets: 'a label before names',
  answered: 'a label before links',
  links: 'words of buttons',
  products: 'on the home page, which is not searched',
  partners: 'on the home page, which is not searched',
  subsidiaries: 'on the home page, which is not searched',
  blogs: 'on the home page, which is not searched',
  needs: 'words of links that filter a list',
  none: 'shown while there is no product',
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

/** Adds to `found` the names of the fields of which a text is there. */
function addFound(found: Set<string>, entry: object, there: string) {
  const isThere = (text: string) =>
    text.length >= shortest && there.includes(JSON.stringify(text).slice(1, -1))
  for (const [field, value] of Object.entries(entry))
    if (textsIn(value).some((text) => isThere(text) || isThere(withoutMarks(text))))
      found.add(field)
}

const mark = 'qmarkedq'
/** Marks each text in a value, at any depth. */
const marked = (value: unknown): unknown =>
  typeof value === 'string'
    ? `${value} ${mark}`
    : Array.isArray(value)
      ? value.map(marked)
      : isRecord(value)
        ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, marked(one)]))
        : value

it('every field of a product is searched and on its datasheet, or named with a reason', async () => {
  const passages = JSON.stringify(readPassages())
  const fields = Object.keys(schema.shape)
  const asked = fields.filter((field) => !notThere[field])
  const [searched, printed] = [new Set<string>(), new Set<string>()]
  for (const one of getProducts()) {
    addFound(searched, one, passages)
    for (const [field, value] of Object.entries(one)) {
      if (!asked.includes(field) || printed.has(field)) continue
      const sheet = await paintDatasheet({ ...one, [field]: marked(value) })
      if (JSON.stringify(sheet).includes(mark)) printed.add(field)
    }
  }
  expect(asked.filter((field) => !searched.has(field))).toEqual([])
  expect(asked.filter((field) => !printed.has(field) && !notPrinted.includes(field))).toEqual([])
  expect(Object.keys(notThere).filter((field) => !fields.includes(field))).toEqual([])
})

it('every field of an accessory is searched and on its datasheet, or named with a reason', async () => {
  const passages = JSON.stringify(readPassages())
  const fields = Object.keys(accessory.shape).filter((field) => !notOfAccessories[field])
  const [searched, printed] = [new Set<string>(), new Set<string>()]
  for (const one of getAccessories()) {
    addFound(searched, one, passages)
    addFound(printed, one, JSON.stringify(await paintAccessory(one)))
  }
  expect(fields.filter((field) => !searched.has(field))).toEqual([])
  expect(fields.filter((field) => !printed.has(field))).toEqual([])
})

it('every field of a page that search finds is searched, or named with a reason', async () => {
  const passages = JSON.stringify(readPassages())
  const copy = currentCopy()
  const found = new Set<string>()
  const searched = copy.pageNames.filter((name) =>
    listedPages().some((one) => one.collection === 'pages' && one.name === name),
  )
  for (const name of searched) addFound(found, copy.page(name), passages)
  const fields = searched.flatMap((name) => Object.keys(pageSchemas[name].shape))
  expect(fields.filter((field) => !found.has(field) && !notOfPages[field])).toEqual([])
  const known = Object.values(pageSchemas).flatMap(({ shape }) => Object.keys(shape))
  expect(Object.keys(notOfPages).filter((field) => !known.includes(field))).toEqual([])
})

import { createElement } from 'react'
import { accessoryPrice } from '#src/content/accessories/accessories.ts'
import { accessoryAddress, productAddress } from '#src/content/addresses/address-of.ts'
import { type Price, priceOf } from '#src/content/prices/price.ts'
import { approvalOf, labelOf, warrantyOf } from '#src/content/products/availability.ts'
import { protocolName } from '#src/content/products/protocols.ts'
import { outerSize, shownSpecification } from '#src/content/products/specification.ts'
import type { Accessory } from '#src/content/schemas/accessory-schema.ts'
import type { Product } from '#src/content/schemas/product-schema.ts'
import { addressOnSite, site } from '#src/content/settings/site.ts'
import { currentCopy } from '#src/content/snapshot/copy.ts'
import { inParts } from '#src/content/words/punctuation.ts'
import { words } from '#src/content/words/words.ts'
import { say } from '#src/contracts/text/say.ts'
import { accessoryFaces } from '#src/site/drawings/products/accessory-faces.tsx'
import { DeviceFront, type Front } from '#src/site/drawings/products/DeviceFront.tsx'
import { ProductOutline } from '#src/site/drawings/products/ProductOutline.tsx'
import { drawn, type PaperBlock, type Prose, paragraphBlock, proseOf, termBlock } from './blocks.ts'
import { type Paper, printedPicture } from './paper.ts'
import { printedDrawing } from './printed-drawings.ts'

export const specificationTable = (
  groups: ReturnType<typeof shownSpecification>,
  columns: string[],
  caption?: string,
): PaperBlock => ({
  kind: 'table',
  caption,
  columns,
  widths: [5, 8, 3],
  rows: groups.flatMap(({ group, rows }) =>
    rows.map(({ label, value, unit }) => [label, unit ? `${value} ${unit}` : value, group]),
  ),
})

const figureTable = (figures: Accessory['figures'], columns: string[]): PaperBlock => ({
  kind: 'table',
  columns,
  widths: [5, 8],
  rows: figures.map(({ label, value, unit }) => [label, unit ? `${value} ${unit}` : value]),
})

const termsOf = (items: { term: string; text: Prose | undefined }[]): PaperBlock => ({
  kind: 'terms',
  columns: 1,
  items: items.flatMap(({ term, text }) =>
    text === undefined || text.length === 0 ? [] : [{ term, text }],
  ),
})

/** What it costs, and how to order it. @param page address of the page that shows it */
function orderSection({
  price,
  notes,
  terms,
  page,
}: {
  price: Price
  notes: string[]
  terms: Parameters<typeof termsOf>[0]
  page: string
}): Paper['sections'][number] {
  const { datasheet, beforeVat } = currentCopy().page('product')
  const { email, phone, telephone } = site()
  const address = addressOnSite(page)
  return {
    heading: datasheet.order,
    blocks: [
      {
        kind: 'split',
        left: [
          paragraphBlock(price.text, 'price'),
          ...(price.offer ? [paragraphBlock(beforeVat, 'muted')] : []),
          ...notes.map((note) => paragraphBlock(note)),
        ],
        right: [
          termsOf([
            ...terms,
            { term: datasheet.page, text: proseOf(`[${address}](${address})`) },
            {
              term: datasheet.ask,
              text: proseOf(`[${email}](mailto:${email}), [${phone}](tel:${telephone})`),
            },
          ]),
        ],
      },
    ],
  }
}

/** Title, file name and running title of a datasheet. */
function datasheetHead(name: string, summary: string) {
  const { datasheet } = currentCopy().page('product')
  return {
    title: say(words().papers.datasheet.documentTitle, {
      product: name,
      datasheet: datasheet.name,
      company: site().name,
    }),
    fileName: `${site().name} ${name} ${datasheet.name}.pdf`,
    description: say(words().papers.datasheet.about, { product: name, summary }),
    running: `${name} · ${datasheet.name}`,
    heading: name,
    lead: summary,
  }
}

/** Width of a front in its column, so that a tall one leaves room for the table. */
const widthOf = ({ size: { width, height } }: Front): `${number}%` =>
  `${Math.round(Math.min(55, (70 * width) / height))}%`

/** The short datasheet of an accessory, on one page. */
export async function paintAccessory(accessory: Accessory): Promise<Paper> {
  const { datasheet, promise, specification } = currentCopy().page('product')
  const { slug, name, summary, text, outline, figures, box, code } = accessory
  const picture = accessory.picture && (await printedPicture(accessory.picture, 'wide'))
  const face = !picture && outline ? accessoryFaces[outline] : undefined
  const front = face && printedDrawing(createElement(DeviceFront, { ...face, fills: 'alone' }))
  return {
    ...datasheetHead(name, summary),
    sections: [
      {
        heading: datasheet.does,
        blocks: [
          {
            kind: 'split',
            left: [
              ...(picture && accessory.picture
                ? [drawn('picture.jpg', accessory.picture.alt)]
                : []),
              ...(face && front ? [drawn('front.svg', name, undefined, widthOf(face))] : []),
            ],
            right: [
              paragraphBlock(text ? proseOf(text) : summary),
              termsOf([{ term: promise.box, text: inParts(box) }]),
            ],
          },
        ],
      },
      ...(figures.length > 0
        ? [
            {
              heading: specification.heading.name,
              blocks: [
                figureTable(figures, [datasheet.figure, datasheet.value]),
                paragraphBlock(specification.preliminary, 'muted'),
              ],
            },
          ]
        : []),
      orderSection({
        price: accessoryPrice(accessory),
        notes: [],
        terms: [{ term: words().products.orderCode, text: code }],
        page: accessoryAddress(slug),
      }),
    ],
    sizes: [9.5, 9, 8.5, 8, 7.5],
    pages: 1,
    files: {
      ...(picture && { 'picture.jpg': picture }),
      ...(front && { 'front.svg': front.bytes }),
    },
  }
}

/**
 * The datasheet on two pages, for a buyer's decision: functions, figures, contents of the box,
 * availability and price.
 */
export async function paintDatasheet(product: Product): Promise<Paper> {
  const { datasheet, promise, specification, features } = currentCopy().page('product')
  const { name, summary, paragraphs, box, protocols, withoutMains, isSpecificationFinal } = product
  const [main] = product.pictures
  const picture = main && (await printedPicture(main, 'wide'))
  const size = outerSize(product)
  const outline =
    size && printedDrawing(createElement(ProductOutline, { outline: product.outline, name, size }))
  const price = priceOf(product.amount, site(), words().phrases)
  const functions = product.features.map(({ label, text }) => ({ term: label, text }))
  const figures = shownSpecification(product)
  return {
    ...datasheetHead(name, summary),
    sections: [
      {
        heading: datasheet.does,
        blocks: [
          {
            kind: 'split',
            left: [
              ...(picture ? [drawn('picture.jpg', main.alt)] : []),
              ...(outline ? [drawn('outline.svg', outline.alt, datasheet.size, '85%')] : []),
            ],
            right: [
              ...(paragraphs.length > 0 ? paragraphs.map(proseOf) : [summary]).map((text) =>
                paragraphBlock(text),
              ),
              termsOf([
                { term: promise.withoutMains, text: withoutMains },
                { term: datasheet.radios, text: protocols.map(protocolName).join(', ') },
                { term: promise.box, text: inParts(box) },
              ]),
            ],
          },
        ],
      },
      ...(functions.length > 0
        ? [{ heading: features.name, blocks: [termBlock(functions, 2)] }]
        : []),
      ...(figures.length > 0
        ? [
            {
              heading: specification.heading.name,
              blocks: [
                specificationTable(figures, [datasheet.figure, datasheet.value, datasheet.part]),
                ...(isSpecificationFinal
                  ? []
                  : [paragraphBlock(specification.preliminary, 'muted')]),
              ],
            },
          ]
        : []),
      orderSection({
        price,
        notes: [labelOf(product, site(), words().products.availability)],
        terms: [
          { term: words().products.orderCode, text: product.code },
          {
            term: promise.warranty,
            text: warrantyOf(product, site(), words().products.warranty),
          },
          {
            term: promise.approvals,
            text: approvalOf(product, site(), words().products.approval),
          },
        ],
        page: productAddress(product.id),
      }),
    ],
    sizes: [9.5, 9, 8.5, 8, 7.5],
    pages: 2,
    files: {
      ...(picture && { 'picture.jpg': picture }),
      ...(outline && { 'outline.svg': outline.bytes }),
    },
  }
}

import { slugOfPart } from '#src/contracts/contact/request-list.ts'
import { getAccessories } from './accessories/accessories.ts'
import {
  accessoriesAddress,
  accessoryDatasheet,
  datasheetOf,
  freePageAddress,
  productAddress,
  technicalDocumentAddress,
  termsAddress,
} from './addresses/address-of.ts'
import { getDocument } from './document.ts'
import { getFreePages, type NamedFreePage } from './free-pages.ts'
import { getAllProducts } from './products.ts'

export const datasheetAddress = (product: number) => datasheetOf(productAddress(product))

/** Addresses of the datasheets of products and accessories, by their slugs in a request list. */
export const listedDatasheets = (): ReadonlyMap<string, string> =>
  new Map([
    ...getAllProducts().map(({ slug, id }) => [slug, datasheetAddress(id)] as const),
    ...getAccessories().map(({ slug }) => [slugOfPart(slug), accessoryDatasheet(slug)] as const),
  ])

/**
 * Pages that are also PDFs, by the address of the PDF: binding documents that an owner has confirmed,
 * and specimens.
 */
export const printedPages = async (): Promise<ReadonlyMap<string, NamedFreePage>> =>
  new Map(
    getFreePages().flatMap((page) =>
      page.binding?.confirmed || page.specimen ? [[termsAddress(page.name), page] as const] : [],
    ),
  )

const technicalDocuments = () => (getDocument() ? [technicalDocumentAddress] : [])

export const paperAddresses = async (): Promise<string[]> => [
  ...technicalDocuments(),
  ...listedDatasheets().values(),
  ...(await printedPages()).keys(),
]

/** Addresses of the papers that belong to the given pages, and of one paper of each kind. */
export async function papersToTry(pages: readonly string[]): Promise<string[]> {
  const datasheets = getAllProducts().map(({ id }) => ({
    page: productAddress(id),
    paper: datasheetAddress(id),
  }))
  const terms = Array.from(await printedPages(), ([paper, { name }]) => ({
    page: freePageAddress(name),
    paper,
  }))
  const ofAccessories = getAccessories().map(({ slug }) => ({
    page: accessoriesAddress,
    paper: accessoryDatasheet(slug),
  }))
  const tried = [datasheets, ofAccessories, terms].flatMap((kind) =>
    kind.filter(({ page }, index) => index === 0 || pages.includes(page)),
  )
  return [...technicalDocuments(), ...tried.map(({ paper }) => paper)]
}

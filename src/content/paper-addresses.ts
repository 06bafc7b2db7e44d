import { datasheetOf } from '#src/contracts/contact/request-list.ts'
import { getFreePages, type NamedFreePage } from './free-pages.ts'
import { getProducts } from './products.ts'
import { printedDocument } from './schemas/document-schema.ts'

export const datasheetAddress = (product: number) => datasheetOf(`/product/${product}`)

/** Documents that bind the company, by the address of their PDF: those that an owner has confirmed. */
export const confirmedTerms = async (): Promise<ReadonlyMap<string, NamedFreePage>> =>
  new Map((await getFreePages()).flatMap((page) => (page.binding?.confirmed ? [[`/documents/${page.name}.pdf`, page] as const] : [])))

/** Addresses of everything that is printed (src/paper). */
export const paperAddresses = async (): Promise<string[]> => [
  printedDocument,
  ...(await getProducts()).map(({ id }) => datasheetAddress(id)),
  ...(await confirmedTerms()).keys(),
]

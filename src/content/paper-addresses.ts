import { datasheetOf } from '#src/contracts/contact/request-list.ts'
import { getFreePages, type NamedFreePage } from './free-pages.ts'
import { getProducts } from './products.ts'
import { printedDocument } from './schemas/document-schema.ts'

export const datasheetAddress = (product: number) => datasheetOf(`/product/${product}`)

/** Binding documents that an owner has confirmed, by the address of their PDF. */
export const confirmedTerms = async (): Promise<ReadonlyMap<string, NamedFreePage>> =>
  new Map(
    (await getFreePages()).flatMap((page) =>
      page.binding?.confirmed ? [[`/documents/${page.name}.pdf`, page] as const] : [],
    ),
  )

export const paperAddresses = async (): Promise<string[]> => [
  printedDocument,
  ...(await getProducts()).map(({ id }) => datasheetAddress(id)),
  ...(await confirmedTerms()).keys(),
]

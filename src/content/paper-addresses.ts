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

/** Addresses of the papers that belong to the given pages, and of one paper of each kind. */
export async function papersToTry(pages: readonly string[]): Promise<string[]> {
  const datasheets = (await getProducts()).map(({ id }) => ({
    page: `/product/${id}`,
    paper: datasheetAddress(id),
  }))
  const terms = Array.from(await confirmedTerms(), ([paper, { name }]) => ({
    page: `/${name}`,
    paper,
  }))
  const tried = [datasheets, terms].flatMap((kind) =>
    kind.filter(({ page }, index) => index === 0 || pages.includes(page)),
  )
  return [printedDocument, ...tried.map(({ paper }) => paper)]
}

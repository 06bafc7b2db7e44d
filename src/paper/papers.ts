import { getAccessories } from '#src/content/accessories/accessories.ts'
import { accessoryDatasheet, technicalDocumentAddress } from '#src/content/addresses/address-of.ts'
import { getDocument } from '#src/content/document.ts'
import { datasheetAddress, printedPages } from '#src/content/paper-addresses.ts'
import { getAllProducts } from '#src/content/products.ts'
import { paintAccessory, paintDatasheet } from './datasheet.ts'
import { pagePaper } from './page-paper.ts'
import type { Paper } from './paper.ts'
import { paintTechnicalDocument } from './technical-document.ts'

/** Finds the paper at an address in the current content; undefined if there is none. */
export async function findPaper(address: string): Promise<Paper | undefined> {
  const document = getDocument()
  if (document && address === technicalDocumentAddress) return paintTechnicalDocument(document)
  const page = (await printedPages()).get(address)
  if (page) return pagePaper(page)
  const product = getAllProducts().find(({ id }) => datasheetAddress(id) === address)
  if (product) return paintDatasheet(product)
  const accessory = getAccessories().find(({ slug }) => accessoryDatasheet(slug) === address)
  return accessory && paintAccessory(accessory)
}

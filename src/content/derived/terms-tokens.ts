import type { Tokens } from '#src/contracts/tokens.ts'
import { addressOfPage, freePageAddress } from '../addresses/address-of.ts'
import type { NamedPage } from '../collections/page-schemas.ts'
import type { PlacedFile } from '../reading/check-file.ts'
import { getAt } from '../reading/get-at.ts'
import { isHidden, isUnconfirmed } from '../reading/published.ts'

/** `terms-of-sale` → `termsOfSale` */
const tokenOf = (id: string) => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Where the site states the same while a document is not confirmed. */
const meanwhile: Readonly<Record<string, { page: NamedPage; section?: string }>> = {
  'terms-of-sale': { page: 'prices', section: 'payment' },
  returns: { page: 'prices', section: 'payment' },
  warranty: { page: 'products' },
  'service-levels': { page: 'iot-managed-services', section: 'how-fast-we-answer' },
  'data-processing': { page: 'iot-data-and-analytics', section: 'whose-data' },
}

/**
 * Tokens of binding documents: `{warrantyTerm}` is the document's address. Until confirmation it is
 * where the site states the same, or the contact page.
 */
export const termsTokens = (
  files: readonly PlacedFile[],
  isShown: (file: PlacedFile) => boolean,
): Tokens => {
  const statedAt = (document: string): string | undefined => {
    const { page, section } = meanwhile[document] ?? {}
    const isThere = files.some(
      (file) =>
        file.place.collection === 'pages' &&
        file.place.id === page &&
        !isHidden(file.source.data) &&
        isShown(file),
    )
    if (!page || !isThere) return undefined
    return section ? `${addressOfPage(page)}#${section}` : addressOfPage(page)
  }
  return Object.fromEntries(
    files.flatMap((file): [string, string][] => {
      const { source, place } = file
      if (place.collection !== 'free-pages' || getAt(source.data, 'binding') === undefined)
        return []
      const isLinked = !isUnconfirmed(source.data) && isShown(file)
      const address = isLinked ? freePageAddress(place.id) : (statedAt(place.id) ?? '/contact')
      return [[`${tokenOf(place.id)}Term`, address]]
    }),
  )
}

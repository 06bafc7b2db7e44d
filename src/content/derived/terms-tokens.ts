import type { Tokens } from '#src/contracts/tokens.ts'
import { freePageAddress } from '../addresses/address-of.ts'
import type { PlacedFile } from '../reading/check-file.ts'
import { getAt } from '../reading/get-at.ts'
import { isHidden, isUnconfirmed } from '../reading/published.ts'

/** `terms-of-sale` → `termsOfSale` */
const tokenOf = (id: string) => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** What the page of prices states while these are not confirmed. */
const ofPrices: readonly string[] = ['terms-of-sale', 'returns']

/**
 * Tokens of binding documents: `{warrantyTerm}` is the document's address. Until confirmation it is
 * where the site states the same, or the contact page.
 */
export const termsTokens = (
  files: readonly PlacedFile[],
  isShown: (file: PlacedFile) => boolean,
): Tokens => {
  const hasPrices = files.some(
    (file) =>
      file.place.collection === 'pages' &&
      file.place.id === 'prices' &&
      !isHidden(file.source.data) &&
      isShown(file),
  )
  return Object.fromEntries(
    files.flatMap((file): [string, string][] => {
      const { source, place } = file
      if (place.collection !== 'free-pages' || getAt(source.data, 'binding') === undefined)
        return []
      const isLinked = !isUnconfirmed(source.data) && isShown(file)
      const meanwhile = hasPrices && ofPrices.includes(place.id) ? '/prices#payment' : '/contact'
      return [[`${tokenOf(place.id)}Term`, isLinked ? freePageAddress(place.id) : meanwhile]]
    }),
  )
}

import type { Tokens } from '#src/contracts/tokens.ts'
import { freePageAddress } from '../addresses/address-of.ts'
import type { PlacedFile } from '../reading/check-file.ts'
import { getAt } from '../reading/get-at.ts'
import { isUnconfirmed } from '../reading/published.ts'

/** `terms-of-sale` → `termsOfSale` */
const tokenOf = (id: string) => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/**
 * Tokens of binding documents: `{warrantyTerm}` is the document's address; until confirmation, that
 * of the contact page.
 */
export const termsTokens = (
  files: readonly PlacedFile[],
  isShown: (file: PlacedFile) => boolean,
): Tokens =>
  Object.fromEntries(
    files.flatMap((file): [string, string][] => {
      const { source, place } = file
      if (place.collection !== 'free-pages' || getAt(source.data, 'binding') === undefined)
        return []
      const isLinked = !isUnconfirmed(source.data) && isShown(file)
      return [[`${tokenOf(place.id)}Term`, isLinked ? freePageAddress(place.id) : '/contact']]
    }),
  )

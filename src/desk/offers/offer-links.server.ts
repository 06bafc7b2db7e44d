import { createSigner, linkBytes } from '#src/core/signing/signer.ts'

/** `secret`: of this installation. The signature of a link is the only authorisation. */
type LinkContext = { secret: string }

const signerOf = ({ secret }: LinkContext) => createSigner(secret, 'offer', linkBytes)

/**
 * Makes the token of an offer.
 * @param number of its pro-forma, which is never given twice, not even after a restore
 */
export const offerToken = (context: LinkContext, number: string): string =>
  signerOf(context).write(number)

/** @returns the number of the pro-forma; null for a token that was not made with this secret */
export const readOfferToken = (context: LinkContext, token: string): string | null =>
  signerOf(context).read(token)

/** Address of the page of an offer. */
export const offerAddress = (token: string) => `/offer?${new URLSearchParams({ token })}`
/** Address of its PDF, as it was sent. */
export const offerPdfAddress = (token: string) =>
  `/offer/pro-forma.pdf?${new URLSearchParams({ token })}`

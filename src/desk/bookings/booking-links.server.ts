import { createSigner, linkBytes } from '#src/server/services/signing/signer.ts'

/**
 * The signature of a link is the only authorisation to move or cancel a call. `secret`: of this
 * installation.
 */
type LinkContext = { secret: string }

const signerOf = ({ secret }: LinkContext) => createSigner(secret, 'booking', linkBytes)

/** Makes the token of a booked call. @param contactId id of its request */
export const bookingToken = (context: LinkContext, contactId: number): string =>
  signerOf(context).write(contactId.toString(36))

/** @returns the id of the request; null for a token that was not made with this secret */
export function readBookingToken(context: LinkContext, token: string): number | null {
  const text = signerOf(context).read(token)
  return text === null ? null : Number.parseInt(text, 36)
}

/** Address of the page that moves or cancels a call. */
export const changeAddress = (token: string) => `/book/change?${new URLSearchParams({ token })}`
/** Address of the calendar file of a call. */
export const calendarAddress = (token: string) => `/book/call.ics?${new URLSearchParams({ token })}`

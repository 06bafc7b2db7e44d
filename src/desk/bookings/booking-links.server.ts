import { createSigner, linkBytes } from '#src/core/signing/signer.ts'

/**
 * The signature of a link is the only authorisation to move or cancel a call. `secret`: of this
 * installation.
 */
type LinkContext = { secret: string }

const signerOf = ({ secret }: LinkContext) => createSigner(secret, 'booking', linkBytes)

const mark = { page: '', mail: '.m' } as const

/**
 * Makes the token of a booked call.
 * @param requestId id of its request
 * @param place where the link stands: on the page that answers a booking, or in a mail
 */
export const bookingToken = (
  context: LinkContext,
  requestId: number,
  place: keyof typeof mark,
): string => signerOf(context).write(requestId.toString(36) + mark[place])

/**
 * @returns the id of the request, and whether the link stood in a mail; null for a token that was
 * not made with this secret
 */
export function readBookingToken(
  context: LinkContext,
  token: string,
): { requestId: number; isOfMail: boolean } | null {
  const text = signerOf(context).read(token)
  if (text === null) return null
  return { requestId: Number.parseInt(text, 36), isOfMail: text.endsWith(mark.mail) }
}

/** Address of the page that moves or cancels a call. */
export const bookingAddress = (token: string) => `/book/change?${new URLSearchParams({ token })}`
/** Address of the calendar file of a call. @param was begin of a cancelled call */
export const calendarAddress = (token: string, was?: string) =>
  `/book/call.ics?${new URLSearchParams({ token, ...(was && { was }) })}`

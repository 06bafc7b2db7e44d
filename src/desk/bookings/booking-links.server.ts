import { createSigner, linkBytes } from '#src/server/services/signing/signer.ts'

/**
 * Makes and reads the links by which a booked call is moved or cancelled. The signature is the only
 * authorisation.
 */
export function createBookingLinks(secret: string) {
  const signer = createSigner(secret, 'booking', linkBytes)
  return {
    token: (contactId: number): string => signer.write(contactId.toString(36)),
    /** @returns the id of the request; null for a token that was not made with this secret */
    read(token: string): number | null {
      const text = signer.read(token)
      return text === null ? null : Number.parseInt(text, 36)
    },
  }
}

export type BookingLinks = ReturnType<typeof createBookingLinks>

/** Address of the page that moves or cancels a call. */
export const changeAddress = (token: string) => `/book/change?${new URLSearchParams({ token })}`
/** Address of the calendar file of a call. */
export const calendarAddress = (token: string) => `/book/call.ics?${new URLSearchParams({ token })}`

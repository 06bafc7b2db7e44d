import type { z } from 'zod'
import { settings } from '#src/content/settings/settings.ts'
import { site } from '#src/content/settings/site.ts'
import { type BookingRequest, bookingChange, bookingRequest } from '#src/contracts/booking/forms.ts'
import { texts } from '#src/contracts/contact/texts.ts'
import type { Context } from '#src/core/context.server.ts'
import { done, failed, type VisitorForm } from '#src/core/forms/form.server.ts'
import type { SubmissionContext } from '#src/desk/requests/submission.server.ts'
import type { ContactSender, SpamContext } from '#src/server/services/spam/spam.ts'
import { book, changeBooking } from './bookings.server.ts'

/** `startsAt` and `token` are absent if staff have to confirm the time. */
type BookedAnswer = { reference: string; startsAt?: string; token?: string }

export const bookingForm = (
  context: SubmissionContext,
  sender: ContactSender,
): VisitorForm<BookingRequest, BookedAnswer> => ({
  schema: bookingRequest(site().address),
  failed: texts.contactFailed,
  async act(data, values) {
    const result = await book(context, data, sender)
    const words = settings().booking
    if (result.outcome === 'taken') return failed(409, { detail: words.taken, values })
    if (result.outcome === 'limit') return failed(409, { detail: words.limit, values })
    if (result.outcome === 'full')
      return failed(503, { detail: 'Call us instead: our server has little room.', values })
    const { reference } = result
    if (result.outcome === 'flagged') return done({ message: words.held, given: { reference } })
    const { startsAt, token } = result
    return done({ message: words.booked, given: { reference, startsAt, token } })
  },
})

/** Moves or cancels the call of a link. */
export const bookingChangeForm = (
  context: Context & SpamContext,
  token: string,
): VisitorForm<z.output<typeof bookingChange>, { isMoved: boolean }> => ({
  schema: bookingChange,
  failed: 'The call was not changed.',
  async act(change, values) {
    const isMoved = change.act === 'move'
    const words = settings().booking
    const outcome = await changeBooking(context, token, isMoved ? change.startsAt : null)
    if (outcome === 'ended') return failed(410, { detail: words.ended })
    if (outcome === 'taken') return failed(409, { detail: words.taken, values })
    if (outcome === 'limit')
      return failed(429, {
        detail: 'It was moved several times today: call us instead.',
        values,
      })
    return done({ message: isMoved ? words.moved : words.cancelled, given: { isMoved } })
  },
})

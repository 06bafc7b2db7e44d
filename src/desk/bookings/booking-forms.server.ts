import type { z } from 'zod'
import { settings } from '#src/content/settings/settings.ts'
import { site } from '#src/content/settings/site.ts'
import { words as wordsOfSite } from '#src/content/words/words.ts'
import {
  type BookingRequest,
  bookingChange,
  bookingRequest,
  callChange,
} from '#src/contracts/booking/booking-forms.ts'
import { chosenSlot } from '#src/contracts/booking/slots.ts'
import type { FieldValues } from '#src/contracts/contact/check-form.ts'
import type { Context } from '#src/core/context.server.ts'
import {
  done,
  failed,
  invalid,
  type StaffFormRule,
  type VisitorForm,
} from '#src/core/forms/form.server.ts'
import { toActor } from '#src/core/signed-in.server.ts'
import type { RequestSender, SpamContext } from '#src/core/spam/spam.ts'
import type { SubmissionContext } from '#src/desk/requests/submission.server.ts'
import { findBookedCall } from './booked-calls.server.ts'
import { changeBooking, changeByLink, endCalls } from './booking-changes.server.ts'
import { book } from './bookings.server.ts'

/** `startsAt` and `token` are absent if no half hour is booked. */
type BookedAnswer = {
  reference: string
  startsAt?: string
  token?: string
  isOverLimit?: boolean
  isUnmailed?: boolean
}

/** Sets the half hour that is chosen on the shown day. */
function joinSlot(fields: FormData): undefined {
  const slot = chosenSlot(fields)
  if (slot) fields.set('startsAt', slot)
}

/** Joins the ticked calls. */
function joinCalls(fields: FormData): undefined {
  fields.set('calls', fields.getAll('calls').join(','))
}

/** Shows a form again whose words of consent were never published, with the box to be ticked. */
export const refuseConsent = (values: FieldValues) =>
  invalid(
    { termsAccepted: [wordsOfSite().forms.errors.termsAccepted.changed] },
    { values: { ...values, termsAccepted: '' } },
  )

export const bookingForm = (
  context: SubmissionContext,
  sender: RequestSender,
): VisitorForm<BookingRequest, BookedAnswer> => ({
  schema: bookingRequest(site().address),
  failed: wordsOfSite().forms.contact.failed,
  prepare: joinSlot,
  async act(data, values) {
    const result = await book(context, data, sender)
    const words = settings().booking
    const { changedOften, noRoom } = wordsOfSite().booking.answers
    if (result.outcome === 'consent-unknown') return refuseConsent(values)
    if (result.outcome === 'taken') return failed(409, { detail: words.taken, values })
    if (result.outcome === 'soon') return failed(409, { detail: words.soon, values })
    if (result.outcome === 'changed-often') return failed(429, { detail: changedOften, values })
    // The next press is another booking.
    if (result.outcome === 'ended')
      return failed(410, { detail: words.ended, values: { ...values, formToken: '' } })
    if (result.outcome === 'full') return failed(503, { detail: noRoom, values })
    const { reference } = result
    if (result.outcome === 'held') return done({ message: words.held, given: { reference } })
    if (result.outcome === 'limit')
      return done({ message: words.limit, given: { reference, isOverLimit: true } })
    const { startsAt, token, isUnmailed } = result
    return done({
      message: words.booked,
      given: { reference, startsAt, token, ...(isUnmailed && { isUnmailed }) },
    })
  },
})

/** Moves or cancels the call of a link. */
export const bookingChangeForm = (
  context: Context & SpamContext,
  token: string,
): VisitorForm<
  z.output<typeof bookingChange>,
  { isMoved: boolean; was: string; isUnmailed: boolean }
> => ({
  schema: bookingChange,
  prepare: joinSlot,
  failed: wordsOfSite().booking.answers.notChanged,
  async act(change, values) {
    const isMoved = change.act === 'move'
    const words = settings().booking
    const call = await findBookedCall(context, token)
    const outcome = await changeByLink(context, token, isMoved ? change.startsAt : null)
    if (outcome === 'ended') return failed(410, { detail: words.ended })
    if (outcome === 'taken') return failed(409, { detail: words.taken, values })
    if (outcome === 'soon') return failed(409, { detail: words.soon, values })
    if (outcome === 'limit')
      return failed(429, { detail: wordsOfSite().booking.answers.changedOften, values })
    return done({
      message: isMoved ? words.moved : words.cancelled,
      given: {
        isMoved,
        was: typeof call === 'object' ? call.startsAt : '',
        isUnmailed: typeof call === 'object' && call.isUnmailed,
      },
    })
  },
})

/** Moves or cancels a call, or cancels several, by staff. */
export const callForm = (
  context: Context & SpamContext,
): StaffFormRule<z.output<typeof callChange>> => ({
  permission: 'contacts.change',
  schema: callChange,
  prepare: joinCalls,
  failed: 'The call was not changed.',
  async act(change, staff, values) {
    const by = toActor(staff)
    if (change.act === 'end-several') {
      const { calls: requestIds, isTold } = change
      const ended = await endCalls(context, { requestIds, by, isTold })
      return done({ message: `Calls cancelled: ${ended}.` })
    }
    const requestId = change.call
    const to = change.act === 'move' ? change.startsAt : null
    const outcome = await changeBooking(context, { requestId, to, by })
    if (outcome === 'taken')
      return failed(409, { detail: 'Somebody has just taken this half hour.', values })
    if (outcome !== 'done') return failed(410, { detail: 'The call is over, or it was cancelled.' })
    return done({ message: to ? 'The call is moved.' : 'The call is cancelled.' })
  },
})

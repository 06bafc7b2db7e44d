import { regionOf } from '#src/contracts/formats.ts'
import { say } from '#src/contracts/text/say.ts'
import { settings } from './settings/settings.ts'
import { site } from './settings/site.ts'
import { shownConsent } from './words/shown-consent.ts'
import { words as wordsOfSite } from './words/words.ts'

/** Words and clock of the booking form, which every page and /book show. */
export function bookingProps() {
  const {
    lead,
    choose,
    clock,
    more,
    none,
    submit,
    booked,
    held,
    limit,
    calendar,
    change,
    callBack,
    present,
    notMailed,
    keep,
    copy,
    copied,
  } = settings().booking
  const { version, request } = shownConsent()
  const { fields, errors, contact, honeypot, optional } = wordsOfSite().forms
  const place = site().address.city
  const { answers: _, ...shown } = wordsOfSite().booking
  const { booking, bookingElsewhere } = settings().phrases.calls
  return {
    words: {
      lead,
      choose,
      more,
      none,
      submit,
      booked,
      held,
      limit,
      calendar,
      change,
      callBack,
      present,
      notMailed,
      keep,
      copy,
      copied,
      ...shown,
      calls: { booking, bookingElsewhere },
      missing: errors.startsAt.missing,
      phone: fields.phone,
      failed: contact.failed,
      unanswered: contact.unanswered,
      honeypot,
      optional,
      queue: wordsOfSite().offline.keep,
      close: wordsOfSite().site.close,
      clock: say(clock, { place }),
    },
    consent: { version, request },
    office: { ...regionOf(site()), place },
  }
}

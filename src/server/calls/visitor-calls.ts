import { site } from '#src/content/settings/site.ts'
import { bookedAnswer, bookingRequest, freeSlots } from '#src/contracts/booking/forms.ts'
import { contactRequest, newsletterRequest } from '#src/contracts/contact/forms.ts'
import { contactAnswer, plainAnswer, tokenAnswer } from '#src/contracts/contact/records.ts'
import { type ApiCall, call } from './api-call.ts'

const contactForm = () => contactRequest(site().address)

/** Calls that visitors and programs without an account use, which /api/openapi.json describes. */
export const visitorCalls: readonly ApiCall[] = [
  call('POST', '/contact', 'anyone', 'Send a contact request', contactAnswer, {
    about:
      'The same idempotencyKey with the same content again stores nothing and gives the first answer. A program with a key needs neither formToken nor honeypot; without them and without a key, or with a wrong one, a request is stored and flagged. `detail` says what was left out.',
    takes: contactForm,
    isForPrograms: true,
    status: 201,
  }),
  call('POST', '/contact/form', 'anyone', 'Send a contact request with files', contactAnswer, {
    about:
      'For the form of the site: its fields, and files of PDF, PNG, JPEG, WebP, HEIC or DXF. Where the form has to be sent again, `files` names those that are stored; their tokens are sent as `keptFile` instead. `detail` says what was left out.',
    takes: contactForm,
    takesFiles: true,
    status: 201,
  }),
  call('GET', '/book', 'anyone', 'Read the free half hours', freeSlots),
  call('POST', '/book', 'anyone', 'Book a call', bookedAnswer, {
    about: 'Stores a request with its half hour. 409 names what is still free in `slots`.',
    takes: () => bookingRequest(site().address),
    problems: [409],
    status: 201,
  }),
  call('GET', '/form-token', 'anyone', 'Hidden fields for a form', tokenAnswer),
  call('POST', '/newsletter', 'anyone', 'Subscribe to the newsletter', plainAnswer, {
    about: 'A mail asks to confirm the address. The answer is the same whether it is new or known.',
    takes: newsletterRequest,
  }),
  call(
    'GET',
    '/certificates/:digest',
    'anyone',
    'Save the file of a public certificate',
    'application/pdf',
  ),
  call('GET', '/openapi.json', 'anyone', 'This document', 'application/json'),
]

import type { z } from 'zod'
import { site } from '#src/content/settings/site.ts'
import {
  bookedAnswer,
  bookingRequest,
  freeSlotsAnswer,
} from '#src/contracts/booking/booking-forms.ts'
import { contactAnswer, plainAnswer, tokenAnswer } from '#src/contracts/contact/contact-answers.ts'
import { contactRequest, newsletterRequest } from '#src/contracts/contact/contact-forms.ts'

type Body = z.ZodType | `${string}/${string}`

export type DescribedCall = {
  method: 'GET' | 'POST'
  path: string
  summary: string
  about?: string
  takes?: () => z.ZodType
  takesFiles?: true
  /** Body of the response, whose status is `status` or 200. */
  gives: Body
  status?: 201
  /** Error statuses besides the usual ones (openapi.ts). */
  problems?: readonly number[]
  isForPrograms?: true
}

const contactForm = () => contactRequest(site().address)

/** Calls that visitors and programs without an account use, which /api/openapi.json describes. */
export const describedCalls: readonly DescribedCall[] = [
  {
    method: 'POST',
    path: '/contact',
    summary: 'Send a contact request',
    about:
      'The same idempotencyKey with the same content again stores nothing and gives the first answer. A program with a key needs neither formToken nor honeypot; without them and without a key, or with a wrong one, a request is stored and flagged. `detail` says what was left out.',
    takes: contactForm,
    isForPrograms: true,
    gives: contactAnswer,
    status: 201,
  },
  {
    method: 'POST',
    path: '/contact/form',
    summary: 'Send a contact request with files',
    about:
      'For the form of the site: its fields, and files of PDF, PNG, JPEG, WebP, HEIC or DXF. Where the form has to be sent again, `files` names those that are stored; their tokens are sent as `keptFile` instead. `detail` says what was left out.',
    takes: contactForm,
    takesFiles: true,
    gives: contactAnswer,
    status: 201,
  },
  { method: 'GET', path: '/book', summary: 'Read the free half hours', gives: freeSlotsAnswer },
  {
    method: 'POST',
    path: '/book',
    summary: 'Book a call',
    about:
      'Stores a request with its half hour. 409 names what is still free in `slots`. The same key again takes over what has changed; 410: its call is over, or was cancelled since.',
    takes: () => bookingRequest(site().address),
    problems: [409, 410],
    gives: bookedAnswer,
    status: 201,
  },
  { method: 'GET', path: '/form-token', summary: 'Hidden fields for a form', gives: tokenAnswer },
  {
    method: 'POST',
    path: '/newsletter',
    summary: 'Subscribe to the newsletter',
    about: 'A mail asks to confirm the address. The answer is the same whether it is new or known.',
    takes: () => newsletterRequest,
    gives: plainAnswer,
  },
  {
    method: 'GET',
    path: '/certificates/{digest}',
    summary: 'Save the file of a public certificate',
    gives: 'application/pdf',
  },
  { method: 'GET', path: '/openapi.json', summary: 'This document', gives: 'application/json' },
]

// What the API answers to a form. The schemas describe the public answers
// (server/api/described-calls.ts); the browser imports only types from this file.
import { z } from 'zod'
import { storedQuote } from '../quote/stored-quote.ts'
import { type ContactFileType, contactFileTypes } from './contact-files.ts'

/** A file that is stored until its form is sent again. */
const keptFile = z.object({
  name: z.string(),
  // The cast is safe, because the keys come from literals.
  type: z.enum(Object.keys(contactFileTypes) as [ContactFileType, ...ContactFileType[]]),
  size: z.int(),
  token: z.string(),
})

/** `detail` says which part of the request was not accepted. */
export const contactAnswer = z.object({
  success: z.literal(true),
  reference: z.string(),
  detail: z.string().optional(),
  /** What was asked for; without a day where its prices hold for no time. */
  quote: storedQuote.optional(),
})
export const plainAnswer = z.object({ success: z.literal(true) })
export const invalidAnswer = z.object({
  success: z.literal(false),
  errors: z.record(z.string(), z.array(z.string())),
  files: z.array(keptFile).optional(),
  /** The words of consent of the site now. */
  consent: z
    .object({
      version: z.string(),
      request: z.string(),
      newsletter: z.string(),
      marketing: z.string(),
    })
    .optional(),
})
export const tokenAnswer = z.object({ success: z.literal(true), formToken: z.string() })

/** RFC 9457 problem details. */
export const problemDetails = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string().optional(),
  files: z.array(keptFile).optional(),
})

export type ContactAnswer = z.infer<typeof contactAnswer>
export type InvalidAnswer = z.infer<typeof invalidAnswer>
export type ProblemDetails = z.infer<typeof problemDetails>

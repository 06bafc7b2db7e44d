import { z } from 'zod'
import { site } from '#src/content/settings/site.ts'
import { bookingRequest } from '#src/contracts/booking/booking-forms.ts'
import * as contact from '#src/contracts/contact/contact-forms.ts'
import * as content from '#src/contracts/content/content.ts'
import * as pictures from '#src/contracts/content/content-pictures.ts'
import { previewLinkRequest } from '#src/contracts/content/previews.ts'
import { noFields } from '#src/core/forms/form.server.ts'
import { proFormaQuery } from '#src/desk/offers/pro-forma-query.server.ts'
import {
  deskNewsQuery,
  requestFilterQuery,
  requestPageQuery,
} from '#src/desk/requests/requests-queries.server.ts'
import * as work from '#src/desk/requests/work/request-forms.ts'
import { holidayYear } from '#src/editor/kit/public-holidays.ts'
import { basePreview } from '#src/editor/opening/base-form.server.ts'
import { openingSave } from '#src/editor/opening/opening.server.ts'
import { contentListQuery } from '#src/editor/texts/content-list.ts'
import { contentSearchQuery } from '#src/editor/texts/content-search.ts'
import {
  issuePreviewQuery,
  subscriberExportQuery,
  subscriberQuery,
} from '#src/newsletter/newsletter-queries.server.ts'
import { auditPageQuery } from '#src/staff/audit/audit-query.server.ts'
import * as secondFactor from '#src/staff/second-factor/second-factor.ts'
import * as signIn from '#src/staff/sign-in/sign-in.ts'

/** Part of a JSON Schema. */
export type Schema = Record<string, unknown>

const schemaOf = (schema: z.ZodType): Schema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' })

const nothing = z.object({})

/** The JSON that each write of the API takes. */
const bodies: Record<string, z.ZodType> = {
  'POST /api/contact': contact.contactRequest(site().address),
  'POST /api/contact/form': nothing,
  'POST /api/book': bookingRequest(site().address),
  'POST /api/newsletter': contact.newsletterRequest,
  'POST /api/session': signIn.signInRequest,
  'DELETE /api/session': nothing,
  'POST /api/session/join': signIn.accountJoin,
  'POST /api/session/proof': z.union([secondFactor.codeProof, secondFactor.passwordProof]),
  'POST /api/session/passkey/options': nothing,
  'POST /api/session/passkey': secondFactor.passkeyProof,
  'POST /api/session/password': signIn.passwordChange,
  'DELETE /api/sessions': nothing,
  'DELETE /api/sessions/:id': nothing,
  'POST /api/account/passkeys/options': nothing,
  'POST /api/account/passkeys': secondFactor.passkeyAddition,
  'PATCH /api/contact/:id': work.requestChange,
  'POST /api/contact/changes': work.requestChanges,
  'POST /api/contact/:id/open': nothing,
  'POST /api/contact/:id/notes': work.requestNote,
  'PUT /api/contact/:id/notes/:note': work.requestNoteChange,
  'DELETE /api/contact/:id/notes/:note': noFields,
  'POST /api/contact/:id/replies': work.requestReplyForm,
  'POST /api/contact/:id/replies/:reply/again': noFields,
  'POST /api/contact/:id/receipt': noFields,
  'POST /api/contact/delete': work.requestDeletion,
  'PUT /api/content/entry': content.entrySave,
  'DELETE /api/content/entry': content.entryVersion,
  'PUT /api/content/file': content.fileDecision,
  'POST /api/content/entries': content.entryCreation,
  'PUT /api/content/address': content.entryMove,
  'POST /api/content/removal': content.entryVersion,
  'POST /api/content/preview': nothing,
  'POST /api/content/opening/preview': basePreview,
  'POST /api/content/preview-links': previewLinkRequest,
  'DELETE /api/content/preview-links/:id': nothing,
  'PUT /api/content/opening': openingSave,
  'POST /api/content/logo': nothing,
  'POST /api/content/publish': content.publishRequest,
  'POST /api/content/restore': content.restoreRequest,
  'POST /api/content/pictures': nothing,
  'DELETE /api/content/pictures': pictures.pictureRemoval,
  'POST /api/content/certificates': nothing,
}

/** The query that calls of the API take. */
const asked: Record<string, z.ZodType> = {
  'GET /api/contact': requestPageQuery,
  'GET /api/contact/news': deskNewsQuery,
  'GET /api/contact.csv': requestFilterQuery,
  'GET /api/contact.xlsx': requestFilterQuery,
  'POST /api/contact/delete': requestFilterQuery,
  'GET /api/pro-formas.csv': proFormaQuery,
  'GET /api/pro-formas.xlsx': proFormaQuery,
  'GET /api/newsletter': subscriberQuery,
  'GET /api/newsletter.csv': subscriberExportQuery,
  'GET /api/newsletter/preview': issuePreviewQuery,
  'GET /api/numbers.csv': z.object({ period: z.string() }),
  'GET /api/audit': auditPageQuery,
  'GET /api/person.json': z.object({ contact: z.int(), subscriber: z.int() }),
  'GET /api/content': contentListQuery,
  'GET /api/content/entry': z.object({ path: z.string() }),
  'GET /api/content/holidays': holidayYear,
  'GET /api/content/check': z.object({ path: z.string() }),
  'GET /api/content/words': z.object({ text: z.string() }),
  'GET /api/content/search': contentSearchQuery,
  'GET /api/content/history': z.object({ path: z.string(), after: z.int() }),
  'GET /api/content/restore': content.restoreQuery,
  'GET /api/content/picture': z.object({ name: z.string(), size: z.string() }),
  'POST /api/content/pictures': pictures.pictureUpload,
  'POST /api/content/certificates': pictures.certificateUpload,
}

/** Names of the calls whose input is listed here. */
export const [callsWithBody, callsWithQuery] = [Object.keys(bodies), Object.keys(asked)]

/** Returns the schemas of a call's body and of each part of its query. */
export function inputOf(name: string): { body: Schema | null; query: Record<string, Schema> } {
  const [body, query] = [bodies[name], asked[name]]
  return {
    body: body && body !== nothing ? schemaOf(body) : null,
    query: query ? (schemaOf(query)['properties'] as Record<string, Schema>) : {},
  }
}

/** Makes a value that fits the types and limits of a schema. */
export function sample(schema: Schema): unknown {
  const {
    const: constant,
    enum: one,
    anyOf,
    allOf,
    type,
    format,
    properties,
    required,
    items,
    minItems,
    minimum,
    minLength,
  } = schema
  if (constant !== undefined) return constant
  if (Array.isArray(one)) return one[0]
  if (Array.isArray(anyOf)) return sample(anyOf[0])
  if (Array.isArray(allOf)) return Object.assign({}, ...allOf.map(sample))
  if (type === 'object')
    return Object.fromEntries(
      ((required as string[] | undefined) ?? []).map((key) => [
        key,
        sample((properties as Record<string, Schema>)[key] ?? {}),
      ]),
    )
  if (type === 'array')
    return Array.from({ length: Number(minItems ?? 0) }, () => sample(items as Schema))
  if (type === 'integer' || type === 'number') return Math.max(1, Number(minimum ?? 1))
  if (type === 'boolean') return true
  return format === 'email'
    ? 'ada@works.example'
    : format === 'date'
      ? '2030-01-31'
      : 'ada'.padEnd(Number(minLength ?? 3), 'a')
}

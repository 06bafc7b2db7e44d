import { z } from 'zod'
import { site } from '#src/content/settings/site.ts'
import { fileFields } from '#src/contracts/contact/contact-files.ts'
import { invalidAnswer, problemDetails } from '#src/contracts/contact/records.ts'
import { contentValue } from '#src/contracts/content/content.ts'
import { limits } from '#src/contracts/limits.ts'

/** Schemas that many calls share, or that contain themselves. */
const named = { ContentValue: contentValue, Problem: problemDetails }

/** A schema in which those with a name are references to `components`. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output') {
  const registry = z.registry<{ id?: string }>()
  for (const [id, one] of Object.entries(named)) registry.add(one, { id })
  const id = registry.get(schema)?.id ?? 'root'
  registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, { io, unrepresentable: 'any', uri: (name) => `#/components/schemas/${name}` })
  const { $schema: _, $id: __, ...rest }: z.core.JSONSchema.BaseSchema = schemas[id] ?? {}
  return rest
}
const inputOf = (schema: z.ZodType) => schemaOf(schema, 'input')
const outputOf = (schema: z.ZodType) => schemaOf(schema, 'output')

export const json = (description: string, schema: z.ZodType) => ({
  description,
  content: { 'application/json': { schema: outputOf(schema) } },
})
const problems: Record<number, string> = {
  400: 'The address, the query or the body cannot be read.',
  401: 'No session, or invalid credentials.',
  403: 'Another site sent the request, the role does not allow it, or something has to be done first: a second factor, a new password, or a proof of who one is (type /problems/proof-needed).',
  404: 'There is nothing under this address.',
  409: 'It is in another state by now; of a contact, the member `contact` shows it as it is.',
  410: 'The link has ended: it was used, or is too old.',
  413: 'The body is above 64 KiB, or above what the call says.',
  415: 'The body is not application/json, or no picture where one is asked for.',
  422: 'What was sent cannot be used; `detail` says why.',
  429: 'Too many requests; Retry-After says how many seconds to wait.',
  500: 'Something went wrong on our side.',
  503: 'It could not be stored: the database is away, or the disk has no room for one of many from a network. Of a picture: too many wait to be prepared; Retry-After says how many seconds to wait.',
}
const problemRef = { $ref: '#/components/schemas/Problem' }
const problemBody = { 'application/problem+json': { schema: problemRef } }
/** What the document's references lead to. */
export const components = {
  schemas: { ContentValue: outputOf(contentValue), Problem: outputOf(problemDetails) },
  responses: Object.fromEntries(
    Object.entries(problems).map(([status, description]) => [`Problem${status}`, { description, content: problemBody }]),
  ),
}
export const problemAnswers = (...statuses: number[]) =>
  Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/Problem${status}` }]))

export const jsonBody = (schema: z.ZodType) => ({
  requestBody: { required: true, content: { 'application/json': { schema: inputOf(schema) } } },
})
/** A form as a browser sends it, with files. */
export const formBody = (schema: z.ZodType) => ({
  requestBody: {
    required: true,
    content: {
      'multipart/form-data': {
        schema: {
          allOf: [
            inputOf(schema),
            {
              type: 'object',
              properties: {
                [fileFields.files]: {
                  type: 'array',
                  maxItems: limits.contactFiles.count,
                  items: { type: 'string', format: 'binary' },
                  description: `At most ${limits.contactFiles.bytes} bytes in all.`,
                },
                [fileFields.kept]: { type: 'array', items: { type: 'string' } },
              },
            },
          ],
        },
      },
    },
  },
})
export const formAnswers = {
  422: {
    description: 'Fields that need another look, or JSON that is nested too deeply.',
    content: { 'application/json': { schema: outputOf(invalidAnswer) }, ...problemBody },
  },
  ...problemAnswers(415),
}
export const csv = { 200: { description: 'The list.', content: { 'text/csv': { schema: { type: 'string' } } } } }

export const parametersOf = (query: z.ZodType) =>
  Object.entries(z.record(z.string(), z.unknown()).parse(inputOf(query)['properties'])).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema,
    ...(name === 'zone' && { example: site().timeZone }),
  }))

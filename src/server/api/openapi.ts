import { z } from 'zod'
import { fromSettings } from '#src/content/settings/settings.ts'
import { site } from '#src/content/settings/site.ts'
import { invalidAnswer, problemDetails } from '#src/contracts/contact/contact-answers.ts'
import { fileFields } from '#src/contracts/contact/contact-files.ts'
import { limits } from '#src/contracts/limits.ts'
import { type DescribedCall, describedCalls } from './described-calls.ts'

/** Converts a Zod schema to JSON Schema. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

const problems: Record<number, string> = {
  400: 'The address, the query or the body cannot be read.',
  403: 'Another site sent the request.',
  404: 'There is nothing under this address.',
  409: 'The state has changed since.',
  410: 'It is over, or was ended since.',
  413: 'The body is above 64 KiB.',
  415: 'The body has another content type than the call takes.',
  429: 'Too many requests; Retry-After says how many seconds to wait.',
  500: 'Something went wrong on our side.',
  503: 'Not stored: the database cannot be reached, or the disk is nearly full and this network sends many requests.',
}
const problemBody = {
  'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
}
const unusable = {
  description: 'Fields that are not valid, or JSON that is nested too deeply.',
  content: { 'application/json': { schema: schemaOf(invalidAnswer, 'output') }, ...problemBody },
}

const files = {
  type: 'object',
  properties: {
    [fileFields.files]: {
      type: 'array',
      maxItems: limits.contactFiles.count,
      items: { type: 'string', format: 'binary' },
      description: `At most ${limits.contactFiles.bytes} bytes in all.`,
    },
    [fileFields.uploaded]: { type: 'array', items: { type: 'string' } },
  },
}

function bodyOf({ takes, takesFiles }: DescribedCall) {
  if (!takes) return {}
  const schema = schemaOf(takes(), 'input')
  const content = takesFiles
    ? { 'multipart/form-data': { schema: { allOf: [schema, files] } } }
    : { 'application/json': { schema } }
  return { requestBody: { required: true, content } }
}

const pathParameters = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))

const problemsOf = ({ method, path, takes, problems: own = [] }: DescribedCall): number[] => [
  ...[400, 413, 429, 500, 503, ...own],
  ...(method === 'GET' ? [] : [403]),
  ...(path.includes('{') ? [404] : []),
  ...(takes ? [415] : []),
]

/** Makes an operation id, such as postContactIdNotes for POST /contact/{id}/notes. */
const idOf = (method: string, path: string) =>
  method + path.replace(/[^a-z\d]+([a-z]?)/gi, (_, letter: string) => letter.toUpperCase())

function describeCall(call: DescribedCall) {
  const { method, path, summary, about, gives, status = 200, isForPrograms, takes } = call
  const parameters = pathParameters(path)
  return {
    operationId: idOf(method.toLowerCase(), path),
    summary,
    ...(about ? { description: about } : {}),
    ...(isForPrograms ? { security: [{}, { program: [] }] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...bodyOf(call),
    responses: {
      ...Object.fromEntries(
        problemsOf(call).map((status) => [
          status,
          { $ref: `#/components/responses/Problem${status}` },
        ]),
      ),
      ...(takes ? { 422: unusable } : {}),
      [status]: {
        description: 'Done.',
        content:
          typeof gives === 'string'
            ? { [gives]: {} }
            : { 'application/json': { schema: schemaOf(gives, 'output') } },
      },
    },
  }
}

function describePaths() {
  const paths: Record<string, Record<string, ReturnType<typeof describeCall>>> = {}
  for (const call of describedCalls)
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: describeCall(call) }
  return paths
}

/**
 * Describes the public calls (OpenAPI 3.1) by the schemas that check their requests. Calls that
 * only our own pages make are left out, so that they can change with the pages.
 */
export const openApiDocument = fromSettings(() => ({
  openapi: '3.1.1',
  info: { title: `${site().name} website API`, version: '1.0.0' },
  servers: [{ url: '/api' }],
  components: {
    schemas: { Problem: schemaOf(problemDetails, 'output') },
    responses: Object.fromEntries(
      Object.entries(problems).map(([status, description]) => [
        `Problem${status}`,
        { description, content: problemBody },
      ]),
    ),
    securitySchemes: {
      program: {
        type: 'http',
        scheme: 'bearer',
        description: 'One of the keys that the owner has set in API_KEYS.',
      },
    },
  },
  paths: describePaths(),
}))

import { z } from 'zod'
import { fromSettings } from '#src/content/settings/settings.ts'
import { site } from '#src/content/settings/site.ts'
import { fileFields } from '#src/contracts/contact/contact-files.ts'
import { invalidAnswer, problemDetails } from '#src/contracts/contact/records.ts'
import { contentValue } from '#src/contracts/content/content.ts'
import { limits } from '#src/contracts/limits.ts'
import { permissionTexts } from '#src/contracts/permission-texts.ts'
import type { ApiCall, Body } from '../calls/api-call.ts'
import { visitorCalls } from '../calls/visitor-calls.ts'
import { cookieNames, hostCookie } from '../request/cookies.ts'

/** Schemas that many calls share, or that contain themselves. */
const named = { ContentValue: contentValue, Problem: problemDetails }

/** Converts a Zod schema to JSON Schema; named schemas in it become references to `components`. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output') {
  const registry = z.registry<{ id?: string }>()
  for (const [id, one] of Object.entries(named)) registry.add(one, { id })
  const id = registry.get(schema)?.id ?? 'root'
  registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, {
    io,
    unrepresentable: 'any',
    uri: (name) => `#/components/schemas/${name}`,
  })
  const { $schema: _, $id: __, ...rest }: z.core.JSONSchema.BaseSchema = schemas[id] ?? {}
  return rest
}
const inputOf = (schema: z.ZodType) => schemaOf(schema, 'input')
const outputOf = (schema: z.ZodType) => schemaOf(schema, 'output')

const problems: Record<number, string> = {
  400: 'The address, the query or the body cannot be read.',
  401: 'No session, or invalid credentials.',
  403: 'Another site sent the request, the role does not allow it, or a step is missing: the second step of the sign-in, a new password, or a confirmed identity (type /problems/proof-needed).',
  404: 'There is nothing under this address.',
  409: 'The state does not allow it, or has changed since; of a contact, the member `contact` shows the current one.',
  410: 'The link has ended: it was used, or is too old.',
  413: 'The body is above 64 KiB, or above what the call says.',
  415: 'The body is not application/json, or no picture where one is asked for.',
  422: 'What was sent cannot be used; `detail` says why.',
  429: 'Too many requests; Retry-After says how many seconds to wait.',
  500: 'Something went wrong on our side.',
  503: 'Not stored: the database cannot be reached, or the disk is nearly full and this network sends many requests. Of a picture: too many wait to be prepared; Retry-After says how many seconds to wait.',
}
const problemBody = {
  'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
}
const unusable = {
  description: 'Fields that are not valid, or JSON that is nested too deeply.',
  content: { 'application/json': { schema: outputOf(invalidAnswer) }, ...problemBody },
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
    [fileFields.kept]: { type: 'array', items: { type: 'string' } },
  },
}

const contentOf = (body: Body, toSchema: (schema: z.ZodType) => object) =>
  typeof body === 'string' ? { [body]: {} } : { 'application/json': { schema: toSchema(body) } }

function bodyOf({ takes, takesFiles }: ApiCall) {
  if (!takes) return {}
  const body = typeof takes === 'function' ? takes() : takes
  const form = (schema: z.ZodType) => ({
    'multipart/form-data': { schema: { allOf: [inputOf(schema), files] } },
  })
  return {
    requestBody: {
      required: true,
      content: takesFiles && typeof body !== 'string' ? form(body) : contentOf(body, inputOf),
    },
  }
}

const parametersOf = (query: z.ZodType) =>
  Object.entries(z.record(z.string(), z.unknown()).parse(inputOf(query)['properties'])).map(
    ([name, schema]) => ({
      name,
      in: 'query',
      required: false,
      schema,
    }),
  )

const pathParameters = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: name === 'digest' ? { type: 'string' } : { type: 'integer', minimum: 1 },
  }))

const isOfContent = (path: string) => path.startsWith('/api/content')

function problemsOf({ method, path, access, takes, problems: own = [] }: ApiCall): number[] {
  return [
    ...[400, 413, 429, 500, 503, ...own],
    ...(access === 'anyone' ? [] : [401, 403]),
    ...(method === 'GET' ? [] : [403]),
    ...(path.includes(':') || isOfContent(path) ? [404] : []),
    ...(takes ? [415, 422] : []),
    ...(isOfContent(path) ? [409] : []),
  ]
}

/** Makes an operation id, such as postContactIdNotes for POST /contact/{id}/notes. */
const idOf = (method: string, path: string) =>
  method + path.replace(/[^a-z\d]+([a-z]?)/gi, (_, letter: string) => letter.toUpperCase())

function describeCall(method: string, path: string, call: ApiCall) {
  const {
    access,
    summary,
    about,
    query,
    gives,
    status = 200,
    givesMeanwhile,
    needsProof,
    isForPrograms,
    takes,
  } = call
  const parameters = [...pathParameters(path), ...(query ? parametersOf(query) : [])]
  const proof = needsProof
    ? { 303: { description: 'A browser is redirected to the page that confirms the identity.' } }
    : {}
  const needed = access === 'anyone' ? [] : [`Permission to ${permissionTexts[access]}.`]
  const description = [...(about ? [about] : []), ...needed].join(' ')
  const answer = (body: Body) => ({ description: 'Done.', content: contentOf(body, outputOf) })
  return {
    operationId: idOf(method, path),
    summary,
    ...(description ? { description } : {}),
    ...(access === 'anyone' ? {} : { security: [{ session: [] }] }),
    ...(isForPrograms ? { security: [{}, { program: [] }] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...bodyOf(call),
    responses: {
      ...proof,
      ...Object.fromEntries(
        problemsOf(call).map((status) => [
          status,
          { $ref: `#/components/responses/Problem${status}` },
        ]),
      ),
      ...(takes && !isOfContent(call.path) ? { 422: unusable } : {}),
      ...(givesMeanwhile ? { 202: answer(givesMeanwhile) } : {}),
      [status]: answer(gives),
    },
  }
}

function pathsOf(calls: readonly ApiCall[]) {
  const paths: Record<string, Record<string, ReturnType<typeof describeCall>>> = {}
  for (const call of calls) {
    const path = call.path.replace(/^\/api/, '').replace(/:(\w+)/g, '{$1}')
    const method = call.method.toLowerCase()
    paths[path] = { ...paths[path], [method]: describeCall(method, path, call) }
  }
  return paths
}

/** Describes calls (OpenAPI 3.1) by the schemas that check their requests. */
export const describeCalls = (calls: readonly ApiCall[]) => ({
  openapi: '3.1.1',
  info: { title: `${site().name} website API`, version: '1.0.0' },
  servers: [{ url: '/api' }],
  components: {
    schemas: {
      Problem: outputOf(problemDetails),
      ...(calls.some(({ path }) => isOfContent(path)) && { ContentValue: outputOf(contentValue) }),
    },
    responses: Object.fromEntries(
      Object.entries(problems).map(([status, description]) => [
        `Problem${status}`,
        { description, content: problemBody },
      ]),
    ),
    securitySchemes: {
      ...(calls.some(({ access }) => access !== 'anyone') && {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: hostCookie(cookieNames.session),
          description: 'Opened by POST /session.',
        },
      }),
      program: {
        type: 'http',
        scheme: 'bearer',
        description: 'One of the keys that the owner has set in API_KEYS.',
      },
    },
  },
  paths: pathsOf(calls),
})

/**
 * The published description. Calls that only our own pages make are left out, so that they can
 * change with the pages.
 */
export const openApiDocument = fromSettings(() => describeCalls(visitorCalls))

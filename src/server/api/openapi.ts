import { z } from 'zod'
import { site } from '#content/site.ts'
import { contactChange, contactRequest, newsletterRequest, passwordChange, signInRequest } from '#src/contracts/forms.ts'
import {
  contactAnswer,
  contactPage,
  contactRecord,
  invalidAnswer,
  plainAnswer,
  problem,
  sessionRecord,
  subscriberPage,
  tokenAnswer,
} from '#src/contracts/records.ts'
import { contactFilterQuery, contactPageQuery, pageQuery } from './page-query.ts'

function schemaOf(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
const inputOf = (schema: z.ZodType) => schemaOf(schema, 'input')
const outputOf = (schema: z.ZodType) => schemaOf(schema, 'output')

const json = (description: string, schema: z.ZodType) => ({ description, content: { 'application/json': { schema: outputOf(schema) } } })
const problems: Record<number, string> = {
  400: 'The body is no JSON, or the query cannot be used.',
  401: 'No session, or invalid credentials.',
  403: 'Another site sent the request, or a one-time password waits to be changed.',
  404: 'There is nothing under this address.',
  409: 'It is in another state by now; the member `contact` shows it as it is.',
  413: 'The body is above 64 KiB.',
  415: 'The body is not application/json.',
  429: 'Too many requests; Retry-After says how many seconds to wait.',
}
const problemAnswers = (...statuses: number[]) =>
  Object.fromEntries(
    statuses.map((status) => [
      status,
      { description: problems[status], content: { 'application/problem+json': { schema: outputOf(problem) } } },
    ]),
  )

const takes = (schema: z.ZodType) => ({ requestBody: { required: true, content: { 'application/json': { schema: inputOf(schema) } } } })
const formAnswers = { 422: json('Fields that need another look.', invalidAnswer), ...problemAnswers(400, 403, 413, 415, 429) }
const forStaff = { security: [{ session: [] }] }
const csv = { 200: { description: 'The list.', content: { 'text/csv': { schema: { type: 'string' } } } } }

const parametersOf = (query: z.ZodType) =>
  Object.entries(z.record(z.string(), z.unknown()).parse(inputOf(query)['properties'])).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema,
  }))

/** The API's description (OpenAPI 3.1), generated from the schemas that check its requests. */
export const openApiDocument = {
  openapi: '3.1.1',
  info: { title: `${site.name} website API`, version: '1.0.0' },
  servers: [{ url: '/api' }],
  components: {
    securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-session', description: 'Opened by POST /session.' } },
  },
  paths: {
    '/contact': {
      post: {
        summary: 'Send a contact request',
        description: 'The same idempotencyKey with the same content again stores nothing and gives the first answer.',
        ...takes(contactRequest),
        responses: { 201: json('Stored.', contactAnswer), ...formAnswers },
      },
      get: {
        summary: 'Read contact requests',
        ...forStaff,
        parameters: parametersOf(contactPageQuery),
        responses: { 200: json('One page.', contactPage), ...problemAnswers(400, 401, 403) },
      },
    },
    '/contact/{id}': {
      patch: {
        summary: 'Mark a contact request as new, answered or flagged',
        description: 'Only one that was flagged when it came in can be flagged again.',
        ...forStaff,
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } }],
        ...takes(contactChange),
        responses: { 200: json('Changed.', contactRecord), ...formAnswers, ...problemAnswers(401, 404, 409) },
      },
    },
    '/contact.csv': {
      get: {
        summary: 'Export contact requests',
        ...forStaff,
        parameters: parametersOf(contactFilterQuery),
        responses: { ...csv, ...problemAnswers(400, 401, 403) },
      },
    },
    '/newsletter': {
      post: {
        summary: 'Subscribe to the newsletter',
        description: 'The answer is the same whether the address is new or known.',
        ...takes(newsletterRequest),
        responses: { 200: json('Stored.', plainAnswer), ...formAnswers },
      },
      get: {
        summary: 'Read subscribers, newest first',
        ...forStaff,
        parameters: parametersOf(pageQuery),
        responses: { 200: json('One page.', subscriberPage), ...problemAnswers(400, 401, 403) },
      },
    },
    '/newsletter.csv': { get: { summary: 'Export subscribers', ...forStaff, responses: { ...csv, ...problemAnswers(401, 403) } } },
    '/session': {
      get: { summary: 'Who is signed in', ...forStaff, responses: { 200: json('The session.', sessionRecord), ...problemAnswers(401) } },
      post: {
        summary: 'Sign in',
        ...takes(signInRequest),
        responses: { 200: json('Signed in; the cookie is set.', plainAnswer), ...formAnswers, ...problemAnswers(401) },
      },
      delete: { summary: 'Sign out', responses: { 200: json('Signed out.', plainAnswer), ...problemAnswers(403) } },
    },
    '/session/password': {
      post: {
        summary: 'Change one’s own password',
        ...forStaff,
        ...takes(passwordChange),
        responses: { 200: json('Changed; other sessions have ended.', plainAnswer), ...formAnswers, ...problemAnswers(401) },
      },
    },
    '/form-token': { get: { summary: 'Hidden fields for a form', responses: { 200: json('Fresh fields.', tokenAnswer) } } },
    '/openapi.json': {
      get: { summary: 'This document', responses: { 200: { description: 'OpenAPI 3.1.', content: { 'application/json': {} } } } },
    },
  },
}

import { z } from 'zod'
import { fromSettings } from '#src/content/settings/settings.ts'
import { site } from '#src/content/settings/site.ts'
import {
  accountJoin,
  codeProof,
  contactChange,
  contactDeletion,
  contactRequest,
  newsletterRequest,
  passkeyAddition,
  passkeyProof,
  passwordChange,
  passwordProof,
  signInRequest,
} from '#src/contracts/contact/forms.ts'
import {
  auditPage,
  contactAnswer,
  contactRecordPage,
  deskNews,
  ownSessions,
  passkeyOptions,
  personReport,
  plainAnswer,
  sessionRecord,
  staffContact,
  subscriberPage,
  tokenAnswer,
} from '#src/contracts/contact/records.ts'
import { contactWorkPaths } from './contact-work-openapi.ts'
import { contentPaths } from './content-openapi.ts'
import { describeCalls } from './describe-calls.ts'
import { components, csv, formAnswers, formBody, json, jsonBody, parametersOf, problemAnswers } from './openapi-parts.ts'
import { auditPageQuery, contactFilterQuery, contactPageQuery, deskNewsQuery, pageQuery, personQuery } from './page-query.ts'

/** The API's description (OpenAPI 3.1), generated from the schemas that check its requests. */
export const openApiDocument = fromSettings(() => ({
  openapi: '3.1.1',
  info: { title: `${site().name} website API`, version: '1.0.0' },
  servers: [{ url: '/api' }],
  components: {
    ...components,
    securitySchemes: {
      session: { type: 'apiKey', in: 'cookie', name: '__Host-session', description: 'Opened by POST /session.' },
      program: { type: 'http', scheme: 'bearer', description: 'One of the keys that the owner has set in API_KEYS.' },
    },
  },
  paths: describeCalls({
    '/contact': {
      post: {
        summary: 'Send a contact request',
        description:
          'The same idempotencyKey with the same content again stores nothing and gives the first answer. A program with a key needs neither formToken nor honeypot; without them and without a key, or with a wrong one, a request is stored and flagged.',
        security: [{}, { program: [] }],
        ...jsonBody(contactRequest(site().address)),
        responses: { 201: json('Stored; `detail` says what was left out.', contactAnswer), ...formAnswers },
      },
      get: {
        summary: 'Read contact requests',
        parameters: parametersOf(contactPageQuery),
        responses: { 200: json('One page.', contactRecordPage) },
      },
    },
    '/contact/form': {
      post: {
        summary: 'Send a contact request with files',
        description:
          'For the form of the site: its fields, and files of PDF, PNG, JPEG, WebP, HEIC or DXF. Where the form has to be sent again, `files` names those that are stored; their tokens are sent as `keptFile` instead.',
        ...formBody(contactRequest(site().address)),
        responses: { 201: json('Stored; `detail` says what was left out.', contactAnswer), ...formAnswers },
      },
    },
    '/contact/{id}/files/{file}': {
      get: {
        summary: 'Save a file that came with a contact request',
        parameters: ['id', 'file'].map((name) => ({ name, in: 'path', required: true, schema: { type: 'integer', minimum: 1 } })),
        responses: {
          200: { description: 'The file, to be saved.', content: { 'application/octet-stream': {} } },
          ...problemAnswers(404),
        },
      },
    },
    '/contact/news': {
      get: {
        summary: 'Count what is new',
        description: 'For an open list, which asks again and again: no personal data, no entry in the audit log, no longer session.',
        parameters: parametersOf(deskNewsQuery),
        responses: { 200: json('Counts.', deskNews) },
      },
    },
    '/contact/{id}': {
      patch: {
        summary: 'Mark a contact request as new, answered or flagged',
        description: 'Only one that came in with flags can be flagged.',
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } }],
        ...jsonBody(contactChange),
        responses: { 200: json('Changed.', staffContact), ...formAnswers, ...problemAnswers(404, 409) },
      },
    },
    '/contact/delete': {
      post: {
        summary: 'Delete contact requests for good',
        description: 'Those that are named, or with `upTo` all that are flagged in the filter of the query.',
        parameters: parametersOf(contactFilterQuery),
        ...jsonBody(contactDeletion),
        responses: { 200: json('Deleted.', plainAnswer), ...formAnswers, ...problemAnswers(404) },
      },
    },
    '/contact.csv': {
      get: {
        summary: 'Export contact requests',
        parameters: parametersOf(contactFilterQuery),
        responses: csv,
      },
    },
    '/newsletter': {
      post: {
        summary: 'Subscribe to the newsletter',
        description: 'A mail asks to confirm the address. The answer is the same whether it is new or known.',
        ...jsonBody(newsletterRequest),
        responses: { 200: json('Stored.', plainAnswer), ...formAnswers },
      },
      get: {
        summary: 'Read confirmed subscribers, newest first',
        parameters: parametersOf(pageQuery),
        responses: { 200: json('One page.', subscriberPage) },
      },
    },
    '/person.json': {
      get: {
        summary: 'Export what is kept about a person',
        description: 'The person of a contact request or of a subscription, with everything under the same e-mail address.',
        parameters: parametersOf(personQuery),
        responses: { 200: json('The file.', personReport.extend({ controller: z.string() })), ...problemAnswers(404) },
      },
    },
    '/audit': {
      get: {
        summary: 'Read the audit log, newest first',
        parameters: parametersOf(auditPageQuery),
        responses: { 200: json('One page.', auditPage) },
      },
    },
    '/numbers.csv': {
      get: {
        summary: 'Export the numbers of a period',
        description: 'Sums of requests, answers, subscribers and visits beside those of the period before. Nobody is named.',
        parameters: parametersOf(z.object({ period: z.string().optional() })),
        responses: csv,
      },
    },
    '/newsletter.csv': {
      get: { summary: 'Export confirmed subscribers', responses: csv },
    },
    '/session': {
      get: { summary: 'Who is signed in', responses: { 200: json('The session.', sessionRecord) } },
      post: {
        summary: 'Sign in',
        ...jsonBody(signInRequest),
        responses: { 200: json('Signed in; the cookie is set.', plainAnswer), ...formAnswers, ...problemAnswers(401) },
      },
      delete: { summary: 'Sign out', responses: { 200: json('Signed out.', plainAnswer) } },
    },
    '/sessions': {
      get: {
        summary: 'Read one’s own sessions, the last used first',
        responses: { 200: json('The sessions.', ownSessions) },
      },
      delete: {
        summary: 'End one’s own sessions but the one in use',
        responses: { 200: json('Ended.', plainAnswer) },
      },
    },
    '/sessions/{id}': {
      delete: {
        summary: 'End one of one’s own sessions',
        description: 'The answer is the same for one that had ended before.',
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } }],
        responses: { 200: json('Ended.', plainAnswer) },
      },
    },
    '/session/proof': {
      post: {
        summary: 'Prove who one is',
        description:
          'With a code where the account has a second factor, else with the password: at the second step of signing in, and after a problem of the type /problems/proof-needed. The cookie is set anew.',
        ...jsonBody(z.union([codeProof, passwordProof])),
        responses: { 200: json('Proved.', plainAnswer), ...formAnswers },
      },
    },
    '/session/join': {
      post: {
        summary: 'Choose a password by the link of an invitation or a recovery, and sign in',
        ...jsonBody(accountJoin),
        responses: { 200: json('Signed in; the cookie is set.', plainAnswer), ...formAnswers, ...problemAnswers(410) },
      },
    },
    '/session/passkey/options': {
      post: {
        summary: 'Ask for a passkey',
        description: 'Gives what `navigator.credentials.get` takes (WebAuthn, PublicKeyCredentialRequestOptionsJSON).',
        responses: { 200: json('The options.', passkeyOptions), ...problemAnswers(409) },
      },
    },
    '/session/passkey': {
      post: {
        summary: 'Prove by a passkey who one is',
        ...jsonBody(passkeyProof),
        responses: { 200: json('Proved; the cookie is set anew.', plainAnswer), ...formAnswers, ...problemAnswers(409) },
      },
    },
    '/account/passkeys/options': {
      post: {
        summary: 'Begin to add a passkey',
        description: 'Gives what `navigator.credentials.create` takes (WebAuthn, PublicKeyCredentialCreationOptionsJSON).',
        responses: { 200: json('The options.', passkeyOptions) },
      },
    },
    '/account/passkeys': {
      post: {
        summary: 'Add a passkey',
        ...jsonBody(passkeyAddition),
        responses: { 200: json('Added; the cookie is set anew.', plainAnswer), ...formAnswers, ...problemAnswers(409) },
      },
    },
    '/session/password': {
      post: {
        summary: 'Change one’s own password',
        description: 'The current one may be left out while a one-time password waits to be changed.',
        ...jsonBody(passwordChange),
        responses: { 200: json('Changed; other sessions have ended.', plainAnswer), ...formAnswers },
      },
    },
    ...contactWorkPaths,
    ...contentPaths,
    '/form-token': { get: { summary: 'Hidden fields for a form', responses: { 200: json('Fresh fields.', tokenAnswer) } } },
    '/openapi.json': {
      get: { summary: 'This document', responses: { 200: { description: 'OpenAPI 3.1.', content: { 'application/json': {} } } } },
    },
  }),
}))

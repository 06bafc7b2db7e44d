// The browser imports only types from this file, so that a visitor loads neither zod nor the
// telephone table.
import { z } from 'zod'
import { typedIdSchema } from '../id-schemas.ts'
import { limits } from '../limits.ts'
import { roles } from '../permissions.ts'
import { knownTimeZone } from '../time-zone.ts'
import { type ContactField, type ContactFieldType, mapContactFields } from './contact-fields.ts'
import { contactStates } from './contact-list.ts'
import { describeListFault, fieldErrors, fieldLabels } from './field-texts.ts'
import { readTypedList, writeRequestList } from './request-list.ts'
import {
  controlsInText,
  formEmail,
  formText,
  type Home,
  idempotencyKey,
  phone,
} from './text-schemas.ts'
import { honeypotField } from './texts.ts'

const byType: Record<ContactFieldType, (field: ContactField, home: Home) => z.ZodType<string>> = {
  text: (field) => formText(field),
  tel: phone,
  email: formEmail,
  textarea: (field) => formText(field, controlsInText),
  choice: ({ choices = {}, max }) =>
    z.enum(['', ...Object.keys(choices)], 'Choose one of these.').meta({ maxLength: max }),
  list: (field) =>
    formText(field)
      .refine((value) => describeListFault(readTypedList(value)) === undefined, {
        error: ({ input }) => describeListFault(readTypedList(String(input))) ?? fieldErrors.list,
      })
      .transform((value) => writeRequestList(readTypedList(value) ?? []))
      .meta({
        maxLength: field.max,
        description: `Products by their names in addresses, with quantities from 1 to ${limits.requestList.quantity}: \`smart-lock*40,gateway*2\`.`,
      }),
}

/**
 * Makes the schema of a field of the contact form. An optional field may be empty, missing or null.
 */
const contactText =
  (home: Home) =>
  (field: ContactField): z.ZodType<string> => {
    const text = byType[field.type](field, home)
    return field.min ? text : text.nullish().transform((value) => value ?? '')
  }

const checkbox = z.union(
  [z.boolean(), z.enum(['on', 'true', '']).transform((value) => value !== '')],
  {
    error: fieldErrors.consent,
  },
)
const optionalString = (max: number) => z.string().max(max).optional().catch(undefined)

/** Part of the address of the page before the form; a malformed one counts as empty. */
const partOfAddress = (pattern: RegExp, maxLength: number, description: string) =>
  z
    .string()
    .max(maxLength)
    .regex(pattern)
    .default('')
    .catch('')
    .meta({ type: 'string', maxLength, description })

/** Hidden fields of the site's forms; a submission without them is flagged. */
const hidden = {
  [honeypotField]: z
    .unknown()
    .optional()
    .transform((value) => (value === undefined ? 'missing' : value === '' ? 'empty' : 'filled'))
    .meta({ type: 'string', description: 'Honeypot: send it empty.' }),
  formToken: optionalString(500),
  /** Key made by the client; a malformed key is ignored. */
  idempotencyKey: idempotencyKey.optional().catch(undefined),
}

const makeContactRequest = (home: Home) =>
  z.object({
    ...mapContactFields(contactText(home)),
    termsAccepted: checkbox
      .refine((accepted) => accepted, fieldErrors.consent)
      .transform(() => true as const),
    timeZone: z
      .unknown()
      .optional()
      .transform(knownTimeZone)
      .meta({ type: 'string', description: 'IANA zone; an unknown one is stored as null.' }),
    marketing: checkbox.optional().default(false),
    consentVersion: optionalString(20),
    askedAbout: partOfAddress(
      /^\/[\w/-]+$/,
      limits.askedAbout.max,
      'Path of the page that leads to the form: `/nfc`.',
    ),
    night: partOfAddress(
      /^[\w=&.~%+*-]+$/,
      limits.askedAbout.query,
      'Query of the night that leads to the form: `site=hotel`.',
    ),
    ...hidden,
  })

type ContactSchema = ReturnType<typeof makeContactRequest>
const contactSchemas = new WeakMap<Home, ContactSchema>()

/**
 * Returns the schema of a contact request (spec.md §3 and §5).
 * @param home country of the company
 */
export function contactRequest(home: Home): ContactSchema {
  const schema = contactSchemas.get(home) ?? makeContactRequest(home)
  contactSchemas.set(home, schema)
  return schema
}

/** A newsletter request (spec.md §3). */
export const newsletterRequest = z.object({
  email: formEmail({ label: fieldLabels.email, min: 1, ...limits.email }),
  consentVersion: optionalString(20),
  ...hidden,
})

/** A sign-in (spec.md §5). The password is not trimmed. */
export const signInRequest = z.object({
  username: formText({ label: fieldLabels.username, ...limits.username }),
  password: z
    .string('Enter your password.')
    .min(1, 'Enter your password.')
    .max(limits.password.max, 'The password is too long.'),
})

/** A proof of identity for an account without a second factor. */
export const passwordProof = signInRequest.pick({ password: true })

const { app, recovery } = limits.code
const appOrRecovery = new RegExp(`^(\\d{${app}}|\\d{${recovery}})$`)

/**
 * A proof by a second factor: a code from an authenticator app, or a recovery code. Spaces and
 * hyphens between digits are ignored.
 */
export const codeProof = z.object({
  code: z
    .string('Enter the code.')
    .max(limits.code.typed, 'The code is too long.')
    .transform((code) => code.normalize('NFKC').replace(/[\s\p{Pd}]/gu, ''))
    .pipe(
      z
        .string()
        .regex(
          appOrRecovery,
          `Enter the ${app} digits that your app shows, or the ${recovery} of a recovery code.`,
        ),
    ),
})
/** A new password, used as typed; outer spaces do not count towards its length. */
const newPassword = z
  .string('Enter a new password.')
  .refine(
    (password) => password.trim().length >= limits.password.min,
    `Use at least ${limits.password.min} characters. A few words in a row are easy to remember.`,
  )
  .max(limits.password.max, `Use at most ${limits.password.max} characters.`)
  .meta({ minLength: limits.password.min })

export const accountJoin = z.object({ token: z.string().max(200).catch(''), newPassword })

const accountEmail = formEmail({ label: fieldLabels.email, ...limits.email })
const role = z.enum(roles, 'Choose a role.')

/** An invitation. Without an e-mail address the owner passes on the link. */
export const accountInvitation = z.object({
  name: formText({ label: fieldLabels.name, ...limits.username }),
  email: accountEmail,
  role,
})

export const accountChange = z.discriminatedUnion(
  'act',
  [
    z.object({ act: z.literal('role'), role }),
    z.object({ act: z.literal('email'), email: accountEmail }),
    z.object({ act: z.literal('close') }),
    z.object({ act: z.literal('open') }),
    z.object({ act: z.literal('link'), removesSecondFactor: checkbox.optional().default(false) }),
  ],
  'Name what to do.',
)
export type AccountChange = z.output<typeof accountChange>
export type AccountInvitation = z.output<typeof accountInvitation>

const base64url = z.base64url().max(limits.passkey.part)
const transport = z
  .string()
  .regex(/^[a-z-]+$/)
  .max(limits.passkey.transport)
const credential = z.object({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
})

/** A new passkey (WebAuthn, RegistrationResponseJSON) with a name. */
export const passkeyAddition = z.object({
  name: formText({ label: fieldLabels.passkeyName, min: 1, ...limits.passkey.name }),
  response: credential.extend({
    response: z.object({
      clientDataJSON: base64url,
      attestationObject: base64url,
      transports: z.array(transport).max(limits.passkey.transports).default([]),
    }),
  }),
})

/** The answer of a passkey (WebAuthn, AuthenticationResponseJSON). */
export const passkeyProof = z.object({
  response: credential.extend({
    response: z.object({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
    }),
  }),
})

export const secondFactorRoles = z
  .object(Object.fromEntries(roles.map((role) => [role, checkbox.default(false)])))
  .transform((boxes) => roles.filter((role) => boxes[role]))

/** A form without fields, because its address says what to do. */
export const noFields = z.object({})

export const passwordChange = z
  .object({
    /**
     * Empty in a session opened with a one-time password, because that session suffices as proof.
     */
    currentPassword: z.string('Enter your current password.').max(limits.password.max).default(''),
    newPassword,
  })
  .refine((change) => change.newPassword !== change.currentPassword, {
    path: ['newPassword'],
    error: 'Choose a password that differs from the current one.',
  })

export const sessionEnd = z.object({
  session: z.union([z.literal('others'), typedIdSchema()], 'Name a session.'),
})

/** An owner's answer to a line of the launch checklist; `open` withdraws it. */
export const checklistChange = z.object({
  line: z.string().min(1).max(limits.opening.line),
  answer: z.enum(['ours', 'none', 'stays', 'confirmed', 'open'], 'Choose one of the answers.'),
})

export const personLookup = z.object({
  email: formEmail({ label: fieldLabels.email, min: 1, ...limits.email }),
})

/**
 * Corrected texts of a contact request. Changed texts are validated like those of the form
 * (services/data-subject-requests.ts).
 */
export const personCorrection = z.object({
  reference: z.string().max(limits.reference.max),
  ...mapContactFields(() => z.string().optional()),
})

const contactState = z.enum(contactStates, `Name one of these states: ${contactStates.join(', ')}.`)

/** A change of a contact's state by staff; `was` is the state that was shown before. */
export const contactChange = z
  .object({ state: contactState, was: contactState })
  .refine(({ state, was }) => state !== was, {
    path: ['state'],
    error: 'Name a state that differs from the one before.',
  })

const contactId = typedIdSchema('Name contacts by their numbers.')

/**
 * A deletion by staff: of the listed contacts, or of all flagged contacts in a filter up to the
 * newest one shown.
 */
export const contactDeletion = z.union(
  [
    z.object({
      ids: z
        .preprocess(
          (value) => (typeof value === 'string' ? value.split(',') : value),
          z.array(contactId).min(1).max(limits.page.max),
        )
        .meta({
          type: 'array',
          items: { type: 'integer' },
          description: `At most ${limits.page.max} numbers.`,
        }),
    }),
    z.object({
      upTo: contactId.meta({
        description: 'Deletes what is flagged in the filter of the query, up to this number.',
      }),
    }),
  ],
  'Name the contacts to delete.',
)

export type ContactDeletion = z.output<typeof contactDeletion>
export type ContactRequest = z.output<ContactSchema>
export type NewsletterRequest = z.output<typeof newsletterRequest>

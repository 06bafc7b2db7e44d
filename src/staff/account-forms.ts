// The browser imports only types from this file, so that it loads no zod.
import { z } from 'zod'
import { cleanIdentifier } from '#src/contracts/clean-text.ts'
import { fieldLabels } from '#src/contracts/contact/field-texts.ts'
import {
  checkbox,
  formEmail,
  formIdentifier,
  formText,
} from '#src/contracts/contact/text-schemas.ts'
import { typedIdSchema } from '#src/contracts/id-schemas.ts'
import { limits } from '#src/contracts/limits.ts'
import { roles } from '#src/contracts/permissions.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { knownTimeZone } from '#src/contracts/time-zone.ts'

/** A sign-in (spec.md §5). The password is not trimmed. */
export const signInRequest = z.object({
  username: formText({ label: fieldLabels.username, ...staffLimits.username }),
  password: z
    .string('Enter your password.')
    .min(1, 'Enter your password.')
    .max(staffLimits.password.max, 'The password is too long.'),
})

/** A proof of identity for an account without a second factor. */
export const passwordProof = signInRequest.pick({ password: true })

const { app, recovery } = staffLimits.code
const appOrRecovery = new RegExp(`^(\\d{${app}}|\\d{${recovery}})$`)

/**
 * A proof by a second factor: a code from an authenticator app, or a recovery code. Spaces and
 * hyphens between digits are ignored.
 */
export const codeProof = z.object({
  code: z
    .string('Enter the code.')
    .max(staffLimits.code.typed, 'The code is too long.')
    .transform((code) => cleanIdentifier(code).normalize('NFKC').replace(/[\s-]/g, ''))
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
    (password) => password.trim().length >= staffLimits.password.min,
    `Use at least ${staffLimits.password.min} characters. A few words in a row are easy to remember.`,
  )
  .max(staffLimits.password.max, `Use at most ${staffLimits.password.max} characters.`)
  .meta({ minLength: staffLimits.password.min })

export const accountJoin = z.object({ token: z.string().max(200).catch(''), newPassword })

const accountEmail = formEmail({ label: fieldLabels.email, ...limits.email })
const role = z.enum(roles, 'Choose a role.')

/** An invitation. Without an e-mail address the owner passes on the link. */
export const accountInvitation = z.object({
  name: formIdentifier({ label: fieldLabels.name, ...staffLimits.username }),
  email: accountEmail,
  role,
})

/** Account that takes over open requests, or `nobody`; empty if not chosen. */
const successor = z.union([z.literal(''), z.literal('nobody'), typedIdSchema()]).optional()

export const accountChange = z.discriminatedUnion(
  'act',
  [
    z.object({ act: z.literal('role'), role, successor }),
    z.object({ act: z.literal('email'), email: accountEmail }),
    z.object({ act: z.literal('close'), successor }),
    z.object({ act: z.literal('open') }),
    z.object({ act: z.literal('link'), removesSecondFactor: checkbox.optional().default(false) }),
  ],
  'Name what to do.',
)
export type AccountChange = z.output<typeof accountChange>
export type AccountInvitation = z.output<typeof accountInvitation>

const base64url = z.base64url().max(staffLimits.passkey.part)
const transport = z
  .string()
  .regex(/^[a-z-]+$/)
  .max(staffLimits.passkey.transport)
const credential = z.object({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
})

/** A new passkey (WebAuthn, RegistrationResponseJSON) with a name. */
export const passkeyAddition = z.object({
  name: formText({ label: fieldLabels.passkeyName, min: 1, ...staffLimits.passkey.name }),
  response: credential.extend({
    response: z.object({
      clientDataJSON: base64url,
      attestationObject: base64url,
      transports: z.array(transport).max(staffLimits.passkey.transports).default([]),
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

export const passwordChange = z
  .object({
    /**
     * Empty in a session opened with a one-time password, because that session suffices as proof.
     */
    currentPassword: z
      .string('Enter your current password.')
      .max(staffLimits.password.max)
      .default(''),
    newPassword,
  })
  .refine((change) => change.newPassword !== change.currentPassword, {
    path: ['newPassword'],
    error: 'Choose a password that differs from the current one.',
  })

/** The zone in which an account's pages show times. */
export const accountTimeZone = z.object({
  timeZone: z
    .string('Choose a time zone.')
    .refine((zone) => knownTimeZone(zone) !== null, 'Choose a time zone.'),
})

export const sessionEnd = z.object({
  session: z.union([z.literal('others'), typedIdSchema()], 'Name a session.'),
})

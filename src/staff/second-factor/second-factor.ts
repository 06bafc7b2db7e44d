// The browser imports only types from this file, so that it loads no zod.
import { z } from 'zod'
import { checkbox, formText } from '#src/contracts/contact/text-schemas.ts'
import { roles } from '#src/contracts/permissions.ts'
import { fieldLabels } from '#src/contracts/staff/field-labels.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { digitsOfCode } from '#src/contracts/text/plain-digits.ts'
import { signInRequest } from '#src/staff/sign-in/sign-in.ts'

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
    .transform(digitsOfCode)
    .pipe(
      z
        .string()
        .regex(
          appOrRecovery,
          `Enter the ${app} digits that your app shows, or the ${recovery} of a recovery code.`,
        ),
    ),
})

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

// The browser imports only types from this file, so that it loads no zod.
import { z } from 'zod'
import { formText } from '#src/contracts/contact/text-schemas.ts'
import { typedIdSchema } from '#src/contracts/id-schemas.ts'
import { listedTimeZone } from '#src/contracts/listed-time-zones.ts'
import { fieldLabels } from '#src/contracts/staff/field-labels.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'

/** A sign-in (spec.md §5). The password is not trimmed. */
export const signInRequest = z.object({
  username: formText({ label: fieldLabels.username, ...staffLimits.username }),
  password: z
    .string('Enter your password.')
    .min(1, 'Enter your password.')
    .max(staffLimits.password.max, 'The password is too long.'),
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

/** The password that a link sets. */
export const accountJoin = z.object({ token: z.string().max(200).catch(''), newPassword })

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
    .refine((zone) => listedTimeZone(zone) !== null, 'Choose a time zone.')
    .overwrite((zone) => listedTimeZone(zone) ?? zone),
})

/** The name by which customers read of an account; empty for the one it signs in with. */
export const shownName = formText({ label: fieldLabels.shownName, max: staffLimits.username.max })
export const accountShownName = z.object({ shownName })

export const sessionEnd = z.object({
  session: z.union([z.literal('others'), typedIdSchema()], 'Name a session.'),
})

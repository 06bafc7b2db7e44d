import { z } from 'zod'
import { mapContactFields } from '#src/contracts/contact/contact-fields.ts'
import { fieldLabels } from '#src/contracts/contact/field-texts.ts'
import { formEmail, formText } from '#src/contracts/contact/text-schemas.ts'
import { limits } from '#src/contracts/limits.ts'
import { isPlausiblePhone } from '#src/contracts/phone.ts'

const neither = 'Enter an email address or a telephone number.'

/** An e-mail address, or the telephone number of somebody who gave none. */
export const personLookup = z.object({
  email: z.union(
    [
      formEmail({ label: fieldLabels.email, min: 1, ...limits.email }),
      formText({ label: fieldLabels.phone, ...limits.phone }).refine(
        (text) => isPlausiblePhone(text, ''),
        neither,
      ),
    ],
    neither,
  ),
})

/**
 * Corrected texts of a contact request. Changed texts are validated like those of the form
 * (people.server.ts).
 */
export const personCorrection = z.object({
  reference: z.string().max(limits.reference.max),
  ...mapContactFields(() => z.string().optional()),
})

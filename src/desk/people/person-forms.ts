import { z } from 'zod'
import { mapContactFields } from '../contact/contact-fields.ts'
import { fieldLabels } from '../contact/field-texts.ts'
import { formEmail, formText } from '../contact/text-schemas.ts'
import { limits } from '../limits.ts'
import { isPlausiblePhone } from '../phone.ts'

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
 * (services/data-subject-requests.ts).
 */
export const personCorrection = z.object({
  reference: z.string().max(limits.reference.max),
  ...mapContactFields(() => z.string().optional()),
})

import { z } from 'zod'
import { mapContactFields } from '../contact/contact-fields.ts'
import { fieldLabels } from '../contact/field-texts.ts'
import { formEmail } from '../contact/text-schemas.ts'
import { limits } from '../limits.ts'

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

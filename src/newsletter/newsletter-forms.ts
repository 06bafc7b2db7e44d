import { z } from 'zod'
import { formIdentifier, formText } from '#src/contracts/contact/text-schemas.ts'
import { withOffset } from '#src/contracts/formats.ts'
import { typedIdSchema } from '#src/contracts/id-schemas.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'

const minute = 60_000
const { subject, preview, intro } = staffLimits.issue

/** The form that prepares an issue; each button saves it. */
export const issueForm = z.object({
  act: z.enum(['save', 'test', 'look'], 'Name what to do.'),
  subject: formText({ label: 'Subject', min: 1, ...subject }),
  preview: formText({ label: 'Preview line', ...preview }),
  intro: formText({ label: 'First lines', ...intro }, 'several'),
})

/** The form of the last look. `at`: a local time of the company's zone; empty for now. */
export const sendForm = (timeZone: string) =>
  z.object({
    seen: formIdentifier({ label: 'The look', max: 100 }),
    at: z
      .string()
      .regex(/^(\d{4}-\d\d-\d\dT\d\d:\d\d)?$/, 'Enter a day and a time.')
      .default('')
      .refine(
        (typed) => typed === '' || !Number.isNaN(Date.parse(`${typed}Z`)),
        'Enter a day and a time.',
      )
      .transform((typed) => (typed === '' ? null : Date.parse(withOffset(typed, timeZone))))
      .refine((moment) => moment === null || !Number.isNaN(moment), 'Enter a day and a time.')
      // The present minute counts as now. A wrong year would send to everybody at once.
      .refine(
        (moment) => moment === null || !(moment < Date.now() - minute),
        'This moment has passed. Leave it empty to send now.',
      ),
  })

/** Stops an issue, or lets a subscriber whose address was set aside get issues again. */
export const newsletterChange = z.object({
  act: z.enum(['stop', 'return'], 'Name what to do.'),
  id: typedIdSchema('Name an issue or a subscriber.'),
})

import { z } from 'astro/zod'
import { boundedText } from './bounded-text.ts'
import { group } from './group.ts'
import { characters, isoDate, text } from './schema.ts'

export const stages = ['deliverable', 'reserved', 'designed'] as const
export type Stage = (typeof stages)[number]

export const approvalStates = ['applied', 'expected', 'granted', 'not-needed'] as const
/** Certification state of each radio, apart from the regulator's approval. */
export const radioStates = [
  'certified',
  'certified-stack',
  'qualified-module',
  'approved-module',
] as const
/** Radio protocols, which need an approval. */
export const radios = [
  'zigbee',
  'z-wave',
  'thread',
  'matter',
  'bluetooth',
  'wifi',
  'lte',
  'nfc',
  'lorawan',
  '433-mhz',
] as const
export const warrantyStarts = ['handover', 'delivery'] as const

const month = boundedText.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'A month such as 2027-03')
const monthOrQuarter = boundedText.regex(
  /^\d{4}-(0[1-9]|1[0-2]|Q[1-4])$/,
  'A month such as 2027-03, or a quarter such as 2027-Q2',
)
const months = z.int().positive()

const approval = z
  .strictObject({
    state: z.enum(approvalStates),
    month: month
      .meta({ title: 'Month', description: 'Where it is expected: such as 2027-03.' })
      .optional(),
    filedOn: isoDate
      .meta({
        title: 'Filed on',
        description: 'Where it is applied for. Without it, pages say that it isn’t granted yet.',
      })
      .optional(),
    number: characters(1, 40)
      .meta({
        title: 'Number',
        description: 'Of the application, or as it stands on the certificate.',
      })
      .optional(),
    name: characters(1, 60)
      .meta({
        title: 'What it is called',
        description: 'Such as “Declaration of conformity”. Without it, a type approval.',
      })
      .optional(),
    body: text
      .meta({
        title: 'Granted by',
        description: 'Without it, the regulator of the company’s country.',
        widget: 'line',
      })
      .optional(),
  })
  .refine(({ state, month }) => state !== 'expected' || month !== undefined, {
    error: 'Say in which month it is expected',
    path: ['month'],
  })
  .refine(({ state, number }) => state !== 'granted' || number !== undefined, {
    error: 'Say its number',
    path: ['number'],
  })
  .meta({ title: 'Type approval', description: 'Without it, the page says nothing of approval.' })
export type Approval = z.infer<typeof approval>

const warranty = group('Warranty', 'Without it, the page says nothing of a warranty.', {
  months: months.meta({ title: 'Months' }),
  batteryMonths: months
    .meta({ title: 'Months for its battery', description: 'Where it is another time.' })
    .optional(),
  from: z.enum(warrantyStarts).meta({ title: 'Begins with' }),
})

/**
 * Fields of a product about its availability today, and the evidence for it. availability.ts makes
 * texts of these fields.
 */
export const availabilityFields = {
  stage: z.enum(stages).default('reserved').meta({
    title: 'Stage',
    description: 'What a buyer can do today. All pages follow it: their line, lists and sentences.',
  }),
  deliveryMonth: monthOrQuarter
    .meta({
      title: 'Month or quarter of delivery',
      description:
        'The earliest: such as 2027-03 or 2027-Q2. Empty: pages say that no month is known.',
    })
    .optional(),
  approval: approval.optional(),
  radioApprovals: z
    .array(z.strictObject({ radio: z.enum(radios), state: z.enum(radioStates) }))
    .default([])
    .meta({
      title: 'Approvals of its radios',
      description: 'Beside the approval of the whole device.',
    }),
  warranty: warranty.optional(),
} as const

export type Availability = z.infer<z.ZodObject<typeof availabilityFields>>

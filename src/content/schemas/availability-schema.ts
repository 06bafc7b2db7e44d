import { z } from 'astro/zod'
import { plainCode } from '#src/contracts/text/plain-digits.ts'
import { boundedText } from './bounded-text.ts'
import { group } from './group.ts'
import { characters, productSlug, shownName } from './schema.ts'

export const availabilities = ['in-stock', 'made-to-order', 'pre-order', 'discontinued'] as const

/** Radio protocols. */
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
const warrantyStarts = ['handover', 'delivery'] as const

const monthOrQuarter = boundedText
  .overwrite(plainCode)
  .regex(/^\d{4}-(0[1-9]|1[0-2]|Q[1-4])$/, 'A month such as 2027-03, or a quarter such as 2027-Q2')
const months = z.int().positive()

const approval = group(
  'Approval',
  'Such as a type approval. Without it, the page does not mention approvals.',
  {
    name: characters(1, 60)
      .meta({
        title: 'What it is called',
        description: 'Such as “Declaration of conformity”. Without it, “Type approval”.',
      })
      .optional(),
    number: shownName(40).meta({ title: 'Number', description: 'As the certificate has it.' }),
    body: shownName(80)
      .meta({
        title: 'Granted by',
        description: 'Without it, the regulator of the company’s country.',
      })
      .optional(),
  },
)
export type Approval = z.infer<typeof approval>

const warranty = group('Warranty', 'Without it, the page says nothing of a warranty.', {
  months: months.meta({ title: 'Months' }),
  batteryMonths: months
    .meta({ title: 'Months for its battery', description: 'Where it is another time.' })
    .optional(),
  // As content/words/products.yaml says it to visitors.
  from: z.enum(warrantyStarts).meta({
    title: 'Begins with',
    choices: {
      handover: 'Handover, or delivery if you fit it yourself',
      delivery: 'Delivery',
    },
    description: 'Visitors read these words after the months.',
  }),
})

/** Fields of a product about how a buyer gets it. availability.ts makes labels of them. */
export const availabilityFields = {
  availability: z.enum(availabilities).default('in-stock').meta({
    title: 'Availability',
    description:
      'Shown beside the price. A discontinued product keeps its page, and leaves lists and search.',
  }),
  leadDays: z
    .int()
    .positive()
    .max(999)
    .meta({ title: 'Working days', description: 'Until it is ready, where it is made to order.' })
    .optional(),
  deliveryMonth: monthOrQuarter
    .meta({
      title: 'Month or quarter of delivery',
      description: 'Of a pre-order, such as 2027-03 or 2027-Q2. It is not shown once it is over.',
    })
    .optional(),
  successor: productSlug
    .meta({ title: 'Successor', description: 'What replaces it, where it is discontinued.' })
    .optional(),
  approval: approval.optional(),
  warranty: warranty.optional(),
} as const

export type Availability = z.infer<z.ZodObject<typeof availabilityFields>>

import { z } from 'astro/zod'
import { boundedText } from './bounded-text.ts'
import { group, listOf } from './group.ts'
import { characters, heading, prose, text } from './schema.ts'

/** Kinds of product page, by what the product does for its buyer. Each has its own order. */
export const purposes = [
  'protects',
  'opens',
  'measures',
  'switches',
  'connects',
  'watches',
] as const
export type Purpose = (typeof purposes)[number]

/** Pictures of what a product sees (src/site/drawings/figures/DeviceView.tsx). */
const views = ['counter', 'face'] as const
export type ViewName = (typeof views)[number]

const label = characters(1, 28)
const value = (title: string, description?: string) =>
  z.number().meta({ title, ...(description && { description }) })
/** Marks along an axis. The first and the last are its ends. */
const ticks = listOf({ at: value('Place on the axis'), label })
  .min(2)
  .refine(
    (marks) => marks.every(({ at }, index) => index === 0 || at > (marks[index - 1]?.at ?? at)),
    {
      error: 'From the least to the greatest',
    },
  )
  .meta({ title: 'Marks along the axis' })
const tone = z
  .enum(['on', 'wait', 'warm', 'danger'])
  .meta({ title: 'How it is drawn', description: 'On is full, wait is an outline.' })

/** One row for each thing, with the spans in which something is so. */
export const bars = group('Bars', 'Rows of spans along one axis, of time or of another quantity.', {
  ticks,
  rows: listOf({
    name: label,
    text: prose,
    spans: listOf({
      from: value('From'),
      to: value('To'),
      tone,
      percent: z.number().min(5).max(100).optional().meta({
        title: 'Height',
        description: 'In percent, such as the brightness of a lamp; left out, 100.',
      }),
    }).meta({ title: 'Spans' }),
  })
    .min(1)
    .max(5),
  key: listOf({ tone, text: label }).max(4).optional().meta({ title: 'What the drawing means' }),
}).refine(
  ({ ticks: marks, rows }) => {
    const [first = 0, last = 0] = [marks[0]?.at, marks.at(-1)?.at]
    const spans = rows.flatMap((row) => row.spans)
    return spans.every(({ from, to }) => from >= first && from < to && to <= last)
  },
  { error: 'Each span begins before it ends, and both are on the axis', path: ['rows'] },
)
export type BarsContent = z.infer<typeof bars>

/** What happens, moment by moment, beside lines that run or stop meanwhile. */
export const moments = group('Moments', 'What happens one after the other.', {
  lines: listOf({
    name: label,
    stopped: z.array(z.int().positive()).default([]).meta({
      title: 'Stopped at',
      description: 'Numbers of the moments, from 1, in which it does not run.',
    }),
  })
    .max(4)
    .meta({
      title: 'Lines',
      description:
        'What runs or stops, such as the mains. Without any, one line joins the moments.',
    }),
  steps: listOf({ at: label.meta({ title: 'When' }), text: prose })
    .min(2)
    .max(6),
}).refine(
  ({ lines, steps }) =>
    lines.flatMap(({ stopped }) => stopped).every((number) => number <= steps.length),
  { error: 'There are fewer moments', path: ['lines'] },
)
export type MomentsContent = z.infer<typeof moments>

/** Returns the numbers of a text that has them with spaces between. */
export const numbersIn = (numbers: string): number[] => numbers.trim().split(/\s+/).map(Number)

/** Readings at equal intervals, against a limit. */
const readings = group('Readings', 'Values at equal intervals, against a limit.', {
  /** What the curve shows, for those who do not see it. */
  alt: text.meta({ title: 'What it shows' }),
  shape: z.enum(['line', 'columns']).meta({ title: 'Drawn as' }),
  values: boundedText
    .refine((numbers) => numbersIn(numbers).every(Number.isFinite), {
      error: 'Numbers with a space between them, such as 4.1 4.2 3.9',
    })
    .meta({ title: 'Values', description: 'With a space between them.', widget: 'paragraph' }),
  ticks: ticks.meta({ description: 'By the number of the value, from 0.' }),
  levels: listOf({
    at: value('Value'),
    label,
    isLimit: z.boolean().optional().meta({ title: 'It is the limit' }),
  }).min(1),
  /** Numbers of the values between which readings waited in the device. */
  stored: group('Stored meanwhile', 'Numbers of the values, from 0.', {
    from: value('From'),
    to: value('To'),
  }).optional(),
  notes: listOf({ at: value('Number of the value'), text: prose })
    .min(1)
    .max(4),
}).refine(({ values, notes }) => notes.every(({ at }) => numbersIn(values)[at] !== undefined), {
  error: 'There is no value with this number',
  path: ['notes'],
})
export type ReadingsContent = z.infer<typeof readings>

/** What a product sees, and what becomes of it. */
const view = group('View', 'What a device sees, and what it stores and sends.', {
  drawing: z.enum(views),
  alt: text.meta({ title: 'What it shows' }),
  /** Names of the parts that it found, in the order in which they are drawn. */
  found: z.array(label).max(4).meta({ title: 'Names in the drawing' }),
  lists: listOf({
    title: label,
    points: z.array(prose).min(1).max(4),
    isNever: z.boolean().optional().meta({ title: 'Does not happen' }),
  })
    .min(2)
    .max(3),
})
export type ViewContent = z.infer<typeof view>

const parts = {
  heading: heading.meta({ title: 'Heading', description: 'The point of the page, in a sentence.' }),
  lead: prose.meta({ title: 'Lead' }).optional(),
  /** Unit, condition and source of its figures. */
  definition: prose.meta({
    title: 'What the figures are',
    description: 'Their unit, their conditions, and where they come from.',
  }),
}

/** The one thing that a buyer must see before the benefits. */
export const productFigure = z.union([
  z.strictObject({ ...parts, bars }),
  z.strictObject({ ...parts, moments }),
  z.strictObject({ ...parts, readings }),
  z.strictObject({ ...parts, view }),
])
export type ProductFigureContent = z.infer<typeof productFigure>

/** Where a picture of a benefit is cut, half as close again: a corner, an edge or the middle. */
export const crop = z
  .enum([
    'top-left',
    'top',
    'top-right',
    'left',
    'middle',
    'right',
    'bottom-left',
    'bottom',
    'bottom-right',
  ])
  .meta({
    title: 'Close view',
    description: 'The part that is shown half as large again.',
    none: 'The whole',
  })
export type Crop = z.infer<typeof crop>

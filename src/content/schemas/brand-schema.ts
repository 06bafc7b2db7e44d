import { z } from 'astro/zod'
import { boundedText } from './bounded-text.ts'
import { contrast } from './contrast.ts'
import { group, listOf } from './group.ts'

/** Six hexadecimal digits, the only form that every renderer understands. */
export type Colour = `#${string}`
export type ColourPair = { light: Colour; dark: Colour }

const colour = z.templateLiteral(
  ['#', boundedText.regex(/^[0-9a-f]{6}$/)],
  'A colour in six hexadecimal digits behind #',
)
const pair = (label: string, help = '') =>
  group(label, help, {
    light: colour.meta({ title: 'By day', widget: 'colour' }),
    dark: colour.meta({ title: 'At night', widget: 'colour' }),
  })
const one = (label: string, help: string) =>
  colour.meta({ title: label, description: help, widget: 'colour' })

const palette = z.strictObject({
  page: pair('Page', 'The ground of every page.'),
  surface: pair('Surface', 'Cards and sheets on the page.'),
  sunk: pair('Sunk', 'The background of tables and code.'),
  ink: pair('Ink', 'Text, and the logo.'),
  muted: pair('Muted ink', 'Second text.'),
  line: pair('Line'),
  'line-strong': pair('Strong line'),
  'field-line': pair('Line of a field'),
  signal: pair(
    'Signal',
    'What is live: fills, lights, focus. The colour people know the company by.',
  ),
  'signal-ink': pair('Signal ink', 'Text in the signal’s colour.'),
  'signal-wash': pair('Signal wash', 'A ground in the signal’s colour.'),
  danger: pair('Danger'),
  'danger-wash': pair('Danger wash'),
})

/**
 * Pairs of colours, the first shown on the second, with their minimum contrast (WCAG 1.4.3 and
 * 1.4.11).
 */
const readable: [
  ink: keyof z.infer<typeof palette>,
  ground: keyof z.infer<typeof palette>,
  least: number,
][] = [
  ['ink', 'page', 4.5],
  ['ink', 'surface', 4.5],
  ['muted', 'page', 4.5],
  ['muted', 'surface', 4.5],
  ['signal-ink', 'page', 4.5],
  ['signal-ink', 'surface', 4.5],
  ['danger', 'page', 4.5],
  ['danger', 'surface', 4.5],
  ['field-line', 'page', 3],
  ['field-line', 'surface', 3],
]

const part = { colour: z.enum(['ink', 'signal']).meta({ title: 'Colour' }) }
const pixels = z.number().nonnegative()

/**
 * The brand (content/brand.json), from which everything takes colours and symbol (docs/recipes.md).
 */
export const brandSchema = z.strictObject({
  palette: palette
    .superRefine((colours, { addIssue }) => {
      for (const [ink, ground, least] of readable)
        for (const side of ['light', 'dark'] as const) {
          const found = contrast(colours[ink][side], colours[ground][side])
          if (found < least)
            addIssue({
              code: 'custom',
              path: [ink, side],
              message: `${found.toFixed(1)}:1 against ${ground}; readable from ${least}:1`,
            })
        }
    })
    .meta({ title: 'Colours', description: 'By day and at night.' }),
  warmInk: one('Warm ink by day', 'Text in the colour of a lamp.'),
  constants: group('The same by day and at night', '', {
    warm: one('Warm', 'A lamp in a window.'),
    studio: one('Studio', 'The backdrop of the product photographs.'),
    drawn: one('Drawn', 'Line drawing on the studio’s ground.'),
    'night-edge': one('Edge of the night', 'What night pictures run out into.'),
    'led-blue': one('Blue light', 'The LTE light of the gateway, nowhere else.'),
  }),
  highContrastMuted: pair(
    'Muted ink for more contrast',
    'For those who ask their system for more contrast.',
  ),
  oneColour: one('One colour', 'Logo files for print in one colour.'),
  logo: group(
    'Logo',
    'Symbol and name side by side: pixels as the header shows them, in which pictures and files scale them.',
    {
      symbol: z.number().positive().meta({ title: 'Symbol' }),
      gap: pixels.meta({ title: 'Gap' }),
      text: z.number().positive().meta({ title: 'Name' }),
      weight: z
        .union([z.literal(400), z.literal(500), z.literal(600), z.literal(700), z.literal(800)])
        .meta({ title: 'Weight' }),
      tracking: z
        .number()
        .min(-0.1)
        .max(0.2)
        .meta({ title: 'Letter-spacing', description: 'In em.' }),
    },
  ),
  symbol: group('Symbol', '', {
    side: z
      .number()
      .positive()
      .meta({ title: 'Side', description: 'Of the square that the paths are drawn in.' }),
    paths: listOf({
      d: z
        .string()
        .max(60_000)
        .regex(/^[MmZzLlHhVvCcSsQqTtAaeE\d\s.,+-]+$/, 'The d of an SVG path')
        .meta({ title: 'Path' }),
      colour: z.union([part.colour, colour]).meta({ title: 'Colour' }),
      transform: boundedText
        .regex(/^[a-zA-Z\d\s.,()+-]+$/, 'The transform of an SVG path')
        .optional()
        .meta({ title: 'Transformation' }),
      isEvenOdd: z.boolean().optional().meta({ title: 'Filled by the even-odd rule' }),
      isRound: z.boolean().optional().meta({ title: 'Round ends and corners' }),
      stroke: z
        .number()
        .positive()
        .optional()
        .meta({ title: 'Width of the line', description: 'Without one the path is filled.' }),
    }).meta({ title: 'Paths', description: 'Drawn in this order.' }),
    picture: z
      .string()
      .max(80_000)
      .regex(/^data:image\/png;base64,[A-Za-z\d+/=]+$/, 'A small PNG')
      .optional()
      .meta({ title: 'PNG', description: 'Instead of paths.' }),
    ratio: z
      .number()
      .min(1 / 6)
      .max(6)
      .optional()
      .meta({
        title: 'Width to height',
        description:
          'Of the drawing in the middle of the square; without one it is as wide as high.',
      }),
    hasName: z.boolean().optional().meta({
      title: 'The name is in it',
      description: 'It is then not set beside it.',
    }),
    isOneInk: z.boolean().optional().meta({
      title: 'One ink',
      description: 'In the colour of the text, instead of its own colours.',
    }),
    boxes: listOf({
      width: pixels.meta({ title: 'Width' }),
      height: pixels.meta({ title: 'Height' }),
      radius: pixels.meta({ title: 'Radius' }),
      ...part,
      border: z
        .number()
        .positive()
        .optional()
        .meta({ title: 'Width of the frame', description: 'Without one the box is filled.' }),
    }).meta({
      title: 'Boxes',
      description:
        'The symbol from left to right for mail programs, which draw no paths, in pixels; without one, only the name is shown.',
    }),
  })
    .refine(({ paths, picture }) => paths.length > 0 || picture !== undefined, {
      error: 'It has no path',
      path: ['paths'],
    })
    .meta({ title: 'Logo', widget: 'logo' }),
})
export type Brand = z.infer<typeof brandSchema>

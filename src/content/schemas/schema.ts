import { z } from 'astro/zod'
import { cleanText } from '#src/contracts/clean-text.ts'
import { dayOf } from '#src/contracts/formats.ts'
import { linkAddress, readLocation } from '#src/contracts/paths.ts'
import { plainCode } from '#src/contracts/text/plain-digits.ts'
import { boundedText, webAddress } from './bounded-text.ts'
import { diagram, fittingStep } from './drawings.ts'
import { law } from './law-schema.ts'

export const countWords = (text: string) => text.trim().split(/\s+/).filter(Boolean).length

/**
 * A text that visitors read, hear or receive, which a language translates. Every field that is made
 * of it is marked as a text, unless it says otherwise, as `shownName` does.
 */
export const text = boundedText
  .trim()
  .min(1, 'Write something here: it is empty')
  .meta({ isText: true })
/** A text with marks (`[link](/path)`, `**bold**`, `` `code` ``), as contracts/content/marks.ts. */
export const prose = text.meta({ markup: true })
export const countedWords = (min: number, max: number) =>
  text
    .refine((value) => countWords(value) >= min && countWords(value) <= max, {
      error: ({ input }) => `${countWords(String(input))} words; write ${min} to ${max}`,
    })
    .meta({ words: { min, max }, widget: 'paragraph' })
export const proseWords = (min: number, max: number) =>
  countedWords(min, max).meta({ markup: true })
/** Characters up to which a text is one line. */
const longestLine = 80
const line = text.overwrite((value) => cleanText(value, 'one'))
/**
 * A text of limited length; its fault states the present length. `meta`, here and below, is for
 * the editor's forms (form-schema.ts).
 */
export const characters = (min: number, max: number) =>
  (max > longestLine ? text : line)
    // The schema has already reported an empty text.
    .refine((value) => value === '' || (value.length >= min && value.length <= max), {
      error: ({ input }) =>
        `${String(input).length} characters; ${min > 1 ? `${min} to ${max}` : `at most ${max}`} fit`,
    })
    .meta({ minLength: min, maxLength: max, widget: max > longestLine ? 'paragraph' : 'line' })
/** A code of an order, as a buyer types it: `SL-100`. */
export const orderCode = boundedText
  .overwrite(plainCode)
  .regex(/^[A-Z\d][A-Z\d-]{1,19}$/, 'Capital letters, digits and hyphens, such as SL-100')
  .meta({
    title: 'Order code',
    description: 'Names it on quotes and orders, and in search. No other has the same.',
    isName: true,
  })

/**
 * A price, in the currency of content/company.json and with the decimals to show; three are of
 * currencies such as the dinar (spec.md §9 prices).
 */
export const amountText = boundedText
  .overwrite(plainCode)
  .regex(/^\d+(\.\d{2,4})?$/, 'An amount without a currency, such as 180, 29.00 or 0.15')
  .meta({ widget: 'price' })

export const title = characters(1, 80)
const asItIs = { isText: false, isName: true }
/** What pages show as it is, in every language: the name of a person or a place, a number of a register. */
export const shownName = (most: number) => characters(1, most).meta(asItIs)
/** Words that no page shows, such as those by which the search knows something. */
export const unshown = { isText: false }
/** A fact as on a label: a unit, protocol, date or count. Shown in the monospaced typeface. */
export const fact = characters(1, 44)
export const slug = boundedText
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Small letters, figures and hyphens, as in smart-lock')
  .meta({ widget: 'place' })
/** The name of an entry's file, which the content reader adds; editors do not write it. */
export const ownSlug = slug.meta({ unwritten: true })
export const productSlug = slug.meta({ widget: 'product' })
export const accessorySlug = slug.meta({ widget: 'accessory' })
export const href = boundedText
  .regex(linkAddress.pattern, linkAddress.fault)
  .meta({ widget: 'address' })
/** Target of a redirect. The target is sent as a header. */
export const destination = boundedText
  .refine((value) => readLocation(value) !== null, {
    error: 'A path of this site like /about, or an address that begins with https://',
  })
  .meta({ widget: 'address' })

export const isoDate = z.iso.date()

/** What `onlyWith` takes. */
export const need = /^(\/\S+|[a-z][A-Za-z]*)$/

/**
 * What a block needs: the address of a page, product or article, the start of an example site's
 * tokens, or what a company may not have (derived/present.ts). The block is left out whole while one
 * of them is missing.
 */
export const onlyWith = {
  onlyWith: z
    .array(
      boundedText.regex(need, {
        error: 'An address such as /prices, or a name such as coldStore',
      }),
    )
    .min(1)
    .meta({
      widget: 'onlyWith',
      title: 'Shown only with',
      description: 'Visitors do not see this part while one of these is missing.',
    })
    .optional(),
}

/**
 * Whether visitors see an entry: pages, lists, feeds and search engines leave out an entry that is
 * hidden or has a later day.
 */
export const visibility = {
  hidden: z
    .boolean()
    .meta({
      title: 'Hidden',
      description:
        'Visitors, lists and search engines do not see it. Its address says that it is gone.',
    })
    .optional(),
  redirect: destination
    .meta({ title: 'Leads instead to', description: 'Where its address leads while it is hidden.' })
    .optional(),
}

/** A section of a page of the program, which an owner may hide; the others keep their order. */
export const hideable = {
  hidden: z
    .boolean()
    .meta({ title: 'Hidden', description: 'Visitors do not see this section.' })
    .optional(),
}

/** A day, or a day and a time in the company's time zone: `2027-01-31`, `2027-01-31T09:30`. */
export const dayOrTime = boundedText
  .refine(
    (moment) =>
      /^\d{4}-\d{2}-\d{2}(T([01]\d|2[0-3]):[0-5]\d)?$/.test(moment) &&
      isoDate.safeParse(dayOf(moment)).success,
    {
      error: 'A day such as 2027-01-31, or with a time 2027-01-31T09:30',
    },
  )
  .meta({ widget: 'moment' })

export const schedule = {
  publishOn: dayOrTime
    .meta({
      widget: 'moment',
      title: 'Show from',
      description: 'From when on visitors see it. Empty: at once. Without a time: from midnight.',
    })
    .optional(),
}

/**
 * Kinds of pictures, stated so that nobody takes a rendering for a photograph of a real product.
 */
export const pictureKinds = ['photograph', 'rendering', 'drawing'] as const

/**
 * Picture under src/assets/pictures, without its ending, and its description, because no picture in
 * the content is mere decoration.
 */
const pictureFields = {
  name: boundedText
    .regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/, 'Choose a picture')
    .meta({ title: 'Picture' }),
  alt: text.meta({
    title: 'What it shows',
    description:
      'Read out to those who do not see the picture. Say what is in it and why it is there.',
  }),
  /**
   * Optional for renderings recorded in src/assets/pictures/record.json; an editor chooses it for
   * each uploaded picture.
   */
  kind: z
    .enum(pictureKinds)
    .meta({
      title: 'What it is',
      description: 'A photograph shows a real thing or place; a rendering was made by a computer.',
    })
    .optional(),
  focus: z
    .enum(['left', 'right', 'top', 'bottom'])
    .meta({
      title: 'Side to keep',
      description: 'The side that is not cut off where the frame has another shape.',
      none: 'The middle',
    })
    .optional(),
}
/** A picture with further fields about it. */
export const pictureWith = <Fields extends z.core.$ZodLooseShape>(fields: Fields) =>
  z.strictObject({ ...pictureFields, ...fields }).meta({ widget: 'picture' })
export const picture = pictureWith({})

export const link = z
  .strictObject({
    label: title.meta({
      title: 'Words of the link',
      description: 'Say what happens: “Get a quote”, not “Click here”.',
    }),
    href,
  })
  .meta({ widget: 'link' })
/** Maximum characters of a <title> and of a description that a search engine shows. */
export const longestTitle = 60
const shortestDescription = 70
export const longestDescription = 160

/** Title and description of a page, which search engines show. */
export const searchFields = {
  title: characters(15, longestTitle).meta({
    isForSearch: true,
    title: 'Title in search results',
    description:
      'The line that a search engine and the browser’s tab show. No other page has the same. {name} is the company.',
  }),
  description: characters(shortestDescription, longestDescription).meta({
    isForSearch: true,
    title: 'Description in search results',
    description: 'The two lines under the title in a search engine: what the reader finds here.',
  }),
}
export const metadata = { law: law.optional(), ...searchFields }
/** Two-tone heading: the block's name in the text colour, its continuation in the muted colour. */
export const heading = z.strictObject({
  name: title.meta({ title: 'First part', description: 'Set in full colour; makes sense alone.' }),
  continuation: title
    .meta({ title: 'Second part', description: 'Continues the first in a quieter colour.' })
    .optional(),
})

/** Cells are in the order of the columns; the first cell names its row. */
export const table = z
  .strictObject({
    caption: title.meta({ title: 'Title of the table' }),
    columns: z.array(title).min(2),
    rows: z.array(z.array(prose)).min(1),
    note: prose.meta({ title: 'Note below the table' }).optional(),
  })
  .meta({ widget: 'table' })

const steps = z
  .array(
    z.strictObject({
      title,
      text: prose,
      drawing: fittingStep.meta({ title: 'Drawing' }).optional(),
    }),
  )
  .min(2)
  .superRefine((items, context) => {
    const bare = items.findIndex(({ drawing }) => !drawing)
    const message = 'Either each step has a drawing or none has: steps with drawings are in columns'
    if (bare >= 0 && items.some(({ drawing }) => drawing))
      context.addIssue({ code: 'custom', path: [bare], message })
  })

/** An item of a list; an inset item is one level deeper, below the item before it. */
const point = z
  .union([prose, z.strictObject({ inset: prose })])
  .meta({ widget: 'point', markup: true, isText: true })
export type Point = z.infer<typeof point>

/** A figure set large, with its unit, and what it counts. */
export const largeFigure = z.strictObject({ value: characters(1, 16), text: prose })

export const block = z.union([
  z.strictObject({ paragraph: prose }),
  z.strictObject({ list: z.array(point).min(1) }),
  z.strictObject({ numbered: z.array(point).min(1) }),
  z.strictObject({
    terms: z.array(z.strictObject({ term: title, text: prose })).min(1),
  }),
  z.strictObject({
    quotation: z.strictObject({
      text: prose,
      name: shownName(80).meta({ title: 'Who says it' }).optional(),
      role: title.meta({ title: 'Role', description: 'Only with a name.' }).optional(),
    }),
  }),
  z.strictObject({ steps }),
  z.strictObject({
    figure: largeFigure,
  }),
  z.strictObject({ table }),
  z.strictObject({
    diagram: z.strictObject({ name: diagram.meta({ title: 'Drawing' }), caption: prose }),
  }),
  z.strictObject({
    photograph: pictureWith({ caption: prose }),
  }),
])
export type Block = z.infer<typeof block>

/** The source of a fact from outside: a standard, a law, a data sheet. */
export const source = z.strictObject({
  title: text.meta({
    title: 'Source',
    description: 'Publisher and title: “ESP-IDF: support policy”.',
    widget: 'line',
  }),
  /** Only https, because other kinds of address could run a script. */
  url: webAddress({ protocol: /^https$/ })
    .meta({
      title: 'Address',
      description: 'Where it can be read; begins with https://.',
      widget: 'line',
    })
    .optional(),
})
export type CitedSource = z.infer<typeof source>
export const sources = z.array(source).min(1).optional()

export const section = z.strictObject({
  id: slug.meta({
    title: 'Name in the address',
    description:
      'Others link to this part as /page#name. Change it only where nobody links to it yet.',
  }),
  heading: title,
  blocks: z.array(block).min(1).meta({ widget: 'blocks' }),
  sources,
})
export type ReadingSection = z.infer<typeof section>

export const card = z.strictObject({
  title,
  text: proseWords(1, 30),
  fact: fact.optional(),
  href: href.optional(),
  picture: picture.optional(),
})
/** A titled group of at most `count` cards (spec.md §9 gives the counts). */
export const cards = (count: number) =>
  z.strictObject({ heading, lead: prose.optional(), items: z.array(card).min(1).max(count) })
/**
 * `cards` with a drawing for each card (src/content/schemas/drawings.ts); `note` says how to read
 * the drawings.
 */
export const drawnCards = <Drawing extends z.ZodType>(count: number, drawing: Drawing) =>
  z.strictObject({
    heading,
    lead: prose.optional(),
    note: text.optional(),
    items: z.array(card.extend({ drawing })).min(1).max(count),
  })

export const callToAction = z.strictObject({
  heading: title,
  text: prose,
  action: link,
  message: characters(1, 400)
    .meta({
      title: 'Message that the form begins with',
      description:
        'For a button that leads to the contact form: what is asked, with … where the visitor fills something in.',
    })
    .optional(),
})

export const page = z.strictObject({
  ...metadata,
  heading: title,
  lead: countedWords(4, 30),
  picture: picture.optional(),
  sections: z.array(section).min(1),
  callToAction,
})
export type Page = z.infer<typeof page>

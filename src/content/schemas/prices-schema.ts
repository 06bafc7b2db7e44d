import { z } from 'astro/zod'
import { elsewhere, thisSite } from '#src/contracts/quote/delivery.ts'
import { addUpTo } from '#src/contracts/quote/split-tax.ts'
import { currencyCode } from './company-schema.ts'
import { group, listOf, withLabels } from './group.ts'
import {
  accessorySlug,
  amountText,
  characters,
  isoDate,
  orderCode,
  productSlug,
  prose,
  slug,
  title,
} from './schema.ts'

const amount = (words: string, help?: string) =>
  amountText.meta({
    isName: true,
    widget: 'price',
    title: words,
    description: help ?? 'In the currency of the catalogue, before VAT: such as 180 or 0.15.',
  })
const name = title.meta({
  title: 'Name',
  description: 'What is paid, and for how much of it: “Survey: one site, one day”.',
})
const isNotOffered = z.boolean().default(false).meta({
  title: 'We do not offer it',
  description:
    'Then no page and no price list has it, sums of sites are without it, and delivered sentences with its price are left out.',
})
/** A service that a company may not offer. */
const service = (words: string) =>
  group(words, '', { name, amount: amount('Amount'), isNotOffered })
const yearly = {
  name,
  firstYear: amount('First year', 'For one site. 0 where it is included.'),
  laterYears: amount('Each later year', 'For one site.'),
  text: prose.meta({ title: 'What it includes' }),
}
const hours = (words: string, help?: string) =>
  z.number().positive().max(100).meta(withLabels(words, help))
const count = (words: string) => z.int().positive().meta({ title: words })

/**
 * What is sold beside the products: an accessory, whose words are its own entry, or a spare or work.
 */
const part = z.union([
  group('Accessory', '', { accessory: accessorySlug, amount: amount('Amount') }),
  group('Spare or work', '', {
    id: slug.meta({
      title: 'Short name',
      description: 'Worked examples and sets name its price by it.',
    }),
    code: orderCode.optional(),
    name,
    amount: amount('Amount'),
  }),
])

/** A device of a set: a product, an accessory, or something with a name and a price of its own. */
export const setDevice = z.union([
  group('Product', '', { product: productSlug, count: count('How many') }),
  group('Accessory', '', { accessory: accessorySlug, count: count('How many') }),
  group('Part of another maker', '', {
    name: title.meta({ title: 'Name' }),
    count: count('How many'),
    price: slug.meta({ title: 'Its price' }),
  }),
])

const set = z
  .strictObject({
    id: slug.meta({
      title: 'Short name',
      description: 'Texts name its price by it: hotel-floor gives {hotelFloorSet}.',
    }),
    name: title.meta({ title: 'Name' }),
    exampleSite: slug
      .meta({ title: 'Worked example', description: 'Whose devices it holds, instead of a list.' })
      .optional(),
    only: z
      .array(slug)
      .min(1)
      .meta({
        title: 'Only these of its devices',
        description: 'By their keys in the example site; its gateways are among the set always.',
      })
      .optional(),
    devices: z
      .array(setDevice)
      .min(1)
      .meta({ title: 'Devices', description: 'All of them, or those beside the example site.' })
      .optional(),
  })
  .refine(({ exampleSite, devices }) => exampleSite !== undefined || devices !== undefined, {
    error: 'Name an example site, or list the devices',
    path: ['devices'],
  })
  .refine(({ exampleSite, only }) => only === undefined || exampleSite !== undefined, {
    error: 'Of which example site?',
    path: ['only'],
  })
export type PriceSet = z.infer<typeof set>

/** Terms of payment and returns that the texts state while there are no terms of sale yet. */
const payment = group('Payment and returns', '', {
  parts: listOf({
    percent: z.int().min(1).max(100).meta({ title: 'Per cent' }),
    when: title.meta({ title: 'Paid', description: 'Continues the number: “with the order”.' }),
  })
    .min(1)
    .refine((parts) => parts.reduce((sum, { percent }) => sum + percent, 0) === 100, {
      error: 'The parts must add up to 100 per cent',
    })
    .meta({ title: 'Parts of the sum' }),
  dueDays: count('Days to pay an invoice'),
  cancellation: characters(1, 140).meta({
    title: 'What is paid back',
    description: 'Of an order that is cancelled before delivery.',
  }),
  returnDays: count('Days for a return'),
  returns: title.meta({
    title: 'What comes back',
    description: '{returnDays} stands for the days.',
  }),
})

/**
 * Costs of a site besides its devices, from content/prices.json. Amounts are in the catalogue's
 * currency, before VAT.
 */
export const prices = z
  .strictObject({
    isSample: z.boolean().meta({
      title: 'Samples',
      description:
        'Prices and availability are those of the example company. An owner confirms all at once in “Make the site yours”.',
    }),
    survey: service('Survey').optional(),
    installationDay: service('Day of installation').optional(),
    fitting: group('Hours of installation', '', {
      hoursADay: hours('Hours of a day', 'Of all who install.'),
      hoursASite: hours('Hours of each site', 'Joining, the test without mains, handover.'),
      kinds: listOf({
        of: slug.meta({
          title: 'Of which',
          description:
            'A product by its short name, or gateway, wired, mains or battery. The first that fits counts.',
        }),
        name: title.meta({ title: 'In words', description: 'Continues a list: “a lock”.' }),
        hours: hours('Hours of one'),
      })
        .min(1)
        .meta({ title: 'Hours by device' }),
    }).optional(),
    pilot: group('Pilot', '', {
      name,
      days: count('Days'),
      amount: amount('Amount', 'For all of it, before VAT.'),
      isNotOffered,
    }).optional(),
    training: service('Training').optional(),
    spares: group('Spare parts', '', {
      name,
      amount: amount('Amount'),
      years: count('Years of supply after the last sale of a model'),
      isNotOffered,
    }).optional(),
    cell: group('Cell', '', { name, amount: amount('Amount') }).optional(),
    plans: listOf({ id: slug.meta({ title: 'Short name' }), ...yearly })
      .default([])
      .meta({ title: 'Plans of support' }),
    app: group('App and platform', '', yearly).optional(),
    call: service('Telephone call').optional(),
    data: group('Mobile data', '', {
      name,
      megabytes: count('Megabytes of a bundle'),
      amount: amount('Amount'),
    }).optional(),
    vat: group('VAT', '', {
      name: characters(1, 20)
        .default('VAT')
        .meta({ title: 'Name', description: 'As visitors and invoices read it: “VAT”, “GST”.' }),
      percent: z.number().min(0).max(100).meta({
        title: 'Per cent',
        description: 'If several taxes are added to a price, their sum.',
      }),
      parts: listOf({
        name: characters(1, 20).meta({ title: 'Name', description: 'Such as CGST or QST.' }),
        percent: z.number().positive().max(100).meta({ title: 'Per cent' }),
      })
        .min(2)
        .max(4)
        .optional()
        .meta({
          title: 'Taxes of which it is the sum',
          description:
            'A pro-forma lists each, such as CGST 9 and SGST 9 for GST 18. Leave it out for one tax.',
        }),
    }).refine(({ percent, parts }) => parts === undefined || addUpTo(parts, percent), {
      error: 'The taxes do not add up to the per cent above',
      path: ['parts'],
    }),
    parts: z.array(part).default([]).meta({
      title: 'Accessories, spares and work',
      description: 'An accessory without a price here is on request.',
    }),
    furtherGateway: group('Each further gateway of a site', '', {
      percent: z.number().min(0).max(100).meta({ title: 'Per cent of plan and app' }),
    }).optional(),
    payment: payment.optional(),
    quoteDays: count('Days for which a quote holds').max(365).meta({
      title: 'Days for which a quote holds',
      description:
        'From the request on, and for the pro-forma that begins with it. A pro-forma without a quote is valid for the days in the terms of offers.',
    }),
    plansEnd: characters(1, 80).optional().meta({
      title: 'How a yearly service ends',
      description:
        'Offers begin with it beside what each later year costs, and staff can change it. It continues “You can end it”, such as “with one month’s notice”. Write what your terms of sale say.',
      isText: true,
    }),
    overEstimate: z.number().positive().max(100).optional().meta({
      title: 'Per cent by which exact prices may be above all estimates together',
      description:
        'Whoever accepts an offer with estimates accepts exact prices whose sum is up to this above theirs, and the offer names the most that they can cost. Empty: each exact price is accepted on its own.',
    }),
    rateDays: count('Days for which a rate holds').max(365).meta({
      title: 'Days for which a rate holds',
      description:
        'Then visitors read prices in the currency of the catalogue, and staff confirm the sum in the local one.',
    }),
    delivery: listOf({
      id: slug
        .refine((id) => id !== elsewhere, { error: 'This name stands for all other regions' })
        .refine((id) => id !== thisSite, { error: 'This name stands for the choice of this site' })
        .meta({ title: 'Short name', description: 'Addresses name it: lagos.' }),
      name: title.meta({ title: 'Region', description: 'Continues “Delivery to”.' }),
      amount: amount('Amount', 'For one order, before tax: such as 15.'),
      days: count('Working days').max(365),
      freeFrom: amount(
        'Free from',
        'Sum of an order before tax. Leave it out if never.',
      ).optional(),
    })
      .max(10)
      .refine((regions) => new Set(regions.map(({ id }) => id)).size === regions.length, {
        error: 'Two regions have the same short name',
      })
      .default([])
      .meta({
        title: 'Delivery',
        description:
          'At most ten regions. Prices include delivery to the first one until a visitor chooses; what is not listed is on request.',
      }),
    local: z
      .strictObject({
        currency: currencyCode.meta({ title: 'Currency' }),
        rate: z.number().positive().meta({
          title: 'Rate',
          description:
            'What one unit of the catalogue’s currency costs in it. It is dated when you change it, or confirm the prices in “Prices and availability”.',
        }),
        /** Day on which an owner published it. The program sets it; delivered samples have none. */
        on: isoDate.meta({ unwritten: true }).optional(),
        roundTo: count('Rounded to').meta({
          title: 'Rounded to',
          description: 'The one rule of rounding, for each amount: such as 100.',
        }),
      })
      .refine(({ rate, roundTo }) => 100 * rate >= roundTo, {
        path: ['rate'],
        error: 'At this rate 100 of the catalogue’s currency are rounded to nothing',
      })
      .meta(withLabels('Local currency')),
    sums: group('The site whose sum texts quote', '', {
      exampleSite: slug.meta({
        title: 'Worked example',
        description: 'What each site has.',
      }),
      plan: slug.meta({ title: 'Plan', description: 'By its short name among the plans.' }),
    }).optional(),
    sites: listOf({
      exampleSite: slug.meta({ title: 'Worked example' }),
      size: count('Size').optional().meta({
        title: 'Size',
        description: 'Of a site that is counted, such as 60 rooms; empty for that of the example.',
      }),
      isOwnFitting: z
        .boolean()
        .optional()
        .meta({ title: 'Fitted by the buyer', description: 'Without survey and installation.' }),
    })
      .default([])
      .meta({ title: 'Sites whose whole sum is shown' }),
    sets: z.array(set).default([]).meta({ title: 'Sets' }),
  })
  .refine(({ plans, sums }) => !sums || plans.some(({ id }) => id === sums.plan), {
    error: 'No plan has this name',
    path: ['sums', 'plan'],
  })
export type Prices = z.infer<typeof prices>

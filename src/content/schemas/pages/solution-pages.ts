import { z } from 'astro/zod'
import { formatNumber } from '#src/contracts/formats.ts'
import { billOf } from '../../dossiers/figures.ts'
import { priceList } from '../../settings/prices.ts'
import { site } from '../../settings/site.ts'
import { setDevice } from '../prices-schema.ts'
import { block, heading, page, picture, productSlug, prose, proseWords, type Section, section, slug, text, title } from '../schema.ts'

/** A table of the reading text whose rows are made from the page's own items. */
const itemTable = z.strictObject({
  itemTable: z.strictObject({ caption: title, columns: z.array(title).min(2), note: prose.optional() }),
})
const sections = z.array(section.extend({ blocks: z.array(z.union([block, itemTable])).min(1) })).min(1)

/** Devices that report alike: readings at an interval, or reports of what happens. */
const load = z.strictObject({
  count: z.int().positive(),
  readingSeconds: z.int().positive().optional(),
  eventsADay: z.int().positive().optional(),
})

/** Gives the tables that are made from items their rows. */
const withRows = (written: z.output<typeof sections>, rows: string[][]): Section[] =>
  written.map((one) => ({
    ...one,
    blocks: one.blocks.map((part) => ('itemTable' in part ? { table: { ...part.itemTable, rows } } : part)),
  }))

/** /existing-solutions: sets of devices, with what each sends. */
const existingSolutions = page
  .extend({
    figure: z.strictObject({ title: text, caption: text }),
    solutions: z.strictObject({
      heading,
      oneSet: title.meta({ title: 'Before what a set holds' }),
      items: z
        .array(
          z
            .strictObject({
              title,
              text: proseWords(12, 40),
              parts: z.array(text).min(2),
              /** The device that stands for the set, by the name of its file. */
              product: productSlug,
              /** Its name in a request. What it holds, of the typical size, is told by that set of content/prices.json, or listed here. */
              set: slug,
              devices: z.array(setDevice).min(1).optional(),
              picture,
              typicalSize: text,
              /** What reports, or the megabytes of a worked example as its tokens give them. */
              loads: z.array(load).min(1).optional(),
              megabytes: z.strictObject({ beside: text, only: text }).optional(),
            })
            .refine(({ set, devices }) => priceList().sets.some(({ id }) => id === set) === (devices === undefined), {
              error: 'Name a set of the prices, or list the devices of a set with another name',
              path: ['devices'],
            }),
        )
        .min(6),
    }),
    sections,
  })
  .transform((data) => {
    const items = data.solutions.items.map(({ loads = [], megabytes, ...item }) => ({
      ...item,
      megabytes: megabytes ? Number(megabytes.beside) : billOf(loads, 'lte-beside-ethernet'),
      megabytesOnly: megabytes ? Number(megabytes.only) : billOf(loads, 'lte-only'),
    }))
    const rows = items.map(({ title: set, typicalSize, megabytes, megabytesOnly }) => [
      set,
      typicalSize,
      ...[megabytes, megabytesOnly].map((value) => `${formatNumber(value, site().locale)}\u00a0MB`),
    ])
    return { ...data, solutions: { ...data.solutions, items }, sections: withRows(data.sections, rows) }
  })

/** /iot-product-development-step: the steps with their weeks, and what has been spent where the work ends after one. */
const productDevelopmentSteps = page
  .extend({
    figure: z.strictObject({ title: text, caption: text }),
    steps: z.strictObject({
      heading,
      alt: text,
      items: z
        .array(
          z.strictObject({
            title,
            text: prose,
            weeks: z.strictObject({ from: z.int().positive(), to: z.int().positive() }),
            /** Absent where the work does not end: percent of the budget that is spent, and what the customer keeps. */
            stop: z.strictObject({ spent: z.int().positive().max(100), keeps: text }).optional(),
          }),
        )
        .min(5),
    }),
    sections,
  })
  .transform((data) => {
    const items = data.steps.items.map((item) => ({ ...item, fact: `weeks ${item.weeks.from} to ${item.weeks.to}` }))
    const rows = items.flatMap(({ title: step, stop }) => (stop ? [[step, `${stop.spent}\u00a0%`, stop.keeps]] : []))
    return { ...data, steps: { ...data.steps, items }, sections: withRows(data.sections, rows) }
  })

export const solutionPages = { 'existing-solutions': existingSolutions, 'iot-product-development-step': productDevelopmentSteps }

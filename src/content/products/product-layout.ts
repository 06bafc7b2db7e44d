import type { Purpose } from '../schemas/product-figure-schema.ts'
import type { Product } from '../schemas/product-schema.ts'

type Part = 'figure' | 'features' | 'benefits' | 'specification'
/** A section of a product's page; `night` is dark in both schemes. */
export type Placed = { part: Part; ground: 'page' | 'white' | 'night' }

const asWritten: readonly Placed[] = [
  { part: 'features', ground: 'white' },
  { part: 'benefits', ground: 'page' },
  { part: 'specification', ground: 'white' },
]
/**
 * Who protects a life or connects a site reads the figure at night, and has one dark section: the
 * last benefit of the others is one too. Who measures compares accuracy before anything else.
 */
const layouts: Readonly<Record<Purpose, readonly Placed[]>> = {
  protects: [
    { part: 'figure', ground: 'night' },
    { part: 'features', ground: 'white' },
    { part: 'benefits', ground: 'page' },
    { part: 'specification', ground: 'white' },
  ],
  opens: [
    { part: 'figure', ground: 'white' },
    { part: 'benefits', ground: 'page' },
    { part: 'features', ground: 'white' },
    { part: 'specification', ground: 'page' },
  ],
  measures: [
    { part: 'figure', ground: 'page' },
    { part: 'specification', ground: 'white' },
    { part: 'benefits', ground: 'page' },
    { part: 'features', ground: 'white' },
  ],
  switches: [
    { part: 'figure', ground: 'white' },
    { part: 'features', ground: 'page' },
    { part: 'benefits', ground: 'white' },
    { part: 'specification', ground: 'page' },
  ],
  connects: [
    { part: 'figure', ground: 'night' },
    { part: 'benefits', ground: 'page' },
    { part: 'specification', ground: 'white' },
    { part: 'features', ground: 'page' },
  ],
  watches: [
    { part: 'figure', ground: 'white' },
    { part: 'benefits', ground: 'page' },
    { part: 'specification', ground: 'white' },
    { part: 'features', ground: 'page' },
  ],
}

/** Returns the sections of a product's page in their order, below its head. */
export const layoutOf = ({ purpose, figure }: Pick<Product, 'purpose' | 'figure'>) =>
  (purpose && figure && layouts[purpose]) || asWritten

/** Whether the last benefit is a dark band: a page has one dark section. */
export const hasBand = (product: Pick<Product, 'purpose' | 'figure'>): boolean =>
  layoutOf(product).every(({ ground }) => ground !== 'night')

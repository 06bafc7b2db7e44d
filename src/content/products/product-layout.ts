import type { Purpose } from '../schemas/product-figure-schema.ts'
import type { Product } from '../schemas/product-schema.ts'

/** `details` are features and specification side by side. */
type Part = 'figure' | 'features' | 'benefits' | 'specification' | 'details'
export type Ground = 'page' | 'white' | 'night'
/** A section of a product's page; `night` is dark in both schemes. */
type Placed = { part: Part; ground: Ground }
/**
 * `rows` alternate with their pictures, `strip` is three columns, `mosaic` one large picture and
 * two small ones, `list` a table of short rows, `checks` fills the window like a chessboard.
 */
export type BenefitShape = 'rows' | 'strip' | 'mosaic' | 'list' | 'checks'

export type ProductLayout = {
  /** How the page opens: by what its buyer must see, or `plain` with the gallery. */
  opening: Purpose | 'plain'
  benefits: BenefitShape
  /** Sections below the opening. A figure that is not among them is in the opening. */
  sections: readonly Placed[]
}

const plain: ProductLayout = {
  opening: 'plain',
  benefits: 'rows',
  sections: [
    { part: 'features', ground: 'white' },
    { part: 'benefits', ground: 'page' },
    { part: 'specification', ground: 'white' },
  ],
}
/** Each page has one dark part: its figure, or where that is light, its benefits. */
const layouts: Readonly<Record<Purpose, Omit<ProductLayout, 'opening'>>> = {
  protects: {
    benefits: 'strip',
    sections: [
      { part: 'features', ground: 'white' },
      { part: 'benefits', ground: 'page' },
      { part: 'specification', ground: 'white' },
    ],
  },
  opens: {
    benefits: 'mosaic',
    sections: [
      { part: 'benefits', ground: 'night' },
      { part: 'features', ground: 'white' },
      { part: 'specification', ground: 'page' },
    ],
  },
  /** Who measures compares accuracy before anything else. */
  measures: {
    benefits: 'list',
    sections: [
      { part: 'specification', ground: 'white' },
      { part: 'benefits', ground: 'page' },
      { part: 'features', ground: 'white' },
    ],
  },
  switches: {
    benefits: 'checks',
    sections: [
      { part: 'figure', ground: 'night' },
      { part: 'benefits', ground: 'page' },
      { part: 'details', ground: 'white' },
    ],
  },
  connects: {
    benefits: 'strip',
    sections: [
      { part: 'figure', ground: 'night' },
      { part: 'benefits', ground: 'page' },
      { part: 'specification', ground: 'white' },
      { part: 'features', ground: 'page' },
    ],
  },
  watches: {
    benefits: 'rows',
    sections: [
      { part: 'benefits', ground: 'white' },
      { part: 'details', ground: 'page' },
    ],
  },
}

/** Returns how a product's page is laid out. */
export const layoutOf = ({
  purpose,
  figure,
}: Pick<Product, 'purpose' | 'figure'>): ProductLayout =>
  purpose && figure ? { opening: purpose, ...layouts[purpose] } : plain

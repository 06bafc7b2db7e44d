import type { ReactNode } from 'react'

/** A front view in millimetres: `x` from its left edge, `y` from its top. */
type Front = { width: number; height: number }

export type ProductFace = {
  /** Radius of the body's corners in mm; for a round body half its width. */
  radius: number
  /** Whether the body is no block, so that its depth is not drawn. */
  isFreeForm?: boolean
  /** Space in mm that parts need beyond the body. */
  reach?: { left?: number; right?: number; above?: number }
  /** Parts behind the body, drawn from the top left corner of its back. */
  behind?: (front: Front) => ReactNode
  face: (front: Front) => ReactNode
}

export const dark = { fill: 'var(--device)', stroke: 'none' }
export const lit = { stroke: 'var(--signal)', strokeWidth: 2 }
export const led = { fill: 'var(--signal)', stroke: 'none' }
export const inked = { fill: 'var(--ink)', stroke: 'none' }
/** Lines and dots on dark glass, which is dark in both colour schemes. */
export const onGlass = { fill: 'var(--studio)', stroke: 'none' }
export const dottedFace = {
  strokeDasharray: '0 4.5',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
} as const

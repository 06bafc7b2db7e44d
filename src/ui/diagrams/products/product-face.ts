import type { ReactNode } from 'react'

/** Millimetres of a front view: `x` from its left edge, `y` from its top. */
type Front = { width: number; height: number }

export type ProductFace = {
  /** Radius of the body's corners in mm; a round body has half its width. */
  radius: number
  /** The body is no block that has a depth. */
  isFreeForm?: boolean
  /** Room that parts need beyond the body, in mm. */
  reach?: { left?: number; right?: number; above?: number }
  /** Drawn behind the body, from the top left corner of its back. */
  behind?: (front: Front) => ReactNode
  face: (front: Front) => ReactNode
}

export const dark = { fill: 'var(--device)', stroke: 'none' }
export const lit = { stroke: 'var(--signal)', strokeWidth: 2 }
export const led = { fill: 'var(--signal)', stroke: 'none' }
export const inked = { fill: 'var(--ink)', stroke: 'none' }
/** Lines and dots on a dark glass, which is dark in both schemes. */
export const onGlass = { fill: 'var(--studio)', stroke: 'none' }
export const dotted = { strokeDasharray: '0 4.5', strokeWidth: 1.75, strokeLinecap: 'round' } as const

import type { Product } from './schema.ts'

/** Outer size in millimetres. */
export type ProductSize = { width: number; height: number; depth: number }

/**
 * Reads a product's outer size from its specification: the first row called "Size…", `width × height × depth` in mm.
 * @returns undefined where the specification gives none in that form
 */
export function sizeOf({ specification }: Pick<Product, 'specification'>): ProductSize | undefined {
  const row = specification.flatMap(({ rows }) => rows).find(({ label, unit }) => label.startsWith('Size') && unit === 'mm')
  const [width, height, depth] = row?.value.split('×').map(Number) ?? []
  return width && height && depth ? { width, height, depth } : undefined
}

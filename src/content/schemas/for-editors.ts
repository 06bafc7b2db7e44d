import type { z } from 'astro/zod'

/**
 * Marks a field that editors may publish, with everything in it. A field without the mark is the
 * owner's (decision 0077).
 */
export const forEditors = <Field extends z.ZodType>(field: Field): Field =>
  field.meta({ isEditors: true })

/** Marks each field of a shape as `forEditors` does. */
export const fieldsForEditors = <Shape extends Readonly<Record<string, z.ZodType>>>(
  shape: Shape,
): Shape =>
  // The cast is safe, because each field keeps its key and type.
  Object.fromEntries(
    Object.entries(shape).map(([key, field]) => [key, forEditors(field)]),
  ) as unknown as Shape

import { z } from 'astro/zod'

type Fields = z.core.$ZodLooseShape

/**
 * Label and help of a field in the editor's form.
 * @param help shown below the label; empty for none
 */
export const withLabels = (title: string, help = '') => ({
  title,
  ...(help && { description: help }),
})

/** A group of fields with a title in the editor's form; other fields are refused. */
export const group = <Listed extends Fields>(title: string, help: string, fields: Listed) =>
  z.strictObject(fields).meta(withLabels(title, help))

export const listOf = <Listed extends Fields>(fields: Listed) => z.array(z.strictObject(fields))

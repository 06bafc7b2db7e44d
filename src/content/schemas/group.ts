import { z } from 'astro/zod'

type Fields = z.core.$ZodLooseShape

/** Fields under a title of the editor's form. A field that is not among them is refused. @param help below the title; empty without one */
export const group = <Listed extends Fields>(title: string, help: string, fields: Listed) =>
  z.strictObject(fields).meta({ title, ...(help && { description: help }) })

/** A list whose entries have these fields. */
export const listOf = <Listed extends Fields>(fields: Listed) => z.array(z.strictObject(fields))

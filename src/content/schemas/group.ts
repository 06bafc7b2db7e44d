import { z } from 'astro/zod'

type Fields = z.core.$ZodLooseShape

/** A group of fields with a title in the editor's form; other fields are refused. @param help shown below the title; empty for none */
export const group = <Listed extends Fields>(title: string, help: string, fields: Listed) =>
  z.strictObject(fields).meta({ title, ...(help && { description: help }) })

export const listOf = <Listed extends Fields>(fields: Listed) => z.array(z.strictObject(fields))

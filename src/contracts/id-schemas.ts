// Schemas of ids. The browser does not load them.
import { z } from 'zod'
import { largestId } from './ids.ts'

/** An id as a number, in JSON. */
export const idSchema = (fault?: string) => z.int(fault).positive(fault).max(largestId, fault)

/** An id as text, in a query or a form. */
export const typedIdSchema = (fault?: string) =>
  z.coerce.number(fault).int(fault).positive(fault).max(largestId, fault)

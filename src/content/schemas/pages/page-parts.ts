import { z } from 'astro/zod'
import { heading, link, metadata, prose, text } from '../schema.ts'

/** Title of a drawing at the top of a page, and how to read its figures. */
export const figure = z.strictObject({ title: text, caption: text })
/** A date that a page states, with a label for what happened on that day. */
export const pageDate = z.strictObject({ label: text, on: z.iso.date() })
/** A page without reading text. */
export const plain = z.strictObject({ ...metadata, heading: text })
export const facts = z
  .array(z.strictObject({ label: text, value: text, unit: text.optional() }))
  .min(1)
/** One thought in large type: `text` in the text colour, `emphasis` in the muted one. */
export const statement = z.strictObject({ text, emphasis: text })
export const step = z.strictObject({
  title: text,
  text: prose,
  fact: text.optional(),
  href: link.shape.href.optional(),
})
export const list = (least: number) =>
  z.strictObject({ heading, lead: prose.optional(), items: z.array(step).min(least) })

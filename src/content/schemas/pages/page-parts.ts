import { z } from 'astro/zod'
import { heading, link, metadata, prose, text } from '../schema.ts'

/** What a drawing in the head of a page is about, and how its figures are to be taken. */
export const figure = z.strictObject({ title: text, caption: text })
/** The day a page stands by, and what happened on it. */
export const pageDate = z.strictObject({ label: text, on: z.iso.date() })
/** A page without a reading text. */
export const plain = z.strictObject({ ...metadata, heading: text })
export const facts = z.array(z.strictObject({ label: text, value: text, unit: text.optional() })).min(2)
/** One thought set large: `text` in ink, `emphasis` in muted ink. */
export const statement = z.strictObject({ text, emphasis: text })
export const step = z.strictObject({ title: text, text: prose, fact: text.optional(), href: link.shape.href.optional() })
/** A titled list of at least so many entries. */
export const list = (least: number) => z.strictObject({ heading, lead: text.optional(), items: z.array(step).min(least) })

import { z } from 'astro/zod'
import type { Sentence } from '#src/contracts/text/say.ts'
import { characters, prose } from '../schema.ts'

/** What the words of the site are made of. A key is the label of its field in the editor. */

const lengths = { word: 80, sentence: 240, paragraph: 1200 } as const

/**
 * A text with the slots that the code fills when it shows the text (contracts/text/say.ts). Tokens
 * of the site, such as `{phone}`, are filled before, when the content is read.
 * @param needed slots that have to appear, of those that may
 */
function withSlots<Slot extends string>(
  most: number,
  slots: readonly Slot[],
  needed: readonly string[] = slots,
  more: object = {},
): z.ZodType<Sentence<Slot>> {
  const missing = (text: string) => needed.filter((slot) => !text.includes(`{${slot}}`))
  const written = slots.map((slot) => `{${slot}}`).join(', ')
  return characters(1, most)
    .refine((text) => text === '' || missing(text).length === 0, {
      error: ({ input }) =>
        `Write ${missing(String(input))
          .map((slot) => `{${slot}}`)
          .join(', ')} where it belongs: it is filled in when the text is shown`,
    })
    .meta({
      isText: true,
      ...more,
      ...(slots.length > 0 && {
        slots,
        description: `Filled in when it is shown: ${written}. Keep the braces.`,
      }),
    })
}

/** A word or a line, without slots. */
export const word = withSlots(lengths.word, [])
/** A sentence, with the names of its slots. */
export const sentence = <Slot extends string = never>(...slots: Slot[]) =>
  withSlots(lengths.sentence, slots)
/** A sentence with slots, and with links, bold words or code. */
export const markedSentence = <Slot extends string = never>(...slots: Slot[]) =>
  withSlots(lengths.sentence, slots, slots, { markup: true })
/** A longer text, with the names of its slots. */
export const paragraph = <Slot extends string = never>(...slots: Slot[]) =>
  withSlots(lengths.paragraph, slots)
/** A text with links, bold words or code, without slots. */
export const marked = prose.meta({ isText: true })

/**
 * The forms of a sentence with a number in it, by the categories of `Intl.PluralRules`. The slot
 * `{count}` is the number; all forms but the last may write it as a word. English has two forms,
 * which are the fields of the editor.
 */
export const plural = <Slot extends string = never>(...slots: Slot[]) =>
  formsOf(slots, ['count', ...slots])

/** Forms of a sentence that agrees with a number, which need not be in it: “Choose them again.” */
export const byCount = <Slot extends string = never>(...slots: Slot[]) => formsOf(slots, slots)

function formsOf<Slot extends string>(slots: readonly Slot[], ofOther: readonly string[]) {
  const all = ['count', ...slots] as const
  const form = () => withSlots<Slot | 'count'>(lengths.sentence, all, slots).optional()
  const ofOthers = () => form().meta({ unwritten: true })
  return z
    .strictObject({
      zero: ofOthers(),
      one: form().meta({ title: 'For one' }),
      two: ofOthers(),
      few: ofOthers(),
      many: ofOthers(),
      other: withSlots<Slot | 'count'>(lengths.sentence, all, ofOther).meta({
        title: 'For every other number',
      }),
    })
    .meta({ isPlural: true })
}

/** A group of words of one place. */
export const place = z.strictObject

/** The slots of a text in an entry; none for a text without slots. */
export function slotsAt(schema: z.ZodType, path: readonly PropertyKey[]): readonly string[] {
  const [key, ...deeper] = path
  if (schema instanceof z.ZodOptional) return slotsAt(schema.unwrap() as z.ZodType, path)
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((option) => slotsAt(option as z.ZodType, path))
  if (key === undefined) {
    const slots = schema.meta()?.['slots']
    return Array.isArray(slots) ? slots : []
  }
  const part: unknown =
    schema instanceof z.ZodObject
      ? schema.shape[String(key)]
      : schema instanceof z.ZodArray
        ? schema.element
        : undefined
  return part instanceof z.ZodType ? slotsAt(part, deeper) : []
}

import { z } from 'astro/zod'
import { cleanText, findUnstorable } from '#src/contracts/clean-text.ts'
import { contentLimits } from '#src/contracts/content/content-limits.ts'

const { max } = contentLimits.text

/** Names the first character that no file can hold, with the words before it. */
function unstorableFault(text: string): string {
  const at = findUnstorable(text)
  const point = text.codePointAt(at) ?? 0
  const isHalf = point >= 0xd800 && point <= 0xdfff
  const before = text.slice(Math.max(0, at - 20), at).trim()
  const place = before === '' ? 'at the beginning' : `after “${before}”`
  const kind = isHalf ? 'Half a character' : 'A code that is no character'
  const code = point.toString(16).toUpperCase().padStart(4, '0')
  return `${kind} (U+${code}) ${place}: delete it, or type it again`
}

/**
 * Every text of the content: of limited length, and only of characters that pages, feed, PDF and
 * database can hold (clean-text.ts).
 */
export const boundedText = z
  .string()
  // Nothing else is checked in a longer text.
  .max(max, { abort: true, error: `Write at most ${max} characters` })
  .refine((text) => findUnstorable(text) < 0, {
    abort: true,
    error: ({ input }) => unstorableFault(String(input)),
  })
  .overwrite((text) => cleanText(text))

export const webAddress = (options: Parameters<typeof z.url>[0]) =>
  boundedText.check(z.url(options))

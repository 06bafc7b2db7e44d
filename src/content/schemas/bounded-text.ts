import { z } from 'astro/zod'
import { contentLimits } from '#src/contracts/content/content-limits.ts'

const { max } = contentLimits.text

/**
 * The schema of every text begins with this bound, so that nothing else is checked in a longer
 * text.
 */
const bound = { abort: true, error: `Write at most ${max} characters` } as const

export const boundedText = z.string().max(max, bound)
export const webAddress = (options: Parameters<typeof z.url>[0]) => z.url(options).max(max, bound)

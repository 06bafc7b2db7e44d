import { z } from 'astro/zod'
import { contentLimits } from '#src/contracts/content-limits.ts'

const { max } = contentLimits.text

/** What every text of the content begins with, whatever its schema says besides: nothing else is looked at in one that is longer. */
const bound = { abort: true, error: `Write at most ${max} characters` } as const

export const boundedText = z.string().max(max, bound)
/** A whole address. @param options as of `z.url` */
export const webAddress = (options: Parameters<typeof z.url>[0]) => z.url(options).max(max, bound)

import { z } from 'astro/zod'
import { isOfProgram, pathOfTarget } from '#src/contracts/paths.ts'
import { boundedText } from './bounded-text.ts'
import { listOf } from './group.ts'
import { destination } from './schema.ts'

/** The path of a visitor's request in any script, percent-encoded or not: no host and no query. */
const path = boundedText
  .refine((value) => /^\/[^\s\p{Cc}\\?#]+$/u.test(value), {
    abort: true,
    error: 'A path of this site like /old-page',
  })
  .refine((value) => pathOfTarget(value) !== null, { error: 'This cannot be read as an address' })
  .refine((value) => !isOfProgram(pathOfTarget(value) ?? ''), {
    error: 'This is an address of the program itself: it cannot move',
  })

/** Addresses that have moved (301), from content/redirects.json. */
export const redirects = z.strictObject({
  redirects: listOf({
    from: path.meta({
      title: 'Old address',
      description: 'Where no page is any more, like /old-page.',
    }),
    href: destination.meta({ title: 'New address' }),
  }).meta({ title: 'Redirects' }),
})

import { z } from 'astro/zod'

/** A path as visitors ask for it: no host, no query, no slash at the end. */
const path = z
  .string()
  .regex(/^\/[\w\-./~%]*[\w\-~%]$/, 'A path of this site like /old-page')
  .refine((value) => !/^\/(api|admin|_)/.test(value), { error: 'Addresses of the staff area and of the API cannot move' })

/** Addresses that have moved (301): what content/redirects.json holds. */
export const redirects = z.strictObject({
  redirects: z
    .array(
      z.strictObject({
        from: path.meta({ title: 'Old address', description: 'Where no page is any more, like /old-page.' }),
        href: z
          .string()
          .regex(/^(\/|https:\/\/)/, 'A path of this site or an https address')
          .meta({ title: 'New address', widget: 'address' }),
      }),
    )
    .meta({ title: 'Redirects' }),
})
export type Redirects = z.infer<typeof redirects>

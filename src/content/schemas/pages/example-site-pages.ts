import { z } from 'astro/zod'
import { metadata, page, text } from '../schema.ts'
import { plain } from './page-parts.ts'

export const exampleSitePages = {
  /**
   * `links`: names for the ways to connect a site. `none`: no network works during the power cut;
   * `neither`: there is no network.
   */
  'cut-the-power': page.extend({
    links: z.strictObject({
      ethernet: text,
      'lte-beside-ethernet': text,
      'lte-only': text,
      none: text,
      neither: text,
    }),
    chosen: z.strictObject(metadata),
  }),
  'demo-cold-store': plain.extend({ lead: text, callToAction: page.shape.callToAction }),
}

import { z } from 'astro/zod'
import { metadata, page, text } from '../schema.ts'
import { plain } from './page-parts.ts'

export const exampleSitePages = {
  /** `links`: how a site can be linked, by the names of the model; `none`: neither way works while the mains is away; `neither`: there is no way. */
  'cut-the-power': page.extend({
    links: z.strictObject({ ethernet: text, 'lte-beside-ethernet': text, 'lte-only': text, none: text, neither: text }),
    chosen: z.strictObject(metadata),
  }),
  'demo-cold-store': plain.extend({ lead: text, callToAction: page.shape.callToAction }),
}
